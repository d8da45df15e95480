import Documents
import Reversi

/// `reversi perft`: the number of lines of play.
package struct ReversiPerftDocument: Document {
  private let count: PerftCount

  package init(_ count: PerftCount) { self.count = count }

  package static let shape = Shape<Self>(
    Field("leaves", "The number of positions at that depth, counted along every line") {
      IntegerText($0.count.leaves)
    },
    Field("evidence", "The evidence for the number") { $0.count.evidence })

  package var inBrief: String? { "perft \(count.depth): \(Wording.grouped(count.leaves))" }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    let leaves = count.leaves
    let cost = run.map { run in
      let millions = Double(leaves) / run.elapsedSeconds / 1e6
      return "  \(run.time)\(run.elapsedSeconds > 0.01 ? " (\(Wording.short(millions)) million/s)" : "")\n"
    }
    let noun = leaves == 1 ? "position" : "positions"
    return "perft \(count.depth): \(style.paint(Wording.grouped(leaves), .bold)) \(noun); a pass is a ply\n"
      + (cost ?? "") + style.evidence(count.evidence)
  }
}
