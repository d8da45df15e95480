import GameCore

/// Which positions a test set has.
///
/// The number of empty squares and the players cycle with the position's number, so that every
/// phase and every player has its equal share. Equal plans give equal sets, and a smaller set is
/// the beginning of a larger one.
public struct TestSetPlan: Hashable, Sendable {
  /// The board.
  public let size: BoardSize
  /// The numbers of empty squares, within ``possibleEmpties``.
  public let empties: ClosedRange<Int>
  /// The seed of all games.
  public let seed: UInt64
  /// A name of the evaluation that the players use.
  public let evaluation: String

  /// The numbers of empty squares that can be asked for.
  public static let possibleEmpties = 1...30
  /// The usual ones.
  public static let usualEmpties = 8...24
  /// The players of the games, from the weakest to the strongest.
  public static let players: [Strategy] = [.random, .level(0), .level(4), .level(8)]

  /// A plan for numbers of empty squares that ``areThere(_:on:)``.
  public init(size: BoardSize = .eight, empties: ClosedRange<Int> = usualEmpties, seed: UInt64, evaluation: String) {
    precondition(Self.areThere(empties, on: size), "see the ranges")
    self.size = size
    self.empties = empties
    self.seed = seed
    self.evaluation = evaluation
  }

  /// Whether games on a board of this size have such positions, not too far from the end.
  public static func areThere(_ empties: ClosedRange<Int>, on size: BoardSize) -> Bool {
    possibleEmpties.contains(empties) && empties.upperBound <= size.squareCount - 16
  }

  /// The empty squares of a position.
  func empties(of number: Int) -> Int { empties.lowerBound + number % empties.count }

  /// The player of a position's game.
  func player(of number: Int) -> Strategy { Self.players[number / empties.count % Self.players.count] }

  /// The random numbers of a position's game; of another game after N repetitions. Training uses
  /// streams below 2⁴¹.
  func generator(of number: Int, after repetitions: Int) -> SeededGenerator {
    SeededGenerator(seed: seed, stream: 1 << 60 | UInt64(repetitions) << 40 | UInt64(number))
  }
}

/// Positions with proved scores to measure an evaluation on.
public struct TestSet: Sendable {
  /// One of them.
  public struct Entry: Sendable, Hashable {
    /// The position.
    public let position: Position
    /// Its score, for the player to move.
    public let score: Int
    /// What the position is from, as its file says: a player's name in sets that are made here.
    public let source: String?

    /// Creates an entry.
    public init(position: Position, score: Int, source: String?) {
      self.position = position
      self.score = score
      self.source = source
    }
  }

  /// How the set was made; `nil` for positions of which that isn't known.
  public let plan: TestSetPlan?
  /// The positions.
  public internal(set) var entries: [Entry]
  /// Positions visited to prove the scores that were added.
  public internal(set) var nodes: UInt64 = 0

  /// An empty set.
  public init(_ plan: TestSetPlan) { (self.plan, entries) = (plan, []) }

  /// Reads the positions of an OBF file that have a score.
  /// - Throws: what is wrong, on which line.
  public init(obf bytes: [UInt8]) throws(NotationLineError) {
    var lines = TextLines(bytes)
    plan = lines.next().flatMap { TestSetPlan(title: String(decoding: $0.bytes, as: UTF8.self)) }
    entries = try ScoreClaim.list(obf: bytes).claims.map { claim in
      Entry(position: claim.position, score: claim.score, source: claim.remark)
    }
  }

  /// Whether the positions have the empty squares and players of the plan's first ones, so that the
  /// set can be extended.
  public var followsPlan: Bool {
    guard let plan else { return false }
    return entries.enumerated().allSatisfy { number, entry in
      entry.position.size == plan.size && entry.position.emptyCount == plan.empties(of: number)
        && entry.source == plan.player(of: number).description
    }
  }

  /// The set as OBF: what it is, then a position with its score and source on each line.
  public var obf: String {
    let title = plan.map { "\($0.title)\n" } ?? ""
    return entries.reduce(into: title) { text, entry in
      text += OBFRecord(position: entry.position, statedScore: entry.score).line
      text += entry.source.map { " % \($0)\n" } ?? "\n"
    }
  }
}

extension TestSetPlan {
  private static let mark = "% test set:"

  /// The first line of a set: "% test set: size 8, empties 8-24, seed 1, evaluation 0123abcd".
  public var title: String {
    let span = "\(empties.lowerBound)-\(empties.upperBound)"
    return "\(Self.mark) size \(size.rawValue), empties \(span), seed \(seed), evaluation \(evaluation)"
  }

  /// Reads the first line of a set; `nil` when it is anything else.
  init?(title: String) {
    let words = title.split { " ,:-".contains($0) }.map { String($0) }
    guard words.count == 12, let size = Int(words[4]).flatMap({ BoardSize(rawValue: $0) }), let low = Int(words[6]),
      let high = Int(words[7]), low <= high, Self.areThere(low...high, on: size), let seed = UInt64(words[9])
    else { return nil }
    self.init(size: size, empties: low...high, seed: seed, evaluation: words[11])
    guard self.title == title else { return nil }
  }
}
