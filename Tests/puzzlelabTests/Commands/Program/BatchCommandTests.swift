import Testing

/// Questions through a pipe that stays open.
@Suite(.enabled(if: ProgramRun.program != nil, "the program isn't built beside the tests"))
struct BatchCommandTests {
  @Test func `answers leave while a later one takes its time`() throws {
    let question = #"{"ask":"set.simulate","request":{"games":%s}}\n"#
    let run = try ProgramRun(
      "(printf '\(question)' 10 20 30 40 1000000000000; sleep 9) | timeout -s KILL 8 $P batch --no-run | wc -l")
    #expect(run.output == "4\n")
  }
}
