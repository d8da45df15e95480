public import ExactArithmetic
public import GameCore

/// Numbers of matches, or heaps of them, for a class to think about: the outcome, and the winning
/// takes.
public struct Lesson: Sendable {
  /// How far the exercises are from the numbers of the table.
  public enum Difficulty: String, Sendable, CaseIterable {
    /// Up to twice as large: what the table shows carries on.
    case easy
    /// Up to five times as large.
    case medium
    /// Up to fifty times as large: only the rule helps.
    case hard

    /// The exercises are in this range where the table ends with `last`.
    func range(after last: Int) -> ClosedRange<Int> {
      switch self {
      case .easy: last + 1...2 * last + 4
      case .medium: last + 1...5 * last + 4
      case .hard: 5 * last + 5...50 * last + 4
      }
    }
  }

  /// A number of matches with its answer.
  public struct Question: Sendable {
    /// The matches, of all heaps.
    public let heap: Int
    /// The heaps, ascending.
    public let sizes: [Int]
    /// All numbers of the position: the matches, and what a line remembers at the start.
    public let heaps: [HeapSize]
    /// The outcome, the winning moves, and the reason.
    public let analysis: PositionAnalysis
  }

  /// The game.
  public let game: TakeAwayGame
  /// How many heaps each question has.
  public let heapCount: Int
  /// The numbers 1, 2, 3, …, or heaps of them, in which the class looks for a pattern.
  public let numbers: [Question]
  /// Larger numbers, ascending, to try the pattern on.
  public let exercises: [Question]
  /// How often each strategy wins when it begins against one that makes any move; empty under rules
  /// that need more than the heap to know a position.
  public let chances: [Chances]

  /// The chances of a strategy.
  public struct Chances: Sendable {
    /// The player who moves first, against ``Strategy/wild``.
    public let strategy: Strategy
    /// The exact chance that it wins, from 0 matches on.
    public let byHeap: [Rational]
  }
}

extension TakeAwayGame {
  /// The largest heap of a lesson.
  public static let largestLessonHeap = 100

  /// The largest heap of a lesson where nothing is said, by the number of heaps: about thirty
  /// questions fill a sheet.
  public static func usualLessonHeap(heapCount: Int) -> Int { [20, 7, 4][min(heapCount, 3) - 1] }

  /// The most heaps of a question of a lesson, and the most questions about several heaps.
  public static let (mostLessonHeaps, mostLessonQuestions) = (4, 500)

  /// How many questions a lesson has whose heaps are 1…`last`: C(last + heaps − 1, heaps).
  public static func lessonQuestions(upTo last: Int, heapCount: Int) -> Int {
    (0..<heapCount).reduce(1) { $0 * (last + $1) / ($1 + 1) }
  }

  /// A lesson on the heaps 1…`last`, with `count` exercises drawn from larger heaps, as far as they
  /// last. Under a line only the heaps that are positions count.
  ///
  /// With several heaps the questions are all ascending ones of 1…`last`; the largest heap of an
  /// exercise is drawn as for one heap, the others from 1 up to it.
  /// - Throws: ``SolverError`` when a heap can't be answered, none is a position, or a position has
  ///   several numbers.
  public func lesson(
    upTo last: Int, exercises count: Int, difficulty: Lesson.Difficulty = .medium, heapCount: Int = 1, seed: UInt64,
    limits: SearchLimits = .none
  ) throws(SolverError) -> Lesson {
    precondition((1...Self.mostLessonHeaps).contains(heapCount), "a lesson has 1 to \(Self.mostLessonHeaps) heaps")
    if heapCount > 1, rules.line != nil { throw .unsupported(.lineLosing) }
    let smaller = try positions(1...last)
    var larger = try positions(difficulty.range(after: last))
    var generator = SeededGenerator(seed: seed, stream: 0)
    let drawn = min(count, larger.count)
    generator.drawToFront(drawn, of: &larger)
    let exercises = larger.prefix(drawn).sorted().map { largest in
      ((1..<heapCount).map { _ in 1 + generator.index(largest) } + [largest]).sorted()
    }
    let table = smaller.isEmpty ? [[last]] : Self.ascending(heapCount, of: smaller)
    return Lesson(
      game: self, heapCount: heapCount, numbers: try questions(table, limits),
      exercises: try questions(exercises, limits),
      chances: heapCount == 1 ? try chances(upTo: last, limits) : [])
  }

  /// All ascending lists of `count` of these numbers, which are ascending.
  private static func ascending(_ count: Int, of numbers: [Int]) -> [[Int]] {
    (1..<count).reduce(numbers.map { [$0] }) { lists, _ in
      lists.flatMap { list in numbers.filter { $0 >= list[list.count - 1] }.map { list + [$0] } }
    }
  }

  /// The heaps that are positions.
  private func positions(_ heaps: ClosedRange<Int>) throws(SolverError) -> [Int] {
    guard let line = rules.line else { return Array(heaps) }
    guard line.letters.count == 1 else { throw .unsupported(.lineLosing) }
    let board = WrittenGame(line)
    var found: [Int] = []
    for heap in heaps {
      guard let position = line.filled([heap]) else { continue }
      if try SolverError.asking(line, { () throws(WrittenFailure) in try board.isOnBoard(position) }) {
        found.append(heap)
      }
    }
    return found
  }

  /// The three strategies of the source (REFERENCES: S1); where no limit says what is clever, the
  /// perfect one.
  private func chances(upTo last: Int, _ limits: SearchLimits) throws(SolverError) -> [Lesson.Chances] {
    guard rules.line == nil, rules.theory.lastMove == nil, rules.theory.mostHeapsLeft == 1 else { return [] }
    let best: Strategy = takeLimit == nil ? .perfect : .clever
    return try [Strategy.dumb, .wild, best].map { strategy throws(SolverError) in
      Lesson.Chances(
        strategy: strategy, byHeap: try chances(of: strategy, against: .wild, upTo: last, limits: limits))
    }
  }

  private func questions(_ positions: [[Int]], _ limits: SearchLimits) throws(SolverError) -> [Lesson.Question] {
    try positions.map { sizes throws(SolverError) in
      let heaps = try filled(sizes.map { HeapSize($0) })
      return Lesson.Question(
        heap: sizes.reduce(0, +), sizes: sizes, heaps: heaps, analysis: try analyze(heaps: heaps, limits: limits))
    }
  }
}
