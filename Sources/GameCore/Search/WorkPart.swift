/// One of several parts of a piece of work, counted from 1.
///
/// Parts are dealt out like cards: of N parts, part I has the pieces I − 1, I − 1 + N, I − 1 + 2N,
/// …, counted from 0. Pieces that follow each other resemble each other, so parts cost about the
/// same.
public struct WorkPart: Sendable, Hashable {
  /// Its number, from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// The most parts.
  public static let mostParts = 1_000_000

  /// A part; `nil` unless `number` is in 1…`count` and there are at most ``mostParts``.
  public init?(_ number: Int, of count: Int) {
    guard (1...Self.mostParts).contains(count), (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// The pieces of this part among all, in their order.
  public func pieces<Piece>(of all: [Piece]) -> [Piece] {
    stride(from: number - 1, to: all.count, by: count).map { all[$0] }
  }
}
