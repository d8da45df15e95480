import Documents
import GameCore
import SetGame

/// Everything about the cards on the table: Sets, cards in no Set, what completes each pair:
/// `set analyze`.
package struct SetAnalyzeDocument: Document {
  let analysis: DealAnalysis

  package init(_ analysis: DealAnalysis) { self.analysis = analysis }

  package static let table: String? = "pairs"

  package static let shape = Shape<Self>(
    Field("cards", "The deal, in digits") { SetWords.digits($0.analysis.layout.cards, in: $0.dimension) },
    Field("cardsInNoSet", "The indices, from 0, of the cards that are in no Set") { $0.analysis.cardsInNoSet },
    Field("setCount", "The number of Sets") { $0.analysis.triples.count },
    Field("deckCardsThatCompleteASet", "How many undealt cards would make a Set with two dealt ones") {
      $0.analysis.deckCardsThatCompleteASet
    },
    Field("evidence", "The evidence that these are all Sets") { $0.analysis.evidence },
    Field("pairs", "Each two cards and the card that completes them") { document in
      document.analysis.pairs.map { Pair(pair: $0, dimension: document.dimension) }
    },
    Field("isSetFree", "Whether there is no Set") { $0.analysis.isSetFree },
    Field("sets", "For each Set its indices into the deal, from 0, ascending") {
      $0.analysis.triples.map { $0.positions }
    },
    Field("setsByDifferingFeatures", "Entry d: the number of Sets whose cards differ in d features") {
      $0.analysis.setsByDifferingFeatures
    })

  var dimension: Dimension { analysis.layout.dimension }

  /// Two cards and the one that completes them.
  struct Pair: Record {
    package static var recordName: String { "completedPair" }
    let pair: DealAnalysis.Pair
    let dimension: Dimension

    static let shape = Shape<Self>(
      Field("cards", "The indices of the two cards, from 0") { [$0.pair.first, $0.pair.second] },
      Field("completingCard", "The card that makes a Set with them, in digits") {
        CardNotation.digits($0.pair.completingCard, in: $0.dimension)
      },
      Field("inDeck", "Whether that card isn't dealt") { $0.pair.position == nil },
      Field("position", "Its index, from 0, where it is dealt") { $0.pair.position })
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    let layout = analysis.layout
    let art = CardArt(style: style, dimension: layout.dimension)
    let places = String(layout.cards.count).count
    var text = art.table(layout.cards) + style.heading(headline)
    for triple in analysis.triples {
      let numbers = triple.positions.map { String($0 + 1).leftPadded(to: places) }.joined(separator: " ")
      let cards = triple.positions.map { art.inline(layout.cards[$0]) }.joined(separator: "   ")
      text += "  \(numbers)   \(cards)   \(kind(of: triple))\n"
    }
    text += "\n" + style.wrapped(loners) + style.wrapped(deckSentence)
    return text + pairTable(style) + "\n" + style.evidence(analysis.evidence)
  }

  /// How many Sets there are, and which.
  package var inBrief: String? {
    analysis.isSetFree ? headline : "\(headline): \(SetWords.places(analysis.triples.map { $0.positions }))"
  }

  var headline: String {
    let cards = Wording.count(analysis.layout.cards.count, "card", "cards")
    return analysis.isSetFree
      ? "No Set among \(cards)" : "\(Wording.count(analysis.triples.count, "Set", "Sets")) among \(cards)"
  }

  func kind(of triple: Triple) -> String {
    let cards = triple.positions.map { analysis.layout.cards[$0] }
    let agreements = Card.agreements(cards[0], cards[1], cards[2], in: analysis.layout.dimension)
    let same = agreements.indices.filter { agreements[$0] == .allSame }
    guard !same.isEmpty else { return "all different" }
    return "same " + Wording.list(same.map { SetWords.feature($0, in: analysis.layout.dimension) })
  }

  var loners: String {
    let loners = analysis.cardsInNoSet
    switch loners.count {
    case 0: return "Every card is in a Set."
    case analysis.layout.cards.count: return "No card is in a Set."
    case 1: return "Card \(loners[0] + 1) is in no Set."
    default: return "Cards \(Wording.list(loners.map { "\($0 + 1)" })) are in no Set."
    }
  }

  var deckSentence: String {
    let deck = analysis.layout.dimension.cardCount - analysis.layout.cards.count
    return "Of the \(Wording.count(deck, "card", "cards")) not on the table, "
      + "\(analysis.deckCardsThatCompleteASet) would make a Set with two cards on it."
  }

  /// Which card completes which pair, one row per card and one column per later card; `(n)` is a
  /// place on the table.
  private func pairTable(_ style: TextStyle) -> String {
    let layout = analysis.layout
    guard layout.cards.count >= 2 else { return "" }
    let cells = analysis.pairs.map { pair in
      let numbers = "\(pair.first + 1)+\(pair.second + 1)"
      let card = CardNotation.name(pair.completingCard, in: layout.dimension)
      return (numbers + " " + card + (pair.position.map { " = \($0 + 1)" } ?? ""), pair.position != nil)
    }
    let width = (cells.map { $0.0.count }.max() ?? 0) + 2
    let perLine = max(1, (style.columns - 2) / width)
    var text = "\n" + style.heading("The card that completes each pair (= position, if on the table)")
    for start in stride(from: 0, to: cells.count, by: perLine) {
      var line = "  "
      for (cell, isOnTable) in cells[start..<min(cells.count, start + perLine)] {
        let padding = String(repeating: " ", count: width - cell.count)
        line += (isOnTable ? style.paint(cell, .bold) : cell) + padding
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }
}
