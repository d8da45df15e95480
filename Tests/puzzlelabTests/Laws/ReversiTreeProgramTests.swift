import Foundation
import TestSupport
import Testing

@Suite struct ReversiTreeProgramTests {
  @Test func `an index that was killed while it was made has every game once in the end`() throws {
    let folder = try TemporaryFolder()
    for (number, reply) in ["d6", "f6", "f4"].enumerated() {
      _ = try folder.write(
        (1...400 as ClosedRange<Int>).map { "[Round \"\($0)\"]\n\n1. f5 \(reply) *\n" }.joined(separator: "\n"),
        to: "\(number).pgn")
    }
    let script = """
      for wait in 1 2 3 4 5 6 7 8; do
        timeout -s KILL 0.0$wait $P reversi tree $D/0.pgn $D/1.pgn $D/2.pgn --index $D/i.db >$D/out 2>&1
      done 2>/dev/null
      for options in "--index $D/i.db" ""; do
        $P reversi tree $D/0.pgn $D/1.pgn $D/2.pgn --moves f5 $options; echo $?
      done >$D/answers 2>&1
      grep -c '^  f[46] *400 *33 %' $D/answers; grep -c '1200 of 1200' $D/answers; grep -c '^0$' $D/answers
      """
    #expect(try ProgramRun(script, in: folder).output == "4\n2\n2\n")
  }

  @Test func `files that aren't games, or aren't an index, are named and left as they are`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("f5d6\nf5x9\n", to: "games.txt")
    let faulty = try ProgramRun("$P reversi tree $D/games.txt --index $D/i.db", in: folder)
    #expect(faulty.status == 65 && faulty.messages.contains("games.txt: line 2: "), "\(faulty)")
    #expect(faulty.output.contains("1 game of the files can't be read and isn't counted"), "\(faulty)")
    // The index remembers what couldn't be read.
    let again = try ProgramRun("$P reversi tree $D/games.txt --index $D/i.db --json", in: folder)
    #expect(again.status == 65 && again.output.contains("\"faultCount\":1"), "\(again)")
    #expect(try ProgramRun("$P reversi tree --index $D/i.db", in: folder).status == 0)
    let none = try ProgramRun("$P reversi tree $D/none.wtb --index $D/i.db", in: folder)
    #expect(none.status == 74 && none.messages.contains("none.wtb"), "\(none)")
    let text = try ProgramRun("$P reversi tree --index $D/games.txt", in: folder)
    #expect(text.status == 65 && text.messages.contains("this is not a database"), "\(text)")
  }
}
