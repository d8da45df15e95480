import Foundation
import Questions
import TestSupport
import Testing

/// Matches against programs that are started for them, with the built program.
@Suite struct EngineMatchTests {
  /// A program for `sh` that answers by a table of `case`, and as programs do otherwise.
  private func engine(_ cases: String, in folder: TemporaryFolder) throws -> String {
    let script = """
      while read -r word rest; do
        case $word in
        \(cases)
        name) printf '= Fake\\n\\n' ;;
        version) printf '= 2\\n\\n' ;;
        quit) printf '=\\n\\n'; exit 0 ;;
        *) printf '=\\n\\n' ;;
        esac
      done
      """
    return try folder.write(script, to: "engine.sh")
  }

  @Test func `our program plays itself through pipes as it does within one process`() throws {
    let match = "reversi match level:1 --games 4 --list-games --json --no-run"
    let engine = try ProgramRun("$P \(match) --engine \"$P reversi gtp --level 2 --threads 1\"")
    let inside = try ProgramRun("$P reversi match level:1 level:2 --games 4 --list-games --json --no-run")
    #expect(engine.status == 0 && inside.status == 0, "\(engine.messages)")
    func moves(_ run: ProgramRun) -> [Substring] { run.output.matches(of: /"moves":"([a-h1-8pa]+)"/).map { $0.1 } }
    #expect(moves(engine) == moves(inside) && moves(engine).count == 4)
    #expect(engine.output.contains("\"name\":\"puzzlelab\"") && engine.output.contains("\"player\":\"second\""))
    let first = try ProgramRun(
      "$P reversi match engine level:1 --games 2 --json --engine \"$P reversi gtp --level 2 --threads 1\"")
    #expect(first.output.contains("\"player\":\"first\"") && first.output.contains("\"second\":\"level:1\""))
  }

  @Test func `with a clock the program receives its time, and plays within it`() throws {
    let run = try ProgramRun(
      "$P reversi match greedy --games 2 --clock 60 --json --engine \"$P reversi gtp --level 1 --threads 1\"")
    #expect(run.status == 0 && run.output.contains("\"forfeits\":0"), "\(run.output) \(run.messages)")
  }

  @Test func `illegal moves and resignations lose games`() throws {
    let folder = try TemporaryFolder()
    for (answer, reason) in [("A1", "illegalMove"), ("resign", "resignation"), ("PASS", "illegalMove")] {
      let path = try engine("genmove) printf '= \(answer)\\n\\n' ;;", in: folder)
      let run = try ProgramRun("$P reversi match greedy --games 2 --list-games --json --engine 'sh \(path)'")
      #expect(run.status == 0 && run.output.contains("\"forfeits\":2,"), "\(answer): \(run.messages)")
      #expect(run.output.matches(of: /"forfeit":"([A-Za-z]+)"/).map { String($0.1) } == [reason, reason])
      #expect(run.output.contains("\"wins\":2}") || run.output.contains("\"wins\":2,"))
    }
  }

  @Test func `a program that can't play ends the match with a sentence and its last words`() throws {
    let folder = try TemporaryFolder()
    let faults = [
      ("genmove) echo 'no memory' >&2; exit 3 ;;", "exited with status 3 when asked for 'genmove", "no memory"),
      ("genmove) echo thinking; sleep 30 ;;", "didn't answer 'genmove", "it wrote last: 'thinking'"),
      ("genmove) printf '? lost\\n\\n' ;;", "refuses 'genmove", "? lost"),
      ("genmove) printf '= hello\\n\\n' ;;", "answers 'genmove", "= hello"),
      ("boardsize) printf '? 19 only\\n\\n' ;;", "refuses 'boardsize 8'", "19 only"),
      ("name) kill -9 $$ ;;", "when asked for 'name'", "it wrote"),
    ]
    for (cases, sentence, last) in faults {
      let path = try engine(cases, in: folder)
      let run = try ProgramRun("$P reversi match greedy --games 2 --answer-limit 2 --engine 'sh \(path)'")
      #expect(run.status == 74, "\(cases): \(run.output)\(run.messages)")
      #expect(run.messages.contains(sentence) && run.messages.contains(last), "\(cases): \(run.messages)")
      #expect(run.messages.split(separator: "\n").count == 1)
    }
  }

  @Test func `games that were finished before a failure are kept, and the match continues`() throws {
    let folder = try TemporaryFolder()
    // A program that lives for one pair of games and then ends.
    let mortal = try folder.write(
      """
      n=0
      while read -r line; do
        case $line in clear_board) n=$((n + 1)); [ $n -le 2 ] || exit 5 ;; esac
        printf '%s\\n' "$line"
      done | $P reversi gtp --level 1 --threads 1
      """, to: "mortal.sh")
    let kept = "$P reversi match level:1 --games 4 --threads 1 --json --checkpoint $D/kept.json --engine "
    let broken = try ProgramRun("\(kept) 'sh \(mortal)'", in: folder)
    #expect(broken.status == 74, "\(broken.output)\(broken.messages)")
    let document = try String(contentsOfFile: folder.path + "/kept.json", encoding: .utf8)
    #expect(document.contains("\"pairs\":1"))
  }

  @Test func `only a command that was typed starts a program`() throws {
    let folder = try TemporaryFolder()
    let players = #""first":"greedy","second":"engine","engine":"touch $D/started","games":2"#
    let run = try ProgramRun("$P batch", in: folder, input: #"{"ask":"reversi.match","request":{\#(players)}}"# + "\n")
    #expect(run.output.contains("started only by a command that was typed"), "\(run.output)\(run.messages)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/started"))
  }
}
