import GameCore
import Reversi

/// `reversi perft`: the number of lines of play.
package struct ReversiPerftDocument: Document {
  /// What was asked.
  package struct Request: Encodable, Sendable {
    let depth: Int
    let position: String
    let size: Int
  }

  /// What came out.
  package struct Result: Encodable, Sendable {
    let evidence: EvidenceValue
    /// A decimal string.
    let leaves: String
  }

  package static let schema = "puzzlelab/reversi.perft/1"
  package let request: Request
  package let result: Result
  private let leaves: UInt64

  /// Reports a count.
  package init(_ count: PerftCount) {
    leaves = count.leaves
    request = Request(
      depth: count.depth, position: count.position.boardText, size: count.position.size.rawValue)
    result = Result(evidence: EvidenceValue(reversi: count.evidence), leaves: "\(count.leaves)")
  }

  package func text(style: TextStyle, run: RunInfo) -> String {
    let rate = run.elapsedSeconds > 0 ? " (\(Wording.short(Double(leaves) / run.elapsedSeconds / 1e6)) million/s)" : ""
    let noun = leaves == 1 ? "position" : "positions"
    return "perft \(request.depth): \(style.paint(Wording.grouped(leaves), .bold)) \(noun), a pass is a ply; "
      + "\(Wording.duration(seconds: run.elapsedSeconds))\(rate)\n"
  }
}
