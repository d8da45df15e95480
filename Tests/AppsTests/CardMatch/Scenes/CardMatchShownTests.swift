import CardMatch
import CardMatchApp
import Documents
import GameCore
import Questions
import Testing

private typealias State = GameState<CardMatchPlay>

@Suite struct CardMatchShownTests {
  /// A game of these cards, after turning cards at places from 1.
  private func played(_ cards: String, _ places: Int...) throws -> State {
    let dealt = try DealNotation(cards).cards
    var settings = CardMatchSettings()
    settings.dealSize = dealt.count
    var state = State.reduce(State(settings: settings), .new)
    state = State.reduce(state, .dealt(tag: state.tag, CardMatchPlay.Deal(deck: Deck(dealt))))
    for place in places { state = State.reduce(state, .play(place - 1)) }
    return state
  }

  private static let twelve = "10H AD AS 2C 3C 4D 5D 6S 7S 8H 9H 10C"

  private func text(_ state: State, _ columns: Int, rows: Int? = nil, isASCII: Bool = false) -> String {
    CardMatchPlay.scene(state, in: SceneRoom(columns: columns, rows: rows, isASCII: isASCII)).text(style: .plain)
  }

  @Test func `all cards are shown in two rows where there is space`() throws {
    let state = try played(Self.twelve, 2, 3, 1)
    #expect(
      text(state, 80) == """
        ┌1────┐ ┌2────┐ ┌3────┐ ┌4────┐ ┌5────┐ ┌6────┐
        │ 10♥ │ │ A♦✓ │ │ A♠✓ │ │ ?   │ │ ?   │ │ ?   │
        └─────┘ └─────┘ └─────┘ └─────┘ └─────┘ └─────┘
        ┌7────┐ ┌8────┐ ┌9────┐ ┌10───┐ ┌11───┐ ┌12───┐
        │ ?   │ │ ?   │ │ ?   │ │ ?   │ │ ?   │ │ ?   │
        └─────┘ └─────┘ └─────┘ └─────┘ └─────┘ └─────┘

        """)
    #expect(CardMatchPlay.headline(state) == "Score: 13")
  }

  @Test func `all cards are shown in a narrow space and in ASCII`() throws {
    let state = try played(Self.twelve, 2, 3, 1)
    #expect(
      text(state, 40, isASCII: true) == """
        +1----+ +2----+ +3----+ +4----+
        | 10H | | AD* | | AS* | | ?   |
        +-----+ +-----+ +-----+ +-----+
        +5----+ +6----+ +7----+ +8----+
        | ?   | | ?   | | ?   | | ?   |
        +-----+ +-----+ +-----+ +-----+
        +9----+ +10---+ +11---+ +12---+
        | ?   | | ?   | | ?   | | ?   |
        +-----+ +-----+ +-----+ +-----+

        """)
  }

  @Test(arguments: [(80, 24), (40, 15), (40, nil), (120, 40), (20, nil)] as [(Int, Int?)])
  func `every deal fits`(columns: Int, rows: Int?) throws {
    for count in 2...52 {
      var settings = CardMatchSettings()
      settings.dealSize = count
      var state = State.reduce(State(settings: settings), .new)
      state = State.reduce(state, .dealt(tag: state.tag, CardMatchPlay.Deal(deck: Deck())))
      let scene = CardMatchPlay.scene(state, in: SceneRoom(columns: columns, rows: rows.map { $0 - 4 }))
      #expect(scene.width <= columns && scene.spots.count == count)
      if let rows { #expect(scene.rows.count <= rows - 4, "\(count) cards") }
      let cells = scene.spots.flatMap { spot in
        (spot.row..<spot.row + spot.height).flatMap { row in
          (spot.column..<spot.column + spot.width).map { [row, $0] }
        }
      }
      #expect(Set(cells).count == cells.count, "no card lies over another: \(count)")
    }
  }

  @Test func `cards have names for those who can't see them`() throws {
    let scene = CardMatchPlay.scene(try played(Self.twelve, 2, 3, 1), in: SceneRoom(columns: 80))
    #expect(
      scene.spots.prefix(4).map(\.name)
        == ["card 1, 10♥", "card 2, A♦, matched", "card 3, A♠, matched", "card 4, face down"])
    #expect(scene.spots[4].command == "turn 5" && scene.spots[4].name == "card 5, face down")
  }

  @Test func `a message says what a choice did`() throws {
    func message(_ cards: String, _ places: Int...) throws -> String {
      var state = try played(cards)
      for place in places { state = State.reduce(state, .play(place - 1)) }
      return state.message
    }
    let cards = "AH 2D AD 9D 3C"
    #expect(
      try message(cards)
        == "Turn a card. A pair of equal rank brings 16, of equal suit 4; turning a card up costs 1.")
    #expect(try message(cards, 1) == "Card 1 is A♥: −1.")
    #expect(try message(cards, 1, 1) == "A♥ is face down again: 0.")
    #expect(try message(cards, 1, 2) == "2♦ doesn't match A♥, which is face down again: −3.")
    #expect(try message(cards, 1, 2, 4) == "9♦ matches 2♦ by suit: +3.")
    #expect(
      try message(cards, 2, 4, 1, 3)
        == "A♦ matches A♥ by rank: +15. The game is over: no two cards left match. Your score is 16.")
    #expect(try message("AH AD", 1, 2).hasSuffix("The game is over: all cards are matched. Your score is 14."))
    #expect(try message("AH 2D") == "The game is over: no two cards left match. Your score is 0.")
  }

  @Test func `events, refusals and advice are in words`() throws {
    let state = try played("AH 2S AD 9C 3C", 1, 2, 3)
    let table = try #require(state.table)
    #expect(CardMatchPlay.words(3, by: .you, on: table, state.settings) == "You turn card 4 up, 9♣")
    #expect(CardMatchPlay.words(2, by: .you, on: table, state.settings) == "You turn card 3 down, A♦")
    let refusal = try #require(state.refusal(of: .play(7)))
    #expect(refusal.words(in: state) == "no such card: the cards are 1 to 5")
    let matched = State.reduce(state, .play(0))
    #expect(matched.refusal(of: .play(0))?.words(in: matched) == "card 1 is matched and stays up")
    let asked = State.reduce(state, .hint)
    let request = try #require(asked.request)
    var advised = State.reduce(asked, try TestLibrary.computer.answer(request, in: asked))
    let hint = advised.message
    #expect(hint.hasPrefix("Hint: turn card 1, A♥, which matches A♦; best play then expects 1"), "\(hint)")
    for _ in 0..<10 {
      advised = State.reduce(advised, .hint)
      #expect(advised.message.contains("Hint: ") || advised.message.contains("Choice "))
    }
  }

  @Test func `programs read the cards that are or were up and no others`() throws {
    var writer = JSONWriter()
    PlayDocument<CardMatchPlay>.shape.write(PlayDocument(try played("AH 2D AD 9D 3C 4S", 1, 3, 2)), to: &writer)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(text.contains(#"{"card":"AH","seen":"AH","side":"matched"},{"card":"2D","seen":"2D","side":"up"}"#))
    #expect(!text.contains("9D") && !text.contains("4S"))
    #expect(text.contains(#""legal":["turn 2","turn 4","turn 5","turn 6"]"#))
    #expect(text.contains(#""left":4"#) && text.contains(#""score":13"#) && text.contains(#""seen":[0,1,2]"#))
  }

  @Test func `ASCII text has no other characters`() throws {
    let text = PlayDocument(try played("AH 2D AD 9D 3C", 1, 2)).text(style: .plain, isASCII: true)
    #expect(text.allSatisfy(\.isASCII) && text.contains("2D doesn't match AH, which is face down again: -3."))
  }
}
