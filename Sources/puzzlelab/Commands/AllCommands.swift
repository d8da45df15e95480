import Catalogue

extension CommandTable {
  /// Every command of the program, in the order in which help lists them.
  package static let puzzlelab: CommandTable = CommandTable(
    groups: [CommandGroup.matchsticks, .set, .reversi, .memory, .cardmatch, .jobs].map { $0.with(.puzzlelab) },
    general: [Command(.tour), .serve, .report, .replay, .batch, .schema, .completions, .man])
}

extension CommandGroup {
  /// The group with a command for each question about its game.
  fileprivate func with(_ questions: QuestionTable) -> CommandGroup {
    let asked = questions.questions.filter { $0.name.hasPrefix("\(name).") }.map(Command.init)
    return CommandGroup(
      name, summary: summary, commands: commands + asked, families: families, isGame: isGame)
  }
}
