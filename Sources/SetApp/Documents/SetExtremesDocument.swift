import Documents
import SetGame

/// The most and the fewest Sets among some cards, with deals: `set extremes`.
package struct SetExtremesDocument: Document {
  let extremes: SetExtremes

  /// Shows `extremes`.
  package init(_ extremes: SetExtremes) { self.extremes = extremes }

  package static let shape = Shape<Self>(
    Field("cardCount", "The number of cards") { $0.extremes.cards },
    Field("most", "The most Sets that so many cards can contain") { Extreme(extreme: $0.extremes.most) },
    Field("fewest", "The fewest Sets that so many cards can contain") { Extreme(extreme: $0.extremes.fewest) },
    Field("evidence", "The evidence for the bounds and for the numbers of Sets of the deals") { $0.extremes.evidence })

  /// One of the two extremes.
  struct Extreme: Record {
    package static var recordName: String { "provedExtreme" }
    let extreme: SetExtremes.Extreme

    static let shape = Shape<Self>(
      Field("bound", "No deal of this size has more Sets, or fewer") { $0.extreme.bound },
      Field("setCount", "The number of Sets of the deal; the exact extreme where it equals the bound") {
        $0.extreme.sets
      },
      Field("cards", "The deal, in digits") { SetWords.digits($0.extreme.deal, in: .standard) })
  }

  /// The extremes, where both are exact.
  package var inBrief: String? {
    guard extremes.most.isExact, extremes.fewest.isExact else { return nil }
    return "\(extremes.fewest.sets) to \(Wording.count(extremes.most.sets, "Set", "Sets")) "
      + "among \(SetWords.cards(extremes.cards))"
  }

  /// Two numbers, and a deal for each.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = style.heading("The most and the fewest Sets among \(SetWords.cards(extremes.cards))") + "\n"
    text += part("most", extremes.most, of: "at most", style: style)
    text += part("fewest", extremes.fewest, of: "at least", style: style)
    return text + style.evidence(extremes.evidence)
  }

  private func part(_ name: String, _ extreme: SetExtremes.Extreme, of bound: String, style: TextStyle) -> String {
    let sets = Wording.count(extreme.sets, "Set", "Sets")
    let words = extreme.isExact ? "\(name): \(sets)" : "\(name): \(bound) \(extreme.bound); a deal with \(sets)"
    return style.wrapped(words, indent: 2)
      + style.wrapped(SetWords.digits(extreme.deal, in: .standard).joined(separator: " "), indent: 4) + "\n"
  }
}
