import Documents
import SetGame

/// Writes the JSON of ``SetHintsDocument`` for plain hints (all Sets of a deal, nothing excluded)
/// by hand.
///
/// A million deals take a second this way; a test compares it with the document that it replaces.
package struct SetHintsLineWriter: Sendable {
  private let names: [[UInt8]]
  private let beforeCards: [UInt8]
  /// The end of a line: the schema; and by whole microseconds that it took, ``RunInfo`` before it.
  private let ending = SetHintsLineWriter.ending(nil)
  private let endings: [[UInt8]]
  /// What is between the cards of the request and those of the result.
  private let beforeResult: [UInt8]

  /// A writer for deals of the deck.
  package init(deck: Deck) {
    let dimension = deck.dimension
    names = dimension.allCards.map { Array("\"\(CardNotation.digits($0, in: dimension))\"".utf8) }
    beforeResult = Array("],\"deck\":\"\(DeckNotation.name(deck))\"},\"result\":{\"cards\":[".utf8)
    beforeCards = Array("{\"request\":{\"cards\":[".utf8)
    endings = (0..<64).map(SetHintsLineWriter.ending)
  }

  /// Appends the line of one deal with the Sets that the finder has just found among its cards, in
  /// `microseconds`; `nil` leaves out what it has cost.
  package func write(
    _ cards: [Card], sets: borrowing TripleFinder, microseconds: Int?, to writer: inout JSONWriter
  ) {
    writer.raw(beforeCards)
    write(cards, to: &writer)
    writer.raw(beforeResult)
    write(cards, to: &writer)
    writer.raw("],\"evidence\":{\"kind\":\"proved\",\"method\":\"every pair tried\"},\"setCount\":")
    writer.integer(sets.count)
    writer.raw(",\"sets\":[")
    for index in 0..<sets.count {
      let triple = sets[index]
      writer.raw(index == 0 ? "[" : ",[")
      writer.integer(triple.first)
      writer.raw(",")
      writer.integer(triple.second)
      writer.raw(",")
      writer.integer(triple.third)
      writer.raw("]")
    }
    writer.raw("]}")
    guard let microseconds else { return writer.raw(ending) }
    writer.raw(microseconds < endings.count ? endings[microseconds] : SetHintsLineWriter.ending(microseconds))
  }

  private static func ending(_ microseconds: Int?) -> [UInt8] {
    var json = JSONWriter()
    if let microseconds {
      json.raw(",\"run\":")
      RunInfo(elapsedSeconds: Double(microseconds) / 1e6).write(to: &json)
    }
    json.raw(",\"schema\":\"puzzlelab/set.hints/3\"}\n")
    return json.bytes
  }

  private func write(_ cards: [Card], to writer: inout JSONWriter) {
    for (position, card) in cards.enumerated() {
      if position > 0 { writer.raw(",") }
      writer.raw(names[Int(card.code)])
    }
  }
}
