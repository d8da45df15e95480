/// A request to a program that speaks the Go Text Protocol, version 2. [GTP]
public enum GTPCommand: Hashable, Sendable {
  case name, version, quit
  case boardsize(BoardSize)
  case clearBoard
  case play(Move, Side)
  case genmove(Side)
  /// A clock of this many seconds for all moves of a side.
  case timeSettings(seconds: Double)
  /// The seconds that are left on the clock of a side.
  case timeLeft(Side, seconds: Double)

  /// The request as it is written; times are whole seconds, rounded down.
  public var text: String {
    switch self {
    case .name: "name"
    case .version: "version"
    case .quit: "quit"
    case .boardsize(let size): "boardsize \(size.rawValue)"
    case .clearBoard: "clear_board"
    case .play(let move, let side): "play \(side) \(move == .pass ? "PASS" : move.description.uppercased())"
    case .genmove(let side): "genmove \(side)"
    case .timeSettings(let seconds): "time_settings \(Int(seconds)) 0 0"
    case .timeLeft(let side, let seconds): "time_left \(side) \(Int(max(0, seconds))) 0"
    }
  }

  /// The request with its line's end.
  public var line: String { text + "\n" }
}

/// An answer of a program that speaks the Go Text Protocol. [GTP]
public struct GTPAnswer: Hashable, Sendable {
  /// Whether it agrees: `=`, not `?`.
  public let isSuccess: Bool
  /// What it says, without the sign and its number, lines as they came.
  public let text: String

  /// What an answer to `genmove` means.
  public enum Choice: Hashable, Sendable {
    case move(Move)
    case resignation
  }

  /// The move; `nil` where the text isn't one.
  public var move: Choice? {
    let word = text.lowercased()
    if word == "resign" { return .resignation }
    return Move(name: Array(word.utf8)).map { .move($0) }
  }

  /// The answer on one line, as it was written.
  public var shown: String {
    "\(isSuccess ? "=" : "?") \(text.split(whereSeparator: { $0.isNewline }).joined(separator: " "))"
  }
}

/// Reads answers line by line: what comes before one is dropped, an empty line ends it.
public struct GTPAnswerReader: Sendable {
  /// The lines of the answer that has begun.
  public private(set) var lines: [String] = []

  /// A reader before an answer.
  public init() {}

  /// Takes the next line; the answer when it is the last one of it.
  public mutating func read(_ line: String) -> GTPAnswer? {
    let line = Self.trimmed(line)
    if line.isEmpty {
      guard let first = lines.first else { return nil }
      defer { lines = [] }
      let text = ([Self.withoutSign(first)] + lines.dropFirst()).joined(separator: "\n")
      return GTPAnswer(isSuccess: first.hasPrefix("="), text: Self.trimmed(text))
    }
    if lines.isEmpty, !line.hasPrefix("="), !line.hasPrefix("?") { return nil }
    lines.append(line)
    return nil
  }

  /// The line after its sign and the number of the request.
  private static func withoutSign(_ line: String) -> String {
    trimmed(String(line.dropFirst().drop { ("0"..."9").contains($0) }))
  }

  /// Without blanks and control characters at both ends.
  private static func trimmed(_ line: String) -> String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar.value <= 32 || scalar.value == 127 }
    let scalars = line.unicodeScalars.drop(while: isBlank)
    guard let last = scalars.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(scalars[...last])
  }
}
