import Foundation
import TestSupport
import Testing

/// Names of files as the system has them: bytes.
@Suite struct SystemNamesProgramTests {
  @Test func `two names that differ in bytes that aren't UTF-8 are two files`() throws {
    let run = try ProgramRun(
      #"""
      cd $D; a=$(printf 'a\344.txt'); b=$(printf 'a\366.txt')
      $P set chance --deal-size 3 --no-run -o "$a"; $P set chance --deal-size 4 --no-run -o "$b"
      ls | wc -l
      $P set chance --deal-size 3 --no-run | cmp - "$a" && $P set chance --deal-size 4 --no-run | cmp - "$b" && echo same
      """#, in: try TemporaryFolder())
    #expect(run.output == "2\nsame\n", "\(run.messages)")
  }

  @Test func `a folder whose name isn't UTF-8 is a folder like others`() throws {
    let run = try ProgramRun(
      #"""
      cd $D; mkdir "$(printf 'f\344')"; cd f*
      for size in 3 4; do $P set chance --deal-size $size -o answer; echo $?; done
      echo '{"ask":"set.chance","request":{"dealSize":3}}' >q; $P batch q --resume r; $P batch "$PWD/q" --resume "$PWD/r"; echo $?
      wc -l <r; $P matchsticks play --state "$PWD/state" --json <<<'take 1' >/dev/null; ls state; ls -A | wc -l
      """#, in: try TemporaryFolder())
    #expect(run.output == "0\n0\n0\n1\nmatchsticks.json\n4\n", "\(run.messages)")
  }

  @Test func `a message shows the bytes that aren't characters`() throws {
    let run = try ProgramRun(#"$P batch "$(printf '/none\344/\342\202')""#)
    #expect(run.messages.contains(#"/none\xe4/\xe2\x82 can't be read: No such file"#), "\(run.messages)")
    #expect(run.status == 74)
  }

  @Test func `a name that is longer than any is cut, not repeated`() throws {
    let run = try ProgramRun(#"$P batch "$(printf '%0100000d' 0)"; echo $?"#)
    #expect(run.output == "74\n" && run.messages.utf8.count < 5_000, "\(run.messages.prefix(300))")
    #expect(run.messages.hasSuffix("can't be read: File name too long\n"))
  }

  @Test func `a file that may not get longer is an error of writing`() throws {
    let run = try ProgramRun(
      "cd $D; ulimit -f 1; $P set deal --count 2000 -o big; echo $?; ls", in: try TemporaryFolder())
    #expect(run.output == "74\n" && run.messages.contains("File too large"), "\(run.output) \(run.messages)")
  }
}
