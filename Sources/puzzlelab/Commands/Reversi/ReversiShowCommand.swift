import Catalogue
import Reports
import Reversi

extension Command {
  /// `puzzlelab reversi show`.
  static let reversiShow: Command = Command(
    "reversi", "show",
    summary: "Draw a position with its legal moves",
    discussion: """
      Shows the start, a position, the end of a line of play, or every position of a file. Any arrangement of discs will \
      do, also one that no game leads to; a note says so. A finished game shows its result: the winner takes the empty squares.
      """,
    options: Option.reversiInput + [.file] + Option.answer,
    examples: [
      Example("reversi show --moves f5d6c3d3c4", "The position after five moves"),
      Example("reversi show --size 6 --first white", "The smaller board, white to begin"),
    ]
  ) { call in
    try call.refuse(Option.reversiPlace, beside: .file)
    if let path = call.text(.file) {
      let size = call.reversiSize
      return try call.answerLines(of: path) { line in
        LineAnswer(ReversiShowDocument(try Line(position: line.text(), size: size)))
      }
    }
    try call.emit(ReversiShowDocument(try call.reversiLine()))
    return .done
  }
}
