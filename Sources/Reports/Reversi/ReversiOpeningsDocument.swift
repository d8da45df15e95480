import GameCore
import Reversi

/// `reversi openings`: lines from the start that leave both sides about even.
package struct ReversiOpeningsDocument: Document {
  private let set: OpeningSet

  /// Reports openings.
  package init(_ set: OpeningSet) { self.set = set }

  package static let shape = Shape<Self>(
    Field("openings", "The openings in the order in which they were found") { $0.set.openings },
    Field("positionsValued", "How many different positions were valued") { $0.set.candidateCount },
    Field("isComplete", "Whether there are as many as wanted") { $0.set.isComplete },
    Field("stopReason", "What ended the search early: nodeLimit, deadline or interrupted") {
      $0.set.stopReason?.rawValue
    })

  /// A transcript a line and nothing else, ready to be read again.
  package func text(style: TextStyle, run: RunInfo) -> String {
    set.openings.map { $0.line.transcript + "\n" }.joined()
  }

  package static let columns = ["moves", "discDifference", "evidence", "depth", "selectivity", "position"]

  package func writeRows(to writer: inout JSONWriter) {
    for opening in set.openings {
      let value = opening.value
      writer.text(
        CSVLine.encode([
          opening.line.transcript, DiscValue(hundredths: value.value).plain, value.evidence.cell ?? "",
          "\(value.depth)", "\(value.selectivity)", opening.line.end.boardText,
        ]))
    }
  }
}

extension Opening: Record {
  package static let shape = Shape<Self>(
    Field("moves", "The moves from the start") { $0.line.transcript },
    Field("position", ReversiFields.position) { $0.line.end.boardText },
    Field("discDifference", "The value for the side to move, in discs") { DiscValue(hundredths: $0.value.value) },
    Field("evidence", "What the value rests on") { $0.value.evidence })
}
