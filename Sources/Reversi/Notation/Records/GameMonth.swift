extension GameRecord {
  /// The month of the date, as "2026-11": the two digits after the year and any sign. The year
  /// alone where there is no month, `nil` without a year at the beginning.
  public var month: String? {
    guard year != nil, let date else { return nil }
    let (year, rest) = (date.prefix(4), date.dropFirst(5))
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard digits.count == 2, let month = Int(digits), (1...12).contains(month) else { return String(year) }
    return "\(year)-\(digits)"
  }
}
