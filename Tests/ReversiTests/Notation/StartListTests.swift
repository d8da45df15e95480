import GameCore
import Reversi
import Testing

@Suite struct StartListTests {
  private func starts(_ text: String) throws(NotationError) -> [GameRecord] {
    try GameRecord.starts(Array(text.utf8), from: .start())
  }

  @Test func `a line of text is a start, names and comments may follow its moves`() throws {
    let text = "# XOT\nf5d6c3d3 Tiger\n\n  F5 f6 e6  # Diagonal\r\n% 3\n1. c4 e3\n"
    let found = try starts(text)
    #expect(found.map(\.line.transcript) == ["f5d6c3d3", "f5f6e6", "c4e3"])
    #expect(found[0].comment == "Tiger" && found[1].notes.last?.comment == "Diagonal")
    #expect(try starts("f5d6c3; f5f6;").map(\.line.transcript) == ["f5d6c3", "f5f6"])
    #expect(try starts(found[0].ggf).count == 1, "a record in GGF, too")
  }

  @Test func `what is not a start is refused at its place`() throws {
    func failure(_ text: String) -> NotationError? {
      do { _ = try starts(text) } catch { return error }
      return nil
    }
    let board = String(repeating: "-", count: 27) + "XO" + String(repeating: "-", count: 35) + " X"
    #expect(failure("f5d6\nf5f5\n")?.place == 7)
    #expect(failure("")?.reason == .noLine && failure("# nothing\n")?.reason == .noLine)
    #expect(failure("f5\n\(board)\n") == NotationError(.noLine, at: 3))
    var generator = SeededGenerator(seed: 91)
    var record = RandomGame.make(generator: &generator)
    while !record.line.end.isFinished { record = RandomGame.make(generator: &generator) }
    #expect(failure("f5\n" + record.line.transcript)?.reason == .overAtStart)
  }

  @Test func `a declared start is read from GGF and PGN, and left out by reviews`() throws {
    var generator = SeededGenerator(seed: 92)
    for _ in 0..<200 {
      var record = RandomGame.make(generator: &generator)
      let plies = generator.index(record.line.moves.count)
      record.declareStart(plies: plies)
      // Passes after the last disc of the start are forced, and count as nothing.
      let placed = record.line.moves.prefix(plies).count { $0 != .pass }
      #expect(record.variant == (placed == 0 && plies == 0 ? nil : "8r\(4 + placed)"))
      for again in [try GameRecord(ggf: record.ggf), try GameRecord(pgn: record.pgn)] where plies > 0 {
        #expect(again.variant == record.variant && again.drawnPlies == record.drawnPlies)
        #expect(record.line.moves[..<again.drawnPlies].count { $0 != .pass } == placed)
      }
    }
    let other = "[GameType \"8a\"]\n\n1. f5 *"
    let kept = try GameRecord(pgn: other)
    #expect(kept.variant == nil && kept.pgn.contains("[GameType \"8a\"]"))
  }
}
