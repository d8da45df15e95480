/// Numbers with a decimal point, kept as whole hundredths.
package enum Hundredths {
  /// Reads `-1.25`, `+12.000`, `3`, `.5`: at most nine digits before the point; further decimals
  /// are rounded.
  package static func parse(_ bytes: some Collection<UInt8>) -> Int? {
    var rest = Array(bytes)[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if let sign = rest.first, isNegative || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let whole = rest.prefix { isDigit($0) }
    rest = rest.dropFirst(whole.count)
    var decimals: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      decimals = rest.dropFirst()
      rest = decimals.drop { isDigit($0) }
      decimals = decimals.prefix { isDigit($0) }
    }
    guard rest.isEmpty, whole.count <= 9, !whole.isEmpty || !decimals.isEmpty else { return nil }
    var thousandths = 0
    for digit in Array(whole) + Array(decimals.prefix(3)) { thousandths = 10 * thousandths + Int(digit) - 48 }
    for _ in decimals.prefix(3).count..<3 { thousandths *= 10 }
    let rounded = (thousandths + 5) / 10
    return isNegative ? -rounded : rounded
  }

  /// Reads a time: seconds, or minutes and hours before them, `1:02.50`.
  static func parseTime(_ bytes: some Collection<UInt8>) -> Int? {
    let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count <= 3, let last = parts.last, let seconds = parse(last), seconds >= 0 else { return nil }
    var time = seconds
    var unit = 6000
    for part in parts.dropLast().reversed() {
      guard part.count <= 6, let amount = Int(String(decoding: part, as: UTF8.self)), amount >= 0 else { return nil }
      time += unit * amount
      unit *= 60
    }
    return time
  }

  /// The number with two decimals: `-1.25`.
  static func text(_ number: Int) -> String {
    let digits = "\(abs(number) % 100)"
    return "\(number < 0 ? "-" : "")\(abs(number) / 100).\(digits.count == 1 ? "0" : "")\(digits)"
  }

  /// A time (≥ 0) as hours, minutes and seconds, decimals only where they are needed: `0:00:12`,
  /// `1:02:03.40`.
  static func timeText(_ time: Int) -> String {
    let parts = [time / 6000 % 60, time / 100 % 60].map { "\($0 < 10 ? "0" : "")\($0)" }
    let decimals = time.isMultiple(of: 100) ? "" : text(time % 100).dropFirst()
    return "\(time / 360_000):\(parts[0]):\(parts[1])\(decimals)"
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
