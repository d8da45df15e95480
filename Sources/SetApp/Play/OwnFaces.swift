import Documents
import Questions

/// Cards of one's own: symbols, colours and words in the place of the usual ones, as the page's
/// *Display* makes them and a file keeps them (`puzzlelab/faces/1`).
///
/// Names begin with different letters, so that the letters under a card tell its values where there
/// is no colour.
package struct OwnFaces: Sendable, Equatable {
  /// A colour: its name, and red, green and blue, each 0…255.
  package struct Colour: Sendable, Equatable {
    package let name: String
    package let parts: [Int]
  }

  /// A shape: its name, and its symbol, or one for each fill.
  package struct Shape: Sendable, Equatable {
    package let name: String
    package let symbols: [Character]
  }

  /// Three colours, in the order of the digits.
  package let colours: [Colour]
  /// Three shapes.
  package let shapes: [Shape]
  /// What the fills are called.
  package let fills: [String]
  /// The file in one line.
  package let text: String

  /// What is wrong with a file.
  struct Problem: ReportedError {
    let message: String
    init(_ message: String) { self.message = "these cards can't be used: \(message)" }
  }

  private static let example = ##"{"schema":"puzzlelab/faces/1","colours":[{"name":"red","colour":"#d81e3a"}, …], …}"##

  /// Reads the text of a file.
  init(_ text: String) throws(Problem) {
    let file: JSON
    do throws(Fault) {
      file = try JSON(reading: Array(text.utf8)[...])
    } catch {
      throw Problem("\(error.message); write \(Self.example)")
    }
    try Self.check(file, for: ["schema", "colours", "shapes", "fills"], in: "the file")
    guard file["schema"] == .string("puzzlelab/faces/1") else {
      throw Problem("their schema isn't \"puzzlelab/faces/1\"; write \(Self.example)")
    }
    var colours: [Colour] = []
    for entry in try Self.three("colours", of: file) {
      try Self.check(entry, for: ["name", "colour"], in: "a colour")
      colours.append(Colour(name: try Self.name(entry["name"], of: "colour"), parts: try Self.parts(entry["colour"])))
    }
    var shapes: [Shape] = []
    for entry in try Self.three("shapes", of: file) {
      try Self.check(entry, for: ["name", "symbol", "symbols"], in: "a shape")
      shapes.append(Shape(name: try Self.name(entry["name"], of: "shape"), symbols: try Self.symbols(entry)))
    }
    var fills: [String] = []
    for entry in try Self.three("fills", of: file) { fills.append(try Self.name(entry, of: "fill")) }
    (self.colours, self.shapes, self.fills, self.text) = (colours, shapes, fills, file.text)
    try Self.distinguish("colours", colours.map { $0.name })
    try Self.distinguish("shapes", shapes.map { $0.name })
    try Self.distinguish("fills", fills)
    let symbols = shapes.flatMap { $0.symbols }
    if let twice = symbols.first(where: { symbol in symbols.filter { $0 == symbol }.count > 1 }) {
      throw Problem("\(twice) stands for two things: choose different symbols")
    }
    if Set(shapes.map { $0.symbols.count }).count > 1 {
      throw Problem("either each shape has \"symbol\", or each has \"symbols\", one for each fill")
    }
  }

  private static func check(_ value: JSON, for keys: [String], in what: String) throws(Problem) {
    guard case .object(let members) = value else { throw Problem("\(what) is \(value.noun), not an object") }
    for member in members where !keys.contains(member.key) {
      let known = Wording.list(keys.map { "\"\($0)\"" }, conjunction: "and")
      throw Problem("\(what) has \"\(member.key.visible)\"; there are \(known)")
    }
  }

  private static func three(_ key: String, of file: JSON) throws(Problem) -> [JSON] {
    guard case .array(let list)? = file[key], list.count == 3 else { throw Problem("there must be three \(key)") }
    return list
  }

  private static func name(_ value: JSON?, of what: String) throws(Problem) -> String {
    guard case .string(let text)? = value, let first = text.first, !first.isWhitespace, text.count <= 20,
      text.visible == text
    else { throw Problem("each \(what) needs a name of up to 20 letters") }
    return text
  }

  private static func parts(_ value: JSON?) throws(Problem) -> [Int] {
    guard case .string(let text)? = value, text.utf8.count == 7, text.first == "#",
      !text.utf8.contains(where: { "+-".utf8.contains($0) }), let number = Int(text.dropFirst(), radix: 16)
    else { throw Problem("each colour needs a value such as #d81e3a") }
    return [number >> 16, number >> 8 & 255, number & 255]
  }

  private static func symbols(_ entry: JSON) throws(Problem) -> [Character] {
    var all: [JSON] = []
    switch (entry["symbol"], entry["symbols"]) {
    case (let symbol?, nil): all = [symbol]
    case (nil, .array(let symbols)?) where symbols.count == 3: all = symbols
    default: throw Problem("each shape needs a \"symbol\", or \"symbols\", one for each fill")
    }
    var symbols: [Character] = []
    for value in all {
      // A selector that asks for plain text changes nothing here.
      guard case .string(let text)? = Optional(value),
        let symbol = text.unicodeScalars.first, text.unicodeScalars.dropFirst().allSatisfy({ $0.value == 0xFE0E })
      else { throw Problem("a symbol is one character, such as ★") }
      guard isOneColumn(symbol.value) else {
        throw Problem("\(text.visible) doesn't fill one column of a terminal: choose a symbol such as ★")
      }
      symbols.append(Character(symbol))
    }
    return symbols
  }

  /// Whether terminals draw a character in one column: letters up to Cyrillic, and symbols but
  /// those that are pictures with colours of their own (Unicode's Emoji_Presentation below U+2E80).
  private static func isOneColumn(_ code: UInt32) -> Bool {
    switch code {
    case 0x21...0x7E, 0xA1...0x2FF, 0x370...0x482, 0x48A...0x52F: true
    case 0x231A...0x231B, 0x23E9...0x23EC, 0x23F0, 0x23F3, 0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F,
      0x2693, 0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE, 0x26D4, 0x26EA, 0x26F2...0x26F3,
      0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A...0x270B, 0x2728, 0x274C, 0x274E, 0x2753...0x2755, 0x2757,
      0x2795...0x2797, 0x27B0, 0x27BF, 0x2B1B...0x2B1C, 0x2B50, 0x2B55:
      false
    case 0x2190...0x2BFF: true
    default: false
    }
  }

  private static func distinguish(_ what: String, _ names: [String]) throws(Problem) {
    guard Set(names.map { $0.prefix(1).lowercased() }).count == 3 else {
      throw Problem("the names of the three \(what) must begin with different letters: \(Wording.list(names))")
    }
  }
}
