import GameCore

extension Square: CustomStringConvertible {
  /// The field's name of the square: its column as a letter, its row from the top as a digit, "f5".
  public var description: String {
    let letters = Array("abcdefgh")
    return "\(letters[column])\(row + 1)"
  }

  /// The square with this name, in either case, full-width or not; `nil` for anything else.
  public init?(_ name: some StringProtocol) {
    let bytes = PlainText.board(Array(name.utf8)).bytes
    guard bytes.count == 2 else { return nil }
    self.init(column: bytes[0], row: bytes[1])
  }

  /// The square of a letter a…h (either case) and a digit 1…8.
  init?(column letter: UInt8, row digit: UInt8) {
    let lower = letter | 0x20
    guard (UInt8(ascii: "a")...UInt8(ascii: "h")).contains(lower) else { return nil }
    guard (UInt8(ascii: "1")...UInt8(ascii: "8")).contains(digit) else { return nil }
    self.init(row: Int(digit - UInt8(ascii: "1")), column: Int(lower - UInt8(ascii: "a")))
  }
}

extension Move: CustomStringConvertible {
  /// The square's name, or "pass".
  public var description: String {
    switch self {
    case .place(let square): square.description
    case .pass: "pass"
    }
  }
}

extension Side: CustomStringConvertible {
  /// "black" or "white".
  public var description: String { rawValue }

  /// X for black and O for white, as in board strings.
  public var letter: Character { self == .black ? "X" : "O" }

  /// Black is `X x * B b @`, white `O o 0 W w`.
  init?(byte: UInt8) {
    switch byte {
    case UInt8(ascii: "X"), UInt8(ascii: "x"), UInt8(ascii: "*"), UInt8(ascii: "B"), UInt8(ascii: "b"),
      UInt8(ascii: "@"):
      self = .black
    case UInt8(ascii: "O"), UInt8(ascii: "o"), UInt8(ascii: "0"), UInt8(ascii: "W"), UInt8(ascii: "w"):
      self = .white
    default: return nil
    }
  }
}
