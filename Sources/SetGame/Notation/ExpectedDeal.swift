/// A line of a file of known answers: a deal, a bar, and the number of Sets that it should have,
/// such as `0000 1111 2222 0120 | 1`.
public struct ExpectedDeal: Sendable, Equatable {
  /// The deal.
  public let layout: Layout
  /// The number of Sets that the line states.
  public let expected: Int

  /// Creates a line.
  public init(layout: Layout, expected: Int) {
    self.layout = layout
    self.expected = expected
  }

  /// Reads a line.
  public init(notation text: String, dimension: Dimension = .standard) throws(ExpectedDealError) {
    try self.init(notation: Array(text.utf8)[...], parser: CardParser(dimension: dimension))
  }

  init(notation bytes: ArraySlice<UInt8>, parser: CardParser) throws(ExpectedDealError) {
    guard let bar = bytes.firstIndex(of: UInt8(ascii: "|")) else { throw .noBar }
    var cards: [Card] = []
    let deal = bytes[..<bar]
    do { try parser.parse(deal.span, into: &cards) } catch { throw .deal(.notation(error)) }
    let number = String(decoding: bytes[(bar + 1)...], as: UTF8.self)
    let digits = number.filter { $0 != " " && $0 != "\t" && $0 != "\r" }
    guard let expected = Int(digits), expected >= 0, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw .noCount(offset: bar + 1 - bytes.startIndex)
    }
    do throws(LayoutError) {
      self.init(layout: try Layout(dealt: cards, dimension: parser.dimension), expected: expected)
    } catch { throw .deal(error) }
  }
}

/// Why a line holds no deal with an expected number of Sets.
public enum ExpectedDealError: Error, Equatable {
  /// The text before the bar isn't a deal.
  case deal(LayoutError)
  /// There is no `|`.
  case noBar
  /// The text after the bar isn't a number.
  case noCount(offset: Int)
}
