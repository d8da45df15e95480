import Documents
import Memory
import MemoryApp
import Questions
import Testing

private typealias State = GameState<MemoryPlay>

@Suite struct MemoryShownTests {
  /// A game of these faces, after turning cards at places from 1; computers don't answer.
  private func played(_ faces: String, _ places: Int..., opponent: String = "none") throws -> State {
    let names = faces.split(separator: " ").map(String.init)
    var settings = MemorySettings()
    settings.pairs = names.count / 2
    try settings.set("opponent", to: opponent)
    var state = State.reduce(State(settings: settings), .new)
    state = State.reduce(state, .dealt(tag: state.tag, MemoryPlay.Deal(category: .rock, faces: names)))
    for place in places { state = moved(state, place) }
    return state
  }

  private func moved(_ state: State, _ place: Int) -> State {
    if case .computer = state.turn { return State.reduce(state, .answer(tag: state.tag, place - 1)) }
    return State.reduce(state, .play(place - 1))
  }

  private func text(_ state: State, _ columns: Int, rows: Int? = nil, isASCII: Bool = false) -> String {
    MemoryPlay.scene(state, in: SceneRoom(columns: columns, rows: rows, isASCII: isASCII)).text(style: .plain)
  }

  private let six = "Guitar Drum Amp Guitar Drum Amp Jukebox Boots Road Jukebox Boots Road"

  @Test func `all cards are shown with whole names where there is space`() throws {
    #expect(
      text(try played(six, 1, 4, 2, 7), 80) == """
        ┌1────────┐ ┌2────────┐ ┌3────────┐ ┌4────────┐ ┌5────────┐ ┌6────────┐
        │ Guitar✓ │ │ Drum    │ │ ?       │ │ Guitar✓ │ │ ?       │ │ ?       │
        └─────────┘ └─────────┘ └─────────┘ └─────────┘ └─────────┘ └─────────┘
        ┌7────────┐ ┌8────────┐ ┌9────────┐ ┌10───────┐ ┌11───────┐ ┌12───────┐
        │ Jukebox │ │ ?       │ │ ?       │ │ ?       │ │ ?       │ │ ?       │
        └─────────┘ └─────────┘ └─────────┘ └─────────┘ └─────────┘ └─────────┘

        """)
  }

  @Test func `names are cut where there isn't, and ASCII is enough`() throws {
    #expect(
      text(try played(six, 1, 4, 2, 7), 40, rows: 3, isASCII: true) == """
         1 Guita*  2 Drum    3 ?       4 Guita*
         5 ?       6 ?       7 Jukeb   8 ?
         9 ?      10 ?      11 ?      12 ?

        """)
  }

  @Test(arguments: [(80, 24), (40, 15), (40, nil), (120, 40), (20, nil)] as [(Int, Int?)])
  func `every deal of every category fits`(columns: Int, rows: Int?) throws {
    for category in FaceCategory.allCases {
      for pairs in MemorySettings.pairCounts {
        let faces = category.faces.prefix(pairs).flatMap { [$0, $0] }
        let state = try played(faces.joined(separator: " "), 1, 2, 3)
        let scene = MemoryPlay.scene(state, in: SceneRoom(columns: columns, rows: rows.map { $0 - 4 }))
        #expect(scene.width <= columns && scene.spots.count == 2 * pairs)
        if let rows { #expect(scene.rows.count <= rows - 4, "\(pairs) pairs") }
      }
    }
  }

  @Test func `cards have names for those who can't see them`() throws {
    let scene = MemoryPlay.scene(try played(six, 1, 4, 2), in: SceneRoom(columns: 80))
    #expect(scene.spots.prefix(3).map(\.name) == ["card 1, Guitar, guessed", "card 2, Drum", "card 3, face down"])
    #expect(scene.spots[4].command == "turn 5")
  }

  @Test func `attempts and pairs are shown, and how the game ends`() throws {
    let state = try played("A B A B", 1, 2)
    #expect(MemoryPlay.headline(state) == "Attempts: 1. Pairs: 0 of 2.")
    #expect(state.message == "A and B differ. Turn a card.")
    #expect(try played("A B A B").message == "Turn a card.")
    #expect(try played("A B A B", 1).message == "Card 1 is A. Turn a second card.")
    #expect(try played("A B A B", 1, 3).message == "A pair: A. Turn a card.")
    let over = try played("A B A B", 1, 2, 1, 3, 2, 4)
    #expect(over.message == "A pair: B. The game is over: all 2 pairs in 3 attempts.")
  }

  @Test func `two players are distinguished`() throws {
    let lost = try played("A B A B", 1, 2, 1, 3, 2, 4, opponent: "naive")
    #expect(MemoryPlay.headline(lost) == "Pairs: you 0, I 2. Attempts: you 1, I 2.")
    #expect(lost.message.hasSuffix("The game is over. I won by 2 to 0."))
    #expect(try played("A B A B", 1, 3, 2, 4, opponent: "naive").message.hasSuffix("You won by 2 to 0."))
    let shared = try played("A B A B", 1, 2, opponent: "person")
    #expect(shared.turn == .person(.opponent) && shared.message == "A and B differ. Player 2: turn a card.")
    #expect(MemoryPlay.headline(shared) == "Pairs: player 1 0, player 2 0. Attempts: player 1 1, player 2 0.")
    let won = try played("A B A B", 1, 2, 1, 3, 2, 4, opponent: "person").message
    #expect(won.hasSuffix("The game is over. Player 2 won by 2 to 0."))
    let drawn = try played("A B A B", 1, 3, opponent: "naive")
    #expect(drawn.message == "A pair: A. It's your turn.")
    #expect(try played("A B A B", 1, 2, opponent: "naive").message.hasSuffix("I am thinking."))
    let table = try #require(try played("A B A B", 1, 2, opponent: "naive").table)
    #expect(MemoryPlay.words(2, by: .opponent, on: table, MemorySettings()) == "I turn card 3: A")
  }

  @Test func `refusals and advice are in words`() throws {
    let state = try played("A B A B C C", 1, 3, 2)
    func refusal(_ place: Int) -> String? { state.refusal(of: .play(place))?.words(in: state) }
    #expect(refusal(0) == "card 1 is matched and stays up")
    #expect(refusal(1) == "card 2 is up already: turn another one")
    #expect(refusal(-1) == "no such card: the cards are 1 to 6")
    func hint(_ state: State) throws -> String {
      let asked = State.reduce(state, .hint)
      return State.reduce(asked, try TestLibrary.computer.answer(try #require(asked.request), in: asked)).message
    }
    #expect(
      try hint(try played("A B A B")) == "Hint: turn card 1 (unseen); if its mate is unknown, turn "
        + "another unseen card. Best play expects 2.6667 = 8/3 attempts to the end, this one included.")
    #expect(try hint(try played("A B A B C C", 1, 2, 3)).hasPrefix("Hint: turn card 1, its mate. Best play expects"))
    #expect(try hint(try played("A B A B C C", 1, 2, 3, 5)).hasPrefix("Hint: turn cards 1 and 3, a known pair. "))
    let two = try hint(try played("A B C A B C", 1, 2, 4, 3, opponent: "naive"))
    #expect(two.hasPrefix("Hint: turn cards 1 and 4, a known pair. With best play on both sides your expected lead "))
  }

  @Test func `programs read the faces that are or were up and no others`() throws {
    var writer = JSONWriter()
    PlayDocument<MemoryPlay>.shape.write(
      PlayDocument(try played("Amp Boots Amp Boots Drum Drum", 1, 3, 2)), to: &writer)
    let text = String(decoding: writer.bytes, as: UTF8.self)
    #expect(text.contains(#"{"face":"Amp","guesser":"you","seen":"Amp","side":"guessed"}"#))
    #expect(text.contains(#"{"face":"Boots","seen":"Boots","side":"up"}"#))
    #expect(!text.contains("Drum") && text.contains(#""you":{"attempts":1,"pairs":1}"#))
    #expect(!text.contains(#""opponent":{"#) && text.contains(#""category":"rock""#))
  }

  @Test func `the present category is ticked`() {
    let store = PlayStore<MemoryPlay>()
    store.dispatch(store.state.categories.choosing(.rock))
    let scene = store.state.categories.scene(in: SceneRoom(columns: 40))
    #expect(scene.text(style: .plain).hasSuffix("  Pop\n  Electronic\n✓ Rock\n  Metal\n  Rap\n"))
    #expect(scene.spots[7].name == "Rock, chosen" && scene.spots[8].command == "settings category metal")
    let ascii = store.state.categories.scene(in: SceneRoom(columns: 40, isASCII: true))
    #expect(ascii.text(style: .plain).contains("* Rock\n"))
  }
}
