import Documents
import GameCore
import Games
import Questions

extension Command {
  /// `puzzlelab replay FILE`.
  static let replay: Command = Command(
    "replay", summary: "Show the game that a file keeps, played again from its actions",
    discussion: """
      Plays the actions of a file that 'save' wrote, or that was kept in the state folder, and shows where they lead: always to the same \
      state.
      """,
    operands: [Operand("FILE", .one, isFile: true, help: "A saved game ('-': standard input)")],
    parameters: [Door.json, Door.output],
    examples: [Example("replay game.json", "A game that was saved")]
  ) { call in
    let path = call.operand(0) ?? "-"
    let saved = try SavedGame(reading: try call.read(path), name: path)
    guard let game = GameApp.all.first(where: { $0.name == saved.game }) else {
      throw Fault.data("\(path): there is no game \(Quoting.quoted(saved.game))")
    }
    return try call.replay(saved, game.play.game)
  }
}

extension Call {
  fileprivate func replay<Game: ServedGame>(_ saved: SavedGame, _ game: Game.Type) throws -> ExitStatus {
    let limits = SearchLimits(threads: 1, stopSignal: console.stopSignal)
    let context = Context(limits: limits, observer: .silent, surroundings: surroundings)
    let session = PlaySession<Game>(computer: context.computer(of: Game.self, seed: saved.seed))
    let document = try session.resume(saved.actions)
    if self[Door.json] {
      var json = JSONWriter()
      json.object { members in
        members.add("result") { document.writeResult(to: &$0) }
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
