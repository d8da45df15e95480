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
    /// `shuffle`, `rejection` or `classes`.
    let method: String
    let stopped: String?
    /// Random deals that were looked at.
    let tries: UInt64
  }

  package static let schema = "puzzlelab/set.deal/1"

  private let outcome: DealSampler.Outcome
  private let dimension: Dimension
  package let request: Request
  package let result: Result

  /// Makes the document of what `sampler` drew when asked for `count` deals.
  package init(_ outcome: DealSampler.Outcome, of sampler: DealSampler, count: Int) {
    self.outcome = outcome
    dimension = sampler.dimension
    request = Request(
      count: count, dealSize: sampler.size, dimension: sampler.dimension.features, seed: sampler.seed,
      sets: sampler.sets)
    result = Result(
      deals: outcome.layouts.map { layout in
        Deal(
          cards: SetWords.digits(layout.cards, in: sampler.dimension),
          count: sampler.sets ?? GroupSearch.triples(in: layout).count)
      }, method: outcome.method.word, stopped: outcome.stopped?.rawValue, tries: outcome.tries)
  }

  /// One deal a line, ready to be read by `hints --file`; comments tell what they are.
  package func text(style: TextStyle, run: RunInfo) -> String {
    let sets = request.sets.map { $0 == 0 ? " without a Set" : " with \(Wording.count($0, "Set", "Sets"))" } ?? ""
    let deals = Wording.count(result.deals.count, "deal", "deals")
    var text =
      style.paint(
        "% \(deals) of \(Wording.count(request.dealSize, "card", "cards"))\(sets), seed \(request.seed): "
          + method, .dim) + "\n"
    for layout in outcome.layouts {
      text += layout.cards.map { CardNotation.name($0, in: dimension) }.joined(separator: " ") + "\n"
    }
    if let stopped = outcome.stopped { text += "% ended early: \(stopped.words)\n" }
    return text
  }

  private var method: String {
    switch outcome.method {
    case .shuffle: "shuffled"
    case .rejection: "uniform by rejection, \(Wording.count(outcome.tries, "deal", "deals")) looked at"
    case .classes: "uniform by class and random affine map"
    }
  }
}

extension DealSampler.Method {
  /// The word in JSON.
  var word: String {
    switch self {
    case .shuffle: "shuffle"
    case .rejection: "rejection"
    case .classes: "classes"
    }
  }
}
