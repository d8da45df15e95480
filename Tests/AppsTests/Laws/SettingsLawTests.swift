import CardMatchApp
import MatchsticksApp
import MemoryApp
import Questions
import ReversiApp
import SetApp
import Testing

/// What is chosen is taken or refused, in every game.
@Suite struct SettingsLawTests {
  private func check<Settings: PlaySettings>(_ usual: Settings) {
    for choice in Settings.choices {
      for text in ["schlager", "", "-1", "99999999999999999999", "none at all", "7x"] {
        // Any word may be the name of a file.
        if choice.values.takesFile { continue }
        var settings = usual
        do throws(SettingFault) {
          try settings.set(choice.name, to: text)
          #expect(settings[choice.name] == text, "\(choice.name) \(text) became \(settings[choice.name])")
        } catch {
          #expect(settings == usual, "\(choice.name) \(text) was refused and left a trace")
        }
      }
      for word in choice.values.words ?? [] where !word.contains(":") {
        var settings = usual
        #expect(throws: Never.self, "\(choice.name) \(word)") { try settings.set(choice.name, to: word) }
        #expect(settings[choice.name] == word)
      }
    }
    var settings = usual
    #expect(throws: SettingFault.unknown("nothing")) { try settings.set("nothing", to: "1") }
  }

  @Test func `a setting becomes what was chosen, or it is refused`() {
    check(MatchsticksSettings())
    check(SetSettings())
    check(ReversiSettings())
    check(MemorySettings())
    check(CardMatchSettings())
  }

  /// What comes of a value that is given in each way: the settings, or `nil` where it is refused.
  private func ways<Game: ShownGame & TestedGame>(
    _ game: Game.Type, _ name: String, _ text: String
  ) throws -> [(way: String, settings: Game.Settings?)] {
    func session() -> PlaySession<Game> {
      let session = PlaySession<Game>(computer: TestLibrary.computer(of: game))
      _ = session.perform([.new])
      return session
    }
    let line = "settings \(name) \(text)"
    var option: Game.Settings? = Game.Settings()
    do throws(SettingFault) { try option?.take([GivenSetting(name, text)]) } catch { option = nil }
    let command = session()
    let isTaken = command.carryOut(line).refusal == nil
    let page = session()
    _ = page.carryOut("settings")
    let isDrafted = page.carryOut(line).refusal == nil
    if isDrafted { _ = page.carryOut("back") }
    let served = session().step([line], pausing: true)
    let recorded = "change \(name) \(text.split(separator: " ").joined(separator: "%20"))"
    let saved = GameState<Game>()
    let action = try? saved.action(recorded)
    let restored = action.flatMap { saved.refusal(of: $0) == nil ? GameState.reduce(saved, $0).settings : nil }
    return [
      ("option", option), ("command", isTaken ? command.state.settings : nil),
      ("page", isDrafted ? page.state.settings : nil), ("saved game", restored),
      ("served", served.notice == nil ? command.state.settings : nil),
    ]
  }

  /// Values of a setting: those that are offered, others near them, and nonsense.
  private func values(of choice: SettingChoice) -> [String] {
    var values = offered(choice)
    values += (choice.values.words ?? []).map { $0.uppercased() }
    if case .number(let range) = choice.values { values += ["\(range.lowerBound - 1)", "\(range.upperBound + 1)"] }
    return values + ["0", "0,0", "0,3", "3 4 5", "-1", "1000000", "", "schlager", "take:5,7", "7x", "level:61"]
  }

  /// The values that a person is offered.
  private func offered(_ choice: SettingChoice) -> [String] {
    var values = choice.values.words ?? []
    if case .number(let range) = choice.values { values += ["\(range.lowerBound)", "\(range.upperBound)"] }
    for option in choice.options {
      let numbers = option.numbers.map { [$0.lowerBound, option.usual ?? $0.lowerBound, $0.upperBound] }
      values += numbers?.map { option.value + "\($0)" } ?? [option.value]
    }
    return values
  }

  private func checkWays<Game: ShownGame & TestedGame>(_ game: Game.Type) throws {
    for choice in Game.Settings.choices {
      for text in Set(values(of: choice)).sorted() {
        let isWord = choice.values.words?.contains(text.lowercased()) ?? false
        // A file has to be there where a game is played with it.
        if choice.values.takesFile, !isWord { continue }
        let ways = try ways(game, choice.name, text)
        for (way, settings) in ways.dropFirst() {
          // A category that was kept and that there isn't any more is pop.
          if choice.name == "category", way == "saved game", ways[0].settings == nil { continue }
          #expect(settings == ways[0].settings, "\(Game.name) \(choice.name) '\(text)': \(way)")
        }
      }
      for text in offered(choice) {
        #expect(throws: Never.self, "\(Game.name) offers \(choice.name) \(text)") {
          var settings = Game.Settings()
          try settings.take([GivenSetting(choice.name, text)])
        }
      }
    }
  }

  @Test func `a value is taken or refused alike in whatever way it is given`() throws {
    try checkWays(MatchsticksPlay.self)
    try checkWays(SetPlay.self)
    try checkWays(ReversiPlay.self)
    try checkWays(MemoryPlay.self)
    try checkWays(CardMatchPlay.self)
  }

  @Test(arguments: [["heaps": "0"], ["heaps": "0,0"], ["pile": "0"], ["rules": "take:5,7", "heaps": "3"]])
  func `a game that would be over before the first move is refused`(_ given: [String: String]) {
    var settings = MatchsticksSettings()
    #expect(throws: SettingFault.self) {
      try settings.take(given.map { GivenSetting($0.key, $0.value) })
    }
    #expect(settings == MatchsticksSettings())
  }

  @Test func `two names of one setting that differ are refused, and nothing that is given is dropped`() throws {
    var settings = MatchsticksSettings()
    #expect(throws: SettingFault.contradiction(GivenSetting("pile", "9"), GivenSetting("heaps", "3,4"))) {
      try settings.take([GivenSetting("pile", "9"), GivenSetting("heaps", "3,4")])
    }
    #expect(throws: SettingFault.self) {
      try settings.take([GivenSetting("take-limit", "2"), GivenSetting("rules", "kayles")])
    }
    try settings.take([GivenSetting("pile", "20"), GivenSetting("heaps", "20")])
    // Rules bring their usual convention of play, and yet the one that is given holds.
    try settings.take([GivenSetting("play", "normal"), GivenSetting("rules", "take:1,3")])
    #expect(settings["play"] == "normal" && settings["rules"] == "take:1,3" && settings["pile"] == "20")
    // They are kept, too, when they have the same convention as before.
    var state = GameState<MatchsticksPlay>(settings: try settings.with("rules", "take:3").with("play", "normal"))
    let line = try #require(state.text(of: .change(settings)))
    state = GameState.reduce(state, try state.action(line))
    #expect(state.settings == settings, "\(line)")
  }

  private func checkWord<Game: ShownGame & TestedGame>(_ game: Game.Type) throws {
    for choice in Game.Settings.choices {
      for text in values(of: choice) where !choice.values.takesFile {
        let session = PlaySession<Game>(computer: TestLibrary.computer(of: game))
        _ = session.perform([.new])
        let before = session.state
        let outcome = session.carryOut("settings \(choice.name) \(text)")
        let what: Comment = "\(Game.name) \(choice.name) '\(text)': \(outcome)"
        #expect((outcome.chosen == nil) == (outcome.refusal != nil), what)
        let isLater = outcome.chosen?.hasSuffix("from the next game") ?? false
        #expect(!isLater || Game.Settings.forNextGame.contains(choice.name), what)
        #expect(!isLater || session.state.table == before.table && session.state.settings != before.settings, what)
        let isNew = outcome.chosen?.hasSuffix("in a new game") ?? false
        #expect(isNew == (outcome.refusal == nil && !before.settings.canBecome(session.state.settings)), what)
      }
    }
  }

  @Test func `each choice has a word that says from when on it holds`() throws {
    try checkWord(MatchsticksPlay.self)
    try checkWord(SetPlay.self)
    try checkWord(ReversiPlay.self)
    try checkWord(MemoryPlay.self)
    try checkWord(CardMatchPlay.self)
    let session = PlaySession<MemoryPlay>(computer: TestLibrary.computer(of: MemoryPlay.self))
    _ = session.perform([.new])
    #expect(session.carryOut("settings category rock").chosen == "Category: Rock, from the next game")
    #expect(session.carryOut("settings category rock").chosen == "Category: Rock, as before")
    #expect(session.carryOut("opponent optimal").chosen == "Opponent: Perfect, in a new game")
    #expect(session.carryOut("turn 1").chosen == nil)
  }
}

extension MatchsticksSettings {
  fileprivate func with(_ name: String, _ text: String) throws -> MatchsticksSettings {
    var settings = self
    try settings.take([GivenSetting(name, text)])
    return settings
  }
}
