import ExactArithmetic
public import GameCore

/// The value of a sum of heaps, and how to play it.
public struct SumValue: Sendable {
  /// The value of the whole.
  public let total: GameValue
  /// The value of each heap.
  public let heaps: [GameValue]
  /// Left's best moves.
  public let left: BestMoves
  /// Right's best moves.
  public let right: BestMoves
  /// How all this is known.
  public let evidence: Evidence<Proof>

  /// The best moves of a player.
  public struct BestMoves: Sendable {
    /// The moves that no other move dominates; without those that lose and that the opponent can
    /// reverse (an answer leaves them no worse off than before), unless there are no others.
    public let moves: [ValuedMove]
    /// Whether the player wins when they move first.
    public let wins: Bool
  }

  /// A move and what it leaves.
  public struct ValuedMove: Sendable {
    /// The move.
    public let move: HeapMove
    /// The value of the whole sum after it.
    public let value: GameForm
    /// Whether it wins: the opponent, to move, loses.
    public let wins: Bool
  }
}

extension HeapSum {
  /// The value of the sum in normal play.
  ///
  /// Heaps under impartial rules are nimbers (Sprague, Grundy), and are summed up to
  /// *``largestNimber``.
  /// - Throws: ``SolverError`` when a heap is beyond what is known about its rules, when the values
  ///   become too large, or when a limit stops the work.
  public func value(limits: SearchLimits = .none) throws(SolverError) -> SumValue {
    var store = GameStore(limits: limits)
    var table: [HeapRules: ValuedHeaps] = [:]
    var values: [GameStore.Value] = []
    for (place, heap) in heaps.enumerated() {
      var known = table[heap.rules] ?? ValuedHeaps(heap.rules)
      let size = min(heap.size.small ?? .max, ValuedHeaps.largestHeap)
      try known.extend(to: size, &store, limits: limits)
      guard let value = known.value(of: heap.size) else {
        throw .heapTooLarge(heap: place, largest: BigInt(ValuedHeaps.largestHeap))
      }
      table[heap.rules] = known
      values.append(value)
    }
    return try SumPlay(heaps: heaps, table: table, values: values).answer(&store)
  }

  /// The largest Grundy value of a heap in a sum.
  public static let largestNimber = ValuedHeaps.largestNimber
}

/// A sum whose heaps have known values.
private struct SumPlay {
  let heaps: [(rules: HeapRules, size: HeapSize)]
  let table: [HeapRules: ValuedHeaps]
  let values: [GameStore.Value]

  /// A move, and the value that it leaves.
  private struct Reached {
    let move: HeapMove
    let value: GameStore.Value
  }

  func answer(_ store: inout GameStore) throws(SolverError) -> SumValue {
    let total = try sum(values, &store)
    var forms: [GameValue] = []
    for value in values { forms.append(try GameValue(value, &store)) }
    return SumValue(
      total: try GameValue(total, &store), heaps: forms, left: try best(.left, of: total, &store),
      right: try best(.right, of: total, &store), evidence: .proved(proof))
  }

  private func sum(_ values: [GameStore.Value], _ store: inout GameStore) throws(SolverError) -> GameStore.Value {
    var sum = store.integer(0)
    for value in values { sum = try store.sum(sum, value) }
    return sum
  }

  private var proof: Proof {
    let proofs = Set(heaps.compactMap { table[$0.rules]?.proof })
    return proofs.count == 1 ? proofs.first ?? .canonicalForms(heap: 0) : .canonicalForms(heap: largest)
  }

  private var largest: Int { heaps.compactMap(\.size.small).max() ?? 0 }

  /// The moves whose values no other's dominates, without reversible ones that lose.
  private func best(
    _ player: Player, of total: GameStore.Value, _ store: inout GameStore
  ) throws(SolverError) -> SumValue.BestMoves {
    let reached = try reached(player, &store)
    let undominated = try store.undominated(Array(Set(reached.map(\.value))).sorted(), player)
    var winning: [GameStore.Value: Bool] = [:]
    var best: Set<GameStore.Value> = []
    for value in undominated {
      let wins = try wins(player, value, &store)
      winning[value] = wins
      let isReversible = try store.isReversible(value, player, in: total)
      if wins || !isReversible { best.insert(value) }
    }
    if best.isEmpty { best = Set(undominated) }
    var moves: [SumValue.ValuedMove] = []
    for next in reached where best.contains(next.value) {
      moves.append(
        SumValue.ValuedMove(move: next.move, value: try store.form(next.value), wins: winning[next.value] ?? false))
    }
    return SumValue.BestMoves(moves: moves, wins: moves.contains { $0.wins })
  }

  /// Whether a player who has moved to a value wins.
  private func wins(
    _ player: Player, _ value: GameStore.Value, _ store: inout GameStore
  ) throws(SolverError) -> Bool {
    let zero = store.integer(0)
    return try player == .left ? store.isAtMost(zero, value) : store.isAtMost(value, zero)
  }

  /// Every move of a player.
  private func reached(_ player: Player, _ store: inout GameStore) throws(SolverError) -> [Reached] {
    var reached: [Reached] = []
    for (place, heap) in heaps.enumerated() {
      guard let known = table[heap.rules] else { continue }
      var rest = values
      rest.remove(at: place)
      let beside = try sum(rest, &store)
      for move in known.moves(player, from: heap.size) {
        let left = try sum(move.leaves.compactMap { known.value(of: $0) }, &store)
        reached.append(
          Reached(
            move: HeapMove(heap: place, take: move.take, leaves: move.leaves), value: try store.sum(beside, left)))
      }
    }
    return reached
  }
}
