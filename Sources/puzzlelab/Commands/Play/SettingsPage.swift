import Documents
import Questions

/// The page of settings: one line per setting, changed by the left and right arrow keys.
package struct SettingsPage<Game: ShownGame> {
  let settings: Game.Settings

  /// The page of these settings.
  package init(settings: Game.Settings) { self.settings = settings }

  func scene(in room: SceneRoom) -> Scene {
    var scene = Scene()
    let width = Game.Settings.choices.map(\.name.count).max() ?? 0
    for (row, choice) in Game.Settings.choices.enumerated() {
      let value = settings[choice.name]
      let label = "\(choice.name.rightPadded(to: width))  \(slider(choice, value, room) ?? range(choice, value))"
      scene.put(label.count > room.columns ? label.prefix(room.columns - 1) + "…" : label, row: row)
      scene.spot(
        command(choice, by: 1) ?? "", "\(choice.name): \(value)", row: row, column: 0,
        width: min(room.columns, max(label.count, width + 12)))
    }
    return scene
  }

  /// A slider and the number, where it can show it.
  private func slider(_ choice: SettingChoice, _ value: String, _ room: SceneRoom) -> String? {
    guard case .number(let range) = choice.values, let number = Int(value), range.contains(number),
      range.count <= 24, room.columns >= 60
    else { return nil }
    let bar = range.map { $0 == number ? "O" : "-" }.joined()
    return "\(range.lowerBound) \(bar) \(range.upperBound)  \(value)"
  }

  /// A value and, where numbers are chosen, what is offered.
  private func range(_ choice: SettingChoice, _ value: String) -> String {
    guard case .number = choice.values else { return choice.spelled(value) }
    return "\(value)  (\(choice.values.wording))"
  }

  /// The command that changes a setting to its next value, or the one before; `nil` for texts.
  package func command(_ choice: SettingChoice, by step: Int) -> String? {
    let value = settings[choice.name]
    switch choice.values {
    case .words(let words), .wordsOrFile(let words), .wordsOrContents(let words):
      guard let place = words.firstIndex(of: value) ?? words.indices.first else { return nil }
      return "settings \(choice.name) \(words[(place + step + words.count) % words.count])"
    case .number(let range):
      let number = Int(value).map { $0 + step } ?? range.lowerBound
      return "settings \(choice.name) \(min(max(number, range.lowerBound), range.upperBound))"
    case .text: return nil
    }
  }
}
