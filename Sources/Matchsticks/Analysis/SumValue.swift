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
    var tables: [ValuedHeaps] = []
    var places: [HeapRules: Int] = [:]
    var heaps: [SumPlay.Heap] = []
    var meter = WorkMeter(limits)
    for part in parts {
      let table = places[part.rules] ?? tables.count
      if table == tables.count {
        places[part.rules] = table
        tables.append(ValuedHeaps(part.rules))
      }
      for size in part.heaps {
        try meter.spend(1 + size.length / 64)
        try tables[table].extend(to: min(size.small ?? .max, ValuedHeaps.largestHeap), &store, limits: limits)
        guard let value = tables[table].value(of: size) else {
          throw .heapTooLarge(heap: heaps.count, largest: BigInt(ValuedHeaps.largestHeap))
        }
        heaps.append(SumPlay.Heap(size: size, table: table, value: value))
      }
    }
    return try SumPlay(heaps: heaps, tables: tables).answer(&store, limits)
  }

  /// The largest Grundy value of a heap in a sum.
  public static let largestNimber = ValuedHeaps.largestNimber
}

/// A sum whose heaps have known values.
private struct SumPlay {
  /// A heap with the place of its rules among the tables.
  struct Heap {
    let size: HeapSize
    let table: Int
    let value: GameStore.Value
  }

  let heaps: [Heap]
  let tables: [ValuedHeaps]

  /// A move, and the value that it leaves.
  private struct Reached {
    let move: HeapMove
    let value: GameStore.Value
  }

  func answer(_ store: inout GameStore, _ limits: SearchLimits) throws(SolverError) -> SumValue {
    let beside = try valuesBeside(&store)
    let total = try sum(heaps.map { $0.value }, &store)
    var meter = WorkMeter(limits)
    var known: [GameStore.Value: GameValue] = [:]
    var forms: [GameValue] = []
    for heap in heaps {
      try meter.spend()
      if known[heap.value] == nil { known[heap.value] = try GameValue(heap.value, &store) }
      if let form = known[heap.value] { forms.append(form) }
    }
    return SumValue(
      total: try GameValue(total, &store), heaps: forms, left: try best(.left, of: total, beside, &store, &meter),
      right: try best(.right, of: total, beside, &store, &meter), evidence: .proved(proof))
  }

  private func sum(_ values: [GameStore.Value], _ store: inout GameStore) throws(SolverError) -> GameStore.Value {
    var sum = store.integer(0)
    for value in values { sum = try store.sum(sum, value) }
    return sum
  }

  /// For each heap the value of all others together: those before it and those after it.
  /// - Complexity: O(n) sums.
  private func valuesBeside(_ store: inout GameStore) throws(SolverError) -> [GameStore.Value] {
    var after = [store.integer(0)]
    for heap in heaps.dropFirst().reversed() { after.append(try store.sum(heap.value, after[after.count - 1])) }
    var beside: [GameStore.Value] = []
    var before = store.integer(0)
    for (place, heap) in heaps.enumerated() {
      beside.append(try store.sum(before, after[heaps.count - 1 - place]))
      before = try store.sum(before, heap.value)
    }
    return beside
  }

  private var proof: Proof {
    let proofs = Set(tables.map { $0.proof })
    return proofs.count == 1 ? proofs.first ?? .canonicalForms(heap: 0) : .canonicalForms(heap: largest)
  }

  private var largest: Int { heaps.compactMap { $0.size.small }.max() ?? 0 }

  /// The moves whose values no other's dominates, without reversible ones that lose.
  private func best(
    _ player: Player, of total: GameStore.Value, _ beside: [GameStore.Value], _ store: inout GameStore,
    _ meter: inout WorkMeter
  ) throws(SolverError) -> SumValue.BestMoves {
    let reached = try reached(player, beside, &store, &meter)
    let undominated = try store.undominated(Array(Set(reached.map { $0.value })).sorted(), player)
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
  private func reached(
    _ player: Player, _ beside: [GameStore.Value], _ store: inout GameStore, _ meter: inout WorkMeter
  ) throws(SolverError) -> [Reached] {
    var reached: [Reached] = []
    for (place, heap) in heaps.enumerated() {
      let known = tables[heap.table]
      for move in known.moves(player, from: heap.size) {
        try meter.spend(1 + heap.size.length / 64)
        guard reached.count < Self.mostMoves else { throw .searchTooLarge(limit: Self.mostMoves) }
        let left = try sum(move.leaves.compactMap { known.value(of: $0) }, &store)
        reached.append(
          Reached(
            move: HeapMove(heap: place, take: move.take, leaves: move.leaves),
            value: try store.sum(beside[place], left)))
      }
    }
    return reached
  }

  /// The most moves of a player that are compared: each is kept, and takes some hundred bytes.
  private static let mostMoves = 4_000_000
}
