import Documents
import GameCore
import SetGame

/// The groups on the table, as far as the player wants to know them: `set hints`.
package struct SetHintsDocument: TableDocument {
  let hints: Hints
  let faces: CardFaces

  /// Shows `hints`.
  package init(_ hints: Hints, faces: CardFaces = .glyphs) { (self.hints, self.faces) = (hints, faces) }

  package static let table: String? = "sets"

  package static let shape = Shape<Self>(
    Field("cards", "The deal, in digits") { $0.cards },
    Field("setCount", "The number of groups that are listed") { $0.hints.groups.count },
    Field("allSetCount", "The number of all groups, where only the smallest ones are listed") {
      $0.isWhole ? nil : IntegerText($0.hints.groupCount)
    },
    Field("evidence", "The evidence that these are all groups") { $0.hints.evidence },
    Field("pairs", "For each UltraSet or GhostSet the pairs of indices that make it one; absent with a stage") {
      $0.pairs
    },
    Field("sets", "For each group its indices into the deal, from 0, ascending; with a stage only the first ones") {
      $0.hints.revealed
    })

  private var cards: [String] { SetWords.digits(hints.layout.cards, in: hints.layout.dimension) }

  private var pairs: [[[Int]]]? {
    [.ultraSet, .ghostSet].contains(hints.request.variant) && hints.request.stage == nil
      ? hints.groups.map { $0.pairs } : nil
  }

  private var isWhole: Bool { hints.groupCount == hints.groups.count }

  /// A group, as far as it is revealed.
  package struct Row: Record {
    let number: Int
    let places: String
    let cards: String
    let pairs: String?

    package static let shape = Shape<Self>(
      Field("group", "The number of the group, from 1") { $0.number },
      Field("places", "The places of its cards in the deal, from 1") { $0.places },
      Field("groupCards", "Its cards, in digits") { $0.cards },
      Field("groupPairs", "The pairs of places, from 1, that make an UltraSet or a GhostSet") { $0.pairs })
  }

  package var rows: [Row] {
    let (cards, pairs) = (cards, pairs)
    return hints.revealed.enumerated().map { number, positions in
      Row(
        number: number + 1, places: positions.map { "\($0 + 1)" }.joined(separator: " "),
        cards: positions.map { cards[$0] }.joined(separator: " "),
        pairs: pairs?[number].map { "\($0[0] + 1)+\($0[1] + 1)" }.joined(separator: " "))
    }
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    let art = CardArt(style: style, dimension: hints.layout.dimension, faces: faces)
    return art.table(hints.layout.cards) + style.heading(headline) + list(art) + style.evidence(hints.evidence)
  }

  /// How many there are, and which.
  package var inBrief: String? {
    hints.revealed.isEmpty ? headline : "\(headline): \(SetWords.places(hints.revealed))"
  }

  var headline: String {
    let variant = hints.request.variant
    let count = hints.groups.isEmpty ? "No \(variant.nouns.many)" : variant.count(hints.groupCount)
    let cards = Wording.count(hints.layout.cards.count, "card", "cards")
    let left = hints.request.excluded.isEmpty ? "" : " without the matched ones"
    let stage = hints.request.stage.map { ", \(Wording.count($0, "card", "cards")) of each" } ?? ""
    let listed = isWhole ? "" : "; the \(Wording.grouped(hints.groups.count)) smallest"
    return "\(count) among \(cards)\(left)\(listed)\(stage)"
  }

  private func list(_ art: CardArt) -> String {
    let ordinals = String(hints.groups.count).count
    let places = String(hints.layout.cards.count).count
    let pairs = pairs
    return hints.revealed.enumerated().map { ordinal, positions in
      let number = String(ordinal + 1).leftPadded(to: ordinals)
      let numbers = positions.map { String($0 + 1).leftPadded(to: places) }.joined(separator: " ")
      let cards = positions.map { art.inline(hints.layout.cards[$0]) }.joined(separator: "   ")
      return "  \(number).  \(numbers)   \(cards)\n" + (pairs.map { words(of: $0[ordinal]) } ?? "")
    }.joined()
  }

  /// The pairs of a group and the cards that complete them, on a line of their own.
  private func words(of pairs: [[Int]]) -> String {
    let dimension = hints.layout.dimension
    let words = pairs.map { pair in
      let cards = pair.map { hints.layout.cards[$0] }
      let third = CardNotation.name(cards[0].thirdCard(with: cards[1]), in: dimension)
      return "\(pair[0] + 1)+\(pair[1] + 1) → \(third)"
    }
    return "      \(words.joined(separator: ", "))\n"
  }
}
