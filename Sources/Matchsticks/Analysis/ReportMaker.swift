import ExactArithmetic
import GameCore

/// Makes a report from values.
struct ReportMaker {
  let count: Int
  let period: ProvedPeriod?
  let listing: Int
  let proof: Proof
  let value: (Int) -> Int
  /// The share of zeros among all heaps, where a closed form says it.
  private var zeroShare: Rational?
  private var promise: GrundyReport.Promise?
  private var sparseMask: SparseMask?

  private init(count: Int, period: ProvedPeriod?, listing: Int, proof: Proof, value: @escaping (Int) -> Int) {
    self.count = count
    self.period = period
    self.listing = listing
    self.proof = proof
    self.value = value
  }

  /// The values of a closed form, of the heaps 0…count − 1.
  init(_ form: any ClosedForm, count: Int, listing: Int) {
    self.init(count: count, period: form.period, listing: listing, proof: form.proof) { form.value($0) }
    zeroShare = form.zeroShare
  }

  /// The values that a source has computed, of the heaps 0…count − 1.
  init(source: any ValueSource, count: Int, listing: Int) {
    let proof: Proof = source.period.map { .period($0) } ?? .computed(heap: source.count - 1)
    self.init(count: count, period: source.period, listing: listing, proof: proof) { source.value($0) }
    promise = source.promised.map {
      GrundyReport.Promise(preperiod: $0.preperiod, period: $0.period, heapNeeded: $0.valuesNeeded - 1)
    }
    sparseMask = source.mask
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
      heaps: count, period: period, promise: promise,
      firstValues: (0..<min(count, GrundyReport.mostFirstValues)).map(value),
      frequencies: frequencies.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
      zeros: zeros, density: density(), isDensityOfAll: zeroShare != nil || period != nil,
      exceptions: Array(exceptions.prefix(listing)), exceptionCount: exceptions.count,
      sparseSpace: sparseSpace(), stop: stop, evidence: .proved(proof))
  }

  /// The share of zeros among all heaps where it is known, otherwise among those examined. Values
  /// that grow from period to period are 0 finitely often: a share of 0.
  private func density() -> Rational {
    if let zeroShare { return zeroShare }
    guard let period else { return share(of: 0..<count) }
    return period.saltus > 0 ? 0 : share(of: period.preperiod..<(period.preperiod + period.period))
  }

  private func share(of heaps: Range<Int>) -> Rational {
    heaps.isEmpty ? 0 : Rational(heaps.count { value($0) == 0 }, heaps.count)
  }

  /// The heaps n below the preperiod with G(n) + k·saltus ≠ G(n + k·period), n + k·period the first
  /// in the period.
  private func exceptions() -> [Int] {
    guard let period else { return [] }
    return (0..<period.preperiod).filter { heap in
      let periods = (period.preperiod - heap + period.period - 1) / period.period
      return value(heap) + periods * period.saltus != value(heap + periods * period.period)
    }
  }

  private func sparseSpace() -> GrundyReport.SparseSpaceSummary? {
    guard let mask = sparseMask else { return nil }
    var (rareCount, last) = (0, Int?.none)
    for heap in 1..<max(count, 1) where mask.isRare(heap, value(heap)) {
      rareCount += 1
      last = heap
    }
    let space = GrundyReport.SparseSpaceSummary(
      mask: mask.bits, seesHeapParity: mask.seesParity, rareCount: rareCount, lastRare: last)
    return period.map { space.isWhole(under: $0) } ?? true ? space : nil
  }
}
