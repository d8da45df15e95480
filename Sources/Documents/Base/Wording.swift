/// Small words for people: grouped digits, counts in the right number, times.
package enum Wording {
  /// `count` and the noun that fits it: "1 match", "2 matches".
  package static func count(_ count: some BinaryInteger, _ singular: String, _ plural: String) -> String {
    "\(grouped(count)) \(count == 1 ? singular : plural)"
  }

  /// The decimal digits in groups of three, from ten thousand on: 9999, 10,000.
  package static func grouped(_ number: some BinaryInteger) -> String { grouped(digits: String(number)) }

  /// Decimal digits (with an optional sign) in groups of three, from five digits on.
  package static func grouped(digits: String) -> String {
    let sign = digits.hasPrefix("-") ? "-" : ""
    let digits = Array(digits.dropFirst(sign.count))
    guard digits.count > 4 else { return sign + String(digits) }
    var text = sign
    for (position, digit) in digits.enumerated() {
      if position > 0, (digits.count - position).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// A number with at most four significant digits, never in exponent form between 10⁻⁴ and 10⁶.
  package static func short(_ number: Double) -> String {
    guard number.isFinite, number != 0 else { return number == 0 ? "0" : "\(number)" }
    let magnitude = abs(number)
    guard magnitude >= 1e-4, magnitude < 1e6 else { return rounded(number) }
    var decimals = 3
    var bound = 10.0
    while decimals > 0, magnitude >= bound {
      decimals -= 1
      bound *= 10
    }
    var extra = 1.0
    while magnitude * extra < 1 {
      extra *= 10
      decimals += 1
    }
    return fixed(number, decimals: decimals, trimmed: true)
  }

  /// A number with `decimals` digits after the point, rounded; `trimmed` drops zeros at its end.
  package static func fixed(_ number: Double, decimals: Int, trimmed: Bool = false) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (abs(number) * scale).rounded()
    guard scaled < 1e15 else { return "\(number)" }
    var digits = String(Int64(scaled))
    while digits.count <= decimals { digits = "0" + digits }
    var fraction = String(digits.suffix(decimals))
    if trimmed { while fraction.hasSuffix("0") { fraction.removeLast() } }
    let sign = number < 0 && scaled > 0 ? "-" : ""
    return sign + digits.dropLast(decimals) + (fraction.isEmpty ? "" : ".\(fraction)")
  }

  /// A duration in the unit that suits it: "38 µs", "4.2 ms", "1.35 s", "2 min 05 s".
  package static func duration(seconds: Double) -> String {
    switch seconds {
    case ..<0.000_999_5: "\(fixed(seconds * 1e6, decimals: 0)) µs"
    case ..<0.009_995: "\(fixed(seconds * 1e3, decimals: 1)) ms"
    case ..<0.999_5: "\(fixed(seconds * 1e3, decimals: 0)) ms"
    case ..<99.95: "\(fixed(seconds, decimals: seconds < 9.995 ? 2 : 1)) s"
    default: minutes(seconds: Int(seconds.rounded()))
    }
  }

  /// A number as an exponent: "¹²", "⁻³".
  package static func raised(_ number: Int) -> String {
    String(number).map { $0 == "-" ? "⁻" : String(Array("⁰¹²³⁴⁵⁶⁷⁸⁹")[$0.wholeNumberValue ?? 0]) }.joined()
  }

  /// The words joined as in a sentence: "a", "a and b", "a, b and c".
  package static func list(_ words: [String], conjunction: String = "and") -> String {
    guard words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + words[words.count - 1]
  }

  /// The first words, with an ellipsis where there are more.
  package static func first(_ words: some Collection<String>, most: Int = 20, between: String = " ") -> String {
    words.prefix(most).joined(separator: between) + (words.count > most ? "\(between)…" : "")
  }

  private static func minutes(seconds: Int) -> String {
    let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
    guard minutes >= 60 else { return "\(minutes) min \(rest < 10 ? "0" : "")\(rest) s" }
    return "\(minutes / 60) h \(minutes % 60 < 10 ? "0" : "")\(minutes % 60) min"
  }

  /// Four significant digits in exponent form.
  private static func rounded(_ number: Double) -> String {
    var exponent = 0
    var mantissa = abs(number)
    while mantissa >= 9.999_5 {
      mantissa /= 10
      exponent += 1
    }
    while mantissa < 0.999_95 {
      mantissa *= 10
      exponent -= 1
    }
    return "\(number < 0 ? "-" : "")\(fixed(mantissa, decimals: 3, trimmed: true))e\(exponent)"
  }
}

extension String {
  /// The text with a capital at its beginning. Names of files stay as they are: a phrase that is
  /// made a sentence doesn't begin with one.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text with its first letter small.
  package var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension Wording {
  /// What to do about a bracket that isn't closed, or closes nothing.
  package static let unbalancedBracket = "this bracket has no partner; add it, or omit it"

  /// What is wrong with a text that is longer than any deal or table.
  package static func tooLong(mostBytes: Int) -> String {
    "the text is longer than \(grouped(mostBytes)) bytes; give one deal or table at a time"
  }

  /// What to do about a comma at an end of a row of places.
  package static let looseSeparator =
    "a row of places begins or ends with a comma (semicolon, tab): write _ there for an unseen card, or omit it"
}
