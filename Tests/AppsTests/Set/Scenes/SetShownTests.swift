import CardMatch
import Documents
import GameCore
import Questions
import Reversi
import SetApp
import SetGame
import Testing

private typealias State = GameState<SetPlay>

/// Twelve cards with the Sets 1 2 3, 4 5 6 and more.
private let twelve = "1RDE 2RDE 3RDE 1RDS 2RDS 3RDS 1GOE 2GDS 3POF 1PSE 2GSF 3RSS"

/// A game with a deck that begins with `cards`, after moves that aren't refused.
private func played(
  _ lines: String..., cards: String = twelve, settings change: (inout SetSettings) -> Void = { _ in }
) throws -> State {
  var settings = SetSettings()
  change(&settings)
  let first = try CardParser().parse(cards)
  let deck = first + Dimension.standard.allCards.filter { !first.contains($0) }
  var state = State.reduce(State.reduce(State(settings: settings), .new), .dealt(tag: 1, SetPlay.Deal(deck: deck)))
  for line in lines {
    let action = try state.action(line)
    #expect(state.refusal(of: action) == nil, "\(line)")
    state = State.reduce(state, action)
    if state.wantsAdvice {
      let advice = try SetPlay.advice(
        on: try #require(state.table), state.settings, computer: Computer(seed: 1, solvers: ()))
      state = State.reduce(state, .advised(tag: state.tag, advice))
    }
  }
  return state
}

private func picture(_ state: State, columns: Int = 80, rows: Int? = nil, isASCII: Bool = false) -> String {
  SetPlay.scene(state, in: SceneRoom(columns: columns, rows: rows, isASCII: isASCII)).text(style: .plain)
}

@Suite struct SetShownTests {
  @Test func `cards lie side by side in a wide space`() throws {
    let text = picture(try played())
    #expect(
      text.hasPrefix(
        """
        ╭1──────╮ ╭2──────╮ ╭3──────╮ ╭4──────╮ ╭5──────╮ ╭6──────╮
        │   ◇   │ │  ◇ ◇  │ │ ◇ ◇ ◇ │ │   ◈   │ │  ◈ ◈  │ │ ◈ ◈ ◈ │
        ╰─1RDE──╯ ╰─2RDE──╯ ╰─3RDE──╯ ╰─1RDS──╯ ╰─2RDS──╯ ╰─3RDS──╯

        """), "\(text)")
    #expect(text.hasSuffix("[Hint] [Deal 3 more]\n"), "\(text)")
    let asked = try played("hint")
    #expect(
      picture(asked).hasSuffix("[Hint (\(asked.table?.sets.count ?? 0))] [Deal 3 more]\n"), "its number when asked")
  }

  @Test func `symbols are stacked in a narrow space, and cards are words in a low one`() throws {
    let state = try played("select 2")
    let tall = picture(state, columns: 40, rows: 12)
    #expect(
      tall.hasPrefix(
        """
        ╭1───╮╔2*══╗╭3───╮╭4───╮╭5───╮╭6───╮
        │ ◇  │║ ◇  ║│ ◇  ││ ◈  ││ ◈  ││ ◈  │
        │    │║ ◇  ║│ ◇  ││    ││ ◈  ││ ◈  │
        │    │║    ║│ ◇  ││    ││    ││ ◈  │
        ╰1RDE╯╚2RDE╝╰3RDE╯╰1RDS╯╰2RDS╯╰3RDS╯

        """), "\(tall)")
    let low = picture(state, columns: 40, rows: 8)
    #expect(low.hasPrefix("  1 1RDE  * 2 2RDE    3 3RDE    4 1RDS\n"), "\(low)")
  }

  @Test func `everything fits the sizes that terminals have`() throws {
    for (columns, rows, dealt) in [(80, 20, 12), (80, 20, 24), (40, 11, 12), (40, 11, 24)] {
      for isASCII in [false, true] {
        let state = try played("select 1", "hint") { $0.cards = dealt }
        let scene = SetPlay.scene(state, in: SceneRoom(columns: columns, rows: rows, isASCII: isASCII))
        #expect(scene.width <= columns && scene.rows.count <= rows, "\(dealt) cards at \(columns)×\(rows)")
        #expect(scene.spots.count == dealt + (dealt < 24 ? 2 : 1), "cards, Hint, and Deal where there is room")
        for spot in scene.spots {
          #expect(spot.column + spot.width <= columns && spot.row + spot.height <= rows, "\(spot)")
          // No two overlap.
          #expect(scene.spots.count { $0.contains(row: spot.row, column: spot.column) } == 1)
        }
        let text = scene.text(style: .plain)
        #expect(!isASCII || text.utf8.allSatisfy { $0 < 0x80 }, "\(text)")
      }
    }
  }

  @Test func `on a screen every card has its key, a hint comes by steps, and nothing moves`() throws {
    let state = try played("hint") { $0.cards = 24 }
    for (columns, rows) in [(80, 18), (40, 11), (120, 42)] {
      var room = SceneRoom(columns: columns, rows: rows)
      room.fillsScreen = true
      room.marksHint = false
      let unmarked = SetPlay.scene(state, in: room)
      let text = unmarked.text(style: .plain)
      #expect(unmarked.width <= columns && unmarked.rows.count <= rows && !text.contains("?"), "\(text)")
      room.marksHint = true
      var hinted = state
      for step in 1...3 {
        let scene = SetPlay.scene(hinted, in: room)
        hinted = State.reduce(hinted, .hint)
        #expect(scene.text(style: .plain).count { $0 == "?" } == step)
        #expect(scene.spots.map(\.row) == unmarked.spots.map(\.row))
      }
      for (place, key) in "123456789acefijklopvwxyz".enumerated() where place > 8 {
        let spot = unmarked.spots[place]
        let cells = unmarked.rows[spot.row..<spot.row + spot.height].flatMap {
          $0[spot.column..<spot.column + spot.width]
        }
        #expect(cells.contains { $0.character == key }, "\(place + 1) at \(columns)×\(rows)")
      }
    }
  }

  @Test func `a hint is a card, two, and the Set, in whatever way one plays`() throws {
    let hint = try played("hint")
    let advice = try #require(hint.advice)
    let places = advice.places.map { $0 + 1 }
    let start = "Hint 1 of \(advice.sets.count): "
    #expect(hint.message == start + "card \(places[0]).")
    #expect(try played("hint", "hint").message == start + "cards \(places[0]) and \(places[1]).")
    let whole = try played("hint", "hint", "hint")
    #expect(whole.message == start + "Set \(places[0]), \(places[1]) and \(places[2]).")
    #expect(SetShown.json(PlayDocument(whole)).contains(#""hintStep":3"#))
    #expect(try played("hint", "hint", "hint", "hint").message.hasPrefix("Hint 2 of \(advice.sets.count): card "))
  }

  @Test func `two people have keys and buttons to call, and hints and commands name them`() throws {
    let state = try played { $0.isShared = true }
    func meaning(_ key: String, _ state: State) -> KeyMeaning { SetPlay.meaning(of: key, in: state) }
    #expect(meaning("q", state) == .command("call you") && meaning("m", state) == .command("call opponent"))
    let alone = try played()
    #expect(meaning("q", alone) == .nothing && meaning("m", alone) == .nothing, "alone q quits")
    #expect(try state.actions(of: "call 2") == state.actions(of: "call opponent"))
    for (columns, rows, isScreen) in [(80, 18, true), (40, 11, true), (80, nil as Int?, false)] {
      var room = SceneRoom(columns: columns, rows: rows)
      room.fillsScreen = isScreen
      let scene = SetPlay.scene(state, in: room)
      #expect(scene.width <= columns && scene.rows.count <= rows ?? .max)
      let text = scene.text(style: .plain)
      #expect(text.contains(isScreen ? "[q: call 1] [m: call 2]" : "[Call 1] [Call 2]"), "\(text)")
      let called = SetPlay.scene(GameState.reduce(state, .play(.call(.you))), in: room)
      #expect(scene.spots.contains { $0.command == "call you" } && !called.spots.contains { $0.command == "call you" })
    }
  }

  @Test func `states are shown by borders and marks, not by colour alone`() throws {
    let match = picture(try played("select 1", "select 2", "select 3", "hint"))
    #expect(match.contains("┏1!━━━━━┓ ┏2!━━━━━┓ ┏3!━━━━━┓ ╭4?─────╮"), "\(match)")
    let mismatch = picture(try played("select 1", "select 2", "select 4"))
    #expect(mismatch.contains("┌1x╌╌╌╌╌┐ ┌2x╌╌╌╌╌┐ ╭3──────╮ ┌4x╌╌╌╌╌┐"), "\(mismatch)")
    let ascii = picture(try played("select 1", "hint", "hint", "hint"), isASCII: true)
    #expect(ascii.hasPrefix("*1*?----* +2?-----+ +3?-----+ +4------+"), "\(ascii)")
    #expect(ascii.contains("*   D   * |  D D  |") && ascii.contains("*-1RDE--* +-2RDE--+"))
  }

  @Test func `symbols colours and fills come from replaceable tables`() throws {
    let text = picture(try played { $0.faces = .tutorial })
    #expect(text.contains("│   △   │") && text.contains("│ ▤ ▤ ▤ │") && text.contains("╰─2GCS──╯"), "\(text)")
    var faces = CardFaces.tutorial
    faces.shapes = ["star", "moon", "heart"]
    let card = try #require(try CardParser().parse("2GDS").first)
    #expect(faces.name(of: card) == "two green striped moons" && faces.word(of: card) == "2GMS")
    #expect(CardFaces.glyphs.name(of: card) == "two green striped diamonds")
    for card in Dimension.standard.allCards { #expect(CardFaces.glyphs.word(of: card) == CardNotation.word(card)) }
    for faces in [CardFaces.glyphs, .tutorial] {
      #expect(Set(Dimension.standard.allCards.map(faces.word)).count == 81, "each card has its own word")
      #expect(Set(faces.symbols.joined()).count == 9)
    }
  }

  @Test func `spots say what a card is`() throws {
    let scene = SetPlay.scene(try played("select 8", "hint"), in: SceneRoom(columns: 80))
    #expect(
      scene.spots[7].name == "card 8: two green striped diamonds, selected" && scene.spots[7].command == "select 8")
    #expect(scene.spots[0].name == "card 1: one red empty diamond, hinted")
    #expect(scene.spots.suffix(2).map(\.command) == ["hint", "deal"])
  }

  @Test func `messages say what is selected and what became of it`() throws {
    #expect(try played().message == "Select three cards.")
    #expect(try played("select 1", "select 2").message == "Select one more card.")
    #expect(try played("select 1", "select 2", "select 3").message == "MATCH! +3.")
    #expect(
      try played("select 1", "select 2", "select 4").message
        == "Not a Set – number: 1, 2 and 1; fill: two empty, one striped.")
    #expect(try played("hint").message.hasPrefix("Hint 1 of "))
    #expect(SetPlay.headline(try played("select 1", "select 2", "select 3")) == "Score 3, Sets 1, deck 69")
    #expect(
      SetPlay.headline(try played("wait 4") { $0.opponent = 10 }) == "You 0, I 0, deck 69, 6 s left")
  }

  @Test func `no hint next to a match doesn't mean deal more`() throws {
    let cap = "1ROE 1ROS 1RDE 1RDS 1GOE 1GOS 1GDE 1GDS 2ROE 2ROS 2RDE 2RDS"
    #expect(try played("hint", cards: cap).message.hasPrefix("There is no Set on the table; 'deal' brings more cards."))
    let match = "3PSF 3PSE 3PSS 1ROE 1ROS 1RDE 1RDS 1GOE 1GOS 1GDE 1GDS 2ROE"
    let state = try played("select 1", "select 2", "select 3", "hint", cards: match)
    #expect(state.message == "No other Set on the table; the matched cards are replaced first.")
  }

  @Test func `moves and refusals are reported in words`() throws {
    let state = try played("select 8")
    let table = try #require(state.table)
    func words(_ move: SetPlay.Move) -> String { SetPlay.words(move, by: .you, on: table, state.settings) }
    #expect(words(.select(7)) == "You deselect card 8: two green striped diamonds")
    #expect(words(.select(0)) == "You select card 1: one red empty diamond")
    #expect(words(.deal) == "You deal 3 cards more" && words(.wait(seconds: 1)) == "1 second passes")
    #expect(words(.claim([0, 1, 2])) == "I take the Set 1, 2 and 3")
    func refusal(_ move: SetPlay.Move, _ state: State) -> String? { state.refusal(of: .play(move))?.words(in: state) }
    #expect(refusal(.select(24), state) == "there is no position 25: there are 24")
    #expect(refusal(.select(13), state) == "there is no card at position 14")
    #expect(refusal(.claim([0, 1, 2]), state) == "only the computer claims Sets: select three cards")
    let full = try played { $0.cards = 24 }
    #expect(refusal(.deal, full) == "the table is full with 24 cards, and there is a Set among them")
    #expect(picture(full).hasSuffix("Deal: the table is full\n"))
    #expect(refusal(.clear, state) == "no three cards have been tried")
    #expect(refusal(.call(.you), state) == "you play alone: just select three cards")
    let two = try played("call opponent", "select 8") { $0.isShared = true }
    #expect(two.message == "Player 2: select two more cards.")
    #expect(refusal(.call(.opponent), two) == "player 2 has called already")
    #expect(words(.clear) == "The cards are free again" && words(.call(.you)) == "Player 1 calls")
  }

  @Test func `the end shows the result`() throws {
    var state = try played { $0.opponent = 1 }
    while !state.isOver {
      if case .computer = state.turn, let set = state.table?.sets.first {
        state = State.reduce(state, .answer(tag: state.tag, .claim(set)))
      } else {
        state = State.reduce(state, .play(state.table?.sets.isEmpty == true ? .deal : .wait(seconds: 1)))
      }
    }
    let table = try #require(state.table)
    #expect(state.message.hasPrefix("MATCH! The Set is mine. "), "\(state.message)")
    let result =
      "The game is over with \(table.cardsInPlay) cards left. You have 0 points for 0 Sets, "
      + "I have \(3 * table.found[.opponent]) points for \(table.found[.opponent]) Sets. I win."
    #expect(state.message.hasSuffix(result), "\(state.message)")
    #expect(SetPlay.scene(state, in: SceneRoom(columns: 80)).spots.isEmpty)
  }

  @Test func `programs read the table`() throws {
    let text = SetShown.json(PlayDocument(try played("select 1", "select 2", "select 3", "hint")))
    #expect(text.contains(#"{"card":"0010","place":0,"stage":"tried"}"#), "\(text)")
    #expect(text.contains(#""isSet":true"#) && text.contains(#""hint":[3,4,5],"hintNumber":1"#))
    #expect(text.contains(#""foundBy":"you""#) && text.contains(#""selection":[0,1,2]"#))
  }
}
