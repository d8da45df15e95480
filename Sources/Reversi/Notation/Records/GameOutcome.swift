extension GameRecord {
  /// How the game is said to have ended.
  public struct Outcome: Hashable, Sendable {
    /// What is known about the result.
    public enum Verdict: Hashable, Sendable {
      /// Black's result in hundredths of a disc; the winner takes the empty squares.
      case difference(Int)
      /// A side has won, by an unknown number of discs.
      case win(Side)
      /// The game doesn't count.
      case void
    }

    /// Why a game ended before the last move.
    public enum Cause: String, Hashable, Sendable, CaseIterable {
      case resignation, time, agreement, forfeit
    }

    /// What is known about the result.
    public var verdict: Verdict
    /// What ended the game, if not its last move.
    public var cause: Cause?

    /// Creates an outcome.
    public init(_ verdict: Verdict, cause: Cause? = nil) {
      self.verdict = verdict
      self.cause = cause
    }

    /// Creates an outcome from black's result in hundredths of a disc.
    public init(blackDifference: Int, cause: Cause? = nil) {
      self.init(.difference(blackDifference), cause: cause)
    }

    /// Black's result in hundredths of a disc, the winner's empty squares counted; `nil` when only
    /// the winner is known, or neither has won.
    public var blackDifference: Int? { if case .difference(let difference) = verdict { difference } else { nil } }

    /// The winner where the number of discs isn't known.
    public var winner: Side? { if case .win(let side) = verdict { side } else { nil } }
  }
}

extension ByteReader {
  /// Reads the result of a game where one is: "36-28", "40 - 24", "1-0", "1/2-1/2" or "*"; nothing
  /// but blanks or an end may follow it. Its parts are joined by "-".
  mutating func result() -> [UInt8]? {
    var ahead = self
    if ahead.peek == UInt8(ascii: "*") {
      _ = ahead.next()
      return end(of: ahead, Array("*".utf8))
    }
    let black = ahead.shortNumber()
    guard !black.isEmpty else { return nil }
    if black.elementsEqual("1".utf8), ahead.peek == UInt8(ascii: "/") {
      guard ahead.take(while: { !Self.isBlank($0) }, atMost: 6).elementsEqual("/2-1/2".utf8) else { return nil }
      return end(of: ahead, Array("1/2-1/2".utf8))
    }
    ahead.skipBlanks()
    guard ahead.isAtHyphen() else { return nil }
    ahead.skipBlanks()
    let white = ahead.shortNumber()
    return white.isEmpty ? nil : end(of: ahead, black + [UInt8(ascii: "-")] + white)
  }

  /// Moves after what was read if a word ends there.
  private mutating func end(of ahead: ByteReader, _ text: [UInt8]) -> [UInt8]? {
    if let byte = ahead.peek, !Self.isBlank(byte) { return nil }
    self = ahead
    return text
  }

  private mutating func shortNumber() -> ArraySlice<UInt8> { take(while: Self.isDigit, atMost: 2) }

  /// Reads a hyphen, a dash (UTF-8) or a colon.
  private mutating func isAtHyphen() -> Bool {
    switch next() {
    case UInt8(ascii: "-"), UInt8(ascii: ":"): true
    case 0xE2: next() == 0x80 && [0x93, 0x92, 0x90, 0x91].contains(next() ?? 0)
    default: false
    }
  }
}

extension GameRecord.Outcome {
  /// Reads a result in the form of PGN: discs, black's first, "36-28" – the winner also takes the
  /// empty squares –, or only the winner, "1-0" and "0-1".
  init?(pgn text: [UInt8], size: BoardSize) {
    var reader = ByteReader(text)
    guard let text = reader.result(), reader.peek == nil else { return nil }
    if text.elementsEqual("1/2-1/2".utf8) {
      self.init(blackDifference: 0)
      return
    }
    let discs = text.split(separator: UInt8(ascii: "-")).compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard discs.count == 2 else { return nil }
    let (black, white) = (discs[0], discs[1])
    if black + white == 1 {
      self.init(.win(black == 1 ? .black : .white))
      return
    }
    guard (2...size.squareCount).contains(black + white) else { return nil }
    let difference = black - white
    self.init(blackDifference: 100 * (difference + (size.squareCount - black - white) * difference.signum()))
  }

  /// Reads a result in the form of SGF: "B+10", "W+2.5", "0", "Draw", "B+R", "W+Time", "B+F", "B+",
  /// "Void".
  init?(sgf text: String) {
    let text = text.lowercased()
    if text == "0" || text == "draw" {
      self.init(blackDifference: 0)
    } else if text == "void" {
      self.init(.void)
    } else if text.hasPrefix("b+") || text.hasPrefix("w+") {
      self.init(sgfWinner: text.hasPrefix("b") ? .black : .white, how: String(text.dropFirst(2)))
    } else {
      return nil
    }
  }

  private init?(sgfWinner winner: Side, how: String) {
    switch how {
    case "": self.init(.win(winner))
    case "r", "resign": self.init(.win(winner), cause: .resignation)
    case "t", "time": self.init(.win(winner), cause: .time)
    case "f", "forfeit": self.init(.win(winner), cause: .forfeit)
    default:
      guard let discs = Hundredths.parse(how.utf8), (0...6400).contains(discs) else { return nil }
      self.init(blackDifference: winner == .black ? discs : -discs)
    }
  }

  /// Reads a result in the form of GGF: black's difference, and after a colon what ended the game.
  init?(ggf text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let number = parts.first, let difference = Hundredths.parse(number), abs(difference) <= 6400 else {
      return nil
    }
    guard parts.count == 2 else {
      self.init(blackDifference: difference)
      return
    }
    guard parts[1].count == 1, let flag = parts[1].first,
      let cause = Self.ggfFlags.first(where: { $0.flag == flag | 0x20 })?.cause
    else { return nil }
    self.init(blackDifference: difference, cause: cause)
  }

  private static let ggfFlags: [(flag: UInt8, cause: Cause)] = [
    (UInt8(ascii: "r"), .resignation), (UInt8(ascii: "t"), .time), (UInt8(ascii: "s"), .agreement),
  ]

  /// The result in GGF; `nil` when it has no number of discs.
  var ggf: String? {
    guard let difference = blackDifference else { return nil }
    let flag = Self.ggfFlags.first { $0.cause == cause }.map { ":\(Character(UnicodeScalar($0.flag)))" } ?? ""
    return (difference < 0 ? "" : "+") + Hundredths.text(difference) + flag
  }

  /// The result in SGF, where the number of discs is written rather than what ended the game.
  var sgf: String {
    switch verdict {
    case .void: return "Void"
    case .difference(0): return "0"
    case .difference(let difference):
      let size = abs(difference)
      return "\(difference > 0 ? "B" : "W")+\(size.isMultiple(of: 100) ? "\(size / 100)" : Hundredths.text(size))"
    case .win(let side):
      let how =
        switch cause {
        case .resignation: "R"
        case .time: "T"
        case .forfeit: "F"
        case .agreement, nil: ""
        }
      return "\(side == .black ? "B" : "W")+\(how)"
    }
  }

  /// The result in PGN, black's discs first; `nil` for what discs can't say.
  func pgn(squares: Int) -> String? {
    switch verdict {
    case .void: return nil
    case .win(let side): return side == .black ? "1-0" : "0-1"
    case .difference(let difference):
      guard difference.isMultiple(of: 200), abs(difference) <= 100 * squares else { return nil }
      let black = (squares + difference / 100) / 2
      return "\(black)-\(squares - black)"
    }
  }
}
