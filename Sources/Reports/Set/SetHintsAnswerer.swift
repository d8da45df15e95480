import SetGame

/// From the bytes of a deal to its JSON line without a detour: what `hints --file` does a million times.
///
/// Writes exactly the bytes of ``SetHintsDocument``; a deal that is too large for the quick way, or at fault, takes it.
package struct SetHintsAnswerer: Sendable {
  private let dimension: Dimension
  private let parser: CardParser
  private let writer: SetHintsLineWriter

  /// An answerer of deals of the dimension.
  package init(dimension: Dimension) {
    self.dimension = dimension
    parser = CardParser(dimension: dimension)
    writer = SetHintsLineWriter(dimension: dimension)
  }

  /// Appends the answer to one deal.
  /// - Throws: ``NotationError`` or ``IllegalLayout``; nothing is written then.
  package func answer(_ deal: Span<UInt8>, to output: inout ByteWriter) throws {
    let begin = ContinuousClock.now
    var cards: [Card] = []
    cards.reserveCapacity(24)
    try parser.parse(deal, into: &cards)
    let isQuick = dimension.features <= 4 && cards.count <= TripleFinder.maximumCards
    guard isQuick, Layout.areLegal(cards, dimension: dimension) else {
      let hints = try Hints(HintRequest(), in: Layout(cards, dimension: dimension))
      output.raw(JSONLine.encode(SetHintsDocument(hints), run: RunInfo(elapsedSeconds: elapsed(since: begin) / 1e6)))
      return
    }
    var finder = TripleFinder()
    finder.replace(with: cards)
    finder.find(cards: cards.count)
    writer.write(cards, sets: finder, microseconds: Int(elapsed(since: begin).rounded()), to: &output)
  }

  private func elapsed(since begin: ContinuousClock.Instant) -> Double {
    (ContinuousClock.now - begin) / .microseconds(1)
  }
}
