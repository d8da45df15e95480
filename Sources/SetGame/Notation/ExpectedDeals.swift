import GameCore

/// A file of known answers: one line per deal, as ``ExpectedDeal`` reads it; blank lines and
/// comments, which begin with `%` or `#`, are left out.
public struct ExpectedDeals: Sendable {
  /// The deals with their 1-based lines.
  public private(set) var deals: [(line: Int, deal: ExpectedDeal)] = []
  /// The lines that can't be read, and why.
  public private(set) var faults: [(line: Int, error: ExpectedDealError)] = []

  /// Reads a file.
  public init(notation bytes: [UInt8], dimension: Dimension = .standard) {
    let parser = CardParser(dimension: dimension)
    for (number, line) in TextLines(bytes) {
      guard let first = line.first(where: { ![0x20, 0x09, 0x0D].contains($0) }),
        first != UInt8(ascii: "%"), first != UInt8(ascii: "#")
      else { continue }
      do {
        deals.append((number, try ExpectedDeal(notation: line, parser: parser)))
      } catch {
        faults.append((number, error))
      }
    }
  }
}
