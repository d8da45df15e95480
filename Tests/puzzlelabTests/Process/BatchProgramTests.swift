import Testing

/// Questions through a pipe that stays open.
@Suite(.enabled(if: ProgramRun.program != nil, "the program isn't built beside the tests"))
struct BatchProgramTests {
  @Test func `answers leave while a later one takes its time`() throws {
    let question = #"{"ask":"set.simulate","request":{"games":%s}}\n"#
    let run = try ProgramRun(
      "(printf '\(question)' 10 20 1000000000000; sleep 6) | timeout -s KILL 5 $P batch --no-run | wc -l")
    #expect(run.output == "2\n")
  }
}
