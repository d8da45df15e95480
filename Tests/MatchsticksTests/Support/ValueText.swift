import ExactArithmetic
import GameCore
import Matchsticks

/// Reads values as CGSuite writes them: `{0||0|-1}` with more bars binding less, `^`, `v3*2`,
/// `+-1`, `*4`, `3/4`, and sums with blanks around a plus sign.
struct ValueText {
  private var rest: Substring
  private var store: GameStore

  static func read(_ text: String, _ store: inout GameStore) throws -> GameStore.Value {
    var reader = ValueText(rest: text[...], store: store)
    var value = try reader.sum()
    precondition(reader.rest.isEmpty, "\(text): \(reader.rest)")
    store = reader.store
    value = try store.sum(value, store.integer(0))
    return value
  }

  private mutating func sum() throws -> GameStore.Value {
    var sum = try term()
    while take(" + ") { sum = try store.sum(sum, term()) }
    return sum
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func digits() -> Int? {
    let digits = rest.prefix { $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return Int(digits)
  }

  private mutating func term() throws -> GameStore.Value {
    if take("{") { return try game() }
    if take("+-") {
      let value = try term()
      return try store.value(left: [value], right: [store.negative(value)])
    }
    var value = store.integer(0)
    let isNegative = take("-")
    if let numerator = digits() {
      let denominator = take("/") ? digits() ?? 1 : 1
      value = store.number(Rational(isNegative ? -numerator : numerator, denominator))
    }
    for (arrow, isUp) in [("^", true), ("v", false)] {
      var count = 0
      while take(arrow) { count += 1 }
      if count > 0, let more = digits() { count = more }
      let up = try store.value(left: [store.integer(0)], right: [store.nimber(1)])
      for _ in 0..<count { value = try store.sum(value, isUp ? up : store.negative(up)) }
    }
    if take("*") { value = try store.sum(value, store.nimber(digits() ?? 1)) }
    return value
  }

  /// Options as far as the bracket; sides are parted by the longest run of bars.
  private mutating func game() throws -> GameStore.Value {
    var (depth, text) = (1, "")
    while depth > 0, let next = rest.popFirst() {
      depth += next == "{" ? 1 : next == "}" ? -1 : 0
      if depth > 0 { text.append(next) }
    }
    return try split(text)
  }

  private mutating func split(_ text: String) throws -> GameStore.Value {
    let runs = Self.runs(text)
    let longest = runs.map(\.count).max() ?? 0
    guard longest > 0, let bar = runs.first(where: { $0.count == longest }) else {
      var reader = ValueText(rest: text[...], store: store)
      let value = try reader.sum()
      precondition(reader.rest.isEmpty, "\(text): \(reader.rest)")
      store = reader.store
      return value
    }
    let left = try options(String(text[..<bar.startIndex]))
    let right = try options(String(text[bar.endIndex...]))
    return try store.value(left: left, right: right)
  }

  /// A side that has bars of its own is one game; otherwise a list.
  private mutating func options(_ text: String) throws -> [GameStore.Value] {
    if text.isEmpty { return [] }
    if !Self.runs(text).isEmpty { return [try split(text)] }
    var values: [GameStore.Value] = []
    var (depth, part) = (0, "")
    for letter in text + "," {
      depth += letter == "{" ? 1 : letter == "}" ? -1 : 0
      if letter == ",", depth == 0 {
        values.append(try split(part))
        part = ""
      } else {
        part.append(letter)
      }
    }
    return values
  }

  /// The runs of bars outside of brackets.
  private static func runs(_ text: String) -> [Substring] {
    var (depth, runs, start) = (0, [Substring](), text.startIndex)
    var place = text.startIndex
    while place < text.endIndex {
      let letter = text[place]
      depth += letter == "{" ? 1 : letter == "}" ? -1 : 0
      if letter == "|", depth == 0 {
        start = place
        while place < text.endIndex, text[place] == "|" { place = text.index(after: place) }
        runs.append(text[start..<place])
        continue
      }
      place = text.index(after: place)
    }
    return runs
  }
}
