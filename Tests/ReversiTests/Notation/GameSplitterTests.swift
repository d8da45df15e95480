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

  @Test func `records, transcripts and positions are mixed`() {
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

  @Test func `games in PGN and JSON are cut out of a text`() {
    let pgn = [
      "[Black \"a\"]\n[White \"b\"]\n\n1. f5 {\n\n[x]} d6\n2. c3 *", "[Black \"c\"]\n\n[Result \"*\"]",
    ]
    let json = [#"{"m":"]}\"","n":[{}]}"#, #"{"a":1}"#, "{}"]
    let text = """
      \(pgn[0])
      [Black "second"]
      f5

      f5d6
      [\(json[0]) ,
      \(json[1])]
      {"id":"x","games" : [\(json[2]),\(json[1])],"more":[1,"}"]}(;one;)
      [Black "c"]

      [Result "*"]
      (;two;)
      {"never":
      """
    let expected = [
      (1, pgn[0]), (8, "[Black \"second\"]\nf5"), (11, "f5d6"), (12, json[0]), (13, json[1]), (14, json[2]),
      (14, json[1]),
      (14, "(;one;)"), (15, "[Black \"c\"]"), (17, "[Result \"*\"]"), (18, "(;two;)"), (19, "{\"never\":"),
    ]
    for size in [1, 2, 3, 7, 1000] {
      let games = split(text, size: size).map { ($0.line, $0.text.trimmed) }
      #expect(games.map(\.0) == expected.map(\.0), "pieces of \(size)")
      #expect(games.map(\.1) == expected.map(\.1), "pieces of \(size)")
    }
  }

  @Test func `how a text arrives makes no difference`() {
    var generator = SeededGenerator(seed: 54)
    let parts = [
      "(;", ";)", "[", "]", "\n", "\\", "f5", " ", "%", "2 ", "-X", "\r\n", "{", "}", "\"", "[A \"", "\"games\":[", ",",
      "[{",
    ]
    for round in 0..<2000 {
      let text = (0..<generator.index(30)).map { _ in parts[generator.index(parts.count)] }.joined()
      let whole = split(text, size: 1000)
      let pieces = split(text, size: 1 + generator.index(4))
      #expect(whole.map(\.text) == pieces.map(\.text), "seed 54, round \(round)")
      #expect(whole.map(\.line) == pieces.map(\.line), "seed 54, round \(round)")
      for game in whole { _ = try? GameRecord(text: Array(game.text.utf8)[...]) }
    }
  }

  @Test func `a game's form decides what it is`() throws {
    func record(_ text: String) throws -> GameRecord { try GameRecord(text: Array(text.utf8)[...]) }
    #expect(try record(" F5 d6, c3").line.transcript == "f5d6c3")
    #expect(try record(Position.start().boardText).line == Line(from: .start()))
    #expect(try record("(;BO[\(4) -----XO--OX----- X];)").line.start.size == .four)
    #expect(throws: NotationError.self) { try record("hello") }
    #expect(throws: NotationError.self) { try record("b9") }
  }
}

extension String {
  /// The text without the ends of lines at its end.
  fileprivate var trimmed: String {
    var text = self
    while text.last?.isNewline ?? false { text.removeLast() }
    return text
  }
}
