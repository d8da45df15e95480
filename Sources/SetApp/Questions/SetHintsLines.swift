import GameCore
import Documents
import Questions
import SetGame

/// From the bytes of a deal to its JSON line without a detour: what `hints --file` does a million
/// times.
///
/// It writes exactly the bytes that the question writes; a deal that is too large for the quick
/// way, or at fault, takes the long one.
package struct SetHintsLines: Sendable {
  private let dimension: Dimension
  private let parser: CardParser
  private let writer: SetHintsLineWriter

  /// The way for deals of the printed game, made once.
  static let standard = SetHintsLines(dimension: .standard)

  /// A way for deals of the dimension.
  package init(dimension: Dimension) {
    self.dimension = dimension
    parser = CardParser(dimension: dimension)
    writer = SetHintsLineWriter(dimension: dimension)
  }

  /// Appends the answer to one deal.
  /// - Throws: what is wrong with the deal; nothing is written then.
  package func answer(_ deal: Span<UInt8>, to output: inout JSONWriter) throws(Fault) {
    let begin = Moment.now
    var cards: [Card] = []
    cards.reserveCapacity(24)
    try Fault.catching { () throws(NotationError) in try parser.parse(deal, into: &cards) }
    let isQuick = dimension.features <= 4 && cards.count <= TripleFinder.maximumCards
    guard isQuick, Layout.areLegal(cards, dimension: dimension) else {
      let layout = try Fault.catching { () throws(IllegalLayout) in try Layout(cards, dimension: dimension) }
      let hints = try Fault.catching { () throws(HintRequestError) in try Hints(in: layout) }
      var request = Request(.setHints, naming: .flags)
      request.arguments.set(SetParameters.cards, to: DealText(hints.layout))
      request.arguments.set(SetParameters.dimension, to: dimension)
      let run = RunInfo(elapsedSeconds: elapsed(since: begin) / 1e6)
      return request.write(TypedReply(SetHintsDocument(hints)).reply, run: run, to: &output)
    }
    var finder = TripleFinder()
    finder.find(among: cards)
    writer.write(cards, sets: finder, microseconds: Int(elapsed(since: begin).rounded()), to: &output)
  }

  private func elapsed(since begin: Moment) -> Double {
    (Moment.now - begin) / .microseconds(1)
  }
}
