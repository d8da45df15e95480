import GameCore
import SetGame

/// The groups on the table, as far as the player wants to know them.
package struct SetHintsDocument: TableDocument {
  package struct Request: Encodable, Sendable {
    let cards: [String]
    let dimension: Int
    let excluded: [Int]?
    let stage: Int?
    let variant: String
  }

  package struct Result: Encodable, Sendable {
    let cards: [String]
    let count: Int
    let evidence: EvidenceValue
    /// For each group of a variant the pairs that make it one.
    let pairs: [[[Int]]]?
    /// 0-based positions; all of each group, or as many as the stage reveals.
    let sets: [[Int]]
  }

  package static let schema = "puzzlelab/set.hints/1"

  private let hints: Hints
  package let request: Request
  package let result: Result

  /// Makes the document of `hints`.
  package init(_ hints: Hints) {
    let asked = hints.request
    let cards = SetWords.digits(hints.layout.cards, in: hints.layout.dimension)
    self.hints = hints
    request = Request(
      cards: cards, dimension: hints.layout.dimension.features, excluded: asked.excluded.isEmpty ? nil : asked.excluded,
      stage: asked.stage, variant: asked.variant.word)
    let showsPairs = asked.variant != .set && asked.stage == nil
    result = Result(
      cards: cards, count: hints.groups.count, evidence: EvidenceValue(hints.evidence.worded),
      pairs: showsPairs ? hints.groups.map(\.pairs) : nil, sets: hints.revealed)
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    let art = CardArt(style: style, dimension: hints.layout.dimension)
    return art.table(hints.layout.cards) + style.heading(headline) + list(art)
      + style.paint(hints.evidence.worded.words, .dim) + "\n"
  }

  private var headline: String {
    let count = hints.request.variant.count(hints.groups.count)
    let cards = Wording.count(hints.layout.cards.count, "card", "cards")
    let left = hints.request.excluded.isEmpty ? "" : " without the matched ones"
    let stage = hints.request.stage.map { ", \(Wording.count($0, "card", "cards")) of each" } ?? ""
    return "\(count) on \(cards)\(left)\(stage)"
  }

  private func list(_ art: CardArt) -> String {
    let ordinals = String(hints.groups.count).count
    let places = String(hints.layout.cards.count).count
    return hints.revealed.enumerated().map { ordinal, positions in
      let number = String(ordinal + 1).leftPadded(to: ordinals)
      let numbers = positions.map { String($0 + 1).leftPadded(to: places) }.joined(separator: " ")
      let cards = positions.map { art.inline(hints.layout.cards[$0]) }.joined(separator: "   ")
      return "  \(number).  \(numbers)   \(cards)\n" + pairs(of: ordinal)
    }.joined()
  }

  /// The pairs of a group of a variant and the cards that complete them, on a line of their own.
  private func pairs(of ordinal: Int) -> String {
    guard let all = result.pairs else { return "" }
    let dimension = hints.layout.dimension
    let pairs = all[ordinal].map { pair in
      let cards = pair.map { hints.layout.cards[$0] }
      let third = CardNotation.name(cards[0].thirdCard(with: cards[1]), in: dimension)
      return "\(pair[0] + 1)+\(pair[1] + 1) → \(third)"
    }
    return "      \(pairs.joined(separator: ", "))\n"
  }

  /// One line a group: its ordinal, the 1-based places and the cards that are revealed.
  package func csv() -> String {
    let size = hints.revealed.first?.count ?? hints.request.variant.groupSize
    let header = ["group"] + (1...size).map { "place\($0)" } + (1...size).map { "card\($0)" }
    let rows = hints.revealed.enumerated().map { ordinal, positions in
      [String(ordinal + 1)] + positions.map { String($0 + 1) } + positions.map { result.cards[$0] }
    }
    return ([header] + rows).map(CSVLine.encode).joined()
  }
}

extension String {
  /// The text with blanks before it, at least `width` characters.
  func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }

  /// The text with blanks after it, at least `width` characters.
  func rightPadded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
