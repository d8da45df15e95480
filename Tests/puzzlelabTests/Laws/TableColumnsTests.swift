import Foundation
import Questions
import TestSupport
import Testing

/// Columns and lists of tables, as a person asks for them.
@Suite struct TableColumnsTests {
  @Test func `columns are those that were asked for, in that order`() throws {
    let table = try ProgramRun("$P set report --deal-size 4 --format csv --columns deals,setCount,probabilityExact")
    #expect(table.output.hasPrefix("deals,setCount,probabilityExact\n"), "\(table.output)\(table.messages)")
    #expect(table.output.contains("/") && table.status == 0)
    let file = try ProgramRun("echo 0000 1111 2222 0001 | $P set hints --file - --format csv --columns places,line")
    #expect(file.output == "places,line\n1 2 3,1\n", "\(file.output)\(file.messages)")
  }

  @Test func `columns are those of a table for a paper, too`() throws {
    let ask = "$P matchsticks survey --octal 0.03-0.05 --to 300 --columns period,code"
    let latex = try ProgramRun("\(ask) --format latex").output
    #expect(latex.contains("\\begin{longtable}{rl}\n") && latex.contains("period & code \\\\\n\\midrule"), "\(latex)")
    #expect(try ProgramRun("\(ask) --format markdown").output.contains("| period | code |\n"))
  }

  @Test func `a column holds something`() throws {
    let titles = try ProgramRun("$P matchsticks survey --octal 0.03-0.05 --to 300 --format csv | head -n 1").output
    #expect(titles.hasPrefix("code,heaps,") && !titles.contains("misere"), "\(titles)")
    let report = try ProgramRun("$P set report --deal-size 4 --format csv | head -n 1").output
    #expect(report.contains("probability") && !report.contains("Trials"), "\(report)")
  }

  @Test func `a long table has all columns, whose rows aren't kept`() throws {
    let title = "$P set deal --deck quads --seed 1 --format brief --deal-size"
    let hints = "$P set hints --deck quads - --format csv | head -n 1"
    let short = try ProgramRun("\(title) 12 | \(hints)").output
    let long = try ProgramRun("\(title) 64 | \(hints)").output
    #expect(!short.contains("groupPairs") && long.contains("groupPairs"), "\(short)\(long)")
  }

  @Test func `tabs separate what commas do`() throws {
    for words in [
      "set hints 0000 1111 2222 0001", "set simulate --games 300", "matchsticks losing --take-limit 3 --to 9",
    ] {
      let commas = try ProgramRun("$P \(words) --format csv").output
      let tabs = try ProgramRun("$P \(words) --format tsv").output
      #expect(!tabs.contains(",") || commas.contains("\""))
      #expect(commas.contains("\"") || tabs == commas.replacing(",", with: "\t"), "\(tabs)")
    }
    let file = try ProgramRun("echo 0000 1111 2222 0001 | $P set hints --file - --format tsv --columns places,line")
    #expect(file.output == "places\tline\n1 2 3\t1\n", "\(file.output)\(file.messages)")
    let input =
      #"printf 'cards,note\n0000 1111 2222,"a\tb\\c\nd"\n' | $P set hints --file - --format tsv --columns note,line"#
    #expect(try ProgramRun(input).output == "note\tline\n" + #"a\tb\\c\nd"# + "\t2\n")
  }

  @Test func `a sample is written to the digits of its interval`() throws {
    let ask = "$P set simulate --games 500 --format csv --columns meanSetsTaken,meanSetsTakenLower,meanSetsTakenUpper"
    let run = try ProgramRun("\(ask),meanSetsTakenStandardError | sed -n 2p")
    let cells = run.output.split(whereSeparator: { ",\n".contains($0) })
    let (lower, upper) = (try #require(Double(cells[1])), try #require(Double(cells[2])))
    #expect((0.01..<0.1).contains((upper - lower) / 2))
    #expect(cells.map { $0.split(separator: ".")[1].count } == [3, 3, 3, 4], "\(run.output)")
  }

  @Test func `columns are explained`() throws {
    let run = try ProgramRun("$P set report --columns help")
    #expect(run.status == 0)
    let line = try #require(run.output.split(separator: "\n").first { $0.hasPrefix("probabilityNumerator ") })
    #expect(line.contains(" integer "), "\(line)")
  }

  @Test func `a list is a table of its own`() throws {
    let table = try ProgramRun("$P set hints 0000 1111 2222 0001 --format csv --list sets")
    #expect(table.output == "setsList,place,sets\n0,0,0\n0,1,1\n0,2,2\n", "\(table.output)\(table.messages)")
    let ask = "$P matchsticks survey --octal 0.03-0.05 --to 300 --format csv"
    let cells = try ProgramRun("\(ask) --list codes --columns code,period")
    #expect(cells.output.hasPrefix("code,period\noctal:0.03,"), "\(cells.output)\(cells.messages)")
  }

  /// The first 30 terms as the OEIS has them.
  @Test(arguments: [
    ("kayles", "A002186", "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4 1 2 8 5 4"),
    ("dawson", "A002187", "0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4"),
    ("grundy", "A002188", "0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0 4 3 0 4 3 0 4 1 2"),
  ]) func `a sequence has its name in the OEIS`(rules: String, name: String, terms: String) throws {
    let file = try ProgramRun("$P matchsticks sequence --rules \(rules) --to 29 --format bfile").output
    let lines = file.split(separator: "\n")
    #expect(lines.first?.contains("OEIS \(name)") == true, "\(lines.first ?? "")")
    #expect(lines.filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ")[1] }.joined(separator: " ") == terms)
    #expect(try !ProgramRun("$P matchsticks sequence --rules nim --to 3 --format bfile").output.contains("OEIS A"))
  }

  @Test func `a genus has the misère values as a b-file`() throws {
    let file = try ProgramRun("$P matchsticks genus --rules nim --to 3 --format bfile").output
    #expect(file.hasSuffix("\n# offset 0, data: 1, 0, 2, 3\n0 1\n1 0\n2 2\n3 3\n"), "\(file)")
  }

  @Test func `numbers of plays are a b-file of all smaller heaps`() throws {
    let file = try ProgramRun("$P matchsticks plays --pile 7 --rules kayles --format bfile").output
    let terms = file.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(terms.count == 8 && file.contains("\n# offset 0, data: 1, 1, 2, "), "\(file)")
    for (heap, line) in terms.enumerated().dropFirst() {
      let one = try ProgramRun("$P matchsticks plays --pile \(heap) --rules kayles --format csv").output
      let count = try #require(one.split(separator: "\n").last?.split(separator: ",").first)
      #expect(line == "\(heap) \(count)")
    }
    let large = try ProgramRun("$P matchsticks plays --pile 2001 --take-limit 2 --format bfile")
    #expect(large.status == 64 && large.output.isEmpty && large.messages.contains("at most 2000 heaps"))
  }

  @Test func `the columns of a survey are described for sets and for codes, and its lists are named`() throws {
    let help = try ProgramRun("COLUMNS=200 $P matchsticks survey --columns help").output
    #expect(help.contains("A period; of codes: the "), "\(help)")
    #expect(help.contains("Tables of their own, by --list: codes, distribution, longestPeriod.sets, "), "\(help)")
    let sets = try ProgramRun("$P matchsticks survey --largest 4 --format csv --list longestPeriod.sets").output
    #expect(sets.hasPrefix("setsList,place,sets\n0,0,4\n"), "\(sets)")
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["PUZZLELAB_LONG"] != nil))
  func `tables in LaTeX are typeset`() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun(
      """
      cd $D && { printf '%s\\n' '\\documentclass{article}' '\\usepackage{amsmath,amssymb,booktabs,longtable}'
      echo '\\begin{document}'
      $P set report --deal-size 4 --format latex --columns setCount,deals,probabilityExact
      $P matchsticks genus --rules kayles --to 12 --format latex
      $P matchsticks survey --octal 0.03-0.05 --to 300 --format latex --columns code,period
      $P matchsticks quotient --rules 0.123 --format latex
      echo '\\end{document}'; } > a.tex && pdflatex -interaction=batchmode -halt-on-error a.tex && wc -c < a.pdf
      """, in: folder)
    #expect(run.status == 0, "\(run.output)\(run.messages)")
  }

  @Test(arguments: [
    ("set report --deal-size 4 --format csv --columns deal", "did you mean 'deals'?"),
    ("set report --deal-size 4 --format csv --columns xyzzyx", "the columns are setCount, "),
    ("set report --deal-size 4 --columns deals", "goes with --format csv, tsv, markdown or latex"),
    ("set hints 0000 --format csv --list nothing", "have no list 'nothing'"),
    ("set hints --file x --format csv --list sets", "--list is for a single answer"),
  ]) func `what can't be is refused in one line before the work`(words: String, message: String) throws {
    let run = try ProgramRun("$P \(words)")
    #expect(run.status == 64 && run.output.isEmpty && run.messages.contains(message), "\(run.messages)")
    #expect(run.messages.split(separator: "\n").count == 1)
  }
}
