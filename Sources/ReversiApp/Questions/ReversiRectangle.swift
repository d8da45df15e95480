import Documents
import GameCore
import Questions
import Reversi

extension Question {
  private static let board = Parameter(required: "board", .rectangle, help: "Rows and columns, each 2, 4, 6 or 8: 4x6")

  static let reversiRectangle = Question(
    "reversi.rectangle", summary: "Solve the whole game on a rectangular board",
    discussion: """
      Proves what black, who moves first, wins by from the start with best play on both sides, and a line that shows \
      it, on any board with an even number of rows and columns within 8×8. 4×6 and 6×4 are the same game, transposed. \
      On square boards 'reversi solve --size' is faster.
      """,
    operand: Operand("BOARD", .one, of: board, help: board.any.help),
    parameters: [board, Parameter.confirm, memory],
    isSearch: true,
    examples: [
      Example("reversi rectangle 4x6", "A game of 20 moves: who wins, by how much, and how"),
      Example("reversi rectangle 2x8 --json", "As JSON"),
    ], isForExperts: true
  ) { arguments, context throws(Fault) in
    let board = arguments[board]
    let empties = board.squareCount - 4
    try arguments.checkLength(
      WorkEstimate(seconds: 0.001, growing: 2.3, steps: max(0, empties - 12)), of: "the game on \(board.words)")
    let solution = RectangleSolver.solve(board, tableBytes: arguments[memory] << 20, limits: context.limits)
    return TypedReply(
      ReversiRectangleDocument(solution), nodes: solution.nodes, status: solution.stopReason == nil ? .done : .stopped)
  }

  private static let memory = Parameter(
    "memory", typedAs: ["hash", "ram", "table"], .integer(1...65536), default: ReversiSolver.defaultTableBytes >> 20,
    metavar: "MIB", help: "At most MIB mebibytes for the table of positions")
}

extension Domain where Value == RectangularBoard {
  /// Rows and columns, such as "4x6" or "4×6".
  fileprivate static var rectangle: Domain {
    Domain("ROWSxCOLUMNS", schema: .string) { text throws(Fault) in
      let sides = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "X" || $0 == "×" }.map { Int($0) }
      guard sides.count == 2, let rows = sides[0], let columns = sides[1],
        let board = RectangularBoard(rows: rows, columns: columns)
      else {
        throw Fault.usage("\(Quoting.quoted(text)) is not a board such as 4x6: rows and columns are 2, 4, 6 or 8")
      }
      return board
    } write: {
      $1.string($0.word)
    } shown: {
      $0.word
    }
  }
}
