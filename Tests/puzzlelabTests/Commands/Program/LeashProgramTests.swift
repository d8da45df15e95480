import TestSupport
import Testing

/// A program that is started by another one ends with it.
@Suite struct LeashProgramTests {
  @Test func `closing the pipe ends the answer, too`() throws {
    let run = try ProgramRun(
      #"""
      cd $D; mkfifo in; $P batch --leash --threads 1 <in >out & process=$!
      exec 3>in
      for number in 1 2 3; do echo '{"ask":"reversi.solve","request":{"start":true,"confirm":true}}' >&3; done
      exec 3>&-; wait $process; echo $?; wc -c <out
      """#, in: try TemporaryFolder())
    #expect(run.output == "75\n0\n", "\(run.messages)")
  }

  @Test func `error documents number the lines of a file, not those of an internal pipe`() throws {
    for (words, isNumbered) in [(["batch"], true), (["batch", "--leash"], false)] {
      let program = try Conversation(words)
      try program.send(#"{"ask":"set.chance","request":{"dealSize":-1}}"#)
      #expect(try #require(program.line()).contains(#""line":1"#) == isNumbered)
    }
  }
}
