import GameCore
import SetGame

/// Random deals, on demand with a given number of Sets.
package struct SetDealDocument: Document {
  package struct Request: Encodable, Sendable {
    let count: Int
    let dealSize: Int
    let dimension: Int
    let seed: UInt64
    /// The number of Sets asked for; absent for any.
    let sets: Int?
  }

  package struct Deal: Encodable, Sendable {
    let cards: [String]
    /// The number of Sets.
    let count: Int
  }

  package struct Result: Encodable, Sendable {
    let deals: [Deal]
    let evidence: EvidenceValue
    /// `shuffle`, `rejection` or `classes`.
    let method: String
    let stopped: String?
    /// Random deals that were looked at.
    let tries: UInt64
  }

  package static let schema = "puzzlelab/set.deal/1"

  private let deals: RandomDeals
  package let request: Request

  /// Describes `deals`.
  package init(_ deals: RandomDeals) {
    self.deals = deals
    let asked = deals.request
    request = Request(
      count: asked.count, dealSize: asked.size, dimension: asked.dimension.features, seed: asked.seed,
      sets: asked.sets)
  }

  private var dimension: Dimension { deals.request.dimension }

  package var result: Result {
    Result(
      deals: zip(deals.layouts, deals.setCounts).map { layout, count in
        Deal(cards: SetWords.digits(layout.cards, in: dimension), count: count)
      }, evidence: EvidenceValue(deals.evidence.worded), method: deals.method.word, stopped: deals.stopped?.rawValue,
      tries: deals.tries)
  }

  /// One deal a line, ready to be read by `hints --file`; comments tell what they are.
  package func text(style: TextStyle, run: RunInfo) -> String {
    let sets = request.sets.map { $0 == 0 ? " without a Set" : " with \(Wording.count($0, "Set", "Sets"))" } ?? ""
    let drawn = Wording.count(deals.layouts.count, "deal", "deals")
    var text =
      style.paint(
        "% \(drawn) of \(Wording.count(request.dealSize, "card", "cards"))\(sets), seed \(request.seed): "
          + method, .dim) + "\n"
    for layout in deals.layouts {
      text += layout.cards.map { CardNotation.name($0, in: dimension) }.joined(separator: " ") + "\n"
    }
    if let stopped = deals.stopped { text += "% ended early: \(stopped.words)\n" }
    return text
  }

  private var method: String {
    switch deals.method {
    case .shuffle: "shuffled"
    case .rejection: "uniform by rejection, \(Wording.count(deals.tries, "deal", "deals")) looked at"
    case .classes: "uniform by class and random affine map"
    }
  }
}

extension DrawingMethod {
  /// The word in JSON.
  var word: String {
    switch self {
    case .shuffle: "shuffle"
    case .rejection: "rejection"
    case .classes: "classes"
    }
  }
}
