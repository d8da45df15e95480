import Documents
import GameCore
import Games
import Questions
import Streams

extension Command {
  /// `puzzlelab replay FILE`.
  static let replay: Command = Command(
    "replay", summary: "Replay a saved game and show its final state",
    discussion: """
      Finds out which game a file is of, replays its actions, and shows the final state, which is always the same: a \
      file that 'save' wrote, or one of the state folder. 'GAME replay --actions' replays actions without a file.
      """,
    operands: [Operand("FILE", .one, isFile: true, help: "A saved game ('-': standard input)")],
    parameters: [Options.json, Options.output],
    examples: [Example("replay game.json", "A saved game")], purpose: .saved
  ) { call throws(Fault) in
    let path = call.operand(0) ?? "-"
    let saved = try SavedGame(reading: try call.read(path), name: path)
    let game = try GameApp.owner(of: saved, named: path).play.game
    return try call.replay(saved, game)
  }
}

extension Call {
  fileprivate func replay<Game: ServedGame>(_ saved: SavedGame, _ game: Game.Type) throws(Fault) -> ExitStatus {
    let limits = SearchLimits(threads: 1, stopSignal: console.stopSignal)
    let context = Context(limits: limits, observer: .silent, environment: environment)
    let session = PlaySession<Game>(computer: context.computer(of: Game.self, seed: saved.seed))
    let document = try session.resume(saved.actions)
    if self[Options.json] {
      var json = JSONWriter()
      json.object { members in
        members.add("result") { PlayDocument<Game>.shape.write(document, to: &$0) }
        members.add("schema") { $0.string("puzzlelab/\(Game.name).play/1") }
      }
      json.raw("\n")
      try console.write(json.bytes)
    } else {
      try console.write(text: document.text(style: console.style, isASCII: Console.isASCII))
    }
    return .done
  }
}
