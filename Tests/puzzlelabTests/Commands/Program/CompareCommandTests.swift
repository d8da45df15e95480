import Documents
import Foundation
import Questions
import TestSupport
import Testing

/// The comparison of two answers.
@Suite struct CompareCommandTests {
  private func folder(_ answers: [(name: String, words: String)]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, words) in answers {
      #expect(try ProgramRun("$P \(words) --json --no-run -o $D/\(name)", in: folder).status == 0)
    }
    return folder
  }

  @Test func `samples differ by an interval, and that of Newcombe's`() throws {
    let folder = try folder([
      ("a", "set simulate --games 3000 --seed 1"), ("b", "set simulate --games 2000 --seed 2"),
    ])
    let run = try ProgramRun("$P compare $D/a $D/b --format csv", in: folder)
    #expect(run.status == 0)
    let line = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("meanSetsTaken,sampled,") })
    let numbers = line.split(separator: ",").compactMap { Double($0) }
    let (difference, lower, upper) = (numbers[2], numbers[3], numbers[4])
    #expect(abs(difference - (numbers[0] - numbers[1])) < 1e-2 && lower < difference && difference < upper)
    // Both have a standard deviation of about 1.1: half is 1.96 · 1.1 · √(1/3000 + 1/2000).
    #expect((0.03...0.09).contains((upper - lower) / 2), "\(line)")
    // Both count different games, by which the answers don't differ.
    #expect(!run.output.contains("\ngames,") && !run.output.contains("noSetTables,"), "\(run.output)")
    let json = try JSON(
      reading: Array(try ProgramRun("$P compare $D/a $D/b --format json", in: folder).output.utf8)[...])
    guard case .array(let values)? = json["result"]?["values"] else {
      Issue.record("no values in \(json)")
      return
    }
    let mean = try #require(values.first { $0["value"] == .string("meanSetsTaken") })
    #expect(mean["kind"] == .string("sampled") && mean["lower"] == .number("\(lower)"))
    #expect(json["result"]?["areIndependent"] == .bool(true) && json["schema"] == .string("puzzlelab/compare/1"))
    let same = try ProgramRun("$P compare $D/a $D/a", in: folder)
    #expect(same.status == 65 && same.output.isEmpty && same.messages.contains("one sample, not two"))
    #expect(try ProgramRun("$P set simulate --games 100 --seed 1 --json --no-run -o $D/c", in: folder).status == 0)
    #expect(try ProgramRun("$P compare $D/a $D/c", in: folder).output.contains("the same seed"))
  }

  @Test func `fractions differ exactly`() throws {
    let folder = try folder([("a", "set chance --deal-size 9"), ("b", "set chance --deal-size 12")])
    let refused = try ProgramRun("$P compare $D/a $D/b", in: folder)
    #expect(refused.status == 65 && refused.output.isEmpty)
    #expect(refused.messages.contains("dealSize differs; where that is on purpose, add --differing dealSize"))
    let run = try ProgramRun("$P compare $D/a $D/b --differing dealSize --format csv", in: folder)
    #expect(run.status == 0 && run.output.contains("noSetProbability,exact,"))
    #expect(try ProgramRun("$P compare $D/a $D/a --differing deck", in: folder).status == 64)
  }

  @Test func `answers to different questions and other files are refused in a line`() throws {
    let folder = try folder([("a", "set chance --deal-size 9"), ("b", "set rounds --digits 6")])
    for (words, status) in [
      ("$D/a $D/b", 65), ("$D/a data/set/known.txt", 65), ("$D/a", 64), ("$D/a $D/none", 74),
    ] {
      let run = try ProgramRun("$P compare \(words)", in: folder)
      #expect(run.status == Int32(status) && run.messages.split(separator: "\n").count == 1, "\(words)")
    }
  }
}
