import Documents
import GameCore
import Reversi

/// `reversi openings`: lines from the start that leave both sides about even.
package struct ReversiOpeningsDocument: RowsDocument {
  private let set: OpeningSet
  private let names: OpeningNames

  /// Reports openings with the names that they have among `names`.
  package init(_ set: OpeningSet, names: OpeningNames = .none) {
    self.set = set
    self.names = names
  }

  package static let table: String? = "openings"

  package static let shape = Shape<Self>(
    Field("openings", "The openings in the order in which they were found") { document in
      document.rows
    },
    Field("positionsValued", "How many different positions were valued") { $0.set.candidateCount },
    Field("isComplete", "Whether there are as many as requested") { $0.set.isComplete },
    Field("stopReason", "Why the search stopped early") {
      $0.set.stopReason
    })

  /// How many there are, and the first of them.
  package var inBrief: String? {
    rows.isEmpty ? title : "\(title): \(Wording.first(rows.map { $0.opening.line.transcript }, between: ", "))"
  }

  /// One transcript per line, with its name as a comment, ready to be read again; a comment after
  /// them when the search was stopped.
  package func text(style: TextStyle, run: RunInfo?) -> String {
    let lines = set.openings.map { opening in
      let name = names.name(of: opening.line).map { "  # \($0.name.visible)" } ?? ""
      return opening.line.transcript + name + "\n"
    }
    let note = set.stopReason.map { reason in
      "# stopped early (\(reason.words)); \(set.openings.count) of \(set.plan.count) openings found\n"
    }
    return lines.joined() + (note ?? "")
  }

  package var rows: [NamedOpening] {
    self.set.openings.map { NamedOpening(opening: $0, name: names.name(of: $0.line)) }
  }
}

/// An opening and the name that it has.
package struct NamedOpening: Record {
  let opening: Opening
  let name: OpeningName?

  package static let shape = Shape<Self>(
    Field("moves", "The moves from the start") { $0.opening.line.transcript },
    Field("position", ReversiFields.position) { $0.opening.line.end.boardText },
    Field("discDifference", "The value for the side to move, in discs") {
      DiscValue(hundredths: $0.opening.value.value)
    },
    Field("opening", ReversiFields.opening) { $0.name?.name },
    Field("openingMoves", ReversiFields.openingMoves) { $0.name?.line.transcript },
    Field("evidence", "The evidence for the value") { $0.opening.value.evidence })
}
