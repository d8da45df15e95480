/// Why a text names no strategy.
public enum StrategyError: Error, Hashable, Sendable {
  /// No strategy has this name.
  case unknown(String)
  /// The strategy with this name needs a number in this range after a colon.
  case missingNumber(String, ClosedRange<Int>)
  /// The text after the colon isn't a number in this range.
  case number(String, String, ClosedRange<Int>)
  /// The strategy with this name takes no number.
  case needlessNumber(String)
}

extension Strategy: CustomStringConvertible {
  /// The names of all strategies, as a person writes them.
  public static let forms =
    Strength.allCases.map { $0.rawValue } + ["random", "greedy", "minimax:D", "level:L", "depth:D"]

  /// The strategy's name: "random", "greedy", "minimax:4", "level:8", "depth:6", "novice".
  public var description: String {
    switch self {
    case .random: "random"
    case .greedy: "greedy"
    case .minimax(let plies): "minimax:\(plies)"
    case .level(let level): "level:\(level)"
    case .depth(let depth): "depth:\(depth)"
    case .strength(let strength): strength.rawValue
    }
  }

  /// Reads a strategy's name.
  /// - Throws: what is wrong with it.
  public init(_ text: some StringProtocol) throws(StrategyError) {
    let name = String(text.prefix { $0 != ":" })
    let number = name.utf8.count < text.utf8.count ? String(text.dropFirst(name.count + 1)) : nil
    switch name {
    case "random", "greedy":
      guard number == nil else { throw .needlessNumber(name) }
      self = name == "random" ? .random : .greedy
    case "minimax": self = .minimax(plies: try Self.number(number, of: name, in: 1...10))
    case "level": self = .level(try Self.number(number, of: name, in: 0...60))
    case "depth": self = .depth(try Self.number(number, of: name, in: 0...60))
    default:
      guard let strength = Strength(rawValue: name) else { throw .unknown(name) }
      guard number == nil else { throw .needlessNumber(name) }
      self = .strength(strength)
    }
  }

  private static func number(
    _ text: String?, of name: String, in range: ClosedRange<Int>
  ) throws(StrategyError) -> Int {
    guard let text, !text.isEmpty else { throw .missingNumber(name, range) }
    let isPlain = text.utf8.count <= 2 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard isPlain, let number = Int(text), range.contains(number) else { throw .number(name, text, range) }
    return number
  }
}
