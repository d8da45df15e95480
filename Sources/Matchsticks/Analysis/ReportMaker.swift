import ExactArithmetic
import GameCore

/// Makes a report from values.
struct ReportMaker {
  let count: Int
  let period: ProvedPeriod?
  let listing: Int
  let proof: Proof
  let value: (Int) -> Int
  var sparseMask: SparseMask?

  init(count: Int, period: ProvedPeriod?, listing: Int, proof: Proof, value: @escaping (Int) -> Int) {
    self.count = count
    self.period = period
    self.listing = listing
    self.proof = proof
    self.value = value
  }

  init(search: GrundySearch, listing: Int) {
    let proof: Proof = search.period.map { .period($0) } ?? .computed(heap: search.count - 1)
    self.init(count: search.count, period: search.period, listing: listing, proof: proof) { search.value($0) }
    sparseMask = (search.table as? SparseSpace)?.mask
  }

  func report(stop: StopReason?) -> GrundyReport {
    var frequencies: [Int: Int] = [:]
    var counts = [Int](repeating: 0, count: 65536)
    var zeros: [Int] = []
    for heap in 0..<count {
      let value = value(heap)
      if value < counts.count { counts[value] += 1 } else { frequencies[value, default: 0] += 1 }
      if value == 0, zeros.count < listing { zeros.append(heap) }
    }
    for value in counts.indices where counts[value] > 0 { frequencies[value] = counts[value] }
    let exceptions = exceptions()
    return GrundyReport(
      heaps: count, period: period, frequencies: frequencies.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      zeros: zeros, density: density(), exceptions: Array(exceptions.prefix(listing)), exceptionCount: exceptions.count,
      sparseSpace: sparseSpace(), stop: stop, proof: proof)
  }

  private func density() -> Rational {
    let range =
      period.map { $0.saltus == 0 ? $0.preperiod..<min($0.preperiod + $0.period, count) : 0..<count } ?? 0..<count
    guard !range.isEmpty else { return 0 }
    return Rational(range.count { value($0) == 0 }, range.count)
  }

  /// The heaps n below the preperiod with G(n) ≠ G(n + m·period) for the multiples beyond it.
  private func exceptions() -> [Int] {
    guard let period, period.saltus == 0 else { return [] }
    return (0..<period.preperiod).filter { heap in
      let missing = period.preperiod - heap
      let periods = (missing + period.period - 1) / period.period
      return value(heap) != value(heap + periods * period.period)
    }
  }

  private func sparseSpace() -> GrundyReport.SparseSpaceSummary? {
    guard let mask = sparseMask else { return nil }
    var (rareCount, last) = (0, Int?.none)
    for heap in 1..<max(count, 1) where mask.isRare(heap, value(heap)) {
      rareCount += 1
      last = heap
    }
    return GrundyReport.SparseSpaceSummary(
      mask: mask.bits, seesHeapParity: mask.seesParity, rareCount: rareCount, lastRare: last)
  }
}
