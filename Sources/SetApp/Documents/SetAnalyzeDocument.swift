import Documents
import GameCore
import SetGame

/// Everything about the cards on the table: Sets, cards in no Set, what completes each pair:
/// `set analyze`.
package struct SetAnalyzeDocument: Document {
  let analysis: DealAnalysis
  let faces: CardFaces

  package init(_ analysis: DealAnalysis, faces: CardFaces = .glyphs) {
    (self.analysis, self.faces) = (analysis, faces)
  }

  package static let table: String? = "pairs"

  package static let shape = Shape<Self>(
    Field("cards", "The deal, in digits") { SetWords.digits($0.analysis.layout.cards, in: $0.dimension) },
    Field("cardsInNoSet", "The indices, from 0, of the cards that are in no group") { $0.analysis.cardsInNoSet },
    Field("setCount", "The number of groups that are listed") { $0.analysis.groups.count },
    Field("allSetCount", "The number of all groups, where only the smallest ones are listed") {
      $0.isWhole ? nil : IntegerText($0.analysis.groupCount)
    },
    Field("deckCardsThatCompleteASet", "How many undealt cards would make a group with dealt ones") {
      $0.analysis.deckCardsThatCompleteASet
    },
    Field("evidence", "The evidence that these are all groups") { $0.analysis.evidence },
    Field("pairs", "Each two cards and the card that completes them to a Set, in decks that have it") { document in
      document.analysis.pairs.map { Pair(pair: $0, dimension: document.dimension) }
    },
    Field("isSetFree", "Whether there is no group") { $0.analysis.isSetFree },
    Field("sets", "For each group its indices into the deal, from 0, ascending") {
      $0.analysis.groups.map { $0.positions }
    },
    Field(
      "setsByDifferingFeatures", "Entry d: the number of Sets whose cards differ in d features; absent for other groups"
    ) {
      $0.variant == .set ? $0.analysis.setsByDifferingFeatures : nil
    })

  private var variant: Variant { analysis.variant }

  private var isWhole: Bool { analysis.groupCount == analysis.groups.count }

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
    let art = CardArt(style: style, dimension: layout.dimension, faces: faces)
    let places = String(layout.cards.count).count
    var text = art.table(layout.cards) + style.heading(headline)
    for group in analysis.groups {
      let numbers = group.positions.map { String($0 + 1).leftPadded(to: places) }.joined(separator: " ")
      let cards = group.positions.map { art.inline(layout.cards[$0]) }.joined(separator: "   ")
      text += "  \(numbers)   \(cards)\(kind(of: group).map { "   \($0)" } ?? "")\n"
    }
    text += "\n" + style.wrapped(loners) + style.wrapped(deckSentence)
    return text + pairTable(style, art) + "\n" + style.evidence(analysis.evidence)
  }

  /// How many Sets there are, and which.
  package var inBrief: String? {
    analysis.isSetFree ? headline : "\(headline): \(SetWords.places(analysis.groups.map { $0.positions }))"
  }

  var headline: String {
    let cards = Wording.count(analysis.layout.cards.count, "card", "cards")
    let listed = isWhole ? "" : "; the \(Wording.grouped(analysis.groups.count)) smallest"
    return analysis.isSetFree
      ? "No \(variant.nouns.one) among \(cards)" : "\(variant.count(analysis.groupCount)) among \(cards)\(listed)"
  }

  /// What the cards of a Set have in common.
  func kind(of group: Group) -> String? {
    guard variant == .set else { return nil }
    let cards = group.positions.map { analysis.layout.cards[$0] }
    let agreements = Card.agreements(cards[0], cards[1], cards[2], in: analysis.layout.dimension)
    let same = agreements.indices.filter { agreements[$0] == .allSame }
    guard !same.isEmpty else { return "all different" }
    return "same " + Wording.list(same.map { SetWords.feature($0, in: analysis.layout.dimension) })
  }

  var loners: String {
    let loners = analysis.cardsInNoSet
    switch loners.count {
    case 0: return "Every card is in \(variant.one)."
    case analysis.layout.cards.count: return "No card is in \(variant.one)."
    case 1: return "Card \(loners[0] + 1) is in \(variant.none)."
    default: return "Cards \(Wording.list(loners.map { "\($0 + 1)" })) are in \(variant.none)."
    }
  }

  var deckSentence: String {
    let deck = analysis.layout.dimension.cardCount - analysis.layout.cards.count
    return "Of the \(Wording.count(deck, "card", "cards")) not on the table, "
      + "\(analysis.deckCardsThatCompleteASet) would make \(variant.one) with "
      + "\(variant == .set ? "two cards" : "cards") on it."
  }

  /// Which card completes which pair, one row per card and one column per later card; `(n)` is a
  /// place on the table.
  private func pairTable(_ style: TextStyle, _ art: CardArt) -> String {
    let layout = analysis.layout
    guard layout.cards.count >= 2, variant == .set else { return "" }
    let cells = analysis.pairs.map { pair in
      let numbers = "\(pair.first + 1)+\(pair.second + 1)"
      let card = art.word(pair.completingCard)
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
