public import GameCore

/// What a survey of codes has found so far, to resume from later.
public struct CodeSurveyCheckpoint: Sendable, Equatable {
  /// The codes.
  public let range: CodeRange
  /// The largest heap to be examined.
  public let bound: Int
  /// The rows that are done, in the order of the codes.
  public let rows: [CodeSurvey.Row]

  init(range: CodeRange, bound: Int, rows: [CodeSurvey.Row]) {
    self.range = range
    self.bound = bound
    self.rows = rows
  }
}

/// A checkpoint as bytes: the range and the bound, then ten numbers for each row, in words of 64
/// bits. A number that may be missing is one more than it is, or 0.
extension CodeSurveyCheckpoint {
  private static let file = SealedFile(mark: "PZLOCTAL", version: 1)
  private static let largest = 1 << 40

  /// The bytes of a file.
  public var bytes: [UInt8] {
    var words = WordWriter()
    let (first, last) = (range.numbers.lowerBound, range.numbers.upperBound)
    for number in [range.zeroth, range.places, first, last, bound, rows.count] { words.append(UInt64(number)) }
    for row in rows {
      let (period, space) = (row.period, row.sparseSpace)
      let numbers = [
        row.code.digits.enumerated().reduce(0) { $0 | $1.element << (3 * (range.places - 1 - $1.offset)) }, row.heaps,
        row.largestValue, period?.period ?? 0, period?.preperiod ?? 0, period?.checked?.upperBound ?? 0,
        space?.mask ?? 0, space?.seesHeapParity ?? false ? 1 : 0, space?.rareCount ?? 0,
        space?.lastRare.map { $0 + 1 } ?? 0,
      ]
      for number in numbers { words.append(UInt64(number)) }
    }
    return Self.file.sealed(words.bytes)
  }

  /// Reads what ``bytes`` wrote.
  /// - Throws: why it isn't a whole checkpoint of this version.
  public init(bytes: [UInt8]) throws(SealedFileError) {
    var words = WordReader(try Self.file.payload(of: bytes))
    let (zeroth, places) = (try words.nextCount(atMost: 4), try words.nextCount(atMost: CodeRange.mostPlaces))
    let (first, last) = (try words.nextCount(atMost: Self.largest), try words.nextCount(atMost: Self.largest))
    guard let range = CodeRange(zeroth: zeroth, places: places, from: first, to: last) else { throw .damaged }
    self.range = range
    bound = try words.nextCount(atMost: Self.largest)
    var rows: [CodeSurvey.Row] = []
    for _ in 0..<(try words.nextCount(atMost: last - first + 1)) {
      let number = try words.nextCount(atMost: last)
      guard number >= first, let code = range.code(number) else { throw .damaged }
      rows.append(try Self.row(code, bound: bound, &words))
    }
    try words.end()
    self.rows = rows
  }

  private static func row(
    _ code: TakeAndBreakCode, bound: Int, _ words: inout WordReader
  ) throws(SealedFileError) -> CodeSurvey.Row {
    let heaps = try words.nextCount(atMost: bound + 1)
    let value = try words.nextCount(atMost: 65535)
    let (period, preperiod) = (try words.nextCount(atMost: bound), try words.nextCount(atMost: bound))
    let checkedTo = try words.nextCount(atMost: bound)
    let (mask, parity) = (try words.nextCount(atMost: 65535), try words.nextCount(atMost: 1))
    let (rareCount, lastRare) = (try words.nextCount(atMost: bound + 1), try words.nextCount(atMost: bound + 1))
    guard heaps > 0, period == 0 || checkedTo >= preperiod else { throw .damaged }
    let space = GrundyReport.SparseSpaceSummary(
      mask: mask, seesHeapParity: parity == 1, rareCount: rareCount, lastRare: lastRare > 0 ? lastRare - 1 : nil)
    let proved = period > 0 ? ProvedPeriod(preperiod: preperiod, period: period, checkedTo: checkedTo) : nil
    // Every split counts a bit of the values, or the parity.
    let isSplit = code.mostHeapsLeft > 1 && (mask > 0 || parity == 1)
    return CodeSurvey.Row(
      code: code, heaps: heaps, period: proved, largestValue: value,
      sparseSpace: isSplit && (proved.map { space.isWhole(under: $0) } ?? true) ? space : nil)
  }
}
