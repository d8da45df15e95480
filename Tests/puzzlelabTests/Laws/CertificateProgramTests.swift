import Foundation
import Games
import Questions
import TestSupport
import Testing

/// Certificates, as a person asks for them; Tests/Certificates has every kind checked.
@Suite struct CertificateProgramTests {
  @Test func `a certificate is written in addition to the answer, which says how to check it`() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun("cd $D && $P memory analyze --pairs 2 --certificate two.json && cat two.json", in: folder)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(run.status == 0 && run.messages.isEmpty)
    #expect(
      lines.suffix(2) == [
        "Certificate: two.json; check it with python3 tools/check/memory_values.py two.json",
        #"{"certificate":"memory-values","claim":{"pairs":2,"players":1,"value":"8/3"},"#
          + #""proof":{"values":[["0"],["1","1"],["8/3","7/3","2"]]},"version":1}"#,
      ])
  }

  @Test func `a packed certificate holds the same bytes, and a document doesn't mention it`() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun(
      """
      cd $D && $P memory analyze --pairs 3 --json --no-run --certificate a.json > with
      $P memory analyze --pairs 3 --json --no-run --certificate a.json.gz > packed
      $P memory analyze --pairs 3 --json --no-run > without
      cmp with without && cmp packed without && gzip -dc a.json.gz | cmp - a.json && echo equal
      """, in: folder)
    #expect(run.output == "equal\n" && run.messages.isEmpty)
  }

  @Test(arguments: [
    ("matchsticks report --rules nim", "--rules: there is no certificate: the rules must be"),
    ("matchsticks analyze 18 --take-limit 3", "--play: there is no certificate: it would be of Grundy values"),
    ("matchsticks losing --rules take:1,3 --to 9 --heap-count 2", "it would be of single heaps"),
    ("matchsticks quotient --rules octal:4.07", "--rules: there is no certificate"),
    ("memory analyze --pairs 3 --known 1", "--known: there is no certificate"),
    ("memory analyze --pairs 0", "a table with cards"),
    ("memory analyze --pairs 201", "certificates have at most 200 pairs"),
    ("memory report --pairs 3 --recall 2", "perfect memory"),
    ("cardmatch solve --deal-size 10", "--deal-size: there is no certificate: it would be too large"),
    ("cardmatch solve --deal-size 4 --cost 2", "standard scores"),
    ("set distribution --deal-size 14", "--deal-size: there is no certificate: it would be of deals of 2 to 13 cards"),
    ("set distribution --deal-size 6 --deck quads", "the deck set"),
    ("reversi solve --size 4 --start", "8×8"), ("reversi solve --moves f5d6c3d3c4 --confirm", "16 empty squares"),
  ]) func `what has no certificate is refused in one line before the work`(words: String, message: String) throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun("$P \(words) --certificate $D/c.json; s=$?; ls $D; exit $s", in: folder)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.messages.contains(message) && run.messages.split(separator: "\n").count == 1, "\(run.messages)")
  }

  @Test(arguments: [
    ("memory analyze --pairs 3 --certificate -", 64), ("memory analyze --pairs 3 -o $D/c --certificate $D/c", 64),
    ("memory analyze --pairs 3 --certificate $D/none/c", 74),
    ("matchsticks sequence --file $D/rules --certificate $D/c", 64),
    ("memory hints A _ A _ --certificate $D/c", 64),
  ]) func `a certificate needs a file of its own, and one question`(words: String, status: Int) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("kayles\n", to: "rules")
    let run = try ProgramRun("$P \(words); s=$?; ls $D; exit $s", in: folder)
    #expect(run.status == status && run.output == "rules\n")
    #expect(run.messages.split(separator: "\n").count == 1)
  }

  @Test func `an answer that is incomplete is shown, and has no certificate`() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun(
      "$P matchsticks report --rules octal:0.007 --to 200 --certificate $D/c; s=$?; ls $D; exit $s", in: folder)
    #expect(run.status == 64 && run.output.contains("0.007") && !run.output.contains("Certificate"))
    #expect(run.messages.contains("no period is proved"))
  }

  @Test func `the help of a command has the option where answers can be certified`() throws {
    let certified = QuestionTable.puzzlelab.questions.filter { $0.certifying != nil }.map(\.name)
    #expect(certified.count == 11)
    for question in QuestionTable.puzzlelab.questions {
      let help = try ProgramRun("$P \(question.path.joined(separator: " ")) --help").output
      #expect(help.contains("--certificate FILE") == certified.contains(question.name), "\(question.name)")
    }
  }
}
