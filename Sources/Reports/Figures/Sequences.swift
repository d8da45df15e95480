import ExactArithmetic
import Matchsticks
import SetGame

extension MatchsticksSequenceDocument: SequenceDocument {
  package var sequenceTitle: String { "\(name) of the heaps 0, 1, 2, …: \(rules.words)" }

  package func writeTerms(to writer: inout JSONWriter) {
    write((0..<list.count).lazy.map { String(list[$0]) }, from: 0, to: &writer)
  }
}

extension MatchsticksLosingDocument: SequenceDocument {
  package var sequenceTitle: String { "Heaps from which the player to move loses: \(game.words)" }

  package func writeTerms(to writer: inout JSONWriter) {
    write(losing.positions.lazy.map(\.description), from: 1, to: &writer)
  }
}

extension SetCensusDocument: SequenceDocument {
  package var sequenceTitle: String {
    "Tables of 0, 1, 2, … cards without a Set, deck of dimension \(census.request.dimension.features)"
  }

  package func writeTerms(to writer: inout JSONWriter) {
    write(census.rows.lazy.map { String($0.setFree) }, from: 0, to: &writer)
  }
}

extension SetDistributionDocument: SequenceDocument {
  package var sequenceTitle: String { title + ": how many hold 0, 1, 2, …" }

  package func writeTerms(to writer: inout JSONWriter) {
    write((whole?.deals ?? []).lazy.map(\.description), from: 0, to: &writer)
  }
}
