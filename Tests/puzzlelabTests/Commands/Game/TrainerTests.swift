import Foundation
import TestSupport
import Testing

@Suite final class TrainerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func train(_ words: String, typing lines: String...) throws -> ProgramRun {
    let input = lines.joined(separator: "\\n")
    return try ProgramRun("printf '\(input)\\n' | $P reversi trainer \(words) --progress $D/known.json", in: folder)
  }

  @Test func `a line that is known comes up after a day, then after two`() throws {
    let first = try train("--opening 'No-Cat' --day 2026-12-31", typing: "d3", "c5", "b3")
    #expect(first.status == 0, "\(first.messages)")
    // d3 is f5 turned, so the line is turned, too.
    #expect(first.output.contains("Right, turned."))
    let plain = try train("--opening 'No-Cat' --day 2026-12-31", typing: "f5", "zz", "a1", "due", "hint", "quit")
    #expect(
      plain.output.contains("'zz' isn't a move") && plain.output.contains("A1 flips nothing")
        || plain.output.contains("a1 flips nothing"))
  }

  @Test func `a mistake is explained by its value, and the line comes again`() throws {
    let words = "--games \(try folder.write("f5d6c3\n", to: "games.txt")) --level 2"
    let wrong = try train("\(words) --day 2026-12-30", typing: "f5", "c6", "c3", "f5", "c3")
    #expect(wrong.status == 0, "\(wrong.messages)")
    let text = wrong.output
    #expect(text.contains("1 line, 0 of them begun, 0 due on 2026-12-30."))
    #expect(text.contains("The trainer plays d6."))
    #expect(text.contains("Not c6: it is worth ") || text.contains("c6 is as good"))
    if text.contains("Not c6") {
      #expect(text.contains("1 mistake: f5d6c3; again today."))
      #expect(text.contains("No mistake: f5d6c3; again in 1 day."))
      #expect(text.contains("0 of 1 line without a mistake."))
    }
    #expect(text.contains("the next one on 2026-12-31"))
    let later = try train("\(words) --day 2026-12-31", typing: "f5", "c3")
    #expect(later.output.contains("No mistake: f5d6c3; again in 2 days."))
    #expect(later.output.contains("1 of 1 line without a mistake."))
    #expect(later.output.contains("the next one on 2027-01-02"))
    let none = try train("\(words) --day 2027-01-01", typing: "f5")
    #expect(none.output.contains("Nothing is due, and nothing is new."))
    let kept = try String(contentsOfFile: "\(folder.path)/known.json", encoding: .utf8)
    #expect(kept.contains(#""black f5d6c3":{"due":"2027-01-02","pause":2,"successes":2,"#))
  }

  @Test func `what can't be learnt, or wasn't kept, is refused`() throws {
    #expect(try train("--opening xyzzy", typing: "").messages.contains("no opening has 'xyzzy' in its name"))
    #expect(try train("--opening cat --book", typing: "").status == 64)
    #expect(try train("--max-loss 2", typing: "").messages.contains("it is for the lines of a book"))
    _ = try folder.write("{}", to: "known.json")
    let damaged = try train("", typing: "")
    #expect(damaged.status == 65 && damaged.messages.contains("this is not what the trainer keeps"))
    #expect(try String(contentsOfFile: "\(folder.path)/known.json", encoding: .utf8) == "{}")
  }
}
