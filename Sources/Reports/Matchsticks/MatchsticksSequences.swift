import ExactArithmetic
import Matchsticks

extension MatchsticksSequenceDocument: SequenceDocument {
  package var sequenceTitle: String { "\(name) of the heaps 0, 1, 2, …: \(rules.words)" }

  package func writeTerms(to writer: inout JSONWriter) {
    let terms = (0..<list.count).lazy.map { String(list[$0]) }
    writer.text(DataLine(terms, offset: 0).comment)
    write(terms, from: 0, to: &writer)
  }
}

extension MatchsticksLosingDocument: SequenceDocument {
  package var sequenceTitle: String { "Heaps from which the player to move loses: \(game.words)" }

  package func writeTerms(to writer: inout JSONWriter) {
    let terms = losing.positions.lazy.map(\.description)
    writer.text(DataLine(terms, offset: 1).comment)
    write(terms, from: 1, to: &writer)
  }
}

/// The first terms as the data line of an entry of the OEIS has them: as many as some 260
/// characters hold, with commas between them.
private struct DataLine {
  private let terms: [String]
  private let offset: Int

  private static let mostCharacters = 260

  init(_ all: some Sequence<String>, offset: Int) {
    var length = 0
    terms = Array(
      all.prefix {
        length += $0.utf8.count + 2
        return length <= Self.mostCharacters + 2
      })
    self.offset = offset
  }

  /// The line behind a number sign.
  var comment: String { "# offset \(offset), data: \(terms.joined(separator: ", "))\n" }
}
