import ExactArithmetic
import Matchsticks

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
