import Documents

extension GameState where Game: ShownGame {
  /// What a line of a person has chosen, and from when on it holds, a phrase: "Category: Rock, from
  /// the next game". `before` is the state before it; `nil` for other lines, and on the page of
  /// settings, which shows what is chosen.
  func acknowledgement(of line: String, since before: GameState) -> String? {
    guard before.draft == nil, draft == nil, let choice = Self.choice(in: line) else { return nil }
    let chosen = "\(choice.title): \(choice.words(for: settings[choice.name]))\(beginning(of: choice, since: before))"
    guard settings != before.settings, let caution = Game.caution(settings), caution != Game.caution(before.settings)
    else { return chosen }
    return "\(chosen); \(caution)"
  }

  /// From when on a choice holds.
  private func beginning(of choice: SettingChoice, since before: GameState) -> String {
    if settings == before.settings { return ", as before" }
    if phase == .idle { return "" }
    if !before.settings.canBecome(settings) { return ", in a new game" }
    return Game.Settings.forNextGame.contains(choice.name) ? ", from the next game" : ", from now on"
  }

  /// The setting that a line changes.
  private static func choice(in line: String) -> SettingChoice? {
    var words = Words(line)
    let verb = words.take()
    guard let name = verb == "settings" ? words.take() : verb else { return nil }
    guard verb == "settings" || name == "opponent" else { return nil }
    return Game.Settings.choices.first { $0.name == name }
  }
}

extension SettingChoice {
  /// A value as it is shown to people: the title of its option, if it has one.
  fileprivate func words(for value: String) -> String {
    if let option = options.first(where: { $0.value == value }) { return option.title }
    return values.words?.contains(value) == true && !value.contains(":") ? value.capitalizedFirst : value.visible
  }
}
