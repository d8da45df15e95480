import CardMatch
import Catalogue
import GameCore
import Reports

extension Command {
  /// `puzzlelab cardmatch solve`.
  static let cardmatchSolve: Command = Command(
    "cardmatch", "solve",
    summary: "Compute the exact value of face-down play",
    discussion: """
      The expected score of a fresh table for somebody who remembers everything, as an exact fraction. \
      The player may stop at any time. optimal is the best play; peek-all turns up card after card and then makes the best \
      pairs; match-at-once takes every pair that shows; never-unchoose turns each card onto the open one.
      """,
    options: [.faceDownSize, .faceDownPlay, .digits, .threads, .time] + Option.scoring + Option.answer,
    examples: [
      Example("cardmatch solve --deal-size 12", "The game of the source"),
      Example("cardmatch solve --deal-size 6 --unchoose-cost 1 --json", "Turning down costs a point, too"),
    ]
  ) { call in
    let game = try call.faceDownGame(dealSize: call.integer(.faceDownSize) ?? 12)
    let play = FaceDownPlay.allCases.first { $0.word == call.text(.faceDownPlay) } ?? .optimal
    let limits = call.limits()
    call.warnAboutSize(game)
    guard let solution = FaceDownSolver(game, play: play).solve(limits: limits, observer: call.console.observer) else {
      throw CommandError(.stopped, CardMatchRequestError.stopped.message)
    }
    try call.emit(
      CardMatchSolveDocument(solution, game: game, play: play, digits: call.digits),
      nodes: UInt64(solution.stateCount), threads: limits.threads)
    return .done
  }
}

extension Option {
  static let faceDownPlay = Option(
    "policy", .choice(FaceDownPlay.allCases.map(\.word)), default: "optimal", help: "How the player plays")
}
