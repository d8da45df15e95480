import Foundation
import Questions
import TestSupport
import Testing

/// The commands about all deals of Set, called as a person calls them.
@Suite struct SetCensusProgramTests {
  @Test func `the census ends at twenty cards`() throws {
    let run = try ProgramRun("$P set census --format csv | tail -n 2 | cut -d, -f1-3")
    #expect(run.output == "20,682344,1\n21,0,0\n")
    #expect(run.status == 0 && run.messages.isEmpty)
  }

  @Test func `deals that can't be counted are refused in one line`() throws {
    for arguments in ["--deal-size 30", "--deal-size 13 --variant ultraset"] {
      let run = try ProgramRun("$P set distribution \(arguments)")
      #expect(run.status == 64 && run.output.isEmpty)
      #expect(run.messages.split(separator: "\n").count == 1)
    }
  }

  @Test func `a census that the time ends is the beginning of one`() throws {
    let run = try ProgramRun("$P set census --time 0.001 --format csv | sed -n 2p; echo ${PIPESTATUS[0]}")
    #expect(run.output.hasPrefix("0,1,1,") && run.output.hasSuffix("\n75\n"))
  }

  @Test func `a checkpoint is kept, gone on from, and refused when it is damaged`() throws {
    let folder = try TemporaryFolder()
    let count = "$P set distribution --deal-size 13 --checkpoint $D/kept.bin --format csv"
    let first = try ProgramRun(count, in: folder)
    let second = try ProgramRun(count, in: folder)
    #expect(first.status == 0 && first.output == second.output)
    let other = try ProgramRun("$P set distribution --deal-size 14 --checkpoint $D/kept.bin", in: folder)
    #expect(other.status == 65 && other.messages.contains("a checkpoint of Sets in deals of 13 cards"))
    let short = try ProgramRun("truncate -s 999 $D/kept.bin; \(count)", in: folder)
    #expect(short.status == 65 && short.output.isEmpty && short.messages.contains("is cut short"))
    #expect(try ProgramRun("stat -c %s $D/kept.bin", in: folder).output == "999\n")
    let nowhere = try ProgramRun("$P set distribution --deal-size 12 --checkpoint $D/none/kept.bin", in: folder)
    #expect(nowhere.status == 74 && nowhere.output.isEmpty && nowhere.messages.contains("can't be written"))
  }
}
