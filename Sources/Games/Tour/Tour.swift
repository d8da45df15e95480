import Documents
import GameCore
import Questions

extension Question {
  package static let tour = Question(
    "tour", version: 2, summary: "Take a first look: one question for each game",
    discussion: """
      A pile of matches, the Sets of a deal and the exact chance that such a deal has none, ten endgames of the FFO \
      suite of Reversi, a game of memory and one of card matching: each answered as by its own command.
      """,
    parameters: [],
    examples: [Example("tour", "The first look"), Example("tour --json", "The same for a program")]
  ) { _, context throws(Fault) in
    var answers: [TourDocument.Answer] = []
    var nodes: UInt64 = 0
    for stop in TourStop.all {
      guard let request = try Request(typed: stop.words, among: GameApp.questions) else { continue }
      let answer = try context.answer(request)
      answers.append(TourDocument.Answer(stop: stop, reply: answer.reply, seconds: answer.run.elapsedSeconds))
      nodes += answer.reply.nodes ?? 0
    }
    let status = answers.map { $0.reply.status }.first { $0 != .done } ?? .done
    return TypedReply(
      TourDocument(answers: answers, program: context.environment.program), nodes: nodes, status: status)
  }
}
