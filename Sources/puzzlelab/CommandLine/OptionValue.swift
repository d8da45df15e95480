import Catalogue

/// The check of a value against what its option takes; the messages are the same for every option.
enum OptionValue {
  /// Throws unless `text` is a value for `option`.
  static func check(_ text: String, for option: Option) throws(CommandError) {
    switch option.kind {
    case .flag, .text, .parameter, .flagParameter: return
    case .number, .file, .folder:
      guard !text.isEmpty else { throw fault(option, "an empty value won't do; give \(option.metavar)") }
    case .integer(let range): _ = try integer(text, in: range, for: option)
    case .unsigned: _ = try unsigned(text, for: option)
    case .seconds: _ = try seconds(text, for: option)
    case .ranges: _ = try ranges(text, for: option)
    case .choice(let words): try choice(text, of: words, for: option)
    }
  }

  static func integer(_ text: String, in range: ClosedRange<Int>, for option: Option) throws(CommandError) -> Int {
    guard isInteger(text) else { throw fault(option, "\(Quoting.quoted(text)) is not a whole number\(limits(range))") }
    guard let number = Int(text), range.contains(number) else {
      throw fault(option, "\(clipped(text)) is not in \(shown(range))")
    }
    return number
  }

  static func unsigned(_ text: String, for option: Option) throws(CommandError) -> UInt64 {
    guard isInteger(text) else { throw fault(option, "\(Quoting.quoted(text)) is not a whole number") }
    guard let number = UInt64(text) else { throw fault(option, "\(clipped(text)) is not in 0…\(UInt64.max)") }
    return number
  }

  static func seconds(_ text: String, for option: Option) throws(CommandError) -> Double {
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    guard isPlain, let number = Double(text), number > 0, number <= 1e9 else {
      throw fault(option, "\(Quoting.quoted(text)) is not a positive number of seconds, such as 0.5 or 30")
    }
    return number
  }

  static func ranges(_ text: String, for option: Option) throws(CommandError) -> NumberRanges {
    guard let ranges = NumberRanges(text) else {
      throw fault(option, "\(Quoting.quoted(text)) is not a list of numbers and ranges from 1 up, such as 1-19,25")
    }
    return ranges
  }

  private static func choice(_ text: String, of words: [String], for option: Option) throws(CommandError) {
    guard !words.contains(text) else { return }
    let hint = Suggestion.hint(for: text, among: words)
    throw fault(option, "\(Quoting.quoted(text)) is not one of \(words.joined(separator: ", "))\(hint)")
  }

  private static func fault(_ option: Option, _ message: String) -> CommandError {
    .usage("\(option.flag): \(message)")
  }

  /// Whether the text is an optional sign and digits, whatever their number.
  private static func isInteger(_ text: String) -> Bool {
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    return !digits.isEmpty && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func clipped(_ digits: String) -> String {
    digits.utf8.count <= 40 ? digits : "\(digits.prefix(20))… (\(digits.utf8.count) characters)"
  }

  private static func limits(_ range: ClosedRange<Int>) -> String {
    range.lowerBound == .min && range.upperBound == .max ? "" : " in \(shown(range))"
  }

  private static func shown(_ range: ClosedRange<Int>) -> String {
    range.upperBound == .max ? "\(range.lowerBound)…" : "\(range.lowerBound)…\(range.upperBound)"
  }
}
