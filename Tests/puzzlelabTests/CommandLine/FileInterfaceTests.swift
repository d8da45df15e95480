import Foundation
import Questions
import TestSupport
import Testing

/// How the program treats the files and descriptors that it is given.
@Suite struct FileInterfaceTests {
  /// Runs the program with a pipe that isn't opened on its other side, and sends SIGTERM once the
  /// program catches it and sleeps.
  private func stopped(_ words: String, in folder: TemporaryFolder) throws -> ProgramRun {
    try ProgramRun(
      """
      mkfifo "$D/pipe"
      "$P" \(words) &
      process=$!
      sleeps() { grep -q '^State:.*S' /proc/$process/status && grep -q '^SigCgt:.*4...$' /proc/$process/status; }
      until sleeps 2>/dev/null || ! [ -e /proc/$process/exe ]; do :; done
      kill -TERM $process 2>/dev/null
      wait $process
      """, in: folder)
  }

  @Test(arguments: [
    "set hints 1RSO -o \"$D/pipe\"", "set hints --file \"$D/pipe\"", "set hints --cards @\"$D/pipe\"",
    "matchsticks report --rules octal:0.454 --to 1000 --checkpoint \"$D/pipe\"",
    "set hints --file data/x --resume \"$D/pipe\"", "jobs status \"$D/pipe\"",
  ])
  func `a pipe that isn't opened on its other side doesn't keep the program from stopping`(words: String) throws {
    let run = try stopped(words, in: TemporaryFolder())
    #expect([74, 75, 65, 130].contains(run.status), "\(words): \(run.status) \(run.messages)")
  }

  @Test func `a part that no process holds is removed by the next run, one that is written stays`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("left by a run that was killed", to: ".out.txt.Ab3xYz.part")
    _ = try folder.write("of another file", to: ".other.txt.Ab3xYz.part")
    _ = try folder.write("held", to: ".out.txt.held12.part")
    let run = try ProgramRun(
      #"exec 9>>"$D/.out.txt.held12.part"; flock -n 9 || exit 1; "$P" --version >/dev/null; "$P" schema -o "$D/out.txt""#,
      in: folder)
    let names = try folder.names
    #expect(run.status != 1)
    #expect(!names.contains(".out.txt.Ab3xYz.part"))
    #expect(names.contains(".out.txt.held12.part") && names.contains(".other.txt.Ab3xYz.part"))
  }

  @Test func `closed standard descriptors never lead into the files that are written`() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun(
      #"""
      printf '1RSO 1RSO\n' >"$D/deals"
      "$P" set hints --file "$D/deals" --json -o "$D/answers" 2>&- ; echo $?
      "$P" set hints --file "$D/deals" --json -o "$D/answers2" <&- >&- 2>&- ; echo $?
      "$P" --version >&- ; echo $?
      """#, in: folder)
    for name in ["answers", "answers2"] {
      let text = (try? String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)) ?? ""
      #expect(!text.contains("puzzlelab: "), "\(text)")
    }
    #expect(run.output.split(separator: "\n").last == "74")
  }
}
