/// A line that the NBoard program sends to an engine, protocol versions 1 and 2. [NBOARD]
public enum NBoardCommand: Hashable, Sendable {
  /// `nboard 2`: the conversation begins.
  case hello(version: Int)
  /// `set depth 12`.
  case depth(Int)
  /// `set game (;GM[Othello]…;)`.
  case game(GameRecord)
  /// `set game` with something that isn't a game.
  case badGame(NotationError)
  /// `set contempt 0`: what a draw in the opening book is worth to black.
  case contempt(Int)
  /// `move F5/1.2/3`, in version 1 the move alone.
  case move(Move, GameRecord.Note)
  /// `move` with something that isn't a move.
  case badMove(String)
  /// `hint 3`: value the best moves.
  case hint(count: Int)
  /// `go`: choose a move.
  case go
  /// `ping 7`: stop thinking and answer.
  case ping(Int)
  /// `learn`: remember the game.
  case learn
  /// `analyze`: value every position of the game.
  case analyze
  /// `quit`.
  case quit
  /// Anything else, which is skipped.
  case unknown

  /// Reads a line; `nil` for an empty one.
  public init?(_ line: some StringProtocol) {
    let end = line.lastIndex { !$0.isWhitespace }.map { line.index(after: $0) } ?? line.startIndex
    let words = line[..<end].split(maxSplits: 2, omittingEmptySubsequences: true) { $0.isWhitespace }.map { String($0) }
    guard let first = words.first else { return nil }
    let second = words.count > 1 ? words[1] : ""
    switch first {
    case "nboard": self = Int(second).map { .hello(version: $0) } ?? .unknown
    case "set": self = Self.setting(second, words.count > 2 ? words[2] : "")
    case "move":
      let move = Self.move(second)
      self = move == .unknown ? .badMove(second) : move
    case "hint": self = .hint(count: max(1, Int(second) ?? 1))
    case "go": self = .go
    case "ping": self = Int(second).map { .ping($0) } ?? .unknown
    case "learn": self = .learn
    case "analyze": self = .analyze
    case "quit": self = .quit
    default: self = words.count == 1 ? Self.move(first) : .unknown
    }
  }

  private static func setting(_ name: String, _ value: String) -> NBoardCommand {
    switch name {
    case "depth": return Int(value).map { .depth(max(0, $0)) } ?? .unknown
    case "contempt": return Int(value).map { .contempt($0) } ?? .unknown
    case "game":
      do throws(NotationError) {
        return .game(try GameRecord(ggf: value))
      } catch {
        return .badGame(error)
      }
    default: return .unknown
    }
  }

  private static func move(_ text: String) -> NBoardCommand {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let name = parts.first, let move = Move(name: Array(name)) else { return .unknown }
    let note = GameRecord.Note(
      value: parts.count > 1 ? Hundredths.parse(parts[1]) : nil,
      time: parts.count > 2 ? Hundredths.parseTime(parts[2]) : nil)
    return .move(move, note)
  }
}

/// What an engine says to the NBoard program.
public enum NBoardAnswer: Sendable {
  /// What a move is worth.
  public struct Estimate: Sendable {
    /// The line that the value expects, the move first.
    public var line: [Move]
    /// The value in hundredths of a disc.
    public var value: Int
    /// The plies searched; `nil` for an exact value.
    public var depth: Int?
    /// The confidence in percent at which branches were cut.
    public var selectivity: Int

    /// Creates an estimate.
    public init(line: [Move], value: Int, depth: Int?, selectivity: Int) {
      self.line = line
      self.value = value
      self.depth = depth
      self.selectivity = selectivity
    }
  }

  case name(String)
  /// What it does, shown to the person.
  case status(String)
  /// A move that it examined.
  case search(Estimate)
  /// A move that its opening book knows.
  case book(Estimate)
  /// The move that it chose with its value in hundredths of a disc, and the hundredths of a second
  /// that it took.
  case chosen(Move, value: Int?, time: Int)
  /// The nodes that it visited and the hundredths of a second that it took.
  case nodes(UInt64, time: Int)
  /// The value of the position after N moves, in hundredths of a disc for its side to move.
  case analysis(movesMade: Int, value: Int)
  case pong(Int)
  case learned

  /// The line, without its end.
  public var line: String {
    switch self {
    case .name(let name): return "set myname \(name)"
    case .status(let text): return "status \(text)"
    case .search(let move): return "search \(Self.text(move))"
    case .book(let move): return "book \(Self.text(move))"
    case .chosen(let move, let value, let time):
      return "=== \(Self.name(move))/\(value.map { Hundredths.text($0) } ?? "")/\(Hundredths.text(time))"
    case .nodes(let count, let time): return "nodestats \(count) \(Hundredths.text(time))"
    case .analysis(let movesMade, let value): return "analysis \(movesMade) \(Hundredths.text(value))"
    case .pong(let number): return "pong \(number)"
    case .learned: return "learned"
    }
  }

  private static func text(_ move: Estimate) -> String {
    "\(move.line.map(name).joined()) \(Hundredths.text(move.value)) 0 \(move.depthText)"
  }

  private static func name(_ move: Move) -> String { move == .pass ? "PA" : move.description.uppercased() }
}

extension NBoardAnswer.Estimate {
  /// `100%` is an exact value for NBoard.
  fileprivate var depthText: String {
    guard let depth else { return "100%" }
    return selectivity == 100 ? "\(depth)" : "\(depth)@\(selectivity)%"
  }
}
