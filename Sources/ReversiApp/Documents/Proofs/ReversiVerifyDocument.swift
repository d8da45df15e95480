import Documents
import GameCore
import Reversi

/// `reversi verify`: known scores of a file next to those that we prove.
package struct ReversiVerifyDocument: TableDocument {
  let check: ScoreCheck
  package var rows: [ScoreCheck.Comparison] { check.comparisons }

  package init(_ check: ScoreCheck) { self.check = check }

  package static let table: String? = "positions"

  package static let shape = Shape<Self>(
    Field("agreed", "Scores that agree") { $0.check.agreed },
    Field("disagreed", "Scores that don't") { $0.check.disagreed },
    Field("undecided", "Positions that a limit left open, or whose proof would take too long without --confirm") {
      $0.check.leftOpen
    },
    Field("positions", "The positions that come with a score, as far as a limit let them be examined") {
      $0.check.comparisons
    },
    Field("evidence", "The evidence for the number of agreeing scores; bounded if a limit left some open") {
      $0.check.evidence
    })

  package func text(style: TextStyle, run: RunInfo?) -> String {
    let cost: [TextTable.Column] = run == nil ? [] : [.numbers("positions"), .numbers("time")]
    var table = TextTable(
      columns: [.numbers("#"), .numbers("empties"), .numbers("file"), .numbers("proved"), .words("best")] + cost
        + [.words("")])
    for comparison in check.comparisons { table.add(cells: comparison.row(withCost: run != nil)) }
    var text = table.text(style: style, indent: 2)
    text += "  \(Wording.count(check.agreed, "score agrees", "scores agree"))"
    if check.disagreed > 0 { text += ", " + style.paint("\(check.disagreed) disagree", .red) }
    if check.leftOpen > 0 { text += ", \(check.leftOpen) undecided" }
    return text + "\n" + ReversiFields.cost(check.nodes, run) + style.evidence(check.evidence)
  }
}

extension ScoreCheck.Comparison: Record {
  package static var recordName: String { "comparedScore" }
  package static let shape = Shape<Self>(
    Field("number", "The position's number in the file, from 1") { $0.claim.number },
    Field("line", "The line of the file, from 1") { $0.claim.line },
    Field("empties", ReversiFields.empties) { $0.claim.position.emptyCount },
    Field("expectedDiscDifference", "The score in the file") { $0.claim.score },
    Field("discDifference", "The score, when proved") { $0.solution.score },
    Field("lowerDiscDifference", "The score is at least this, when that is all that is proved") {
      $0.solution.score == nil ? $0.solution.lower : nil
    },
    Field("upperDiscDifference", "The score is at most this, when that is all that is proved") {
      $0.solution.score == nil ? $0.solution.upper : nil
    },
    Field("bestMove", "The best move, when proved") { $0.solution.bestMove },
    Field("agrees", "Whether the scores agree; absent when the search was stopped before that was known") {
      $0.agrees
    },
    Field("wrongMoves", "The moves whose scores disagree, with their proved bounds (allMoves)") {
      $0.wrongMoves.isEmpty ? nil : $0.wrongMoves
    })

  /// The cells of a row for a person.
  fileprivate func row(withCost: Bool) -> [String] {
    let proved = solution.score?.signed ?? "\(solution.lower.signed)…\(solution.upper.signed)"
    let cost = withCost ? [Wording.grouped(solution.nodes), Wording.duration(seconds: elapsedSeconds)] : []
    let verdict =
      agrees.map { $0 ? "agrees" : (["DISAGREES"] + wrongMoves.map { $0.words }).joined(separator: " ") } ?? "undecided"
    return [
      "\(claim.number)", "\(claim.position.emptyCount)", claim.score.signed, proved,
      solution.bestMove?.description ?? "",
    ] + cost + [verdict]
  }
}
