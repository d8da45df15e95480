import Catalogue
import GameCore
import Reports
import Reversi

extension Command {
  /// `puzzlelab reversi verify`.
  static let reversiVerify: Command = Command(
    "reversi", "verify",
    summary: "Compare the scores in an OBF file with proved ones",
    discussion: """
      Solves every position of the file that comes with a score (its own, or those of its moves) and compares. Ends with status 1 \
      when one disagrees, with 75 when a limit left one open. Positions are numbered from 1, blank lines and comments left out.
      """,
    operands: [Operand("FILE", .one, isFile: true, help: "Positions in OBF: board and side, then fields MOVE:SCORE")],
    options: [.reversiOnly] + Option.limits + Option.reversiSolver + Option.answer,
    examples: [Example("reversi verify data/reversi/ffo.obf --only 1-19", "The first 19 of the FFO suite")]
  ) { call in
    guard let path = call.operand(0) else { throw CommandError.usage("reversi verify: FILE is missing") }
    let claims = try ReversiClaims.read(path, only: call.ranges(.reversiOnly), call: call)
    let document = ReversiVerifyDocument(
      file: path, only: call.text(.reversiOnly), comparisons: claims.compare(call: call))
    try call.emit(document, nodes: document.nodes, threads: call.threads)
    return document.hasDisagreement ? .disagreement : document.isUndecided ? .stopped : .done
  }
}

extension Option {
  /// `--only LIST`.
  static let reversiOnly: Option = Option(
    "only", .ranges, help: "Only the positions with these numbers, such as 1-19,25")
}
