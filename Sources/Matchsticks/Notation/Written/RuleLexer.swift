import GameCore

/// The symbols of a line that is a rule.
enum RuleToken: Equatable {
  case number(Int)
  case letter(RuleLetter)
  /// A word of two letters or more, in lower case.
  case word(String)
  /// Anything else, in one spelling: "->", "...", "..", "<=", "!=", ";", "(".
  case sign(String)
  case end
}

/// A symbol and where it begins, in characters.
struct PlacedToken {
  let token: RuleToken
  let place: Int
}

/// Cuts a line into symbols.
enum RuleLexer {
  private static let arrow: UInt8 = 0x80
  private static let unequal: UInt8 = 0x81
  private static let atMost: UInt8 = 0x82
  private static let atLeast: UInt8 = 0x83

  /// The line with the characters that rules have besides ASCII.
  static func plain(_ text: String) -> PlainText {
    PlainText(text) { scalar in
      switch scalar {
      case "→", "⟶", "⇒", "↦": arrow
      case "≠": unequal
      case "≤", "⩽": atMost
      case "≥", "⩾": atLeast
      case "·", "×", "∗", "⋅": UInt8(ascii: "*")
      case "−", "–": UInt8(ascii: "-")
      default: nil
      }
    }
  }

  static func tokens(_ text: PlainText) throws(RuleLineError) -> [PlacedToken] {
    var (tokens, place): ([PlacedToken], Int) = ([], 0)
    let bytes = text.bytes
    while place < bytes.count {
      if PlainText.isBlank(bytes[place]) {
        place += 1
        continue
      }
      let (token, count) = try token(bytes[place...], text)
      tokens.append(PlacedToken(token: token, place: place))
      place += count
    }
    tokens.append(PlacedToken(token: .end, place: bytes.count))
    return tokens
  }

  private static func token(
    _ rest: ArraySlice<UInt8>, _ text: PlainText
  ) throws(RuleLineError) -> (RuleToken, Int) {
    let place = rest.startIndex
    let first = rest[place]
    if PlainText.isDigit(first) { return try number(rest) }
    if isLetter(first) {
      let word = rest.prefix(while: isLetter)
      let lower = String(decoding: word, as: UTF8.self).lowercased()
      return (word.count == 1 ? .letter(RuleLetter(first | 0x20)) : .word(lower), word.count)
    }
    switch first {
    case arrow: return (.sign("->"), 1)
    case unequal: return (.sign("!="), 1)
    case atMost: return (.sign("<="), 1)
    case atLeast: return (.sign(">="), 1)
    case PlainText.ellipsis: return (.sign("..."), 1)
    default: break
    }
    for (written, sign) in signs where rest.starts(with: written.utf8) { return (.sign(sign), written.utf8.count) }
    throw RuleLineError(.character(text.character(at: place) ?? " "), at: place)
  }

  /// The signs as they may be written, longer ones first, and their one spelling.
  private static let signs: [(String, String)] =
    [
      ("...", "..."), ("->", "->"), ("=>", "=>"), ("=<", "=<"), ("**", "^"), ("..", ".."), ("<=", "<="), (">=", ">="),
      ("==", "="),
      ("!=", "!="), ("<>", "!="), ("&&", "&"), ("||", "||"), ("=", "="), ("<", "<"), (">", ">"),
    ] + ["+", "-", "*", "/", "^", "%", "(", ")", "{", "}", ",", ";", "|", "&", ":", "!"].map { ($0, $0) }

  private static func number(_ rest: ArraySlice<UInt8>) throws(RuleLineError) -> (RuleToken, Int) {
    let digits = rest.prefix(while: PlainText.isDigit)
    var value = 0
    for digit in digits {
      value = 10 * value + Int(digit - 0x30)
      guard value <= LineLimits.mostNumber else {
        throw RuleLineError(.numberTooLarge(limit: LineLimits.mostNumber), at: rest.startIndex)
      }
    }
    return (.number(value), digits.count)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) && byte < 0x80 }
}
