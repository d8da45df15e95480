import GameCore

/// Why an opening book can't be read any further, in the words of its keeper.
public struct UnreadableBook: Error, Hashable, Sendable {
  /// What kind of reason it is.
  public enum Reason: Hashable, Sendable {
    /// What it holds isn't a book.
    case damaged
    /// A limit or the stop signal stopped the reading.
    case stopped
    /// The system doesn't give it.
    case unavailable
  }

  /// The kind of reason.
  public let reason: Reason
  /// A line for people.
  public let words: String

  /// The reason and its words.
  public init(_ reason: Reason, words: String) { (self.reason, self.words) = (reason, words) }
}

/// An opening book for lookups, wherever its positions are kept.
public struct OpeningBook: Sendable {
  /// A position as a book keeps it.
  package struct Entry: Sendable {
    /// What the search said.
    package let record: BookRecord
    /// The best move's value by negamax, in hundredths of a disc.
    package let value: Int
    /// Whether the values of all moves are proved.
    package let isCertain: Bool

    package init(record: BookRecord, value: Int, isCertain: Bool) {
      self.record = record
      self.value = value
      self.isCertain = isCertain
    }
  }

  /// Up to this many empty squares, a proof is repeated rather than taken from a book.
  public static let provedAgainEmpties = 14

  /// The board.
  public let size: BoardSize
  /// The level of its searches.
  public let level: Int
  private let find: @Sendable (CanonicalPosition) throws(UnreadableBook) -> Entry?

  /// A book whose entries `find` finds.
  package init(
    size: BoardSize, level: Int, find: @escaping @Sendable (CanonicalPosition) throws(UnreadableBook) -> Entry?
  ) {
    self.size = size
    self.level = level
    self.find = find
  }

  /// A book in memory.
  package init(_ graph: BookGraph, level: Int) {
    self.init(size: graph.size, level: level) { position in
      graph[position].map { Entry(record: $0.record, value: $0.value, isCertain: $0.isCertain) }
    }
  }

  /// What the book says about a position; `nil` when it doesn't have it, or has no move for it.
  ///
  /// Where a pass has to be made, it is the only move, and what the book says about the position
  /// after it counts.
  /// - Throws: when the book can't be read.
  /// - Complexity: one lookup for every move and every ply of its line.
  public func probe(_ position: Position, count: Int = .max) throws(UnreadableBook) -> BookAnswer? {
    guard position.size == size, !position.isFinished else { return nil }
    if position.mustPass {
      return try probe(position.passing, count: 1).map { answer in
        let best = answer.moves[0]
        return BookAnswer(position: position, level: level, moves: [best.afterPass], deviation: nil)
      }
    }
    guard let (entry, back) = try entry(of: position) else { return nil }
    var moves: [BookMove] = []
    for move in entry.record.candidates(on: size) {
      let square = back.apply(move.square, size: size)
      if let move = try self.move(square, searched: move.searched, in: position, entry) { moves.append(move) }
    }
    if moves.isEmpty { return nil }
    moves.sort { ($1.advice.value, $0.square) < ($0.advice.value, $1.square) }
    let deviation = moves.first { !$0.isInBook }
    return BookAnswer(
      position: position, level: level, moves: Array(moves.prefix(max(1, count))), deviation: deviation?.advice.move)
  }

  private func entry(of position: Position) throws(UnreadableBook) -> (entry: Entry, back: Symmetry)? {
    let (canonical, symmetry) = CanonicalPosition.turning(position)
    return try find(canonical).map { ($0, symmetry.inverse) }
  }

  /// A move with its value and its line; `nil` where the book knows nothing of it.
  private func move(
    _ square: Square, searched: Int?, in position: Position, _ entry: Entry
  ) throws(UnreadableBook) -> BookMove? {
    var advice = MoveAdvice(
      move: .place(square), value: searched ?? 0, depth: entry.record.depth, selectivity: entry.record.selectivity,
      isProved: entry.record.isProved, principalVariation: [.place(square)],
      book: BookBasis(level: level, plies: 0))
    if entry.record.isProved { return BookMove(square: square, advice: advice, isInBook: false) }
    var next = position.placingUnchecked(square)
    if next.isFinished {
      advice = MoveAdvice(
        move: advice.move, value: -100 * next.finalDifference, depth: next.emptyCount, selectivity: 100, isProved: true,
        principalVariation: advice.principalVariation, book: advice.book)
      return BookMove(square: square, advice: advice, isInBook: false)
    }
    let afterPass = next.mustPass
    if afterPass { next = next.passing }
    guard let (reply, _) = try self.entry(of: next) else {
      return searched.map { _ in BookMove(square: square, advice: advice, isInBook: false) }
    }
    var line = advice.principalVariation + (afterPass ? [.pass] : [])
    let leaf = try follow(next, reply, &line)
    advice = MoveAdvice(
      move: advice.move, value: afterPass ? reply.value : -reply.value, depth: leaf.record.depth,
      selectivity: leaf.record.selectivity, isProved: reply.isCertain, principalVariation: line,
      book: BookBasis(level: level, plies: leaf.plies + 1))
    return BookMove(square: square, advice: advice, isInBook: true)
  }

  /// Follows the best moves to the last position of the book, whose search gave the value.
  private func follow(
    _ position: Position, _ entry: Entry, _ line: inout [Move]
  ) throws(UnreadableBook) -> (record: BookRecord, plies: Int) {
    var (position, entry, plies) = (position, entry, 0)
    while true {
      guard let step = try bestMove(in: position, entry) else { return (entry.record, plies) }
      line.append(.place(step.square))
      guard let (next, nextEntry) = step.next else { return (entry.record, plies) }
      if position.sideToMove == next.sideToMove { line.append(.pass) }
      (position, entry) = (next, nextEntry)
      plies += 1
    }
  }

  /// The best move of a position, of equal ones the lower square, and where it leads in the book.
  private func bestMove(
    in position: Position, _ entry: Entry
  ) throws(UnreadableBook) -> (square: Square, next: (Position, Entry)?)? {
    let back = CanonicalPosition.turning(position).by.inverse
    var best: (square: Square, next: (Position, Entry)?)?
    for move in entry.record.candidates(on: size) {
      let square = back.apply(move.square, size: size)
      var (value, next) = (move.searched, position.placingUnchecked(square))
      var found: (Position, Entry)?
      if !entry.record.isProved {
        if next.isFinished {
          value = -100 * next.finalDifference
        } else {
          let afterPass = next.mustPass
          if afterPass { next = next.passing }
          if let (reply, _) = try self.entry(of: next) {
            value = afterPass ? reply.value : -reply.value
            found = (next, reply)
          }
        }
      }
      if value == entry.value, best.map({ square < $0.square }) ?? true { best = (square, found) }
    }
    return best
  }
}

/// What a book says about a position.
public struct BookAnswer: Sendable {
  /// The position.
  public let position: Position
  /// The level of the book's searches.
  public let level: Int
  /// The moves, best first; of equal ones the lower square first. At least one.
  public let moves: [BookMove]
  /// The best move that leads out of the book: what the learning would follow here. `nil` when none
  /// does.
  public let deviation: Move?

  /// The answer as advice.
  public var advice: Advice {
    Advice(position: position, moves: moves.map { $0.advice }, nodes: 0, stopReason: nil)
  }
}

/// What a book says about a move.
public struct BookMove: Sendable {
  /// Where the disc is placed; for a pass, where the opponent places one.
  fileprivate let square: Square
  /// The value and what it rests on.
  public let advice: MoveAdvice
  /// Whether the book has the position after it.
  public let isInBook: Bool

  fileprivate var afterPass: BookMove {
    BookMove(square: square, advice: advice.afterPass, isInBook: isInBook)
  }
}

extension ReversiSolver {
  /// The best `count` moves of a position: from a book where it has the position, otherwise by
  /// search.
  ///
  /// What a book states as proved is proved again where that takes a moment, up to
  /// ``OpeningBook/provedAgainEmpties`` empty squares; a limit that is too small for it leaves what
  /// the book says.
  public func hints(
    _ position: Position, book: OpeningBook?, count: Int? = nil, effort request: EffortRequest = EffortRequest(),
    limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(UnreadableBook) -> Advice {
    guard let answer = try book?.probe(position, count: count ?? .max) else {
      return hints(position, count: count, effort: request, limits: limits, observer: observer)
    }
    let isCheap = position.emptyCount <= OpeningBook.provedAgainEmpties
    guard isCheap, answer.moves.contains(where: { $0.advice.isProved }) else { return answer.advice }
    var proof = request
    (proof.aim, proof.selectivity) = (.depth(position.emptyCount), Selectivity.full.percent)
    let proved = hints(position, count: count, effort: proof, limits: limits, observer: observer)
    return proved.moves.isEmpty || !proved.moves.allSatisfy { $0.isProved } ? answer.advice : proved
  }
}
