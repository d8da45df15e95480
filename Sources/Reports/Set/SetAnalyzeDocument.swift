import GameCore
import SetGame

/// Everything about the cards on the table: Sets, cards in no Set, what completes each pair.
package struct SetAnalyzeDocument: Document {
  package struct Request: Encodable, Sendable {
    let cards: [String]
    let dimension: Int
  }

  package struct Pair: Encodable, Sendable {
    /// 0-based positions of the two cards.
    let cards: [Int]
    /// The card that completes them, in digits.
    let completingCard: String
    /// Whether that card is not on the table.
    let inDeck: Bool
    /// Its 0-based position when it is on the table.
    let position: Int?
  }

  package struct Result: Encodable, Sendable {
    let cards: [String]
    let cardsInNoSet: [Int]
    let count: Int
    let deckCardsThatCompleteASet: Int
    let evidence: EvidenceValue
    let pairs: [Pair]
    let setFree: Bool
    let sets: [[Int]]
    let setsByDifferingFeatures: [Int]
  }

  package static let schema = "puzzlelab/set.analyze/1"

  private let analysis: DealAnalysis
  package let request: Request
  package let result: Result

  /// Makes the document of an analysis.
  package init(_ analysis: DealAnalysis) {
    let dimension = analysis.layout.dimension
    let cards = SetWords.digits(analysis.layout.cards, in: dimension)
    self.analysis = analysis
    request = Request(cards: cards, dimension: dimension.features)
    result = Result(
      cards: cards, cardsInNoSet: analysis.cardsInNoSet, count: analysis.triples.count,
      deckCardsThatCompleteASet: analysis.deckCardsThatCompleteASet, evidence: EvidenceValue(analysis.evidence.worded),
      pairs: analysis.pairs.map { pair in
        Pair(
          cards: [pair.first, pair.second], completingCard: CardNotation.digits(pair.completingCard, in: dimension),
          inDeck: pair.position == nil, position: pair.position)
      }, setFree: analysis.isSetFree, sets: analysis.triples.map(\.positions),
      setsByDifferingFeatures: analysis.setsByDifferingFeatures)
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
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
    return text + pairTable(style)
  }

  private var headline: String {
    let cards = Wording.count(analysis.layout.cards.count, "card", "cards")
    return analysis.isSetFree
      ? "No Set on \(cards)" : "\(Wording.count(analysis.triples.count, "Set", "Sets")) on \(cards)"
  }

  private func kind(of triple: Triple) -> String {
    let cards = triple.positions.map { analysis.layout.cards[$0] }
    let agreements = Card.agreements(cards[0], cards[1], cards[2], in: analysis.layout.dimension)
    let same = agreements.indices.filter { agreements[$0] == .allSame }
    guard !same.isEmpty else { return "all different" }
    return "same " + Wording.list(same.map { SetWords.feature($0, in: analysis.layout.dimension) })
  }

  private var loners: String {
    let loners = analysis.cardsInNoSet
    switch loners.count {
    case 0: return "Every card is in a Set."
    case analysis.layout.cards.count: return "No card is in a Set."
    case 1: return "Card \(loners[0] + 1) is in no Set."
    default: return "Cards \(Wording.list(loners.map { "\($0 + 1)" })) are in no Set."
    }
  }

  private var deckSentence: String {
    let deck = analysis.layout.dimension.cardCount - analysis.layout.cards.count
    return "Of the \(Wording.count(deck, "card", "cards")) not on the table, "
      + "\(analysis.deckCardsThatCompleteASet) would make a Set with two that are."
  }

  /// Which card completes which pair, one row a card and one column a later card; `(n)` is a place on the table.
  private func pairTable(_ style: TextStyle) -> String {
    let layout = analysis.layout
    guard layout.cards.count >= 2 else { return "" }
    let cells = analysis.pairs.map { pair in
      let numbers = "\(pair.first + 1)+\(pair.second + 1)"
      let card = CardNotation.name(pair.completingCard, in: layout.dimension)
      return (numbers + " " + card + (pair.position.map { " = \($0 + 1)" } ?? ""), pair.position != nil)
    }
    let width = (cells.map(\.0.count).max() ?? 0) + 2
    let perLine = max(1, (style.columns - 2) / width)
    var text = "\n" + style.heading("The card that completes each pair (= place, where it is on the table)")
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
