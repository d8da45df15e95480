import CardMatch
import CardMatchApp
import Documents
import GameCore
import Matchsticks
import MatchsticksApp
import MemoryApp
import Questions
import Reversi
import ReversiApp
import SetApp
import Streams
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
    #expect(lines.contains { $0.hasSuffix("Make a move.") })
    for button in ["[Hint]", "[New game]", "[Settings]", "[Quit]"] {
      #expect(lines.contains { $0.contains(button) }, "\(button)")
    }
  }

  @Test func longWordsLeaveTheBoardOnASmallScreen() throws {
    var state = GameState.reduce(GameState<ReversiPlay>(), .new)
    for name in ["f5", "d6"] {
      let square = try #require(Square(name))
      state = GameState.reduce(state, name == "f5" ? .play(.place(square)) : .answer(tag: state.tag, .place(square)))
    }
    let hint =
      "Best: c3 (+11, depth 10 at 73 %). Next best: c4 −11, c5 −11.5. Corners can't be flipped."
    let page = ScreenPage(state: state, rows: 15, columns: 40, notice: hint)
    let lines = page.scene.text(style: .plain).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 16 && lines.allSatisfy { $0.count <= 40 })
    #expect(lines.contains { $0.contains("8 · ·") } && lines.contains("[Hint] [Undo] [New] [Settings] [Quit]"))
    #expect(page.scene.spots.count { Square($0.command) != nil } == 64, "every square can be chosen")
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
    #expect(lines.contains { $0.contains("pile        12 ------O------ 24  18") })
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

  @Test func `a narrow page of settings has the ranges, and other pages have no line of the game`() throws {
    let open = GameState.reduce(state, .openSettings)
    let lines = text(15, 40, state: open)
    #expect(lines.contains { $0.contains("pile        18  (12 to 24)") } && !lines[0].contains("Matches:"), "\(lines)")
    var page = ScreenPage(state: state, rows: 15, columns: 40)
    page.place = MatchsticksPlay.menu
    let menu = page.scene.text(style: .plain)
    #expect(!menu.contains("Matches: 18") && !menu.contains("Make a move"), "\(menu)")
  }

  /// Plays a game at random, with a hint now and then where `hints` are asked for, and checks that
  /// the smallest screen shows every message.
  private func walk<Game: ShownGame>(
    _ game: Game.Type, _ choices: [GivenSetting], _ solvers: Game.Solvers, hints: Bool = true
  ) throws {
    var settings = Game.Settings()
    try settings.take(choices)
    let session = PlaySession<Game>(computer: Computer(seed: 1, solvers: solvers), manner: .keys)
    _ = session.perform([.change(settings)])
    _ = session.perform([.new])
    var random = SeededGenerator(seed: 1)
    func words(_ text: String) -> String { text.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ") }
    for step in 0..<40 {
      let state = session.state
      let text = words(ScreenPage(state: state, rows: 15, columns: 40).scene.text(style: .plain))
      #expect(text.contains(words(state.message)), "\(state.message)\n\(text)")
      #expect(text.contains(words(Game.headline(state))) && text.contains("[Quit]"), "\(text)")
      guard !state.isOver, let moves = state.legalMoves, !moves.isEmpty else { break }
      if hints, step % 3 == 0, state.advice == nil {
        _ = session.perform("hint")
      } else {
        _ = session.perform([.play(moves[random.index(moves.count)])])
      }
    }
  }

  @Test func `on the smallest screen no message is cut`() throws {
    func given(_ text: String) -> [GivenSetting] {
      let words = text.split(separator: " ").map(String.init)
      return stride(from: 0, to: words.count, by: 2).map { GivenSetting(words[$0], words[$0 + 1]) }
    }
    for text in ["", "opponent person", "heaps 3,4,5 rules nim"] { try walk(MatchsticksPlay.self, given(text), ()) }
    for text in ["", "opponent person cards 15", "opponent 20 cards 24"] { try walk(SetPlay.self, given(text), ()) }
    for text in ["opponent random hint-level 1", "opponent person hint-level 1"] {
      try walk(ReversiPlay.self, given(text), ReversiSolvers { ReversiSolver() })
    }
    for text in ["pairs 18", "opponent person pairs 18", "opponent naive pairs 12"] {
      try walk(MemoryPlay.self, given(text), FaceSource())
    }
    let cards = CardMatchSolvers { game throws(ComputerError) in
      do { return try FaceDownPlan(game) } catch { throw .tooHard }
    }
    for text in ["deal-size 8", "deal-size 7 match 3"] { try walk(CardMatchPlay.self, given(text), cards) }
    for text in ["deal-size 52", "deal-size 52 opponent person"] {
      try walk(CardMatchPlay.self, given(text), cards, hints: false)
    }
  }

  @Test func keysWalkOverTheSpots() {
    let spots = ScreenPage(state: state, rows: 24, columns: 80).layout.walk
    func walk(_ place: Int, _ event: FullScreen.Event) -> Int {
      ScreenFocus.spot(from: place, towards: event, in: spots)
    }
    #expect(walk(0, .right) == 1 && walk(2, .left) == 1 && walk(0, .left) == 0)
    #expect(spots[walk(0, .down)].row > spots[0].row && walk(3, .up) == 0)
    #expect(walk(6, .next) == 0 && walk(0, .previous) == 6)
  }

  @Test func `the tabulator key moves from one legal square to the next`() {
    let spots = ScreenPage(state: GameState.reduce(GameState<ReversiPlay>(), .new), rows: 24, columns: 80).layout.walk
    var (place, names) = (0, [String]())
    for _ in 0..<5 {
      place = ScreenFocus.spot(from: place, towards: .next, in: spots)
      names.append(spots[place].command)
    }
    #expect(names == ["d3", "c4", "f5", "e6", "d3"])
  }

  @Test func `a message moves nothing, and the longest one fits the screen`() {
    for (rows, columns) in [(15, 40), (24, 80), (50, 120)] {
      let none = ScreenPage(state: state, rows: rows, columns: columns).scene.spots
      let word = "a long word about nothing at all, and more of it"
      let short = ScreenPage(state: state, rows: rows, columns: columns, notice: word).scene
      #expect(short.spots == none)
      let notice = String(repeating: word, count: 10)
      let long = ScreenPage(state: state, rows: rows, columns: columns, notice: notice).scene
      #expect(long.rows.count <= rows && long.rows.allSatisfy { $0.count <= columns })
    }
  }

  @Test func `a table that is higher than its rows scrolls to what keys act upon`() throws {
    var state = GameState<CardMatchPlay>()
    var settings = state.settings
    try settings.set("deal-size", to: "52")
    for action in [GameAction<CardMatchPlay>.change(settings), .new] { state = GameState.reduce(state, action) }
    state = GameState.reduce(state, .dealt(tag: state.tag, CardMatchPlay.Deal(deck: Deck())))
    for (rows, columns) in [(15, 40), (16, 41), (24, 80)] {
      var page = ScreenPage(state: state, rows: rows, columns: columns)
      for place in 0..<52 {
        page.focus = place
        let layout = page.layout
        page.scroll = layout.top
        let spot = layout.scene.spots[place]
        #expect(spot.height > 0 && spot.command == "turn \(place + 1)")
        #expect(layout.walk[place].command == spot.command && layout.scene.rows.count <= rows)
        for row in spot.row..<spot.row + spot.height {
          let first = layout.scene.spots.first { $0.contains(row: row, column: spot.column) }
          #expect(first?.command == spot.command, "a click meets what it seems to meet")
        }
      }
    }
  }

  @Test func `a result stays in sight, and Enter is a new game`() throws {
    var settings = MatchsticksSettings()
    try settings.set("pile", to: "1")
    var over = GameState.reduce(GameState<MatchsticksPlay>(settings: settings), .new)
    over = GameState.reduce(over, .play(try #require(over.legalMoves?.first)))
    let refusal = try #require(over.refusal(of: .hint)).words(in: over, .keys)
    let page = ScreenPage(state: over, rows: 24, columns: 80, notice: refusal)
    let text = page.scene.text(style: .plain)
    #expect(text.contains("Enter starts a new game. The game is over. You lost."), "said once, and as keys have it")
    #expect(text.contains("Enter: new game") && !text.contains("'new'"))
    var target = ScreenTarget()
    target.follow(.table, ScreenPage(state: state, rows: 24, columns: 80).layout.walk)
    #expect(target.command == "take 1")
    target.follow(.result, page.layout.walk)
    #expect(target.command == "new")
  }

  @Test func `a button that comes or goes doesn't change what Enter does`() {
    let spots = ScreenPage(state: state, rows: 24, columns: 80).layout.walk
    var target = ScreenTarget()
    target.follow(.table, spots)
    target.walk(.right, over: spots)
    #expect(target.command == "take 2" && target.place(in: spots) == 1)
    let others = spots.filter { !$0.command.hasPrefix("take") }
    #expect(target.command == "take 2" && target.place(in: others) == nil)
  }

  @Test func `large screens show larger tables in their middle`() throws {
    func spots<Game: ShownGame>(_ state: GameState<Game>, _ rows: Int, _ columns: Int) -> [Scene.Spot] {
      ScreenPage(state: state, rows: rows, columns: columns).scene.spots
    }
    let board = GameState.reduce(GameState<ReversiPlay>(), .new)
    let (small, large) = (spots(board, 24, 80), spots(board, 50, 120))
    #expect(small[0].width == 2 && large[0].width == 4 && large[0].height == 2)
    #expect(large[0].row > 5 && large[0].column > 20)
    let buttons = large.suffix(4)
    #expect(buttons.allSatisfy { $0.row < 45 }, "the buttons stay near the table")
  }

  @Test func `keys are moves and never buttons`() throws {
    func meaning(_ keys: String) -> KeyMeaning { MatchsticksPlay.meaning(of: keys, in: state) }
    #expect(meaning("2") == .command("take 2") && meaning("9") == .command("take 9") && meaning("0") == .nothing)
    var settings = MatchsticksSettings()
    try settings.set("heaps", to: "3,4,5")
    let heaps = GameState.reduce(GameState<MatchsticksPlay>(settings: settings), .new)
    #expect(MatchsticksPlay.meaning(of: "2", in: heaps) == .beginning)
    #expect(MatchsticksPlay.meaning(of: "23", in: heaps) == .command("take 2 from 3"))
    let board = GameState.reduce(GameState<ReversiPlay>(), .new)
    #expect(
      ReversiPlay.meaning(of: "h", in: board) == .beginning && ReversiPlay.meaning(of: "hh", in: board) == .nothing)
    #expect(
      ReversiPlay.meaning(of: "h4", in: board) == .command("h4") && ReversiPlay.meaning(of: "i", in: board) == .nothing)
    let cards = (1...24).map { place in
      "123456789abcdefghijklmnopqrstuvwxyz".first {
        SetPlay.meaning(of: String($0), in: GameState<SetPlay>()) == .command("select \(place)")
      }
    }
    #expect(!cards.contains(nil) && Set(cards).isDisjoint(with: Array("nurhsgbmqd").map { $0 as Character? }))
    #expect(SetPlay.meaning(of: "d", in: GameState<SetPlay>()) == .command("deal"))
    #expect(MemoryPlay.meaning(of: "012", in: GameState<MemoryPlay>()) == .command("turn 12"))
  }
}
