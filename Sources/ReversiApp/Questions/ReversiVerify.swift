import Documents
import GameCore
import Questions
import Reversi

private typealias P = ReversiParameters

extension Question {
  private static let comparesMoves = Parameter(
    flag: "all-moves", help: "Check the scores of all moves that a line names, not only the best")

  static let reversiVerify = Question(
    "reversi.verify", version: 2, summary: "Check the scores in an OBF file by proof",
    discussion: """
      Solves every position of the file that comes with a score (its own, or the best of its moves) and compares the \
      scores; with --all-moves it also compares those of all moves that a line names. The exit status is 1 if one \
      disagrees, 75 if a limit left one open; --time and --nodes apply to each position. Positions whose proof would \
      take too long without --confirm are skipped with a warning (status 65). Positions are numbered from 1, without \
      blank lines and comments.
      """,
    operand: Operand("FILE", .one, of: P.claims, isFile: true, help: P.claims.any.help),
    parameters: [P.claims, P.only, comparesMoves, Parameter.confirm, P.memory], isSearch: true,
    examples: [
      Example("reversi verify data/reversi/ffo.obf --only 1-19", "The first 19 of the FFO suite"),
      Example("reversi verify data/reversi/ffo.obf --only 1-3 --all-moves", "The scores of all their moves"),
    ]
  ) { arguments, context throws(Fault) in
    let claims = try arguments.reversiClaims(context.environment)
    let (begun, faults) = arguments.solvable(claims)
    if let fault = faults.first, begun.isEmpty { throw fault }
    let solver = try context.environment.reversiSolver(arguments)
    for fault in faults { context.environment.warn("\(fault.placedMessage); this position is skipped") }
    let check = solver.check(
      begun, skipping: faults.count, allMoves: arguments[comparesMoves], seconds: arguments[.time],
      limits: context.perPosition, observer: context.observer)
    let status: ExitStatus = check.disagreed > 0 ? .disagreement : check.leftOpen > faults.count ? .stopped : .done
    return TypedReply(
      ReversiVerifyDocument(check), nodes: check.nodes, status: status.combined(with: faults.isEmpty ? .done : .data))
  }
}

extension Arguments {
  /// The claims whose proofs may begin, and why others may not.
  fileprivate func solvable(_ claims: [ScoreClaim]) -> (begun: [ScoreClaim], faults: [Fault]) {
    var (begun, faults): ([ScoreClaim], [Fault]) = ([], [])
    for claim in claims {
      do throws(Fault) {
        try checkSolving(claim.position)
        begun.append(claim)
      } catch {
        var fault = error.within(source: self[P.claims], line: claim.line)
        fault.status = .data
        faults.append(fault)
      }
    }
    return (begun, faults)
  }

  /// The positions of the file that come with a score, at least one.
  fileprivate func reversiClaims(_ environment: Environment) throws(Fault) -> [ScoreClaim] {
    let path = self[P.claims]
    let only = self[P.only]
    let found: (claims: [ScoreClaim], positionCount: Int)
    let bytes = try environment.files.read(path)
    do throws(NotationLineError) {
      found = try ScoreClaim.list(obf: bytes) { only?.contains($0) ?? true }
    } catch {
      throw Fault(error).within(source: path, line: nil)
    }
    guard found.claims.isEmpty else { return found.claims }
    guard only != nil else { throw Fault.data("\(path) has no position with a score to verify") }
    let count = Wording.count(found.positionCount, "position", "positions")
    throw Fault.data("\(name(of: P.only.any)): \(path) has \(count); none of the chosen ones has a score to verify")
  }
}

extension Context {
  /// The limits without the deadline, which begins anew with each position.
  fileprivate var perPosition: SearchLimits {
    SearchLimits(nodes: limits.nodes, threads: limits.threads, stopSignal: limits.stopSignal)
  }
}
