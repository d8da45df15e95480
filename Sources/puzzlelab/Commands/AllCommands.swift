import Games
import Questions

extension CommandTable {
  /// Every command of the program, in the order in which help lists them.
  package static let puzzlelab: CommandTable = CommandTable(
    groups: CommandTable(games: GameApp.all).groups + [.jobs.asked],
    general: [Command(.tour), .serve, .report, .replay, .review, .compare, .batch, .schema, .completions, .man])

  /// The commands of games, and no others.
  package init(games: [GameApp]) { self.init(groups: games.map(CommandGroup.init), general: []) }
}

extension CommandGroup {
  /// The commands of a game: to play it, those that aren't questions, and one for each question.
  fileprivate init(_ app: GameApp) {
    let own = app.conversions.map { Command($0, of: app.name) } + app.dialogues.map { Command($0, of: app.name) }
    self.init(
      app.name, summary: app.summary, typedAs: app.typedAs, first: app.first,
      commands: [.play(app.play)] + own + app.questions.map(Command.init), families: app.families)
  }

  /// The group with a command for each question about its things.
  fileprivate var asked: CommandGroup {
    let asked = QuestionTable.puzzlelab.questions.filter { $0.name.hasPrefix("\(name).") }.map(Command.init)
    return CommandGroup(name, summary: summary, commands: commands + asked, families: families, isGame: isGame)
  }
}
