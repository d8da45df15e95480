import ExactArithmetic
import GameCore
import Synchronization

/// The exact value of face-down play of pairs with perfect memory, for one strategy.
///
/// A state is what the player knows: which cards are known, matched, open; how many are unseen.
/// Ranks and suits that only differ by name are one state. Shortcuts that lose nothing: a known
/// card is never turned onto an open one that it doesn't match (turning that one down first doesn't
/// cost more), a known card is never turned up in order to turn an unseen one onto it (turn the
/// unseen one first: it costs the same when they match and less when not), and pairs of two known
/// closed cards wait to the end (they can't get lost). Playing may end at any time.
public struct FaceDownSolver {
  /// The game.
  public let game: FaceDownGame
  /// How it is played.
  public let play: FaceDownPlay
  private let lanes: StateLanes
  private let parity: SuitParity

  /// Prepares the solution of `game`, one of pairs.
  public init(_ game: FaceDownGame, play: FaceDownPlay = .optimal) {
    precondition(game.scoring.group == .two, "groups of three are solved by FaceDownValues")
    self.game = game
    self.play = play
    lanes = StateLanes(suits: game.deck.suits)
    parity = SuitParity(
      rankWorth: Int32(game.scoring.net(.rank)), suitWorth: Int32(game.scoring.net(.suit)))
  }

  /// The value of a fresh table, with counts.
  /// - Complexity: time and memory grow about fourfold with each card; see `docs/performance.md`.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work: nothing is known then.
  public func solve(
    limits: SearchLimits = .none, observer: Observer = .silent
  ) throws(Stopped) -> FaceDownSolution {
    solution(try layers(limits: limits, observer: observer, keepsAll: false))
  }

  /// The values of all states, for advice in any of them.
  /// - Throws: ``GameCore/Stopped`` when a limit stopped the work: nothing is known then.
  public func policy(limits: SearchLimits = .none, observer: Observer = .silent) throws(Stopped) -> FaceDownPolicy {
    let layers = try layers(limits: limits, observer: observer, keepsAll: true)
    return try FaceDownPolicy(game: game, play: play, layers: layers, limits: limits)
  }

  private func solution(_ layers: [StateLayer]) -> FaceDownSolution {
    let value = layers[0].closed.value(at: layers[0].closed.slot(of: key(of: layers[0].states[0])))
    return FaceDownSolution(
      game: game, play: play, value: game.fraction(value, unseen: game.dealSize),
      closedStates: layers.map { $0.states.count }, openStates: layers.map { $0.openCount })
  }

  private func key(of state: PackedState) -> UInt64 {
    let groups = groups
    groups.load(state)
    return groups.key
  }

  private var groups: RankGroups { RankGroups(lanes: lanes, ranks: game.deck.ranks, suits: game.deck.suits) }

  /// The layers of 0, 1, …, `dealSize` − 1 seen cards, evaluated from the last to the first.
  private func layers(
    limits: SearchLimits, observer: Observer, keepsAll: Bool
  ) throws(Stopped) -> [StateLayer] {
    let layers = try enumerated(limits: limits, observer: observer)
    let total = Double(layers.reduce(0) { $0 + $1.states.count })
    var done = 0.0
    for seen in stride(from: game.dealSize - 1, through: 0, by: -1) {
      let next = seen + 1 < game.dealSize ? layers[seen + 1] : nil
      guard evaluate(layers[seen], next: next, seen: seen, limits: limits) else { throw limits.stopped }
      if !keepsAll { next?.forgetOpenValues() }
      done += Double(layers[seen].states.count)
      observer.report(Progress(completed: done, total: total, unit: "states evaluated"))
    }
    return layers
  }

  private func enumerated(limits: SearchLimits, observer: Observer) throws(Stopped) -> [StateLayer] {
    let groups = groups
    let enumerator = LayerEnumerator(groups: groups)
    var layers = [LayerEnumerator.first(groups: groups)]
    for seen in 0..<game.dealSize {
      let wantsNext = seen + 1 < game.dealSize
      let next = enumerator.next(after: layers[seen], wantsNext: wantsNext) { limits.stopReason() != nil }
      guard let next else { throw limits.stopped }
      if wantsNext { layers.append(next) }
      observer.report(Progress(completed: Double(layers[seen].states.count), unit: "states listed"))
    }
    return layers
  }

  /// Evaluates one layer; states with more matched cards first, since others match their way to
  /// them.
  private func evaluate(_ layer: StateLayer, next: StateLayer?, seen: Int, limits: SearchLimits) -> Bool {
    let numbers = numbers
    let (scale, nextScale) = (
      game.scale(unseen: game.dealSize - seen), game.scale(unseen: game.dealSize - seen - 1)
    )
    let (lanes, parity, deck) = (lanes, parity, game.deck)
    for bucket in layer.bucketsByMatchedCards() {
      let chunks = (bucket.count + 4095) / 4096
      let isStopped = Lock(false)
      Workers.forEach(chunks, threads: limits.threads) { chunk in
        if limits.stopReason() != nil { return isStopped.withLock { $0 = true } }
        let groups = RankGroups(lanes: lanes, ranks: deck.ranks, suits: deck.suits)
        let evaluator = StateEvaluator(groups: groups, worths: LastCardWorths(parity: parity), numbers: numbers)
        var output = ContiguousArray<OpenValue>()
        for index in bucket[(4096 * chunk)..<min(bucket.count, 4096 * (chunk + 1))] {
          evaluator.evaluate(
            layer.states[Int(index)], in: layer, next: next, scale: scale, nextScale: nextScale, output: &output)
        }
        layer.addOpenValues(output)
      }
      if isStopped.withLock({ $0 }) { return false }
    }
    return true
  }

  private var numbers: DecisionNumbers {
    let scoring = game.scoring
    return DecisionNumbers(
      rankGain: Int128(scoring.gain(.rank)), suitGain: Int128(scoring.gain(.suit)), mismatch: Int128(scoring.mismatch),
      cost: Int128(scoring.cost), unchooseCost: Int128(scoring.unchooseCost), choices: play.choices)
  }
}

/// The value of a fresh face-down table.
public struct FaceDownSolution: Sendable, Equatable {
  /// The game.
  public let game: FaceDownGame
  /// How it is played.
  public let play: FaceDownPlay
  /// The expected score, exactly.
  public let value: Rational
  /// The states without an open card, by the number of seen cards.
  public let closedStates: [Int]
  /// The states with an open card, by the number of seen cards.
  public let openStates: [Int]

  /// How the value is known.
  public var evidence: Evidence<CardMatchProof> {
    .proved(game.scoring.group == .three && play == .peekAll ? .census : game.proof)
  }

  /// The number of states in all.
  public var stateCount: Int { closedStates.reduce(0, +) + openStates.reduce(0, +) }
}

extension SearchLimits {
  /// What to throw when a thread has seen that it is time to stop.
  fileprivate var stopped: Stopped { Stopped(stopReason() ?? .interrupted) }
}
