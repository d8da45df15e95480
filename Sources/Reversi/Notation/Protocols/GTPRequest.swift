/// A line of the Go Text Protocol, version 2: an optional number, a command, and its arguments.
/// [GTP]
public struct GTPRequest: Hashable, Sendable {
  /// The number that the answer repeats.
  public let identifier: Int?
  /// The command, as it was written.
  public let command: String
  /// What follows, split at blanks.
  public let arguments: [String]

  /// Reads a line; `nil` when there is nothing on it. Control characters are dropped and `#` begins
  /// a comment.
  public init?(_ line: some StringProtocol) {
    var words = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
      .map { word in String(String.UnicodeScalarView(word.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }))
      }
      .filter { !$0.isEmpty }
    identifier = words.first.flatMap { word in
      word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(word) : nil
    }
    if identifier != nil { words.removeFirst() }
    if words.isEmpty, identifier == nil { return nil }
    command = words.first ?? ""
    arguments = Array(words.dropFirst())
  }

  /// The answer to the request, ended by an empty line.
  /// `detail` says more about a failure.
  public func answer(_ result: Result<String, GTPFailure>, detail: String? = nil) -> String {
    let number = identifier.map { "\($0)" } ?? ""
    switch result {
    case .success(let text): return "=\(number)\(text.isEmpty || text.hasPrefix("\n") ? "" : " ")\(text)\n\n"
    case .failure(let failure): return "?\(number) \(failure.rawValue)\(detail.map { ": \($0)" } ?? "")\n\n"
    }
  }

  /// A colour among the arguments: `black`, `b`, `white`, `w` in either case.
  public func side(_ place: Int) throws(GTPFailure) -> Side {
    switch arguments.indices.contains(place) ? arguments[place].lowercased() : "" {
    case "black", "b": return .black
    case "white", "w": return .white
    default: throw .syntax
    }
  }

  /// A square or `pass` among the arguments.
  public func move(_ place: Int, size: BoardSize) throws(GTPFailure) -> Move {
    guard arguments.indices.contains(place) else { throw .syntax }
    guard let move = Move(name: Array(arguments[place].utf8)), move.isOn(size) else { throw .syntax }
    return move
  }

  /// A whole number among the arguments, at least 0.
  public func integer(_ place: Int) throws(GTPFailure) -> Int {
    guard arguments.indices.contains(place), let number = Int(arguments[place]), number >= 0 else { throw .syntax }
    return number
  }
}

/// Why a request of the Go Text Protocol fails, in the protocol's words where it has any.
public enum GTPFailure: String, Error, Sendable {
  case unknownCommand = "unknown command"
  case syntax = "syntax error"
  case illegalMove = "illegal move"
  case size = "unacceptable size"
  case noUndo = "cannot undo"
  case otherGame = "unsupported game"
  case otherSide = "it is the other side's turn"
  case noGame = "no game is loaded; load one or clear the board"
  case noScore = "the game is not over"
  case noLoad = "cannot load file"
  case noSave = "cannot write file"
  case position = "unacceptable position"
}

extension Position {
  /// The board as people read it, letters above and row numbers at the sides: X black, O white.
  public var diagram: String {
    let names = "A B C D E F G H".prefix(2 * size.rawValue - 1)
    let rows = (0..<size.rawValue).map { row in
      let cells = (0..<size.rawValue).map { disc(on: Square(row: row, column: $0)).map { "\($0.letter)" } ?? "." }
      return "\(row + 1) \(cells.joined(separator: " "))"
    }
    return (["  \(names)"] + rows).joined(separator: "\n")
  }
}
