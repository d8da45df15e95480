import Documents
import GameCore
import Questions
import Reversi

extension Question {
  private static let claims = Parameter(
    required: "claims", .path,
    help: "A table, CSV or TSV: obf (a board and its side), alpha and beta (the window of the search), score")

  static let reversiClaims = Question(
    "reversi.claims", summary: "Check what a list of claimed bounds implies for the start",
    discussion: """
      Lists all positions with at most as many discs as those of the file, up to symmetry, and carries the claimed \
      bounds back to the start by the rules alone. A window of -64 to 0 claims a score of at least 0, one of 0 to 64 a \
      score of at most 0, and a full window the score itself. The answer says how many claims each bound rests on, \
      which aren't needed, and which positions can't be reached.

      The list of "Othello is solved" (2,587 positions with 50 empty squares), which isn't ours to ship, is read as its \
      author publishes it. The claims themselves aren't checked: 'reversi solve --window' can prove some. Up to \
      \(ClaimedProof.mostMoves) moves from the start.
      """,
    operand: Operand("FILE", .one, of: claims, isFile: true, help: claims.any.help), parameters: [claims],
    examples: [
      Example("reversi claims data/reversi/claims.csv", "What bounds of 6×6 positions imply for its start")
    ]
  ) { arguments, context throws(Fault) in
    let path = arguments[claims]
    let bytes = try context.environment.files.read(path)
    let (list, proof): (BoundClaims, ClaimedProof?)
    do throws(BoundClaimError) {
      list = try BoundClaims(bytes)
      proof = try ClaimedProof(list.claims, limits: context.limits, observer: context.observer)
    } catch {
      throw Fault.data("\(path): line \(error.line): \(error.words)")
    }
    guard !list.claims.isEmpty else { throw Fault.data("\(path) claims nothing: it has a head and no lines") }
    guard let proof else { throw Fault.interrupted }
    return TypedReply(ReversiClaimsDocument(proof, list), status: proof.score == nil ? .stopped : .done)
  }
}

extension BoundClaimError {
  /// What is wrong, and what to write.
  fileprivate var words: String {
    switch reason {
    case .missingColumn(let name): "there is no column \(name); the first line names obf, alpha, beta and score"
    case .cellCount(let count, let expected): "\(count) cells instead of \(expected)"
    case .position(let error): Fault(error).message
    case .number(let text, let most): "\(Quoting.quoted(text)) isn't a whole number from \(-most) to \(most)"
    case .window(let alpha, let beta):
      "the window \(alpha) to \(beta) doesn't tell what was found; one of its ends has to be that of the board"
    case .contradiction(let other):
      other == line
        ? "this bound contradicts those of the positions that follow" : "this bound contradicts line \(other)"
    case .tooFar(let moves, let limit): "\(moves) moves from the start; all positions are listed up to \(limit) moves"
    case .size: "this board has another size than the first one"
    }
  }
}
