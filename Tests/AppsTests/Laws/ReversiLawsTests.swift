import Documents
import GameCore
import Questions
import Reversi
import ReversiApp
import Testing

@Suite struct ReversiLawsTests {
  /// Boards, colours and players; hints are shallow.
  private func choices() throws -> [ReversiSettings] {
    try [
      "", "size 4", "size 4 opponent person", "size 6 opponent person", "opponent person first white colour white",
      "size 4 first white", "size 4 colour white opponent level:1", "size 6 you random opponent minimax:2",
      "size 4 you random opponent random",
    ].map { text in
      var settings = ReversiSettings()
      settings.hintLevel = 1
      let words = text.split(separator: " ").map(String.init)
      for place in stride(from: 0, to: words.count, by: 2) { try settings.set(words[place], to: words[place + 1]) }
      return settings
    }
  }

  @Test func lawsHoldUnderRandomActions() throws {
    let slow = SlowGame()
    let laws = PlayLaws<ReversiPlay>(
      anyMove: { _, random in
        random.index(8) == 0 ? .pass : .place(Square(row: random.index(8), column: random.index(8)))
      },
      check: { state in
        guard let table = state.table else { return }
        let (position, start) = (table.position, table.line.start)
        let made = state.moves.map(\.move)
        let board = try #require(slow.board(after: made, size: start.size.rawValue, first: start.sideToMove))
        try #require(position.boardText == board.text, "the same as replayed slowly")
        try #require(board.discs == 4 + made.count, "a disc for each placement")
        try #require(position.discCount(of: .black) == board.count("X"))
        try #require(table.line.moves.filter { $0 != .pass } == made && !made.contains(.pass))
        try #require(state.isOver == board.isOver && state.isOver == (table.blackDifference != nil))
        try #require(state.isOver || board.canMove, "nobody is left without a move")
        try #require((table.passed != nil) == (table.line.moves.last == .pass))
        guard state.isOver else { return }
        let lead = board.count("X") - board.count("O")
        try #require(table.winner == (lead > 0 ? .black : lead < 0 ? .white : nil))
      },
      settings: try choices())
    try laws.hold(steps: Laws.steps)
  }
}
