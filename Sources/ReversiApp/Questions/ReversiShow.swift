import Documents
import Questions
import Reversi

extension Question {
  static let reversiShow = Question(
    "reversi.show", version: 2, summary: "Draw a position with its legal moves",
    discussion: """
      Shows the start, a position, the end of a line of play, or every position of a file. Any arrangement of discs is \
      allowed, even one that no game leads to; a note says so. A finished game shows its result: the winner takes the \
      empty squares.
      """,
    operand: ReversiPlace.operand, pieces: ReversiPlace.pieces, parameters: ReversiPlace.parameters,
    examples: [
      Example("reversi show --moves f5d6c3d3c4", "The position after five moves"),
      Example("reversi show \"1. f5 2. d6 3. c3\"", "Moves pasted from elsewhere"),
      Example("reversi show --size 6 --first white", "The smaller board, white to begin"),
    ]
  ) { arguments, context throws(Fault) in
    let line = try arguments.reversiLine(fallsBack: true)
    return TypedReply(ReversiShowDocument(line, opening: context.environment.reversiNames.name(of: line)))
  }
}
