import Documents
import ExactArithmetic
import SetGame

extension SetCensusDocument: SequenceDocument {
  package var sequenceTitle: String {
    "Tables of 0, 1, 2, … cards without a Set, deck of dimension \(census.request.dimension.features)"
  }

  package func writeTerms(to writer: inout JSONWriter) {
    write(census.rows.lazy.map { String($0.setFree) }, from: 0, to: &writer)
  }
}

extension SetDistributionDocument: SequenceDocument {
  package var sequenceTitle: String { title + ": how many have 0, 1, 2, …" }

  package func writeTerms(to writer: inout JSONWriter) {
    write((whole?.deals ?? []).lazy.map { $0.description }, from: 0, to: &writer)
  }
}
