import Foundation
import TestSupport
import Testing

/// What files, words and standard input may be where a game or a board is expected.
@Suite struct ConversionCommandTests {
  @Test func `a file without the requested game says what is in it`() throws {
    let folder = try TemporaryFolder()
    let board = "8 ---------------------------O*------*O--------------------------- *"
    _ = try folder.write("(;GM[Othello]TY[8]BO[\(board)]B[f5];)\n", to: "g.ggf")
    _ = try folder.write("{\"games\":[]}", to: "q.json")
    for command in ["convert --to ggf", "games", "review", "summary", "review --file"] {
      let run = try ProgramRun("$P reversi \(command) $D/g.ggf --only 2,3", in: folder)
      let words = "/g.ggf: it has 1 game, none of those that --only names\n"
      #expect(run.status == 65 && run.messages.hasSuffix(words), "\(command): \(run.messages)")
      guard command != "games" else { continue }
      let empty = try ProgramRun("$P reversi \(command) $D/q.json", in: folder)
      #expect(empty.status == 65 && empty.messages.hasSuffix("/q.json: it has no games\n"), "\(command)")
    }
    let other = try ProgramRun("$P reversi convert $D/g.ggf --from pgn --to transcript", in: folder)
    #expect(other.status == 65 && other.messages.contains("line 1: this is not a PGN game: it has neither tags"))
  }

  @Test func `a transcript is of the board of the game`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("c2d2\n", to: "games.txt")
    let run = try ProgramRun(
      """
      $P reversi convert $D/games.txt --size 6 --to ggf -o $D/g.ggf; $P reversi convert $D/g.ggf --to transcript
      $P reversi convert $D/g.ggf --to wthor -o $D/g.wtb
      """, in: folder)
    #expect(run.output == "c2d2 {start: --------------OX----XO-------------- X}\n")
    #expect(run.status == 65 && run.messages.contains("g.ggf: line 1: the game isn't on a board of 8×8"))
  }

  @Test func `what a format has no place for is named in a line, and in JSON`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("[Black \"Ann\"]\n[Mode \"x\"]\n\n1. f5 {bold} d6 {[%eval 1.50]} *\n", to: "g.pgn")
    let run = try ProgramRun(
      """
      cd $D; $P reversi convert g.pgn --to obf --last; $P reversi convert g.pgn --to pgn
      $P reversi games g.pgn --json; printf 'd6c4\n' | $P reversi convert - --first white --to transcript >t.txt
      $P reversi convert t.txt --to transcript && $P reversi convert t.txt --to wthor >/dev/null
      """, in: folder)
    let messages = run.messages.split(separator: "\n")
    #expect(messages.count == 2, "\(run.messages)")
    let line = "g.pgn: dropped: 1 name, 1 comment, 1 value, 1 property (Mode): OBF can't hold them"
    #expect(messages.first?.hasSuffix(line) == true)
    #expect(messages.last?.hasSuffix("which this format can't represent") == true)
    #expect(run.output.contains(#""dropped":"1 comment, 1 property (Mode)""#))
    #expect(run.output.hasSuffix("O}\n") && run.output.contains("d6c4 {start: ------"))
  }

  @Test func `games that play saved are read wherever games are`() throws {
    let folder = try TemporaryFolder()
    let run = try ProgramRun(
      """
      cd $D; printf 'c2\\nsave g.json\\n' | $P reversi play --size 6 --opponent person >/dev/null
      printf 'turn 1\\nsave m.json\\n' | $P memory play >/dev/null
      $P reversi convert g.json --to transcript && $P reversi games g.json --json | grep -c '"black":"person"'
      $P reversi review g.json --level 1 >/dev/null && $P reversi replay g.json; $P reversi review m.json
      """, in: folder)
    #expect(run.output == "c2 {start: --------------OX----XO-------------- X}\n1\n", "\(run.messages)")
    let messages = run.messages.split(separator: "\n")
    #expect(messages.first?.hasSuffix("g.json: dropped: 2 names: a transcript can't hold them") == true)
    #expect(messages.count == 3 && messages[1].hasSuffix("it takes options only; 'puzzlelab replay FILE' takes it"))
    #expect(messages.last?.hasSuffix("m.json: line 1: this is a game of memory, not of Reversi") == true)
  }

  @Test func `a game to review is a file, standard input or moves, and what is neither says so`() throws {
    let folder = try TemporaryFolder()
    #expect(try ProgramRun("$P reversi review - --level 1", input: "f5d6c3\n").output.contains("c3"))
    #expect(try ProgramRun("$P reversi review f5 'd6?!' 'c3!!' 36-28 --level 1").output.contains("c3"))
    for (words, status, message) in [
      ("f5d6c3x", 65, "move 4, x, isn't a square of the board, such as d3, or a pass (pa) (at character 7)"),
      ("f5d6c3 a1", 65, "move 4, a1, flips nothing"),
      ("'hello world'", 74, "hello world can't be read: No such file or directory; write a game as moves"),
    ] as [(String, Int32, String)] {
      let run = try ProgramRun("cd $D; $P reversi review \(words)", in: folder)
      #expect(run.status == status && run.messages.contains(message), "\(run.messages)")
    }
  }

  @Test func `a board that begins with an empty square needs no hyphens before it`() throws {
    let board = "--XXXXX--OOOXX-O-OOXXOX-OXOXOXXOXXXOOOX-XXXXOO---O-OXXX--O-XXOOO X"
    for call in ["'\(board)'", "--position '\(board)'", "-- '\(board)'"] {
      #expect(try ProgramRun("$P reversi show \(call)").status == 0, "\(call)")
    }
    #expect(try ProgramRun("$P reversi show --XO").messages.contains("unknown option '--XO'"))
  }
}
