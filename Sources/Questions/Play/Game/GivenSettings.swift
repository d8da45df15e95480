/// A setting as it was given.
package struct GivenSetting: Sendable, Equatable {
  package let name: String
  /// The text of the value.
  package let text: String

  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

extension PlaySettings {
  /// Takes settings as they are given: on a command line, by a command, on a page, or by a file in
  /// which they were `kept`. All of them hold afterwards, or none is taken.
  ///
  /// Words are read in letters of either case. One setting may bring another with it, as rules
  /// bring a convention of play; what was given holds all the same, in whatever order. Two names of
  /// one setting that say different things are refused.
  package mutating func take(_ given: [GivenSetting], kept: Bool = false) throws(SettingFault) {
    var settings = self
    for setting in given { try settings.change(setting, kept) }
    for setting in given where !settings.holds(setting, kept) { try settings.change(setting, kept) }
    if let lost = given.first(where: { !settings.holds($0, kept) }) {
      var others = settings
      try others.change(lost, kept)
      if let other = given.first(where: { !others.holds($0, kept) }) {
        // Games that were kept have the text of their heaps for the pile, too.
        guard kept, other.text == lost.text else { throw .contradiction(lost, other) }
      } else {
        settings = others
      }
    }
    if let fault = settings.fault { throw fault }
    self = settings
  }

  private mutating func change(_ setting: GivenSetting, _ kept: Bool) throws(SettingFault) {
    guard let choice = Self.choices.first(where: { $0.name == setting.name }) else { throw .unknown(setting.name) }
    let word = setting.text.lowercased()
    // The name of a file keeps its letters.
    let text = choice.values.takesFile && choice.values.words?.contains(word) == false ? setting.text : word
    if kept { try restore(setting.name, to: text) } else { try set(setting.name, to: text) }
  }

  /// Whether giving a setting once more leaves it unchanged.
  private func holds(_ setting: GivenSetting, _ kept: Bool) -> Bool {
    var again = self
    do throws(SettingFault) {
      try again.change(setting, kept)
    } catch {
      return false
    }
    return again[setting.name] == self[setting.name]
  }
}
