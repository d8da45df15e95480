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
}
