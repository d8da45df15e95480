import Documents
import Foundation
import Questions
import TestSupport
import Testing

/// The built program, called as a person or a script calls it.
@Suite struct ProgramTests {
  @Test func `the version is printed`() throws {
    let run = try ProgramRun("$P --version")
    #expect(run.output == "puzzlelab \(Toolkit.version)\n")
    #expect(run.status == 0 && run.messages.isEmpty)
  }

  @Test func `without words the program's help is printed`() throws {
    let run = try ProgramRun("$P")
    #expect(run.status == 0)
    #expect(run.output.contains("Usage: puzzlelab GAME COMMAND"))
    for words in ["help", "--help", "-h", "help help"] { #expect(try ProgramRun("$P \(words)").output == run.output) }
    for words in ["help all", "help --all", "--help all", "all"] {
      #expect(try ProgramRun("$P \(words)").output.contains("\n  distribution  Count"), "\(words)")
    }
  }

  @Test func `a usage error is one line and status 64`() throws {
    let run = try ProgramRun("$P completion bash")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.messages == "puzzlelab: unknown command 'completion'; did you mean 'completions'?\n")
  }

  @Test func `a closed pipe ends the program silently`() throws {
    let run = try ProgramRun("{ sleep 0.2; $P completions bash; echo $? >&2; } | true")
    #expect(run.messages == "0\n")
  }

  @Test func `the first signal stops the work and the second one the program`() throws {
    let wait = "set -m; exec 3< <(sleep 0.7); $P matchsticks analyze --take-limit 3 --pile - <&3 & sleep 0.3"
    for signal in ["INT", "TERM", "HUP"] {
      let run = try ProgramRun("\(wait); kill -\(signal) $!; wait $!; echo $?")
      #expect(run.output == "75\n")
      #expect(run.messages.contains("puzzlelab: stopped before an answer was found"))
    }
    // Both signals wait while the program is stopped: together they are one, as `timeout` sends
    // them.
    let twice = "kill -STOP $!; kill -INT $!; kill -TERM $!; kill -CONT $!"
    #expect(
      try ProgramRun("\(wait); \(twice); until wait $!; [ $? -lt 140 ]; do :; done; wait $!; echo $?").output == "75\n"
    )
  }

  @Test func `a signal half a second after the first one ends the program at once`() throws {
    // It writes more than the pipe holds, so that it can't exit on its own.
    let script = """
      mkfifo "$D/pipe"; exec 4<>"$D/pipe"; $P matchsticks sequence --rules kayles --to 60000 >"$D/pipe" &
      head -c 1 <&4 >/dev/null
      kill -TERM $!; sleep 0.6; kill -TERM $!; wait $!; echo $?
      """
    #expect(try ProgramRun(script, in: TemporaryFolder()).output == "130\n")
  }

  @Test func `a hang-up is ignored under nohup`() throws {
    let script = "exec 3< <(sleep 0.7; echo 18); nohup $P matchsticks analyze --take-limit 3 --pile - <&3 & sleep 0.3"
    let run = try ProgramRun("\(script); kill -HUP $!; wait $!")
    #expect(run.status == 0)
    #expect(run.output.contains("18"))
  }

  @Test func `a full disk is reported with status 74`() throws {
    for line in ["$P completions bash >/dev/full", "$P completions bash -o /dev/full"] {
      let run = try ProgramRun(line)
      #expect(run.status == 74)
      #expect(run.messages.contains("can't be written: No space left on device"))
      #expect(run.messages.split(separator: "\n").count == 1)
    }
  }

  @Test func `a closed standard output is reported`() throws {
    let run = try ProgramRun("$P completions bash >&-")
    #expect(run.status == 74)
    #expect(run.messages.contains("standard output can't be written"))
  }

  @Test func `an output file appears whole, keeps its permissions, and leaves nothing next to it`() throws {
    let folder = try TemporaryFolder()
    let script = "umask 027; $P completions bash -o $D/new && echo old >$D/old && chmod 604 $D/old && ln -s old $D/link"
    let run = try ProgramRun("\(script) && $P completions bash -o $D/link && stat -c %a $D/new $D/old", in: folder)
    #expect(run.status == 0)
    #expect(run.output == "640\n604\n")
    #expect(try folder.names == ["link", "new", "old"])
    let expected = try ProgramRun("$P completions bash").output
    for name in ["new", "old"] {
      #expect(try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8) == expected)
    }
  }

  @Test func `an output file that can't be made leaves nothing`() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun("$P completions bash -o $D/none/new; $P man nothing -o $D/new; $P man -o $D", in: folder)
    #expect(run.status == 74)
    #expect(run.messages.split(separator: "\n").count == 3)
    #expect(try folder.names.isEmpty)
  }

  @Test func `bash completes commands, options and values`() throws {
    let run = try ProgramRun(
      """
      source <($P completions bash)
      complete -p puzzlelab
      try() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _puzzlelab; echo "${COMPREPLY[*]}"; }
      try puzzlelab compl
      try puzzlelab completions ""
      try puzzlelab completions --o
      try puzzlelab help completi
      try puzzlelab --v
      try puzzlelab help rul
      try puzzlelab reversi bo
      try puzzlelab reversi book ""
      try puzzlelab man reversi book le
      try puzzlelab reversi book probe --mo
      try puzzlelab help for
      try puzzlelab help opt
      try puzzlelab rev
      try puzzlelab schema set.hin
      try puzzlelab schema memory.pl
      try puzzlelab matchsticks losing --rules kay
      try puzzlelab matchsticks losing --color a
      """)
    #expect(
      run.output == """
        complete -F _puzzlelab puzzlelab
        completions
        bash zsh fish
        --output
        completions
        --version
        rules
        book
        show probe learn export import
        learn
        --moves
        formats
        options
        reversi review
        set.hints
        memory.play
        kayles
        auto always

        """)
    #expect(run.messages.isEmpty)
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func `the completion script is well-formed`(shell: String) throws {
    let run = try ProgramRun("command -v \(shell) >/dev/null || exit 0; \(shell) -n <($P completions \(shell))")
    #expect(run.status == 0)
    #expect(run.messages.isEmpty)
  }

  @Test func `fish completes commands, options and values`() throws {
    let run = try ProgramRun(
      """
      command -v fish >/dev/null || { printf 'completions\\n--output\\nbash fish zsh\\n'; exit; }
      $P completions fish >$D/c.fish
      try() { fish -c "source $D/c.fish; complete -C '$1'" | cut -f1 | paste -sd' '; }
      try "puzzlelab compl"
      try "puzzlelab completions --ou"
      try "puzzlelab completions "
      """, in: try TemporaryFolder())
    #expect(run.output == "completions\n--output\nbash fish zsh\n")
    #expect(run.messages.isEmpty)
  }

  @Test func `colour is used as the option says, then the environment, then on a terminal`() throws {
    let command = "$P matchsticks analyze --pile 18 --take-limit 3"
    func isColoured(_ line: String) throws -> Bool { try ProgramRun(line).output.contains("\u{1B}[") }
    #expect(try !isColoured(command))
    #expect(try isColoured("\(command) --color always"))
    #expect(try isColoured("CLICOLOR_FORCE=1 \(command)"))
    #expect(try !isColoured("CLICOLOR_FORCE=0 \(command)"))
    #expect(try !isColoured("CLICOLOR_FORCE=1 \(command) --color never"))
    #expect(try !isColoured("NO_COLOR=1 CLICOLOR_FORCE=1 \(command)"))
    #expect(try isColoured("NO_COLOR=1 \(command) --color=always"))
    #expect(try ProgramRun("\(command) --color blue").status == 64)
  }

  @Test(arguments: [
    "set hints 1PDS 2GSE 2PDF 2RSF 3RDS 3ROF", "set report --deal-size 6", "reversi show --moves f5d6c3",
    "memory report --pairs 6", "matchsticks quotient --rules 0.123", "help rules", "cardmatch deal",
    "set hints 1PDS é",
  ])
  func `in the C locale everything is ASCII, and no line is longer than the width`(words: String) throws {
    for width in [60, 80] {
      let run = try ProgramRun("LC_ALL=C COLUMNS=\(width) $P \(words)")
      #expect((run.output + run.messages).utf8.allSatisfy { $0 < 0x80 }, "\(words): \(run.output) \(run.messages)")
      // A word can't be broken: a board to copy, a text to return.
      for line in run.output.split(separator: "\n") where line.split(separator: " ").allSatisfy({ $0.count < width }) {
        #expect(line.count <= width, "\(line)")
      }
    }
  }

  @Test func `an answer takes one line, in a file of many one line each`() throws {
    #expect(
      try ProgramRun("$P matchsticks analyze --pile 18 --take-limit 3 --format brief").output
        == "A heap of 18: take 1 and leave 17 to win\n")
    let many = try ProgramRun("printf 'f5\\nf5d6c3\\n' | $P reversi show --file - --format brief")
    #expect(many.output == "1. White to move: 3 legal moves, f4 d6 f6\n2. White to move: 4 legal moves, d3 f3 f4 g5\n")
    #expect(try ProgramRun("echo f5 | $P reversi show --file - --format latex").status == 64)
  }

  @Test(arguments: [
    ("set deal --count 2 --deal-size 3", "3PDE 3GDF 1GSE; 1PSF 2PSS 3POF\n"),
    ("cardmatch deal --deal-size 4", "KH JC 3S 9H\n"),
    ("set hints 0000 1111 2222 0120", "1 Set among 4 cards: 1 2 3\n"),
    ("set analyze 0000 1111 2222 0120", "1 Set among 4 cards: 1 2 3\n"),
    ("set puzzle --sets 1 --deal-size 4 --seed 3", "2GDE 1GOS 2POS 2RSF: 1 3 4\n"),
    ("matchsticks lesson --to 6", "Of 1 to 6 matches 1 and 5 lose\n"),
    ("matchsticks report --rules kayles", "Take and break, code 0.77: period 12 after preperiod 71\n"),
    ("matchsticks sequence --rules kayles --to 3", "Grundy values: take and break, code 0.77: 0 1 2 3\n"),
    ("matchsticks genus --rules kayles --to 2", "Genus of heaps: take and break, code 0.77: 0^120 1^031 2^20\n"),
    ("matchsticks losing --take-limit 3 --to 8", "2 of the heaps 1 to 8 lose: 1, 5\n"),
    ("matchsticks quotient --rules kayles --heaps 5,5", "Heaps of 5 and 5: take 1 from the heap of 5 to win\n"),
    ("matchsticks value --rules 'take:1,3|2,4' --to 2", "Values of heaps 0 to 2 under take:1,3|2,4: 0, 1, {1|0}\n"),
    ("reversi solve --size 4 --start", "-10 for black: white wins; best: b1\n"),
    ("reversi openings --count 1 --plies 2", "1 balanced opening: f5d6\n"),
    (
      "reversi review f5d6 --level 0",
      "black – white: black 100.0 %, 0.00 per move, 1/1 best; white 100.0 %, 0.00 per move, 1/1 best\n"
    ),
    ("matchsticks survey --largest 3", "All 7 subtraction sets within 1 to 3: periods up to 6, preperiods up to 0\n"),
    (
      "memory analyze --pairs 2",
      "2 pairs, 0 known cards: the best move turns two unknown cards; 2.667 turns expected\n"
    ),
    ("set census --dimension 2", "At most 4 cards of the deck of dimension 2 have no Set among them: 54 of 4 cards\n"),
  ])
  func `in one line, too, an answer says what was asked for`(words: String, line: String) throws {
    #expect(try ProgramRun("$P \(words) --format brief").output == line)
  }

  @Test(arguments: [
    "reversi verify data/reversi/ffo.obf --only 1", "reversi perft --depth 4", "reversi match random greedy --games 2",
    "tour",
  ])
  func `without its run a text says nothing about time`(words: String) throws {
    let text = try ProgramRun("$P \(words) --no-run").output
    #expect(try ProgramRun("$P \(words)").output.contains(/[0-9] (s|ms|µs)\b/))
    #expect(!text.contains(/[0-9] (s|ms|µs)\b|time|searched/) && text.contains("\n"), "\(text)")
  }

  @Test func `answers are tables and formulas for papers`() throws {
    let markdown = try ProgramRun("$P matchsticks losing --take-limit 3 --to 8 --format markdown").output
    #expect(markdown.hasPrefix("**2 of the heaps 1 to 8 lose**\n\n| heap |\n| --- |\n| 1 |\n| 5 |\n"))
    let genus = try ProgramRun("$P matchsticks genus --rules kayles --to 2 --format markdown").output
    #expect(genus.contains("| heap | genus | Grundy value | misère Grundy value |"))
    let latex = try ProgramRun("$P matchsticks quotient --rules 0.123 --format latex").output
    #expect(latex.contains("Q = \\langle a, b, c, d, e \\mid a^{2} = 1,\\; "))
    #expect(latex.contains("P = \\{a,\\; c,\\; ad,\\; b^{2},\\; be\\}"))
  }

  @Test func `manual pages are well-formed`() throws {
    let run = try ProgramRun(
      "command -v mandoc >/dev/null || exit 0; for c in '' man completions; do $P man $c | mandoc -Tlint -Wwarning; done"
    )
    #expect(!run.output.contains("ERROR"))
    let warnings = run.output.split(separator: "\n").filter { !$0.contains("missing date") }
    #expect(warnings.isEmpty)
  }
}
