extension CodeSurvey {
  /// The survey whose rows were made elsewhere; `nil` unless they are those of all its codes, in
  /// their order.
  package init?(_ range: CodeRange, upTo bound: Int, rows: [Row]) {
    let codes = range.codes
    guard rows.map({ $0.code }) == codes else { return nil }
    self.init(range: range, bound: bound, rows: rows, codeCount: codes.count, stop: nil)
  }
}

extension CodeSurvey.Row {
  /// Checks what is claimed about a code; `nil` when it is impossible.
  package init?(
    _ code: TakeAndBreakCode, heaps: Int, period: ProvedPeriod?, largestValue: Int,
    sparseSpace: GrundyReport.SparseSpaceSummary?
  ) {
    guard heaps > 0, largestValue >= 0, sparseSpace == nil || code.mostHeapsLeft > 1 else { return nil }
    let isWhole = sparseSpace.flatMap { space in period.map { space.isWhole(under: $0) } } ?? true
    self.init(
      code: code, heaps: heaps, period: period, largestValue: largestValue, sparseSpace: isWhole ? sparseSpace : nil)
  }
}

extension GrundyReport.SparseSpaceSummary {
  /// A split that was found elsewhere.
  package init(foundMask mask: Int, seesHeapParity: Bool, rareCount: Int, lastRare: Int?) {
    self.init(mask: mask, seesHeapParity: seesHeapParity, rareCount: rareCount, lastRare: lastRare)
  }
}
