import Documents
import GameCore
import SetGame

/// Random deals, on demand with a given number of Sets: `set deal`.
package struct SetDealDocument: TableDocument {
  let deals: RandomDeals
  let faces: CardFaces

  /// Shows `deals`.
  package init(_ deals: RandomDeals, faces: CardFaces = .glyphs) { (self.deals, self.faces) = (deals, faces) }

  package static let table: String? = "deals"

  package static let shape = Shape<Self>(
    Field("deals", "The deals; all matching ones are equally likely, unless the method is a search") { $0.rows },
    Field("evidence", "The evidence for the numbers of groups") { $0.deals.evidence },
    Field(
      "method",
      "How they were drawn: a shuffled deck, random deals until one fits, a class of deals by its size, or a search "
        + "that changes one card at a time, which doesn't find all matching deals equally often"
    ) {
      $0.deals.method
    },
    Field("stopReason", "Why there are fewer than asked for") { $0.deals.stopped },
    Field("tries", "How many deals were tried until these matched") { Int(clamping: $0.deals.tries) })

  package struct Row: Record {
    package static var recordName: String { "drawnDeal" }
    let layout: Layout
    let sets: Int

    package static let shape = Shape<Self>(
      Field("cards", "The cards, in digits") { SetWords.digits($0.layout.cards, in: $0.layout.dimension) },
      Field("setCount", "The number of groups; absent where it isn't below 2^53") { $0.sets < 1 << 53 ? $0.sets : nil })
  }

  package var rows: [Row] { zip(deals.layouts, deals.setCounts).map { Row(layout: $0, sets: $1) } }

  /// One deal per line, ready to be read by `hints --file`; comments describe them.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    let asked = deals.request
    let sets =
      asked.sets.map { $0 == 0 ? " without \(asked.deck.variant.one)" : " with \(asked.deck.variant.count($0))" } ?? ""
    let drawn = Wording.count(deals.layouts.count, "deal", "deals")
    var text =
      style.paint(
        "% \(drawn) of \(Wording.count(asked.size, "card", "cards"))\(sets), seed \(asked.seed): " + method, .dim)
      + "\n"
    let art = CardArt(style: style, dimension: asked.deck.dimension, faces: faces)
    for layout in deals.layouts {
      text += SetWords.names(layout) + "\n"
      // The cards as they are drawn, in a comment.
      if faces != .glyphs { for card in layout.cards { text += "%   \(art.inline(card))\n" } }
    }
    if let stopped = deals.stopped { text += "% Stopped early (\(stopped.words)).\n" }
    return text
  }

  /// The cards, deal after deal.
  package var inBrief: String? {
    deals.layouts.isEmpty ? nil : deals.layouts.map(SetWords.names).joined(separator: "; ")
  }

  private var method: String {
    switch deals.method {
    case .shuffle: "shuffled"
    case .rejection: "uniform, by rejection sampling (\(Wording.count(deals.tries, "deal", "deals")) tried)"
    case .classes: "uniform, by class and random affine map"
    case .search:
      "found by local search, not uniform (\(Wording.count(deals.tries, "deal", "deals")) tried)"
    }
  }
}
