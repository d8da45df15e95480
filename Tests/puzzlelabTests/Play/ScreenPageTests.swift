import GameCore
import Matchsticks
import Play
import Reports
import Testing
import puzzlelab

@Suite struct ScreenPageTests {
  private let state = GameState.reduce(GameState<MatchsticksPlay>(), .new)

  private func text(_ rows: Int, _ columns: Int, state: GameState<MatchsticksPlay>? = nil) -> [String] {
    ScreenPage(state: state ?? self.state, rows: rows, columns: columns).scene.text(style: .plain)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: [(24, 80), (15, 40), (60, 200)])
  func everythingFits(_ rows: Int, _ columns: Int) {
    let lines = text(rows, columns)
    #expect(lines.count <= rows + 1 && lines.allSatisfy { $0.count <= columns })
    #expect(lines[0].hasPrefix("Matchsticks") && lines[0].hasSuffix("Matches: 18"))
    #expect(lines.contains { $0.contains("[Take 1] [Take 2] [Take 3]") })
    #expect(lines.contains("Make a move."))
    for button in ["[Hint]", "[New game]", "[Settings]", "[Quit]"] {
      #expect(lines.contains { $0.contains(button) }, "\(button)")
    }
  }

  @Test func aSmallWindowSaysWhatIsNeeded() {
    #expect(text(10, 30).joined(separator: " ").contains("40 columns and 15 rows are needed"))
    #expect(ScreenPage(state: state, rows: 14, columns: 80).scene.spots.isEmpty)
  }

  @Test func spotsAreCommandsWithNames() {
    let spots = ScreenPage(state: state, rows: 24, columns: 80).scene.spots
    #expect(spots.map(\.name) == ["Take 1", "Take 2", "Take 3", "Hint", "New game", "Settings", "Quit"])
    #expect(spots.map(\.command) == ["take 1", "take 2", "take 3", "hint", "new", "settings", "quit"])
  }

  @Test func thePageOfSettingsHasALineForEach() throws {
    let open = GameState.reduce(state, .openSettings)
    let lines = text(24, 80, state: open)
    #expect(lines.contains { $0.hasPrefix("pile        12 ------O------ 24  18") })
    let page = SettingsPage<MatchsticksPlay>(settings: open.settings)
    let choice = try #require(MatchsticksSettings.choices.first { $0.name == "opponent" })
    #expect(page.command(choice, by: 1) == "settings opponent wild")
    #expect(page.command(choice, by: -1) == "settings opponent person")
    let pile = try #require(MatchsticksSettings.choices.first { $0.name == "pile" })
    #expect(page.command(pile, by: 1) == "settings pile 19")
    var most = open.settings
    try most.set("pile", to: "24")
    #expect(SettingsPage<MatchsticksPlay>(settings: most).command(pile, by: 1) == "settings pile 24")
    let text = try #require(MatchsticksSettings.choices.first { $0.name == "rules" })
    #expect(page.command(text, by: 1) == nil)
  }

  @Test func keysWalkOverTheSpots() {
    let spots = ScreenPage(state: state, rows: 24, columns: 80).scene.spots
    func walk(_ place: Int, _ event: FullScreen.Event) -> Int {
      ScreenFocus.spot(from: place, towards: event, in: spots)
    }
    #expect(walk(0, .right) == 1 && walk(2, .left) == 1 && walk(0, .left) == 0)
    #expect(spots[walk(0, .down)].name == "Hint" && walk(3, .up) == 0)
    #expect(walk(6, .next) == 0 && walk(0, .previous) == 6)
  }
}
