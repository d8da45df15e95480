import GameCore

/// The reviews of many games, summed up: how well was played by phase, by the number of empty
/// squares, by opening and by player. All sums are exact, so that parts can be joined in any order.
public struct ReviewSummary: Equatable, Sendable {
  /// A third of the game, by the empty squares before a move.
  public enum Phase: String, Sendable, CaseIterable, Comparable {
    /// More than 40 empty squares: the first twenty moves.
    case opening
    /// 21...40 empty squares.
    case middle
    /// At most 20 empty squares.
    case end

    /// The phase of a position with N empty squares.
    public init(empties: Int) { self = empties > 40 ? .opening : empties > 20 ? .middle : .end }

    /// Earlier phases come first.
    public static func < (left: Phase, right: Phase) -> Bool {
      left != right && (left == .opening || right == .end)
    }
  }

  /// A third of the game as a player plays it.
  public struct PlayerPhase: Hashable, Sendable {
    /// The name of the player, "" without one.
    public let player: String
    /// Which third.
    public let phase: Phase

    /// A third of the game of a player.
    public init(player: String, phase: Phase) { (self.player, self.phase) = (player, phase) }
  }

  /// A player in a month or a year.
  public struct PlayerTime: Hashable, Sendable {
    /// The name of the player, "" without one.
    public let player: String
    /// The month, as "2026-11", or the year where no more is known.
    public let time: String
  }

  /// The games that were reviewed to the end.
  public private(set) var games = 0
  /// The first plies of these games that aren't judged: they were given, or drawn at random.
  public private(set) var unjudgedPlies = 0
  /// How well both sides played.
  public private(set) var total = Entry()
  /// By phase.
  public private(set) var phases: [Phase: Entry] = [:]
  /// By the empty squares before a move.
  public private(set) var empties: [Int: Entry] = [:]
  /// By the name of the opening; games without one are counted under "".
  public private(set) var openings: [String: Entry] = [:]
  /// By the name of the player; players without one are counted under "".
  public private(set) var players: [String: Entry] = [:]
  /// By player and phase.
  public private(set) var playerPhases: [PlayerPhase: Entry] = [:]
  /// By player and month; games without a date are left out.
  public private(set) var playerTimes: [PlayerTime: Entry] = [:]
  /// By month; games without a date are left out.
  public private(set) var times: [String: Entry] = [:]
  /// By year.
  public var years: [String: Entry] {
    times.reduce(into: [:]) { $0[String($1.key.prefix(4)), default: Entry()] += $1.value }
  }

  /// Nothing yet.
  public init() {}

  /// Adds a review of a game whose opening has this name; of the moves those of `sides`. A review
  /// that didn't reach every move is left out: it would count some phases more than others.
  public mutating func add(_ review: GameReview, opening: String?, of sides: [Side] = Side.allCases) {
    guard review.isComplete else { return }
    let moves = review.moves.compactMap { $0 }.filter { sides.contains($0.side) }
    games += 1
    unjudgedPlies += review.firstJudged
    total.add(moves)
    openings[opening ?? "", default: Entry()].add(moves)
    for (phase, moves) in Dictionary(grouping: moves, by: { Phase(empties: $0.position.emptyCount) }) {
      phases[phase, default: Entry()].add(moves)
    }
    for (count, moves) in Dictionary(grouping: moves, by: { $0.position.emptyCount }) {
      empties[count, default: Entry()].add(moves)
    }
    let time = review.record.month
    if let time { times[time, default: Entry()].add(moves) }
    for side in sides {
      let name = (side == .black ? review.record.black : review.record.white).name ?? ""
      let own = moves.filter { $0.side == side }
      players[name, default: Entry()].add(own)
      for (phase, moves) in Dictionary(grouping: own, by: { Phase(empties: $0.position.emptyCount) }) {
        playerPhases[PlayerPhase(player: name, phase: phase), default: Entry()].add(moves)
      }
      if let time { playerTimes[PlayerTime(player: name, time: time), default: Entry()].add(own) }
    }
  }
}

/// The summary of a file of games, and what became of its search.
public struct ReviewedGames: Sendable {
  /// What was found.
  public let summary: ReviewSummary
  /// Positions visited.
  public let nodes: UInt64
  /// Why games were left out; `nil` when none was.
  public let stopReason: StopReason?
  /// How the games ended, where only one player's moves are summed up.
  package let score: PlayerTotals?
  /// The reviews that are summed up, each with the name of its opening.
  let reviews: [(review: GameReview, opening: String?)]

  /// The reviews of games, each with the name of its opening; `nil` for those that were left out,
  /// for this reason. Of a game the moves of the sides that `counted` says are summed up.
  package init(
    _ reviews: [(review: GameReview?, opening: String?)], stopReason: StopReason?,
    counted: (GameRecord) -> [Side] = { _ in Side.allCases }
  ) {
    var summary = ReviewSummary()
    self.reviews = reviews.compactMap { review, opening in review.flatMap { $0.isComplete ? ($0, opening) : nil } }
    for (review, opening) in self.reviews { summary.add(review, opening: opening, of: counted(review.record)) }
    self.summary = summary
    score = PlayerTotals(self.reviews.map { ($0.review.record, counted($0.review.record)) })
    nodes = reviews.reduce(0) { $0 + ($1.review?.nodes ?? 0) }
    self.stopReason = reviews.contains { $0.review == nil } ? stopReason ?? .interrupted : nil
  }
}

extension ReversiSolver {
  /// Reviews games, in parallel on the threads of `limits`, and sums up; each comes with the name
  /// of its opening. Of a game the moves of the sides that `counted` says are summed up. Every
  /// review is that of ``review(_:fromPly:effort:limits:observer:)``, so that the summary is the
  /// same at any number of threads.
  public func summary(
    of games: [(record: GameRecord, opening: String?)], fromPly: Int? = nil, effort: EffortRequest = .review,
    limits: SearchLimits = .none, observer: Observer = .silent,
    counted: (GameRecord) -> [Side] = { _ in Side.allCases }
  ) -> ReviewedGames {
    let found = Workers.sideBySide(games, limits: limits, observer: observer, unit: "games") { game in
      let review = self.review(game.record, fromPly: fromPly, effort: effort, limits: limits.alone)
      // A deadline makes searches shallower before it ends them.
      return review.stopReason == nil ? review : nil
    }
    return ReviewedGames(
      zip(games, found).map { ($1, $0.opening) }, stopReason: limits.stopReason(), counted: counted)
  }
}
