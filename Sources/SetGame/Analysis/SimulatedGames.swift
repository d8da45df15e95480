import GameCore

/// Which games are to be played at random.
public struct SimulationRequest: Hashable, Sendable {
  /// The number of games.
  public var games: UInt64
  /// The deck that is played with: one that ``Deck/isSimulated``.
  public var deck: Deck
  /// By which rules.
  public var rules: GameRules
  /// The seed of the random numbers: the same request plays the same games, on any number of
  /// threads.
  public var seed: UInt64
  /// How many games of the seed are left out before these.
  public var skipped: UInt64

  /// Asks for a million games by the printed rules by default.
  public init(
    games: UInt64 = 1_000_000, deck: Deck = .set, rules: GameRules = GameRules(), seed: UInt64 = 1,
    skipped: UInt64 = 0
  ) {
    self.deck = deck
    self.skipped = skipped
    self.games = games
    self.rules = rules
    self.seed = seed
  }
}

/// The counts of simulated games, and what follows from them.
public struct SimulatedGames: Sendable, Equatable {
  /// What was asked.
  public let request: SimulationRequest
  /// Why fewer games were played than asked for; `nil` when all were.
  public let stopped: StopReason?
  /// The counters of ``GameCounters``, summed, at the places of ``CounterLayout``.
  package let counts: [UInt64]

  /// Plays the games.
  /// - Complexity: less than a microsecond per game of the printed deck on one thread, some hundred
  ///   with another deck.
  public static func play(
    _ request: SimulationRequest = SimulationRequest(), limits: SearchLimits = .none, observer: Observer = .silent
  ) -> SimulatedGames {
    let simulation = GameSimulation(
      games: request.games, deck: request.deck, rules: request.rules, seed: request.seed, skipped: request.skipped)
    let outcome = simulation.run(limits: limits, observer: observer)
    return SimulatedGames(request: request, stopped: outcome.stopReason, counts: outcome.tally)
  }

  /// The games of a request whose parts were played elsewhere; `nil` when these sums can't be
  /// theirs.
  package init?(_ request: SimulationRequest, sums: TrialSums) {
    // A table of the printed game has 24 cards at most, and these less than a hundred Sets.
    let layout = request.deck.counters
    let most = (request.deck == .set ? 100 : 100_000) * min(request.games, TrialSums.mostTrials)
    let counts = (0..<layout.size).compactMap { UInt64(exactly: sums[$0]) }.filter { $0 <= most }
    guard sums.keys.allSatisfy((0..<layout.size).contains), counts.count == layout.size else { return nil }
    self.init(request: request, stopped: nil, counts: counts)
    let parts = (0..<layout.states).allSatisfy { self.counts[layout.states + $0] <= self.counts[$0] }
    let reached = (0..<layout.tables).allSatisfy { gamesReaching(layout.step * $0) <= games }
    guard games == request.games, parts, reached else { return nil }
  }

  private init(request: SimulationRequest, stopped: StopReason?, counts: [UInt64]) {
    (self.request, self.stopped, self.counts) = (request, stopped, counts)
  }

  /// What parts of a simulation are put together by: ``GameCounters`` by their places.
  package var sums: TrialSums {
    TrialSums(counts.enumerated().map { (key: $0, number: Int(clamping: $1)) }) ?? TrialSums()
  }

  /// How sure the mean number of Sets taken in a game is; `nil` with fewer than two games, unless
  /// that is because it was stopped. Every share has an interval of its own.
  public var evidence: Evidence<SetProof>? {
    if games == 0, stopped != nil { return .unknown }
    let taken = meanSetsTaken
    return taken.interval.map {
      .sampled(
        trials: taken.trials, seed: request.seed, lower: $0.lowerBound, upper: $0.upperBound,
        confidence: Confidence.level)
    }
  }

  /// Tables of one size with one number of cards in the deck.
  public struct State: Sendable, Equatable {
    /// The cards on the table and in the deck.
    public let table, deck: Int
    /// How many games met it; no game does twice.
    public fileprivate(set) var visits: UInt64
    /// How many of these tables held no Set.
    public fileprivate(set) var withoutSet: UInt64
    /// How many Sets they held together.
    public fileprivate(set) var sets: UInt64

    /// The share of tables without a Set; `nil` without tables.
    public var shareWithoutSet: Share? { Share(hits: withoutSet, of: visits) }
    /// The mean number of Sets on a table; `nil` without tables.
    public var meanSets: Double? { visits == 0 ? nil : Double(sets) / Double(visits) }
  }

  /// The number of games that were played.
  public var games: UInt64 { left.reduce(0) { $0 + $1.games } }

  /// How many games ended with how many cards left, ascending; only what happened.
  public var left: [(cards: Int, games: UInt64)] {
    sizes.map { ($0, counts[layout.left($0)]) }.filter { $0.1 > 0 }
  }

  /// How many games had a table of at least `cards` cards at some time.
  public func gamesReaching(_ cards: Int) -> UInt64 {
    sizes.filter { $0 >= cards }.reduce(0) { $0 + counts[layout.largest($1)] }
  }

  /// All states that were met with a table of `cards` cards, fullest deck first.
  public func states(table cards: Int) -> [State] {
    guard cards < layout.step * layout.tables else { return [] }
    return (0..<layout.decks).reversed().map { place in
      let index = layout.state(deck: layout.step * place, table: cards)
      return State(
        table: cards, deck: layout.step * place, visits: counts[index], withoutSet: counts[layout.states + index],
        sets: counts[2 * layout.states + index])
    }.filter { $0.visits > 0 }
  }

  /// All tables of `cards` cards met while the deck wasn't empty, taken together.
  ///
  /// Several may be of one game, so they aren't independent trials.
  public func total(table cards: Int) -> State {
    states(table: cards).filter { $0.deck > 0 }.reduce(
      into: State(table: cards, deck: 0, visits: 0, withoutSet: 0, sets: 0)
    ) {
      $0.visits += $1.visits
      $0.withoutSet += $1.withoutSet
      $0.sets += $1.sets
    }
  }

  /// The number of tables examined in all games; an empty one isn't.
  public var tables: UInt64 {
    (0..<layout.states).filter { !$0.isMultiple(of: layout.tables) }.reduce(0) { $0 + counts[$1] }
  }

  /// The mean number of tables that a game examines; `nil` without games.
  public var meanTables: Double? { games == 0 ? nil : Double(tables) / Double(games) }

  /// The number of Sets that were taken in all games: every card not left was in one.
  public var setsTaken: UInt64 { left.reduce(0) { $0 + $1.games * UInt64(sets(left: $1.cards)) } }

  /// The number of Sets that a game takes.
  public var meanSetsTaken: Mean { Mean(left.map { (sets(left: $0.cards), $0.games) }) }

  private func sets(left cards: Int) -> Int {
    (request.deck.dimension.cardCount - cards) / (request.deck.variant.groupSize ?? 1)
  }

  private var layout: CounterLayout { request.deck.counters }

  /// The numbers of cards that a table may have.
  private var sizes: [Int] { (0..<layout.tables).map { layout.step * $0 } }
}
