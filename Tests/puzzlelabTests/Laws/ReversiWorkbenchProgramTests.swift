import Foundation
import Questions
import TestSupport
import Testing

/// Lists of starts, games that are written, pages of players, full names, estimates: called as a
/// person calls them.
@Suite struct ReversiWorkbenchProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ script: String, input: String = "") throws -> ProgramRun {
    try ProgramRun(script, in: folder, input: input)
  }

  @Test func `a game begins after a line of a list that the seed draws, and its record declares it`() throws {
    _ = try folder.write("f5d6c3d3 Tiger\n# a comment\nf5f6e6f4\n", to: "starts.txt")
    var seen: Set<String> = []
    for seed in 1...8 {
      let script = "$P reversi play --starts $D/starts.txt --opponent person --seed \(seed) --json"
      let state = try run(script)
      #expect(state.status == 0 && state.output.contains("\"givenMoves\":4"), "\(state)")
      #expect(try run(script).output == state.output)
      for line in ["f5d6c3d3", "f5f6e6f4"] where state.output.contains("\"transcript\":\"\(line)\"") {
        seen.insert(line)
      }
    }
    #expect(seen.count == 2)
    let wrong = try run("printf 'f5d6\\nf5f5\\n' >$D/w; $P reversi play --starts $D/w")
    #expect(wrong.status == 65 && wrong.messages.contains("/w: line 2: move 2, f5, is on an occupied"), "\(wrong)")
    let two = try run("$P reversi play --starts $D/starts.txt --moves f5")
    #expect(two.status == 64 && two.messages.contains("not both"), "\(two)")
    let lines = try run("$P reversi trainer --lines $D/starts.txt --day 2026-12-24", input: "quit\n")
    #expect(lines.status == 0 && lines.output.contains("2 lines"), "\(lines)")
  }

  @Test func `a match in GGF and PGN is read again, its openings left out of the judgement`() throws {
    _ = try folder.write("f5d6c3d3c4\nf5f6e6f4\n", to: "starts.txt")
    let match = "$P reversi match level:1 greedy --games 4 --openings $D/starts.txt"
    for form in ["ggf", "pgn"] {
      let games = try run("\(match) --format \(form) -o $D/m.\(form); $P reversi convert $D/m.\(form) --to transcript")
      let listed = try run("\(match) --list-games --json -o $D/m.json; $P reversi convert $D/m.json --to transcript")
      #expect(games.status == 0 && games.output == listed.output && games.output.split(separator: "\n").count == 4)
      let plies = try run(
        "$P reversi summary $D/m.\(form) --level 0 --json; $P reversi summary $D/m.json --level 0 --json")
      #expect(plies.output.components(separatedBy: "\"unjudgedPlies\":18").count == 3, "\(plies)")
    }
    let other = try run("$P reversi hints --moves f5 --format pgn")
    #expect(other.status == 64 && other.messages.contains("these answers aren't games"), "\(other)")
  }

  @Test func `reviewed games come out with their values, one after the other`() throws {
    _ = try folder.write("f5d6c3d3c4f4\nf5f5\nf5f6e6f4\n", to: "games.txt")
    let games = try run("$P reversi review --file $D/games.txt --level 1 --format pgn -o $D/r.pgn")
    #expect(games.status == 65 && games.messages.contains("line 2"), "\(games)")
    let list = try run("$P reversi convert $D/r.pgn --to transcript; grep -c eval $D/r.pgn")
    #expect(list.output.hasPrefix("f5d6c3d3c4f4\nf5f6e6f4\n"), "\(list)")
  }

  @Test func `each player has a page, and nothing is overwritten`() throws {
    let board = "8 ---------------------------O*------*O--------------------------- *"
    let games = [("Ann/Lee", "ann lee", "2025.03.01"), ("ann lee", "大久保", "2026.03.01"), ("Ann/Lee", "..", "2026")].map
    {
      "(;GM[Othello]DT[\($2)]PB[\($0)]PW[\($1)]RE[+10]BO[\(board)]B[f5]W[d6]B[c3]W[d3];)\n"
    }
    _ = try folder.write(games.joined(), to: "g.ggf")
    let pages = "$P reversi summary $D/g.ggf --level 1 --pages $D/p"
    #expect(try run(pages).status == 0)
    let names = try run("cd $D/p && ls").output.split(separator: "\n").map(String.init)
    #expect(Set(names) == ["index.html", "Ann-Lee.html", "ann-lee-2.html", "player.html", "大久保.html"], "\(names)")
    let page = try run("cat $D/p/Ann-Lee.html").output
    #expect(page.contains("Ann/Lee: 2 games reviewed") && page.contains("2 won, 0 drawn, 0 lost: score 100.0 %"))
    for part in ["By phase", "By opening", "By month", "By year"] { #expect(page.contains(part), "\(part)") }
    #expect(try run("cat $D/p/index.html").output.contains("href=\"大久保.html\""))
    let again = try run("rm $D/p/index.html; \(pages)")
    #expect(again.status == 64 && again.messages.contains("nothing is overwritten"), "\(again)")
    let alone = try run("$P reversi summary $D/g.ggf --level 1 --player Ann/Lee")
    #expect(alone.output.contains("Ann/Lee: 2 games reviewed") && alone.output.contains("results:"), "\(alone)")
    let none = try run("printf 'f5d6\\n' >$D/n; $P reversi summary $D/n --pages $D/q")
    #expect(none.status == 65 && none.messages.contains("no player has a name"), "\(none)")
    #expect(!(try folder.names.contains("q")))
    let nowhere = try run("$P reversi summary $D/g.ggf --pages $D/no/p")
    #expect(nowhere.status == 74 && nowhere.messages.contains("can't be created"), "\(nowhere)")
  }

  @Test func `names that WTHOR cuts come back whole`() throws {
    let board = "8 ---------------------------O*------*O--------------------------- *"
    let record = "(;GM[Othello]PC[Open]PB[Maximiliane Mustermann-Beispiel]PW[Ōkubo]RE[+10]BO[\(board)]B[f5];)\n"
    _ = try folder.write(record, to: "g.ggf")
    let there = try run("$P reversi convert $D/g.ggf --to wthor -o $D/g.wtb")
    #expect(there.messages.contains("dropped: 2 parts of names"), "\(there)")
    #expect(try folder.names == ["g.ggf", "g.jou", "g.jou.names", "g.trn", "g.wtb"])
    let back = "$P reversi convert $D/g.wtb --to ggf"
    #expect(try run(back).output.contains("PB[Maximiliane Mustermann-Beispiel]PW[Ōkubo]"))
    #expect(try run("$P reversi games $D/g.wtb").output.contains("Maximiliane Mustermann-Beispiel"))
    #expect(try run("$P reversi tree $D/g.wtb").output.contains("Maximiliane Mustermann-Beispiel"))
    let named = try run("rm $D/g.jou.names; printf 'Maximiliane Mustermann\\nNobody\\n' >$D/n; \(back) --names $D/n")
    #expect(named.output.contains("PB[Maximiliane Mustermann]"), "\(named)")
    #expect(named.messages.contains("1 name fits no name of") && named.messages.contains("line 2"), "\(named)")
  }

  @Test func `an estimate says what all games will cost, and answers none`() throws {
    _ = try folder.write(String(repeating: "f5d6c3d3c4f4\n", count: 30), to: "games.txt")
    for command in ["review --file", "summary", "review --summary", "analyze --file"] {
      let estimate = try run("$P reversi \(command) $D/games.txt --level 1 --estimate")
      #expect(estimate.status == 0, "\(command): \(estimate)")
      #expect(estimate.output.contains("30 ") && estimate.output.contains("total:"), "\(command): \(estimate)")
      #expect(!estimate.output.contains("best"), "\(command): \(estimate)")
    }
    let json = try run("$P reversi summary $D/games.txt --level 1 --estimate --json")
    #expect(json.output.contains("\"questions\":30") && json.output.contains("\"sampled\":30"), "\(json)")
    let kept = try run("$P reversi summary $D/games.txt --level 1 --estimate --resume $D/r")
    #expect(kept.status == 64 && kept.messages.contains("--resume has no effect with --estimate"), "\(kept)")
    let alone = try run("$P reversi review f5d6c3 --estimate")
    #expect(alone.status == 64 && alone.messages.contains("--estimate goes with --file"), "\(alone)")
  }
}
