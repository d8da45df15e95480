/// A setting as it was given.
package struct GivenSetting: Sendable, Equatable {
  package let name: String
  /// The text of the value.
  package let text: String
  /// The option that said it: its own name, or another one that says it in other words.
  package let option: String

  package init(_ name: String, _ text: String, as option: String? = nil) {
    self.name = name
    self.text = text
    self.option = option ?? name
  }
}

extension SettingFault {
  /// The fault, with the names of the options that were given.
  package func named(as given: [GivenSetting]) -> SettingFault {
    let said = { (name: String) in given.first { $0.name == name }?.option ?? name }
    return switch self {
    case .unreadable(let setting, let text): .unreadable(setting: said(setting), text)
    case .value(let setting, let text, let expected): .value(setting: said(setting), text: text, expected: expected)
    case .unknown, .contradiction: self
    }
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
    let text = choice.values.spelled(setting.text)
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
