import GameCore
import Synchronization

/// The scores of many simulated face-down games.
public struct ScoreTally: Sendable, Equatable {
  /// Games by score.
  public internal(set) var gamesByScore: [Int: UInt64] = [:]
  /// Why the simulation ended early; `nil` when it didn't.
  public internal(set) var stopReason: StopReason?

  /// The number of games.
  public var games: UInt64 { gamesByScore.values.reduce(0, +) }

  /// The sums of the scores and of their squares, exactly: whole numbers have the same sum in any order.
  private var sums: (scores: Int128, squares: Int128) {
    gamesByScore.reduce((0, 0)) { sums, entry in
      let (score, games) = (Int128(entry.key), Int128(entry.value))
      return (sums.scores + score * games, sums.squares + score * score * games)
    }
  }

  /// The mean score; 0 without games.
  public var mean: Double { games == 0 ? 0 : Double(sums.scores) / Double(games) }

  /// The estimated standard deviation of the mean; 0 with fewer than two games.
  public var standardError: Double {
    let (count, sums) = (Int128(games), sums)
    guard count > 1 else { return 0 }
    // n²(n − 1) times the squared standard error of the mean.
    let spread = Double(count * sums.squares - sums.scores * sums.scores)
    return (spread / Double(count) / Double(count) / Double(count - 1)).squareRoot()
  }

  /// The interval that holds the expected score with 95 % probability, by the normal approximation.
  public var interval: ClosedRange<Double> {
    (mean - 1.959_963_985 * standardError)...(mean + 1.959_963_985 * standardError)
  }

  mutating func record(_ score: Int) { gamesByScore[score, default: 0] += 1 }

  mutating func add(_ other: ScoreTally) {
    gamesByScore.merge(other.gamesByScore) { $0 + $1 }
    stopReason = stopReason ?? other.stopReason
  }
}

/// A player who can be simulated.
public enum SimulatedPlayer: Sendable {
  /// Plays by a policy.
  case planned(FaceDownPolicy)
  /// Chooses uniformly among the unmatched cards until no two of them match; turns the open card down when it
  /// chooses that, or never does.
  case random(FaceDownGame, unchooses: Bool)

  var game: FaceDownGame {
    switch self {
    case .planned(let policy): policy.game
    case .random(let game, _): game
    }
  }
}

/// Plays many face-down games.
public enum FaceDownSimulation {
  /// Games in one block; blocks are the units of work and of random streams, so any number of threads plays the
  /// same games.
  static let blockSize = 500

  /// Plays `games` games.
  public static func run(
    _ player: SimulatedPlayer, games: UInt64, seed: UInt64, limits: SearchLimits = .none, observer: Observer = .silent
  ) -> ScoreTally {
    let blocks = Int((games + UInt64(blockSize) - 1) / UInt64(blockSize))
    let total = Lock((tally: ScoreTally(), blocks: 0))
    Workers.forEach(blocks, threads: limits.threads) { block in
      guard limits.stopReason() == nil else { return }
      var random = SeededGenerator(seed: seed, stream: UInt64(block))
      var tally = ScoreTally()
      var deck = player.game.deck.cards
      for _ in 0..<min(UInt64(blockSize), games - UInt64(block * blockSize)) {
        random.drawToFront(player.game.dealSize, of: &deck)
        var table = CardTable(Array(deck.prefix(player.game.dealSize)), scoring: player.game.scoring)
        switch player {
        case .planned(let policy): PlannedGame(policy: policy).play(&table)
        case .random(_, let unchooses): playAtRandom(&table, unchooses: unchooses, random: &random)
        }
        tally.record(table.score)
      }
      let done = total.withLock { total in
        total.tally.add(tally)
        total.blocks += 1
        return total.blocks
      }
      observer.report(Progress(completed: Double(done), total: Double(blocks), unit: "blocks of games"))
    }
    var tally = total.withLock { $0.tally }
    if tally.games < games { tally.stopReason = limits.stopReason() ?? .interrupted }
    return tally
  }

  private static func playAtRandom(_ table: inout CardTable, unchooses: Bool, random: inout SeededGenerator) {
    while !table.isOver {
      let choices = table.cards.indices.filter { !table.isMatched[$0] && (unchooses || $0 != table.openIndex) }
      table.choose(choices[random.index(choices.count)])
    }
  }
}

/// One game by a policy, played on the real table.
///
/// The stored value of a table is the largest of what its choices are worth, so the choice is found by looking for
/// the one that has that value, without adding up what unseen cards may bring.
private struct PlannedGame {
  private let oracle: TableOracle
  private var policy: FaceDownPolicy { oracle.policy }

  init(policy: FaceDownPolicy) { oracle = TableOracle(policy: policy) }

  private enum Step { case flipUnseen, turnDown, match(Card), end }

  func play(_ table: inout CardTable) {
    var known = KnownTable(unseen: table.cards.count)
    var nextUnseen = 0
    while true {
      switch step(known) {
      case .flipUnseen:
        let card = table.cards[nextUnseen]
        let outcome = table.choose(nextUnseen)
        nextUnseen += 1
        if case .matched(_, let other) = outcome {
          known = known.revealed(card).matching(card, table.cards[other])
        } else {
          known = known.revealed(card)
        }
      case .turnDown:
        if let index = table.openIndex { table.choose(index) }
        known = known.turnedDown()
      case .match(let card):
        choose(card, &table)
        if let open = known.open { known = known.matching(card, open) }
      case .end:
        return end(known, &table)
      }
    }
  }

  private func step(_ known: KnownTable) -> Step {
    guard known.open != nil else { return closedStep(known) }
    return openStep(known)
  }

  private func closedStep(_ known: KnownTable) -> Step {
    guard known.unseen > 0 else { return .end }
    guard policy.play.choices.stopsEarly else { return .flipUnseen }
    let ending = Int128(BestMatching(known.known, scoring: policy.game.scoring).score) * oracle.scale(known.unseen)
    return oracle.value(known) > max(0, ending) ? .flipUnseen : .end
  }

  private func openStep(_ known: KnownTable) -> Step {
    let choices = policy.play.choices
    let value = oracle.value(known)
    let partners = known.known.filter { card in
      known.open.map { $0 != card && $0.match(with: card) != nil } ?? false
    }
    if choices.matching == .forced, !partners.isEmpty {
      return .match(partners.first { $0.rank == known.open?.rank } ?? partners[0])
    }
    if choices.stopsEarly, value == 0 { return .end }
    if choices.matching == .free, let card = partners.first(where: { oracle.flipKnown($0, known) == value }) {
      return .match(card)
    }
    if choices.unchooses, oracle.turnDown(known) == value { return .turnDown }
    if choices.matching == .atTheEnd { return .end }
    return choices.flipsOntoOpen && known.unseen > 0 ? .flipUnseen : .end
  }

  /// Makes the best pairs of the known cards, the open one first if it has a partner, then stops.
  private func end(_ known: KnownTable, _ table: inout CardTable) {
    var known = known
    if let open = known.open {
      guard let ending = oracle.endingWithOpen(known) else { return }
      choose(ending.partner, &table)
      known = known.matching(ending.partner, open)
    }
    let best = BestMatching(known.known, scoring: policy.game.scoring)
    for pair in best.pairs {
      choose(known.known[pair.first], &table)
      choose(known.known[pair.second], &table)
    }
  }

  private func choose(_ card: Card, _ table: inout CardTable) {
    if let index = table.cards.firstIndex(of: card) { table.choose(index) }
  }
}
