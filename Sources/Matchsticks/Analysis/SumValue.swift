import ExactArithmetic
public import GameCore

/// The value of a sum of heaps, and how to play it.
public struct SumValue: Sendable {
  /// The value of the whole.
  public let total: GameValue
  /// The value of each heap, or position of a line.
  public let heaps: [GameValue]
  /// What they are: the rules, the line where nothing else is known about it, and a heap or all
  /// numbers of a position.
  public let positions: [(rules: HeapRules, line: WrittenRule?, numbers: [HeapSize])]
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
      let positions = try part.positions
      if table == tables.count {
        places[part.rules] = table
        let last = WrittenRule.largest(of: positions.map { $0.map { $0.small ?? 0 } })
        tables.append(try ValuedHeaps(part.rules, upTo: last, limits: limits))
      }
      for numbers in positions {
        try meter.spend(numbers.reduce(1) { $0 + $1.length / 64 })
        guard let value = try tables[table].value(of: numbers, &store, limits: limits) else {
          throw .heapTooLarge(heap: heaps.count, largest: BigInt(ValuedHeaps.largestHeap))
        }
        heaps.append(SumPlay.Heap(rules: part.rules, numbers: numbers, table: table, value: value))
      }
    }
    return try SumPlay(heaps: heaps, tables: tables).answer(&store, limits)
  }

  /// The largest Grundy value of a heap in a sum.
  public static let largestNimber = ValuedHeaps.largestNimber
}

extension HeapSum.Part {
  /// The heaps one by one, or the positions of a line, each with all its numbers.
  fileprivate var positions: [[HeapSize]] {
    get throws(SolverError) {
      guard let line = rules.line else { return heaps.map { [$0] } }
      return try line.positions(line.filled(heaps, memory: memory)).map { $0.map { HeapSize($0) } }
    }
  }
}

extension HeapRules {
  /// The line, where nothing else is known about it.
  package var line: WrittenRule? {
    switch self {
    case .impartial(let rules): rules.line
    case .partizan: nil
    case .line(let rule): rule
    }
  }
}

/// A sum whose heaps have known values.
private struct SumPlay {
  /// A heap with the place of its rules among the tables.
  struct Heap {
    let rules: HeapRules
    /// The heap, or all numbers of a position.
    let numbers: [HeapSize]
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
      total: try GameValue(total, &store), heaps: forms,
      positions: heaps.map { ($0.rules, tables[$0.table].line?.rule, $0.numbers) },
      left: try best(.left, of: total, beside, &store, &meter),
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

  private var largest: Int { heaps.flatMap { $0.numbers }.compactMap { $0.small }.max() ?? 0 }

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
      for move in try known.moves(player, from: heap.numbers, at: place) {
        try meter.spend(heap.numbers.reduce(1) { $0 + $1.length / 64 })
        guard reached.count < Self.mostMoves else { throw .searchTooLarge(limit: Self.mostMoves) }
        let left = try known.value(leaving: move.leaves, &store)
        reached.append(Reached(move: move, value: try store.sum(beside[place], left)))
      }
    }
    return reached
  }

  /// The most moves of a player that are compared: each is kept, and takes some hundred bytes.
  private static let mostMoves = 4_000_000
}
