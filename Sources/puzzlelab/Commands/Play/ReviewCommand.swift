import Documents
import GameCore
import Games
import Questions
import Streams

extension Command {
  /// `puzzlelab review FILE`.
  static let review: Command = Command(
    path: ["review"], summary: "Judge each decision of a saved game",
    discussion: """
      Finds out which game a file is of, and compares each decision with the best one: a file that 'save' wrote, or one \
      of the state folder, also a record of Reversi in another format. The answer is that of the game's own command, \
      'GAME review'. Options that are about another game are refused.
      """,
    operands: [Operand("FILE", .one, isFile: true, help: "A saved game ('-': standard input)")],
    parameters: Deferred { ReviewOptions.parameters }, examples: [Example("review game.json", "A saved game")],
    isForExperts: false, purpose: .saved
  ) { call throws(Fault) in
    let path = call.operand(0) ?? "-"
    let bytes = try call.read(path)
    guard let app = try GameApp.owner(of: bytes, named: path) else { throw .data("\(path): this is not a saved game") }
    guard let review = app.play.review, let question = QuestionTable.puzzlelab.question(named: review.question) else {
      throw .data("\(path): saved games of \(app.name) can't be reviewed")
    }
    let command = Command(question)
    for name in call.invocation.values.keys.sorted() where command.parameter(named: name) == nil {
      throw .usage("--\(name) has no effect here: \(path) is a game of \(app.name)")
    }
    var invocation = Invocation(command: command, values: call.invocation.values)
    // A name may read as something else, such as moves.
    var read = Arguments(ParameterList(command.allParameters), naming: .flags)
    try? question.operand?.read([path], &read)
    if read.text(review.file.key) == path {
      invocation.operands = [path]
    } else {
      invocation.values[review.file.name] = path
    }
    return try command.run(Call(invocation, console: call.console).knowing(bytes, of: path))
  }
}

/// Options of the command.
private enum ReviewOptions {
  /// Those of any game's review, once each, and those that every answer has.
  static var parameters: [AnyParameter] {
    let reviews = GameApp.all.compactMap { $0.play.review }
    let questions = reviews.compactMap { QuestionTable.puzzlelab.question(named: $0.question) }
    let everybodys: [any SomeParameter] = [
      Parameter<Double?>.time,
      Options.format(
        questions.flatMap(\.formats).reduce(into: []) { all, format in
          if !all.contains(format) { all.append(format) }
        }), Options.json, Options.noRun, Options.output, Options.threads, Options.data,
    ]
    var found: [AnyParameter] = []
    for parameter in reviews.flatMap(\.parameters) + everybodys.map(\.any)
    where !found.contains(where: { $0.name == parameter.name }) { found.append(parameter) }
    return found
  }
}

extension GameApp {
  /// The game that a file is of: the one that a saved game names, or the one whose games other
  /// programs write, too; `nil` for anything else.
  static func owner(of bytes: [UInt8], named path: String) throws(Fault) -> GameApp? {
    guard SavedGame.isMeant(by: bytes) else { return all.first { !$0.play.game.fileEndings.isEmpty } }
    return try owner(of: try SavedGame(reading: bytes, name: path), named: path)
  }

  /// The game of a saved game.
  static func owner(of saved: SavedGame, named path: String) throws(Fault) -> GameApp {
    guard let app = all.first(where: { $0.name == saved.game }) else {
      throw Fault.data("\(path): unknown game \(Quoting.quoted(saved.game))")
    }
    return app
  }
}
