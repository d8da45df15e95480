import GameCore
import Documents
import Questions
import SetGame

/// From the bytes of a deal to its JSON line without a detour: what `hints --file` does a million
/// times.
///
/// It writes exactly the bytes that the question writes; a deal that is too large for the quick
/// way, a list of another program, and what is at fault take the long one.
package struct SetHintsLines: Sendable {
  private let deck: Deck
  private let parser: CardParser
  private let writer: SetHintsLineWriter

  /// The way for deals of the printed game, made once.
  static let standard = SetHintsLines(deck: .set)

  /// A way for deals of the deck.
  package init(deck: Deck) {
    self.deck = deck
    parser = CardParser(dimension: deck.dimension)
    writer = SetHintsLineWriter(deck: deck)
  }

  /// Appends the answer to one deal, with or without what it has cost; false, and nothing is
  /// appended, where the long way has to answer.
  package func answer(_ deal: ArraySlice<UInt8>, showsRun: Bool, to output: inout JSONWriter) -> Bool {
    let begin = Moment.now
    var cards: [Card] = []
    cards.reserveCapacity(24)
    guard deck.variant == .set, deck.dimension.features <= 4, !Brackets.occur(in: deal),
      (try? parser.read(deal.span, into: &cards))?.isEmpty == true, cards.count <= TripleFinder.maximumCards,
      Layout.areLegal(cards, dimension: deck.dimension)
    else { return false }
    var finder = TripleFinder()
    finder.find(among: cards)
    let time = showsRun ? Int(((Moment.now - begin) / .microseconds(1)).rounded()) : nil
    writer.write(cards, sets: finder, microseconds: time, to: &output)
    return true
  }
}
