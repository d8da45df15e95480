import Documents
import GameCore
import Reversi

/// What claimed bounds imply for the start: `reversi claims`.
package struct ReversiClaimsDocument: TableDocument {
  private let proof: ClaimedProof
  private let list: BoundClaims

  package init(_ proof: ClaimedProof, _ list: BoundClaims) { (self.proof, self.list) = (proof, list) }

  package static let table: String? = "levels"
  package typealias Row = ClaimedProof.Level
  package var rows: [ClaimedProof.Level] { proof.levels }

  package static let shape = Shape<Self>(
    Field("claims", "The claims of the file") { $0.list.claims.count },
    Field("atLeast", "How many of them bound the score from below only") { document in
      document.count { $0.lower > -$0.position.size.squareCount && $0.upper == $0.position.size.squareCount }
    },
    Field("atMost", "How many of them bound it from above only") { document in
      document.count { $0.upper < $0.position.size.squareCount && $0.lower == -$0.position.size.squareCount }
    },
    Field("discDifference", "The score of the start, if the claims imply it") { $0.proof.score },
    Field("lowerDiscDifference", "The score is at least this, if they imply no score") {
      $0.proof.score == nil ? $0.proof.lower : nil
    },
    Field("upperDiscDifference", "The score is at most this, if they imply no score") {
      $0.proof.score == nil ? $0.proof.upper : nil
    },
    Field("usedForLower", "How many claims the lower bound rests on") { $0.proof.usedForLower.count },
    Field("usedForUpper", "How many claims the upper bound rests on") { $0.proof.usedForUpper.count },
    Field("unneeded", "The lines of claims that neither bound rests on") { $0.proof.unneeded.map { $0.line } },
    Field("unreached", "The lines of claims about positions that can't be reached from the start") {
      $0.proof.unreached.map { $0.line }
    },
    Field("cutOff", "Positions of the last level without a claim: the moves before leave them out") {
      $0.proof.cutOff
    },
    Field("levels", "All positions up to the claims, by the moves made") { $0.proof.levels },
    Field("unreadColumns", "The columns of the file that weren't used") { $0.list.unread },
    Field("evidence", "What the claims imply, if they are true") { $0.proof.evidence })

  private func count(where isCounted: (BoundClaim) -> Bool) -> Int { list.claims.count(where: isCounted) }

  package var inBrief: String? { score }

  private var score: String { proof.score?.signed ?? "\(proof.lower.signed) to \(proof.upper.signed)" }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var table = TextTable(
      columns: [.numbers("moves"), .numbers("empty"), .numbers("positions"), .numbers("game over"), .numbers("claims")])
    for level in proof.levels {
      let counts = [level.moves, level.empties, level.positions, level.finished, level.claims]
      table.add(cells: counts.map { Wording.grouped($0) })
    }
    let isImplied = proof.score != nil
    var text = style.wrapped(
      isImplied
        ? "If the claims are true, the start is worth \(score)\(proof.score == 0 ? ", a draw" : "")."
        : "The claims imply no score: it lies from \(score).")
    text += "\n" + table.text(style: style, indent: 2) + "\n"
    text += style.fact("claims:", Wording.grouped(list.claims.count))
    text += style.fact(
      "needed:",
      "\(Wording.grouped(proof.usedForLower.count)) for at least, "
        + "\(Wording.grouped(proof.usedForUpper.count)) for at most")
    text += style.fact("unneeded:", lines(proof.unneeded))
    text += style.fact("out of reach:", lines(proof.unreached))
    text += style.fact("cut off:", "\(Wording.grouped(proof.cutOff)) positions of the last level")
    if !list.unread.isEmpty { text += style.fact("not used:", "column " + list.unread.joined(separator: ", ")) }
    return text + style.evidence(proof.evidence)
  }

  private func lines(_ claims: [BoundClaim]) -> String {
    guard !claims.isEmpty else { return "none" }
    let numbers = claims.prefix(8).map { String($0.line) }.joined(separator: ", ")
    return "\(Wording.grouped(claims.count)) (line \(numbers)\(claims.count > 8 ? ", …" : ""))"
  }
}

extension ClaimedProof.Level: Record {
  package static var recordName: String { "claimLevel" }
  package static let shape = Shape<Self>(
    Field("moves", "Moves made since the start") { $0.moves },
    Field("empties", ReversiFields.empties) { $0.empties },
    Field("positions", "Inequivalent positions in which the side to move has a move") { $0.positions },
    Field("finished", "Inequivalent positions in which the game is over") { $0.finished },
    Field("claims", "Claims about positions of this level") { $0.claims })
}
