import Foundation
import Questions
import TestSupport
import Testing

/// Opening books, learnt and used as a person does it.
@Suite struct ReversiBookProgramTests {
  private static let learn = "$P reversi book learn --size 6 --level 1 --positions 120 --max-loss 20 --threads 2"

  @Test func `a learning that is killed again and again leads to the same book`() throws {
    let folder = try TemporaryFolder()
    let script = """
      \(Self.learn) $D/whole.db >/dev/null || exit 9
      for pause in 0.05 0.1 0.15 0.2; do
        \(Self.learn) $D/killed.db >/dev/null & sleep $pause; kill -9 $!; wait $! 2>/dev/null
      done
      \(Self.learn) $D/killed.db >/dev/null || exit 8
      $P reversi book export $D/whole.db -o $D/whole.txt && $P reversi book export $D/killed.db -o $D/killed.txt || exit 7
      cmp $D/whole.txt $D/killed.txt && wc -l <$D/whole.txt
      """
    let run = try ProgramRun(script, in: folder)
    #expect(run.status == 0, "\(run.messages)")
    #expect(Int(run.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0 >= 123)
  }

  @Test func `a time limit ends a learning, which resumes later`() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun(
      "\(Self.learn) $D/a.db --time 0.000001; echo $?; \(Self.learn) $D/a.db | grep has", in: folder)
    #expect(run.output.contains("stopped early; run the same command again to resume"))
    #expect(run.output.contains("\n75\n"))
    #expect(run.output.contains("has:    120 positions"))
  }

  @Test func `a game is played with one's own book, if it exists and is for the board`() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun(
      """
      \(Self.learn) "$D/my book.db" >/dev/null && echo letter >$D/b.db || exit 9
      play() { echo c2 | $P reversi play --opponent level:1 "$@" >$D/out; echo $?; }
      play --size 6 --book "$D/my book.db" --state $D/state; grep -c 'I play' $D/out
      play --book "$D/my book.db"; play --book $D/b.db; play --book $D/none.db; play --book ''
      rm "$D/my book.db"; play --size 6 --state $D/state
      """, in: folder)
    #expect(run.output == "0\n1\n65\n65\n74\n64\n0\n", "\(run.output)")
    let messages = run.messages.split(separator: "\n")
    for words in [
      "my book.db is for the 6×6 board, the game is on 8×8; choose another book or size",
      "b.db: this is not a database; name another file", "none.db: there is no such file, or it can't be opened",
      "--book can't be '': choose none, shipped or the name of a file",
      "my book.db: there is no such file, or it can't be opened; playing without it",
    ] { #expect(messages.filter { $0.hasSuffix(words) }.count == 1, "\(words)") }
  }

  @Test func `a board program gets the book's moves`() throws {
    let folder = try TemporaryFolder()
    #expect(try ProgramRun("\(Self.learn) $D/a.db", in: folder).status == 0)
    let probe = try ProgramRun(
      "$P reversi book probe --start --size 6 --book $D/a.db --format csv | sed -n 2p | cut -d, -f1", in: folder)
    let best = probe.output.trimmingCharacters(in: .whitespacesAndNewlines)
    let player = try Conversation(["reversi", "gtp", "--level", "1", "--book", "\(folder.path)/a.db"])
    #expect(try player.ask("boardsize 6") == "=")
    #expect(try player.ask("genmove black") == "= \(best.uppercased())")
    #expect(try player.finish() == 0)
    let wrong = try ProgramRun("echo letter >$D/b.db; echo quit | $P reversi gtp --book $D/b.db", in: folder)
    #expect(wrong.status == 65)
    #expect(wrong.messages.contains("b.db: this is not a database"))
  }
}
