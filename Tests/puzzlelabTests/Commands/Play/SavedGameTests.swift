import Foundation
import Games
import Questions
import TestSupport
import Testing

/// One command replays, and one reviews, a saved game of any kind.
@Suite struct SavedGameTests {
  /// The lines that begin a game, and options that its review has.
  static let games = [
    ("matchsticks", "take 1", "--digits 4"), ("set", "select 1\nselect 2\nselect 3", "--digits 4"),
    ("reversi", "f5", "--level 2 --worst 1"), ("memory", "turn 1\nturn 2", "--digits 4"),
    ("cardmatch", "turn 1\nturn 2", "--digits 4"),
  ]

  /// Plays some moves and saves the game: its file in the folder.
  private func save(_ game: String, _ moves: String, in folder: TemporaryFolder) throws -> String {
    let lines = "\(moves)\nsave \(folder.path)/\(game).json\n"
    #expect(try ProgramRun("$P \(game) play --seed 3", input: lines).status == 0)
    return "\(folder.path)/\(game).json"
  }

  @Test func `these are all games`() { #expect(Self.games.map(\.0).sorted() == GameApp.all.map(\.name).sorted()) }

  @Test(arguments: games)
  func `a saved game is replayed without its name, as its own command does it`(
    game: String, moves: String, options: String
  ) throws {
    let folder = try TemporaryFolder()
    let file = try save(game, moves, in: folder)
    let saved = try SavedGame(reading: Array(Data(contentsOf: URL(fileURLWithPath: file))), name: file)
    let actions = saved.actions.map { $0.replacing("'", with: "'\\''") }.joined(separator: "; ")
    let run = try ProgramRun("$P replay '\(file)'")
    #expect(run.status == 0 && !run.output.isEmpty)
    #expect(run.output == (try ProgramRun("$P \(game) replay --actions '\(actions)' --seed 3").output))
    #expect(try ProgramRun("$P replay - <'\(file)'").output == run.output)
    #expect(try ProgramRun("$P replay --json '\(file)'").output.contains("puzzlelab/\(game).play/1"))
  }

  @Test(arguments: games)
  func `a saved game is reviewed without its name, and the old words answer the same bytes`(
    game: String, moves: String, options: String
  ) throws {
    let folder = try TemporaryFolder()
    let file = try save(game, moves, in: folder)
    for words in ["", options, "\(options) --json", "--format csv", "--format html"].map({ "\($0) --no-run" }) {
      let run = try ProgramRun("$P review '\(file)' \(words)")
      #expect(run.status == 0 && !run.output.isEmpty, "\(words): \(run.messages)")
      #expect(run.output == (try ProgramRun("$P \(game) review '\(file)' \(words)").output), "\(words)")
    }
    let line = "$P review - --no-run <'\(file)'"
    #expect(try ProgramRun(line).output == ProgramRun("$P review --no-run '\(file)'").output)
    try FileManager.default.moveItem(atPath: file, toPath: "\(folder.path)/f5")
    #expect(try ProgramRun("cd $D; $P review f5 --no-run", in: folder).status == 0, "a name that reads as a move")
  }

  @Test(arguments: games)
  func `a game that is kept in the state folder is reviewed, too`(game: String, moves: String, options: String) throws {
    let folder = try TemporaryFolder()
    _ = try ProgramRun("$P \(game) play --seed 3 --state $D", in: folder, input: "\(moves)\n")
    for command in ["replay", "review"] {
      let run = try ProgramRun("$P \(command) $D/\(game).json", in: folder)
      #expect(run.status == 0, "\(run.messages)")
    }
  }

  @Test(arguments: ["ggf", "sgf", "pgn", "txt"])
  func `a game of Reversi that was saved for other programs is reviewed, too`(ending: String) throws {
    let folder = try TemporaryFolder()
    _ = try ProgramRun("cd $D; $P reversi play --seed 3", in: folder, input: "f5\nsave game.\(ending)\n")
    let run = try ProgramRun("cd $D; $P review game.\(ending) --level 2 --no-run", in: folder)
    #expect(run.status == 0, "\(run.messages)")
    #expect(
      run.output == (try ProgramRun("cd $D; $P reversi review game.\(ending) --level 2 --no-run", in: folder).output))
  }

  @Test func `what isn't a saved game, or has no such option, is refused in a line`() throws {
    let folder = try TemporaryFolder()
    let file = try save("memory", "turn 1", in: folder)
    let refused = try ProgramRun("$P review '\(file)' --level 3")
    #expect(refused.status == 64 && refused.output.isEmpty)
    #expect(refused.messages.hasSuffix("--level has no effect here: \(file) is a game of memory\n"))
    #expect(try ProgramRun("$P review '\(file)' --format svg").status == 64)
    #expect(try ProgramRun("head -c 200 '\(file)' >$D/cut; $P review $D/cut", in: folder).status == 65)
    for (text, status) in [("nothing", 65), (#"{"schema":"puzzlelab/game/1","game":"chess","actions":[]}"#, 65)] {
      for command in ["review", "replay"] {
        let run = try ProgramRun("$P \(command) -", input: text)
        #expect(run.status == status && run.messages.split(separator: "\n").count == 1, "\(command): \(run.messages)")
      }
    }
    #expect(try ProgramRun("$P review $D/none", in: folder).status == 74)
  }
}
