import GameCore
import Reversi
import Testing

@Suite struct GameSplitterTests {
  /// The games of a text that arrives in pieces of `size` bytes, each with its line.
  private func split(_ text: String, size: Int) -> [(line: Int, text: String)] {
    var splitter = GameSplitter()
    var games: [(line: Int, text: String)] = []
    var rest = Array(text.utf8)[...]
    while true {
      let isLast = rest.isEmpty
      while let piece = splitter.next(isLast: isLast) {
        games.append((piece.line, String(decoding: piece.bytes, as: UTF8.self)))
      }
      if isLast { break }
      splitter.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    #expect(splitter.bytesGivenOut <= text.utf8.count)
    return games
  }

  @Test func `records, transcripts and positions stand mixed`() {
    let text = """
      % a comment (;
      f5d6c3

      (;PB[a)b]
        BO[x];) 2 (;one;)(;two;)
      # another
      (;never ended
      (;PW[esc\\]aped)];)
      -------- X; a comment
      """
    let expected = [
      (2, "f5d6c3"), (4, "(;PB[a)b]\n  BO[x];)"), (5, "(;one;)"), (5, "(;two;)"), (7, "(;never ended"),
      (8, "(;PW[esc\\]aped)];)"), (9, "-------- X; a comment"),
    ]
    for size in [1, 2, 3, 7, 1000] {
      let games = split(text, size: size)
      #expect(games.map(\.line) == expected.map(\.0), "pieces of \(size)")
      #expect(games.map(\.text) == expected.map(\.1), "pieces of \(size)")
    }
  }

  @Test func `how a text arrives makes no difference`() {
    var generator = SeededGenerator(seed: 54)
    let parts = ["(;", ";)", "[", "]", "\n", "\\", "f5", " ", "%", "2 ", "-X", "\r\n"]
    for round in 0..<2000 {
      let text = (0..<generator.index(30)).map { _ in parts[generator.index(parts.count)] }.joined()
      let whole = split(text, size: 1000)
      let pieces = split(text, size: 1 + generator.index(4))
      #expect(whole.map(\.text) == pieces.map(\.text), "seed 54, round \(round)")
      #expect(whole.map(\.line) == pieces.map(\.line), "seed 54, round \(round)")
      for game in whole { _ = try? GameRecord(text: Array(game.text.utf8)[...]) }
    }
  }

  @Test func `a game's look decides what it is`() throws {
    func record(_ text: String) throws -> GameRecord { try GameRecord(text: Array(text.utf8)[...]) }
    #expect(try record(" F5 d6, c3").line.transcript == "f5d6c3")
    #expect(try record(Position.start().boardText).line == Line(from: .start()))
    #expect(try record("(;BO[\(4) -----XO--OX----- X];)").line.start.size == .four)
    #expect(throws: NotationError.self) { try record("hello") }
    #expect(throws: NotationError.self) { try record("b9") }
  }
}
