import Documents
import ExactArithmetic
import SetGame

extension SetCensusDocument: SequenceDocument {
  package var sequenceTitle: String {
    "Tables of 0, 1, 2, … cards without a \(census.noun), \(census.deckInWords)"
  }

  package func writeTerms(to writer: inout JSONWriter) {
    write(census.rows.lazy.map { String($0.setFree) }, from: 0, to: &writer)
  }
}

extension SetDistributionDocument: SequenceDocument {
  package var sequenceTitle: String {
    if case .ranks = outcome { return title + ": how many have rank 0, 1, 2, …" }
    if case .sampled(let deals) = outcome {
      return title + ": how many have \(deals.deck.variant == .zeroSum ? "rank " : "")0, 1, 2, …"
    }
    return title + ": how many have 0, 1, 2, …"
  }

  package func writeTerms(to writer: inout JSONWriter) {
    if case .ranks(let ranks) = outcome {
      let deals = (0...ranks.deck.dimension.coordinates).map { rank in ranks.rows.first { $0.rank == rank }?.deals ?? 0
      }
      return write(deals.lazy.map { $0.description }, from: 0, to: &writer)
    }
    if case .sampled(let deals) = outcome {
      return write(deals.terms.lazy.map { "\(deals.dealsByGroups[$0] ?? 0)" }, from: 0, to: &writer)
    }
    write((whole?.deals ?? []).lazy.map { $0.description }, from: 0, to: &writer)
  }
}
