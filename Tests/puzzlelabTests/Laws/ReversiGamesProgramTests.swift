import Foundation
import Questions
import TestSupport
import Testing

/// Conversions and reviews of files of games, called as a person calls them.
@Suite struct ReversiGamesProgramTests {
  private static let games = "f5d6c3d3c4\nf5f6e6f4\n# a note\nf5d6c4d3\n"

  @Test func `games go through all formats and come back`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.games, to: "games.txt")
    let script = """
      $P reversi convert $D/games.txt --to ggf -o $D/games.ggf && $P reversi convert $D/games.ggf --to wthor -o $D/games.wtb &&
      $P reversi convert $D/games.wtb --to transcript && $P reversi convert $D/games.ggf --to obf --last | wc -l
      """
    let run = try ProgramRun(script, in: folder)
    #expect(run.output == "f5d6c3d3c4\nf5f6e6f4\nf5d6c4d3\n3\n")
    let message = "puzzlelab: \(folder.path)/games.txt: dropped: 1 comment: GGF can't hold it\n"
    #expect(run.status == 0 && run.messages == message, "\(run.messages)")
    #expect(try folder.names.sorted() == ["games.ggf", "games.jou", "games.trn", "games.txt", "games.wtb"])
  }

  @Test func `SGF and PGN are written, and read from a pipe`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.games, to: "games.txt")
    let script = """
      $P reversi convert $D/games.txt --to sgf | $P reversi convert - --to pgn |
      $P reversi convert - --to transcript && $P reversi convert $D/games.txt --to quest
      """
    let run = try ProgramRun(script, in: folder)
    #expect(run.output == "f5d6c3d3c4\nf5f6e6f4\nf5d6c4d3\n")
    #expect(run.status == 64 && run.messages.contains("'quest' is not one of transcript, ggf, sgf, pgn, obf, wthor"))
  }

  @Test func `players and tournaments are in files next to the games`() throws {
    let folder = try TemporaryFolder()
    let board = "8 ---------------------------O*------*O--------------------------- *"
    _ = try folder.write("(;GM[Othello]PC[Open]DT[2001]PB[Ann]PW[Bj\u{F6}rn]RE[+10]BO[\(board)]B[f5];)\n", to: "g.ggf")
    let run = try ProgramRun(
      "$P reversi convert $D/g.ggf --to wthor -o $D/g.wtb && $P reversi convert $D/g.wtb --to ggf", in: folder)
    #expect(run.output.hasPrefix("(;GM[Othello]PC[Open]DT[2001]PB[Ann]PW[Björn]TY[8]RE[+10.00]BO["))
  }

  @Test func `a game at fault leaves a comment in its place`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("f5d6\nf5f5\nf5f6\n", to: "games.txt")
    let run = try ProgramRun("$P reversi convert $D/games.txt --to transcript", in: folder)
    #expect(run.output == "f5d6\n% line 2: error: move 2, f5, is on an occupied square (at character 3)\nf5f6\n")
    #expect(run.status == 65 && run.messages.split(separator: "\n").count == 1)
    let cut = try ProgramRun(
      "$P reversi convert $D/games.txt --to wthor -o $D/g.wtb; head -c 100 $D/g.wtb | $P reversi convert - --to ggf",
      in: folder)
    #expect(cut.status == 65 && cut.output.contains("the file ends within a record (byte 100 of the file)"))
  }

  @Test func `a summary that keeps its reviews is the same one, and continues where it was stopped`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("f5d6c3d3c4f4\nf5f5\nf5f6e6f4\nf5d6c4d3c3\n", to: "games.txt")
    let summary = "$P reversi summary $D/games.txt --level 1 --from-ply 2 --format csv"
    let script = """
      \(summary) >$D/plain; echo $?; \(summary) --resume $D/kept >$D/whole; echo $?
      cp $D/kept $D/all; head -n 2 $D/all >$D/kept; head -n 3 $D/all | tail -n 1 | head -c 40 >>$D/kept
      \(summary) --resume $D/kept >$D/resumed; echo $?
      cmp $D/plain $D/whole && cmp $D/plain $D/resumed && grep -c '"schema":"puzzlelab/reversi.review/' $D/kept
      $P reversi review --summary $D/games.txt --level 1 --from-ply 2 --format csv --resume $D/kept | cmp - $D/plain && echo same
      $P reversi summary $D/games.txt --level 2 --resume $D/kept; echo $?
      """
    let run = try ProgramRun(script, in: folder)
    #expect(run.output == "65\n65\n65\n3\nsame\n65\n", "\(run)")
    #expect(run.messages.contains("kept has answers to another question or another file"), "\(run)")
  }

  @Test func `two signals at once, as timeout sends them, leave the summary of what was reviewed`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(String(repeating: "f5d6c3d3c4f4c5b3c2e3d2\n", count: 3000), to: "games.txt")
    let script = """
      $P reversi summary $D/games.txt --level 4 --resume $D/kept --format html -o $D/page.html & process=$!
      until [ -s $D/kept ]; do sleep 0.02; done
      kill -TERM $process; kill -TERM $process; wait $process; echo $?; grep -c '</html>' $D/page.html
      """
    #expect(try ProgramRun(script, in: folder).output == "75\n1\n")
  }

  @Test func `a list of games with one at fault isn't done`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("f5d6\n(;GM[Othello]TY[8a]BO[4 -----O*--*O----- *]B[a2];)\nf5f6\n", to: "games.txt")
    for format in ["text", "json", "csv"] {
      let run = try ProgramRun("$P reversi games $D/games.txt --format \(format)", in: folder)
      #expect(run.status == 65 && run.output.contains("Anti-Othello (8a)") && run.output.contains("f5f6"), "\(run)")
    }
    #expect(try ProgramRun("$P reversi games $D/games.txt --only 1,3", in: folder).status == 0)
  }

  @Test func `comments between the games are named`() throws {
    let text = "# one\n#\n% two\n\nf5d6 # of the game\n; three\n[Black \"a\"]\n; of the game\n\n1. f5 *\n\n# four"
    let run = try ProgramRun("$P reversi convert - --to pgn", input: text)
    #expect(run.messages.hasSuffix("standard input: dropped: 4 comments: PGN can't hold them\n"), "\(run.messages)")
    #expect(run.output.components(separatedBy: "of the game").count == 3, "\(run.output)")
    let list = try ProgramRun("$P reversi games -", input: text)
    #expect(list.status == 0 && list.messages.contains("standard input: not listed: 4 comments\n"), "\(list)")
  }

  @Test func `what we write we read: files of answers and tables`() throws {
    let folder = try TemporaryFolder()
    let game = "reversi games data/reversi/game.ggf"
    let match = "reversi match greedy random --size 6 --games 2 --list-games"
    for (words, count) in [(game, 1), (match, 2)] {
      let answer = try ProgramRun(
        "$P \(words) --json | tee $D/a.json | $P reversi convert - --to transcript", in: folder)
      #expect(answer.status == 0, "\(answer)")
      let lines = answer.output.split(separator: "\n")
      #expect(lines.count == count && lines.allSatisfy { $0.count > 40 }, "\(answer)")
      let table = try ProgramRun(
        "$P \(words) --format csv > $D/a.csv; $P reversi convert $D/a.csv --to transcript", in: folder)
      #expect(table.status == 0 && table.output == answer.output, "\(table)")
      let again = try ProgramRun(
        "$P reversi convert $D/a.json --to ggf | $P reversi convert - --to transcript", in: folder)
      #expect(again.output == answer.output, "\(again)")
    }
    let names = try ProgramRun("$P reversi convert $D/a.csv --to ggf", in: folder)
    #expect(names.output.contains("PB[greedy]PW[random]") && names.output.contains("RE["), "\(names)")
  }

  @Test func `two games on two lines are two games in a box, too, and a missing side is said`() throws {
    let several = try ProgramRun("$P reversi show \"$(printf 'f5d6c3\\nf5f6e6')\"")
    #expect(several.status == 65 && several.messages.contains("'f5d6c3', and 'f5f6e6'"), "\(several)")
    let board = "---------------------------OX------XO---------------------------"
    let position = try ProgramRun("$P reversi show --position '\(board)'")
    #expect(position.status == 0 && position.messages.contains("it is black by the number of discs"), "\(position)")
    let words = try ProgramRun("$P reversi show 'My game was f5d6c3, I think'")
    #expect(words.status == 0 && words.messages.contains("My game was … I think"), "\(words)")
  }

  @Test func `members next to a list of games are named`() throws {
    let text = #"{"a":[1,{"b":2}],"games":[{"position":{"moves":[{"m":"f5"}]}}],"x":"games:","y":{"z":1}}"#
    for cut in [text.count, 9, 40] {
      let (start, end) = (text.prefix(cut), text.dropFirst(cut))
      let pieces = "printf '%s' '\(start)'; sleep 0.1; printf '%s' '\(end)'"
      let run = try ProgramRun("(\(pieces)) | $P reversi convert - --to ggf")
      #expect(run.status == 0 && run.output.contains("B[F5]"), "\(run)")
      let message = "standard input: dropped: 3 properties (a, x, y): GGF can't hold them\n"
      #expect(run.messages.hasSuffix(message), "\(run.messages)")
    }
  }

  @Test(arguments: ["summary $D/games.txt --level 0", "puzzles --games $D/games.txt --empties 2-4"])
  func `games that are skipped are named, and the work isn't done`(words: String) throws {
    let folder = try TemporaryFolder()
    let whole = "f5d6c3d3c4f4c5b3"
    _ = try folder.write("\(whole)\nf5f5\n\(whole)\n", to: "games.txt")
    let run = try ProgramRun("$P reversi \(words) --json", in: folder)
    #expect(run.status == 65 && run.messages.contains("line 2: move 2, f5, is on an occupied square"), "\(run)")
    let named = #""skippedGames":["line 2: move 2, f5, is on an occupied square (at character 3)"]"#
    #expect(run.output.contains(named), "\(run.output)")
    let rest = try ProgramRun("$P reversi \(words) --json --only 1,3", in: folder)
    #expect(rest.status == 0 && !rest.output.contains("skippedGames"), "\(rest)")
  }

  @Test func `what a saved game says besides its moves is named`() throws {
    let folder = try TemporaryFolder()
    let saved = #"{"actions":["new","f5"],"game":"reversi","note":"x","schema":"puzzlelab/game/1","seed":"1"}"#
    _ = try folder.write(saved, to: "g.json")
    let run = try ProgramRun("$P reversi convert $D/g.json --to ggf", in: folder)
    #expect(run.status == 0 && run.output.contains("B[F5]"))
    #expect(run.messages.hasSuffix("dropped: 1 property (note): GGF can't hold it\n"), "\(run.messages)")
  }

  @Test func `files of names have no effect with a text, and are refused`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("[Black \"Ann\"]\n[White \"Bob\"]\n\n1. f5 d6 *\n", to: "g.pgn")
    #expect(try ProgramRun("$P reversi convert $D/g.pgn --to wthor -o $D/h.wtb", in: folder).status == 0)
    for ask in ["games $D/g.pgn", "convert $D/g.pgn --to ggf", "review $D/g.pgn", "review --file $D/g.pgn"] {
      let run = try ProgramRun("$P reversi \(ask) --players $D/h.jou", in: folder)
      #expect(run.status != 0 && (run.output + run.messages).contains("--players has no effect here"), "\(ask): \(run)")
    }
    let named = try ProgramRun("$P reversi games $D/h.wtb --players $D/h.jou", in: folder)
    #expect(named.status == 0 && named.output.contains("Ann"))
  }

  @Test func `few positions of a file share the threads, many have one each`() throws {
    let folder = try TemporaryFolder()
    let board = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO- X\n"
    _ = try folder.write(board, to: "one.obf")
    _ = try folder.write("# a comment\n" + board + board, to: "two.obf")
    let script = """
      for f in one two; do $P reversi solve --file $D/$f.obf --threads 4 --json | grep -o '"threads":[0-9]*'; done
      """
    let run = try ProgramRun(script, in: folder)
    #expect(run.output == "\"threads\":4\n\"threads\":2\n\"threads\":2\n")
  }

  @Test func `a file of games is reviewed, and an interrupted run resumes`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.games + "zz\n", to: "games.txt")
    let script = """
      $P reversi review --file $D/games.txt --level 1 --json -o $D/all.jsonl; head -n 2 $D/all.jsonl >$D/part.jsonl
      printf '{"half' >>$D/part.jsonl; $P reversi review --file $D/games.txt --level 1 --resume $D/part.jsonl
      for f in all part; do sed 's/"run":.*//' $D/$f.jsonl; done
      $P reversi review --file $D/games.txt --level 1 | wc -l
      """
    let run = try ProgramRun(script, in: folder)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 9 && lines.last == "4")
    #expect(lines[0..<4] == lines[4..<8])
    #expect(lines[3].contains("puzzlelab/error/1") && lines[0].contains("\"number\":1"))
    let other = try ProgramRun("$P reversi review --file $D/other --resume $D/all.jsonl; true", in: folder)
    #expect(other.messages.contains("No such file"))
    for (games, words) in [("f5d6c3d3c4\n", "more answers than"), ("f5f4\n", "has answers to another question")] {
      _ = try folder.write(games, to: "other")
      let wrong = try ProgramRun("$P reversi review --file $D/other --level 1 --resume $D/all.jsonl", in: folder)
      #expect(wrong.status == 65 && wrong.messages.contains(words))
    }
    let deeper = try ProgramRun("$P reversi review --file $D/games.txt --level 2 --resume $D/all.jsonl", in: folder)
    #expect(deeper.status == 65 && deeper.messages.contains("has answers to another question"))
  }

  @Test func `one game is reviewed as text, JSON, CSV and a page`() throws {
    let call = "$P reversi review --moves f5d6c3d3c4 --level 1"
    #expect(try ProgramRun(call).output.contains("values: final disc difference"))
    #expect(try ProgramRun("\(call) --json").output.contains("\"schema\":\"puzzlelab/reversi.review/2\""))
    #expect(try ProgramRun("\(call) --format csv | wc -l").output == "6\n")
    let page = try ProgramRun("\(call) --format html").output
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("<svg"))
    #expect(try ProgramRun("$P reversi review").status == 64)
    #expect(try ProgramRun("$P reversi review x --moves f5").status == 64)
  }
}
