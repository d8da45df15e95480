import Foundation
import Questions
import TestSupport
import Testing

/// Pages, figures and sequences, written as a person has them written.
@Suite struct ReportCommandTests {
  @Test func `a page is the same twice without its costs, and says what asks for it`() throws {
    let call = "$P set report --deal-size 5 --format html --no-run"
    let page = try ProgramRun(call).output
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(try ProgramRun(call).output == page)
    #expect(page.contains("set report --deal-size 5</code>") && !page.contains("--format html"))
    #expect(try ProgramRun("$P set report --deal-size 5 --format html").output.contains("<dt>Time</dt>"))
  }

  @Test(arguments: [
    ("set puzzle --count 2", "Solution of puzzle 2"), ("matchsticks lesson", "The groups"),
    ("reversi puzzles --generate 1 --empties 4", "; next best"),
  ])
  func `questions and their answers are pages of their own`(words: String, solution: String) throws {
    let pages = try ["both", "none", "only"].map { which in
      try ProgramRun("$P \(words) --format html --no-run --answers \(which)").output
    }
    #expect(pages[0] == (try ProgramRun("$P \(words) --format html --no-run").output))
    #expect(pages.map { $0.contains(solution) } == [true, false, true])
    #expect(pages.map { $0.contains("<span>Name</span>") } == [true, true, false])
    #expect(!pages[1].contains("data:"), "what is downloaded has the answers")
    #expect(pages.allSatisfy { $0.contains("\(words)</code>") && !$0.contains("--answers") })
    #expect(try ProgramRun("$P \(words) --answers none").status == 64)
    #expect(try ProgramRun("$P set hints 0000 --format html --answers none").status == 64)
  }

  @Test func `the chance of no Set is drawn`() throws {
    let figure = try ProgramRun("$P set chance --format svg").output
    #expect(figure.hasPrefix("<svg") && figure.contains("no Set: 3.230 %") && figure.contains("a Set or more: 96.77 %"))
  }

  @Test func `a page is written whole or not at all`() throws {
    let folder = try TemporaryFolder()
    #expect(try ProgramRun("$P set rounds --format html -o $D/page.html", in: folder).status == 0)
    #expect(try ProgramRun("tail -1 $D/page.html", in: folder).output == "</html>\n")
    for place in ["$D/none/page.html", "/dev/full", "$D"] {
      let run = try ProgramRun("$P set rounds --format html -o \(place)", in: folder)
      #expect(run.status == 74 && run.messages.split(separator: "\n").count == 1, "\(place)")
    }
    #expect(try ProgramRun("ls -A $D", in: folder).output == "page.html\n")
  }

  @Test func `the site needs a folder that can be written, and a stopped one has whole pages only`() throws {
    let folder = try TemporaryFolder()
    #expect(try ProgramRun("echo x > $D/file; $P report -o $D/file", in: folder).status == 74)
    #expect(try ProgramRun("$P report -o $D/none/site", in: folder).status == 74)
    #expect(try ProgramRun("ls -A $D", in: folder).output == "file\n")
    // In the foreground, since otherwise the signal comes twice: to the program and to its group.
    let run = try ProgramRun("timeout --foreground --preserve-status -s INT 1 $P report --all -o $D/site", in: folder)
    #expect(run.status == 75)
    let pages = try ProgramRun("ls -A $D/site; for f in $D/site/*; do tail -1 $f; done", in: folder).output
    let lines = pages.split(separator: "\n")
    #expect(!lines.contains("index.html") && !pages.contains(".part"))
    #expect(lines.filter { $0.hasSuffix(".html") }.count == lines.filter { $0 == "</html>" }.count)
  }

  @Test func `hostile names are harmless in every form`() throws {
    let folder = try TemporaryFolder()
    let game =
      "(;GM[Othello]PB[<script>alert\\(1\\)</script>]PW[=cmd\\(\\)\u{1B}[2J]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[D3]W[C3];)"
    try Data(game.utf8).write(to: URL(filePath: folder.path).appending(path: "game.ggf"))
    for format in ["html", "csv", "text", "svg", "json"] {
      for command in ["games", "review --level 1"] where format != "svg" || command.hasPrefix("review") {
        let run = try ProgramRun("$P reversi \(command) $D/game.ggf --format \(format)", in: folder)
        #expect(run.status == 0, "\(command) \(format): \(run.messages)")
        #expect(!run.output.contains("\u{1B}"), "\(command) \(format)")
        if ["html", "svg"].contains(format) { #expect(!run.output.contains("<script>alert")) }
        if format == "csv" { #expect(!run.output.contains(",=cmd")) }
      }
    }
  }

  @Test func `a sequence is printed as a b-file, and what is none says so`() throws {
    let sequence = try ProgramRun("$P matchsticks sequence --rules kayles --to 4 --format bfile").output
    #expect(
      sequence.hasPrefix("# Grundy values of the heaps 0, 1, 2, …")
        && sequence.hasSuffix("\n# offset 0, data: 0, 1, 2, 3, 1\n0 0\n1 1\n2 2\n3 3\n4 1\n"))
    let losing = try ProgramRun("$P matchsticks losing --take-limit 3 --to 12 --format bfile | tail -n +3").output
    #expect(losing == "1 1\n2 5\n3 9\n")
    let census = try ProgramRun("$P set census --dimension 2 --format bfile | tail -n +2").output
    #expect(census == "0 1\n1 9\n2 36\n3 72\n4 54\n5 0\n")
    #expect(try ProgramRun("$P set rounds --format bfile").status == 64)
    #expect(try ProgramRun("$P matchsticks plays --pile 3 --format svg").status == 64)
  }

  @Test func `a puzzle belongs to its day, and its request asks for it again`() throws {
    let first = try ProgramRun("$P set puzzle --date 2026-12-24 --json --no-run").output
    #expect(try ProgramRun("$P set puzzle --date 2026-12-24 --json --no-run").output == first)
    #expect(try ProgramRun("$P set puzzle --date 2026-12-25 --json --no-run").output != first)
    let request = try #require(first.firstMatch(of: /"request":(\{.*?\}),"result"/)?.1)
    let again = try ProgramRun(
      "$P batch --no-run", input: "{\"ask\":\"set.puzzle\",\"request\":\(request)}\n"
    ).output
    #expect(again == first)
    for day in ["2026-02-29", "2026-13-01", "26-12-24", "", "2026-12-32"] {
      let run = try ProgramRun("$P set puzzle --date '\(day)'")
      #expect(run.status == 64 && run.messages.contains("is not a day"), "\(day)")
    }
    #expect(try ProgramRun("$P set puzzle --date 2028-02-29").status == 0)
  }
}
