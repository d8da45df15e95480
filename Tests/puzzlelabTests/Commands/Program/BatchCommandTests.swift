import Testing

/// Questions through a pipe that stays open.
@Suite struct BatchCommandTests {
  @Test func `answers leave while a later one takes its time`() throws {
    let batch = try Conversation(["batch", "--no-run"])
    for games in [10, 20, 30, 40, 1_000_000_000_000] {
      try batch.send(#"{"ask":"set.simulate","request":{"games":\#(games)}}"#)
    }
    for games in [10, 20, 30, 40] { #expect(batch.line()?.contains("\"games\":\(games)") == true) }
    #expect(batch.stop() == 75)
  }
}
