import GameCore
import Reversi

/// `reversi openings`: lines from the start that leave both sides about even.
package struct ReversiOpeningsDocument: TableDocument {
  /// What was asked.
  package struct Request: Encodable, Sendable {
    let count: Int
    let effort: ReversiEffortValue
    let plies: Int
    let seed: UInt64
    let size: Int
    let withinDiscs: Int
  }

  /// An opening.
  package struct Entry: Encodable, Sendable {
    let discDifference: DiscValue
    let evidence: EvidenceValue
    let moves: String
    let position: String
  }

  /// What was found.
  package struct Result: Encodable, Sendable {
    let isComplete: Bool
    let openings: [Entry]
    let positionsValued: Int
    let stopReason: String?
  }

  package static let schema = "puzzlelab/reversi.openings/1"
  package let request: Request
  package let result: Result
  private let openings: [Opening]

  /// Reports openings.
  package init(_ set: OpeningSet) {
    openings = set.openings
    let plan = set.plan
    request = Request(
      count: plan.count, effort: ReversiEffortValue(plan.effort), plies: plan.plies, seed: plan.seed,
      size: plan.size.rawValue,
      withinDiscs: plan.within)
    result = Result(
      isComplete: set.isComplete, openings: set.openings.map { Entry($0) }, positionsValued: set.candidateCount,
      stopReason: set.stopReason?.rawValue)
  }

  /// A transcript a line and nothing else, ready to be read again.
  package func text(style: TextStyle, run: RunInfo) -> String {
    openings.map { $0.line.transcript + "\n" }.joined()
  }

  package func csv() -> String {
    let titles = CSVLine.encode(["moves", "discDifference", "evidence", "depth", "selectivity", "position"])
    return openings.reduce(titles) { text, opening in
      let value = opening.value
      return text
        + CSVLine.encode([
          opening.line.transcript, DiscValue(hundredths: value.value).plain,
          value.isProved ? "proved" : "heuristic", "\(value.depth)", "\(value.selectivity)",
          opening.line.end.boardText,
        ])
    }
  }
}

extension ReversiOpeningsDocument.Entry {
  init(_ opening: Opening) {
    self.init(
      discDifference: DiscValue(hundredths: opening.value.value),
      evidence: EvidenceValue(reversi: opening.value.evidence),
      moves: opening.line.transcript, position: opening.line.end.boardText)
  }
}
