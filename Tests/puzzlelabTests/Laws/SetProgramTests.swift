import Foundation
import Questions
import TestSupport
import Testing

/// The commands about deals and games of Set, called as a person calls them.
@Suite struct SetProgramTests {
  @Test func `digits and words in either case name the same cards`() throws {
    let cut = "sed 's/.*\"result\":{\\(.*\\)},\"run\".*/\\1/'"
    let digits = try ProgramRun("$P set hints 1122 0000 2211 0120 --json | \(cut)")
    let words = try ProgramRun("$P set hints '2gsf,1ROE 3PDS' 0120 --json | \(cut)")
    #expect(digits.output == words.output)
    #expect(digits.output.contains("\"setCount\":1") && digits.output.contains("\"sets\":[[0,1,2]]"))
  }

  @Test func `a bad card or a card twice is one line that names it, and nothing is printed`() throws {
    for (cards, message) in [
      ("0120 3XYZ", "card 2 '3XYZ': the colour must be R, G or P"), ("0120 2GSF 0120", "card 3 repeats card 1 (1GSE)"),
      ("012", "a card has 4 digits"), ("0120 0123", "the 4th digit must be 0, 1 or 2"),
    ] {
      let run = try ProgramRun("$P set hints \(cards) --json")
      #expect(run.status == 65 && run.output.isEmpty)
      #expect(run.messages.contains(message) && run.messages.split(separator: "\n").count == 1)
    }
    #expect(try ProgramRun("$P set hints").status == 64)
    #expect(try ProgramRun("$P set explain 0000 1111").status == 65)
    #expect(try ProgramRun("$P set hints 0000 1111 2222 0001 --exclude 1,2,4").status == 65)
  }

  @Test func `a file of deals is answered line by line as single deals are, bad lines in place`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("0000 1111 2222\n% a comment\n0000 0000\n1ROE 2GDS 3PSF 0001\n0000 3333\n", to: "deals.txt")
    let run = try ProgramRun("$P set hints --file $D/deals.txt --json --threads 3", in: folder)
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 65 && lines.count == 4)
    #expect(lines[0].contains("\"sets\":[[0,1,2]]") && lines[2].contains("\"sets\":[[0,1,2]]"))
    #expect(lines[1].contains("\"line\":3") && lines[1].contains("puzzlelab/error/1"))
    #expect(lines[3].contains("\"line\":5") && lines[3].contains("\"offset\":5"))
    let cut = "sed 's/,\"run\".*//'"
    let single = try ProgramRun("$P set hints 0000 1111 2222 --json | \(cut)")
    #expect(lines[0].hasPrefix(single.output.dropLast()))
  }

  @Test func `drawn deals can be piped into hints, and have the Sets that were asked for`() throws {
    let run = try ProgramRun(
      "$P set deal --sets 5 --count 20 | $P set hints --file - --json | grep -c '\"setCount\":5'")
    #expect(run.output == "20\n")
    #expect(try ProgramRun("$P set deal --sets 15").status == 65)
    #expect(try ProgramRun("$P set deal --sets 3 --set-free").status == 64)
  }

  @Test func `a simulation is the same with any number of threads`() throws {
    let result = "sed 's/,\"run\".*//' | cksum"
    let one = try ProgramRun("$P set simulate --games 40000 --seed 7 --threads 1 --json | \(result)")
    let four = try ProgramRun("$P set simulate --games 40000 --seed 7 --threads 4 --json | \(result)")
    #expect(one.output == four.output && one.status == 0)
  }

  @Test func `a long simulation ends cleanly when its time is over`() throws {
    let run = try ProgramRun("$P set simulate --games 1000000000000 --time 0.2 | tail -n 1; echo ${PIPESTATUS[0]}")
    #expect(run.output.hasSuffix("\n75\n") && run.output.hasPrefix("Stopped early ("))
  }

  @Test func `known answers are verified, a wrong one gives status 1 and a bad line 65`() throws {
    let folder = try TemporaryFolder()
    #expect(try ProgramRun("echo '0000 1111 2222 | 1' | $P set verify -").status == 0)
    let wrong = try ProgramRun("echo '0000 1111 2222 | 2' | $P set verify -", in: folder)
    #expect(wrong.status == 1 && wrong.output.contains("line 1: 1 Set, not 2"))
    #expect(try ProgramRun("printf '0000 1111 2222 | 2\\n0000\\n' | $P set verify -").status == 65)
    #expect(try ProgramRun("$P set verify $D/nothing", in: folder).status == 74)
    #expect(try ProgramRun("$P set verify - < /dev/null").status == 65)
  }

  @Test func `the page about twelve cards shows the chance and the booklet's odds`() throws {
    let run = try ProgramRun("$P set report")
    #expect(run.output.contains("odds 29.958 : 1 against") && run.output.contains("odds 33 : 1"))
    #expect(try ProgramRun("$P set report --deal-size 30").status == 64)
  }
}
