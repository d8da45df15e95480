public import ExactArithmetic
public import GameCore

/// Numbers of matches for a class to think about: the outcome, and the winning takes.
public struct Lesson: Sendable {
  /// A number of matches with its answer.
  public struct Question: Sendable {
    /// The matches.
    public let heap: Int
    /// All numbers of the position: the matches, and what a line remembers at the start.
    public let heaps: [HeapSize]
    /// The outcome, the winning moves, and the reason.
    public let analysis: PositionAnalysis
  }

  /// The game.
  public let game: TakeAwayGame
  /// The numbers 1, 2, 3, … in which the class looks for a pattern.
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

  /// A lesson on the heaps 1…`last`, with `count` exercises drawn from the heaps up to five times
  /// as large, as far as they last. Under a line only the heaps that are positions count.
  /// - Throws: ``SolverError`` when a heap can't be answered, none is a position, or a position has
  ///   several numbers.
  public func lesson(
    upTo last: Int, exercises count: Int, seed: UInt64, limits: SearchLimits = .none
  ) throws(SolverError) -> Lesson {
    let smaller = try positions(1...last)
    var larger = try positions(last + 1...5 * last + 4)
    var generator = SeededGenerator(seed: seed, stream: 0)
    let drawn = min(count, larger.count)
    generator.drawToFront(drawn, of: &larger)
    return Lesson(
      game: self, numbers: try questions(smaller.isEmpty ? [last] : smaller, limits),
      exercises: try questions(larger.prefix(drawn).sorted(), limits), chances: try chances(upTo: last, limits))
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

  private func questions(_ heaps: [Int], _ limits: SearchLimits) throws(SolverError) -> [Lesson.Question] {
    try heaps.map { heap throws(SolverError) in
      let heaps = try filled([HeapSize(heap)])
      return Lesson.Question(heap: heap, heaps: heaps, analysis: try analyze(heaps: heaps, limits: limits))
    }
  }
}
