import ExactArithmetic
public import GameCore

/// The P-positions with several numbers: the letters of a line, or heaps side by side.
public struct LosingTuples: Sendable {
  /// How many of them there are; positions that differ in the order of ``exchangeable`` numbers
  /// only count once.
  public let count: Int
  /// How many there are if the order counts.
  public let orderedCount: Int
  /// The first of them, by their numbers.
  public let positions: [[Int]]
  /// How many of ``count`` have no number above 0, 1, 2, …, the bound.
  public let counts: [Int]
  /// Places of numbers that may be exchanged without leaving the P-positions up to the bound; these
  /// numbers are ascending in ``positions``.
  public let exchangeable: [[Int]]
  /// How many numbers a position has.
  public let width: Int
  /// How this is known.
  public let evidence: Evidence<Proof>

  /// The most heaps.
  public static let mostHeaps = LineLimits.mostHeaps

  /// - Parameter isLost: Whether each position of a box with equal sides loses.
  init(_ isLost: [Bool?], _ box: WrittenBox, listing: Int, proof: Proof) {
    let lost = isLost.indices.filter { isLost[$0] == true }
    var groups: [[Int]] = []
    for place in box.sizes.indices {
      let group = groups.firstIndex { group in
        lost.allSatisfy { isLost[box.place($0, exchanging: group[0], place)] == true }
      }
      if let group { groups[group].append(place) } else { groups.append([place]) }
    }
    var (positions, counts): ([[Int]], [Int]) = ([], [Int](repeating: 0, count: box.sizes[0]))
    for place in lost {
      let position = box.position(at: place)
      guard groups.allSatisfy({ group in zip(group, group.dropFirst()).allSatisfy { position[$0] <= position[$1] } })
      else { continue }
      counts[position.max() ?? 0] += 1
      if positions.count < listing { positions.append(position) }
    }
    for bound in counts.indices.dropFirst() { counts[bound] += counts[bound - 1] }
    (self.positions, self.counts, width) = (positions, counts, box.sizes.count)
    (count, orderedCount) = (counts.last ?? 0, lost.count)
    exchangeable = groups.filter { $0.count > 1 }
    evidence = .proved(proof)
  }

  /// Whether all are listed.
  public var isComplete: Bool { positions.count == count }
}

extension WrittenBox {
  /// The place of a position with two of its numbers exchanged.
  fileprivate func place(_ place: Int, exchanging one: Int, _ other: Int) -> Int {
    let difference = place / steps[one] % sizes[one] - place / steps[other] % sizes[other]
    return place + difference * (steps[other] - steps[one])
  }
}

extension TakeAwayGame {
  /// Whether P-positions have several numbers: letters of a line, or heaps in a number that is
  /// given.
  public func losesInTuples(heapCount: Int?) -> Bool { heapCount ?? 1 > 1 || rules.line?.isSumOfHeaps == false }

  /// The P-positions whose numbers are 0…`bound`: of a line with several letters, or of
  /// `heapCount` heaps.
  /// - Throws: ``SolverError`` when there are more than 50,000,000 positions, or it isn't known
  ///   which of them lose.
  /// - Complexity: (`bound` + 1)^heaps positions.
  public func losingTuples(
    upTo bound: BigInt, heapCount: Int? = nil, listing: Int = defaultListing, limits: SearchLimits = .none,
    observer: Observer = .silent
  ) throws(SolverError) -> LosingTuples {
    let last = bound.toInt() ?? .max
    guard last < LineLimits.mostPositions else { throw .searchTooLarge(limit: LineLimits.mostPositions) }
    if let line = rules.line, !line.isSumOfHeaps {
      let frame = try MapFrame(line, [last], heapCount: heapCount, most: LineLimits.mostHeaps)
      try frame.checkWork(play, values: false, limits)
      let isLost = try SolverError.asking(line) { () throws(WrittenFailure) in
        try frame.examine(WrittenGame(line), play, values: false, limits, observer).isLost
      }
      return LosingTuples(isLost, frame.box, listing: listing, proof: .box(frame.bounds))
    }
    let bounds = [Int](repeating: last, count: heapCount ?? 1)
    guard let box = WrittenBox(upTo: bounds) else { throw .searchTooLarge(limit: LineLimits.mostPositions) }
    let (loses, proof) = try losingSums(box, limits: limits, observer: observer)
    var isLost: [Bool?] = []
    isLost.reserveCapacity(box.count)
    for place in 0..<box.count {
      if place % 4096 == 0 {
        if let reason = limits.stopReason(nodes: UInt64(place)) { throw .stopped(reason) }
        observer.report(Progress(completed: Double(place), total: Double(box.count), unit: "positions"))
      }
      isLost.append(try loses(box.position(at: place)))
    }
    return LosingTuples(isLost, box, listing: listing, proof: proof)
  }

  /// Whether heaps lose side by side; `nil` off the board.
  private typealias LosingSum = ([Int]) throws(SolverError) -> Bool?

  /// What says whether the heaps of a box lose, and how it is known.
  private func losingSums(
    _ box: WrittenBox, limits: SearchLimits, observer: Observer
  ) throws(SolverError) -> (loses: LosingSum, proof: Proof) {
    let bound = box.sizes[0] - 1
    let defined = Proof.box(box.sizes.map { $0 - 1 })
    if let line = rules.line, play == .misere || !line.endings.isEmpty {
      let solver = WrittenSolver(
        WrittenGame(line), play: play, upTo: [bound] + line.memory.map { _ in bound }, limits: limits)
      let loses: LosingSum = { heaps throws(SolverError) in
        try SolverError.asking(line) { () throws(WrittenFailure) in
          let positions = heaps.map { [$0] + line.starts }
          for position in positions where try !solver.game.isOnBoard(position) { return nil }
          return try !solver.isWin(positions)
        }
      }
      return (loses, defined)
    }
    if play == .misere, !rules.theory.isPet {
      guard let quotient = try finiteQuotient(upTo: bound, limits: limits), quotient.outcome(of: [bound]) != nil else {
        throw .unsupported(.losingSums)
      }
      let proof = quotient.period.map { Proof.period($0) }
      return (
        { heaps throws(SolverError) in quotient.outcome(of: heaps) == .pPosition },
        proof ?? .quotient(order: quotient.order, heap: quotient.heap, isStable: false)
      )
    }
    let (values, proof) = try heapValues(upTo: bound, limits: limits, observer: observer)
    let loses: LosingSum = { heaps throws(SolverError) in
      var (sum, largest) = (0, 0)
      for heap in heaps {
        guard let value = values[heap] else { return nil }
        (sum, largest) = (sum ^ value, max(largest, value))
      }
      return sum == (play == .misere && largest <= 1 ? 1 : 0)
    }
    return (loses, proof?.argued(for: play) ?? defined)
  }

  /// The Grundy values of the heaps 0…`bound`, `nil` off the board of a line; and for other rules
  /// how they are known.
  private func heapValues(
    upTo bound: Int, limits: SearchLimits, observer: Observer
  ) throws(SolverError) -> (values: [Int?], proof: Proof?) {
    if let line = rules.line {
      let frame = try MapFrame(line, [bound])
      return try SolverError.asking(line) { () throws(WrittenFailure) in
        (try frame.examine(WrittenGame(line), .normal, values: true, limits, observer).values ?? [], nil)
      }
    }
    let values = try rules.theory.values(of: [HeapSize(bound)], limits: limits, observer: observer)
    let all = try (0...bound).map { heap throws(SolverError) -> Int? in
      guard let value = values.value(of: HeapSize(heap)) else {
        throw .heapTooLarge(heap: 0, largest: values.largestHeap ?? 0)
      }
      return value.toInt()
    }
    return (all, values.proof)
  }
}
