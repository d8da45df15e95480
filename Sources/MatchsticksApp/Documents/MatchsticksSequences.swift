import Documents
import ExactArithmetic
import Matchsticks

extension MatchsticksSequenceDocument: SequenceDocument {
  package var sequenceTitle: String {
    "\(name) of the heaps 0, 1, 2, …: \(rules.words)" + (entry.map { ", OEIS \($0)" } ?? "")
  }

  /// The entry of the OEIS that has the same rules and the same first term, as REFERENCES.md says;
  /// a test compares their first 30 terms.
  var entry: String? {
    switch rules.description {
    case "octal:0.77": "A002186"
    case "octal:0.137": "A002187"
    case "split:unequal": "A002188"
    default: nil
    }
  }

  package func writeTerms(to writer: inout JSONWriter) {
    var first: [String] = []
    work.stream { heaps, value in
      for heap in heaps {
        if heap < DataLine.mostTerms {
          first.append(String(value(heap)))
        } else {
          if heap == DataLine.mostTerms { write(first, to: &writer) }
          writer.text("\(heap) \(value(heap))\n")
          writer.flushWhenLarge()
        }
      }
      if first.count == DataLine.mostTerms { writer.flush() }
    }
    if list.count <= DataLine.mostTerms { write(first, to: &writer) }
  }

  /// The data line and the first terms.
  private func write(_ first: [String], to writer: inout JSONWriter) {
    writer.text(DataLine(first, offset: 0).comment)
    write(first, from: 0, to: &writer)
  }
}

extension MatchsticksLosingDocument: SequenceDocument {
  package var sequenceTitle: String {
    (tuples == nil ? "Heaps" : "How many positions with numbers up to 0, 1, 2, … there are")
      + " from which the player to move loses: \(game.words)"
  }

  package func writeTerms(to writer: inout JSONWriter) {
    let terms = tuples?.counts.map { $0.description } ?? heaps?.positions.map { $0.description } ?? []
    let offset = tuples == nil ? 1 : 0
    writer.text(DataLine(terms, offset: offset).comment)
    write(terms, from: offset, to: &writer)
  }
}

extension MatchsticksGenusDocument: SequenceDocument {
  package var sequenceTitle: String { "Misère Grundy values of the heaps 0, 1, 2, …: \(rules.words)" }

  package func writeTerms(to writer: inout JSONWriter) {
    let terms = table.rows.lazy.map { $0.genus.misere.first }.prefix { $0 != nil }.map { "\($0 ?? 0)" }
    writer.text(DataLine(terms, offset: 0).comment)
    write(terms, from: 0, to: &writer)
  }
}

/// The first terms as the data line of an entry of the OEIS has them: as many as some 260
/// characters hold, with commas between them.
struct DataLine {
  private let terms: [String]
  private let offset: Int

  private static let mostCharacters = 260
  /// No more terms than these are in it, each with a digit, a comma and a blank.
  static let mostTerms = mostCharacters / 3 + 1

  init(_ all: some Sequence<String>, offset: Int) {
    var length = 0
    terms = Array(
      all.prefix {
        length += $0.utf8.count + 2
        return length <= Self.mostCharacters + 2
      })
    self.offset = offset
  }

  /// The line after a number sign.
  var comment: String { "# offset \(offset), data: \(terms.joined(separator: ", "))\n" }
}
