import Documents
import GameCore
import Questions
import SetApp
import SetGame
import Testing

private typealias State = GameState<SetPlay>

private func settings(_ deck: String, _ change: (inout SetSettings) -> Void = { _ in }) throws -> SetSettings {
  var settings = SetSettings()
  try settings.take([GivenSetting("deck", deck)])
  change(&settings)
  return settings
}

/// A new game with a deck that begins with these cards, after lines that aren't refused.
private func played(_ lines: String..., cards: String, settings: SetSettings) throws -> State {
  let dimension = settings.deck.dimension
  let first = try CardParser(dimension: dimension).parse(cards)
  let deck = first + dimension.allCards.filter { !first.contains($0) }
  var state = State.reduce(State(settings: settings), .new)
  state = State.reduce(state, .dealt(tag: state.tag, SetPlay.Deal(settings.deck, deck: deck)))
  for line in lines { try state.play(line) }
  return state
}

/// The games of other decks than that of Set, and chains.
@Suite struct DeckPlayTests {
  @Test(arguments: Deck.all)
  func `every deck with groups is played to its end`(_ deck: Deck) throws {
    let name = DeckNotation.name(deck)
    guard deck.hasGroups else {
      #expect(throws: SettingFault.self) { try settings(name) }
      return
    }
    let own = try settings(name)
    #expect(own.cards == deck.firstDeal && own.deck == deck)
    let state = try State.finished(own, seed: 11, isChecked: deck.dimension.cardCount < 82) { _ in false }
    try state.counted()
    let table = try #require(state.table)
    #expect(state.isOver && table.deck.isEmpty)
    #expect(table.taken.allSatisfy { SlowGroups(deck: deck).isGroup($0.cards) })
    #expect(table.cardsInPlay + table.taken.reduce(0) { $0 + $1.cards.count } == deck.dimension.cardCount)
    #expect(!table.taken.isEmpty)
  }

  @Test func `a game is kept by its actions, whatever its cards are`() throws {
    for name in ["set", "junior", "set-5", "quads", "quads-5", "proset", "ultra", "ghost"] {
      let own = try settings(name)
      let state = try State.finished(own, seed: 3) { ($0.table?.taken.count ?? 0) > 1 }
      var again = State()
      for line in state.script { again = State.reduce(again, try again.action(line)) }
      #expect(again.table == state.table && again.settings == own, "\(name)")
      for card in own.deck.dimension.allCards {
        let word = CardNotation.name(card, in: own.deck.dimension)
        #expect(try CardParser(dimension: own.deck.dimension).parse(word) == [card], "\(name) \(word)")
      }
    }
  }

  @Test func `a quad is four cards, and the fourth one decides`() throws {
    let quads = try settings("evenquads")
    let cards = "1RS 2GS 3RC 4GC 1RI 2RI 3GI 4YP 1BP 2BS"
    let found = try played("select 1", "select 2", "select 3", "select 4", cards: cards, settings: quads)
    #expect(found.table?.trial == .match(by: .you) && found.table?.score[.you] == 3 && found.message == "MATCH! +3.")
    let next = State.reduce(found, .play(.clear))
    #expect(next.table?.places.count { $0 != nil } == 10 && next.table?.deck.count == 64 - 14)
    let wrong = try played("select 1", "select 2", "select 3", "select 5", cards: cards, settings: quads)
    #expect(wrong.message.hasPrefix("Not a quad – number: one, two, three and one"), "\(wrong.message)")
    #expect(try played(cards: cards, settings: quads).message == "Select four cards.")
    #expect(try played("select 1", cards: cards, settings: quads).message == "Select three more cards.")
    #expect(SetPlay.headline(found) == "Score 3, Quads 1, deck 54")
  }

  @Test func `cards of ProSet are found as soon as their sum is 0`() throws {
    let proset = try settings("socks")
    let cards = "R O RO Y YG G P"
    #expect(proset.cards == 7 && proset["deck"] == "proset")
    let three = try played("select 1", "select 2", "select 3", cards: cards, settings: proset)
    #expect(three.table?.trial == .match(by: .you))
    let more = try played("select 7", "select 4", "select 5", "select 6", cards: cards, settings: proset)
    #expect(more.table?.trial == nil && more.table?.score[.you] == 0, "with another card they are none")
    #expect(more.message == "Select more cards, so that each dot is on an even number of them.", "\(more.message)")
    let all = State.reduce(more, .play(.select(6)))
    #expect(all.table?.trial == .match(by: .you), "without it they are")
  }

  @Test func `a chain takes one card of the last Set, which stays next to the table`() throws {
    let chain = try settings("set") { $0.isChain = true }
    let cards = "1RDE 2RDE 3RDE 1RDS 2RDS 3RDS 1GOE 2GOS 3POF 1PSE 2GSF 3RSS"
    var state = try played("select 4", "select 5", "select 6", cards: cards, settings: chain)
    #expect(
      state.table?.places.count == 27 && state.table?.trial == .match(by: .you), "places 1 to 3 are the last Set's")
    #expect(state.table?.link == [3, 4, 5])
    try state.play("clear")
    let table = try #require(state.table)
    #expect(table.places.prefix(3).compactMap { $0 } == (try CardParser().parse("1RDE 2RDE 3RDE")))
    #expect(table.link == [0, 1, 2] && table.places.dropFirst(3).count { $0 != nil } == 12)
    #expect(table.sets.allSatisfy { $0.count { $0 < 3 } == 1 }, "one of the last Set, two of the table")
    #expect(table.sets == SlowSet(replaying: state).sets())
    #expect(state.message == "Select one card of the last Set and two cards of the table.")
    // A Set of the table alone doesn't continue the chain.
    try state.play("select 7")
    try state.play("select 8")
    try state.play("select 9")
    #expect(state.table?.trial == .mismatch)
    #expect(state.message == "That is a Set, but it needs exactly one card of the last Set.")
    #expect(state.table?.score[.you] == 2)
  }

  @Test(arguments: ["set", "junior", "quads", "ultra", "ghost"])
  func `a chain ends when nothing continues it and the deck is empty`(_ name: String) throws {
    for seed in 1...3 {
      let state = try State.finished(try settings(name) { $0.isChain = true }, seed: UInt64(seed)) { _ in false }
      let table = try #require(state.table)
      for (last, next) in zip(table.taken, table.taken.dropFirst()) {
        #expect(next.cards.count { last.cards.contains($0) } == 1)
        #expect(SlowGroups(deck: table.kind).isGroup(next.cards))
      }
      let all = Set(table.taken.flatMap { $0.cards })
      #expect(table.cardsInPlay + all.count == table.kind.dimension.cardCount)
    }
  }

  @Test func `a computer claims groups of every deck, also in a chain`() throws {
    for (name, isChain) in [("quads", false), ("proset", false), ("ghost", false), ("set", true), ("quads", true)] {
      let own = try settings(name) { ($0.opponent, $0.isChain) = (1, isChain) }
      var state = State.reduce(State(settings: own), .new)
      var random = SeededGenerator(seed: 5)
      let deal = try SetPlay.deal(own, random: &random, computer: TestLibrary.computer(of: SetPlay.self))
      state = State.reduce(state, .dealt(tag: state.tag, deal))
      while !state.isOver {
        try state.play(state.table?.sets.isEmpty == true ? "deal" : "wait 1")
        try state.counted()
      }
      #expect(state.table?.found[.opponent] == state.table?.taken.count && state.table?.score[.you] == 0)
    }
  }

  @Test func `what can't be played is refused with a reason`() throws {
    for name in ["ghost-1", "ultra-1", "set-6", "quads-7", "tarot"] {
      #expect(throws: SettingFault.self, "\(name)") { try settings(name) }
    }
    var own = SetSettings()
    #expect(throws: SettingFault.self) { try own.take([GivenSetting("deck", "set-2"), GivenSetting("cards", "12")]) }
    #expect(throws: SettingFault.self) { try own.take([GivenSetting("deck", "proset"), GivenSetting("chain", "on")]) }
    #expect(own == SetSettings())
    // What is given holds, in whatever order.
    try own.take([GivenSetting("cards", "12"), GivenSetting("deck", "quads")])
    #expect(own.cards == 12 && own.deck == Deck(.quad))
    try own.take([GivenSetting("deck", "set-3")])
    #expect(own.cards == 9)
  }

  @Test func `laws hold under random actions with every deck`() throws {
    let choices = try [
      settings("quads"), settings("proset"), settings("junior") { $0.refill = .replace },
      settings("quads") { ($0.opponent, $0.cards) = (2, 5) }, settings("set") { $0.isChain = true },
      settings("quads") { ($0.isChain, $0.isShared) = (true, true) },
    ]
    var seen: SetPlay.Table?
    let laws = PlayLaws<SetPlay>(
      anyMove: { table, random in
        switch random.index(10) {
        case 0, 1: .select(random.index(27) - 1)
        case 2, 3, 4: table.sets.first.map { .select($0[random.index($0.count)]) } ?? .deal
        case 5: .deal
        case 6: .clear
        case 7: .call(random.index(2) == 0 ? .you : .opponent)
        case 8: .claim(table.sets.first ?? [random.index(25)])
        default: .wait(seconds: random.index(4))
        }
      },
      check: { state in
        if state.table != seen { try state.counted() }
        seen = state.table
      }, settings: choices)
    try laws.hold(steps: Laws.steps / 4)
  }

  @Test func `every card of every deck is drawn, named and fits the sizes that terminals have`() throws {
    for name in ["set", "junior", "set-2", "set-5", "quads", "quads-5", "proset", "ultra", "ghost"] {
      for isChain in [false, true] where !isChain || name != "proset" {
        var own = try settings(name) { $0.isChain = isChain }
        own.cards = min(isChain ? 24 : 12, own.deck.dimension.cardCount)
        let state = try State.finished(own, seed: 2) { ($0.table?.taken.count ?? 0) > 0 }
        for (columns, rows, fills) in [
          (80, 22, false), (40, 16, false), (80, 22, true), (40, 16, true), (120, 45, true),
        ] {
          for isASCII in [false, true] {
            var room = SceneRoom(columns: columns, rows: rows, isASCII: isASCII)
            room.fillsScreen = fills
            let scene = SetPlay.scene(state, in: room)
            let text = scene.text(style: .plain)
            #expect(scene.width <= columns && scene.rows.count <= rows, "\(name) at \(columns)×\(rows)\n\(text)")
            #expect(!isASCII || text.utf8.allSatisfy { $0 < 0x80 }, "\(text)")
            for card in state.table?.places.compactMap({ $0 }) ?? [] {
              #expect(text.contains(CardNotation.name(card, in: own.deck.dimension)), "\(name)\n\(text)")
            }
            #expect(Set(scene.spots.map(\.name)).count == scene.spots.count)
          }
        }
      }
    }
  }

  @Test func `cards are drawn by what is on them`() throws {
    func picture(_ state: State) -> String {
      SetPlay.scene(state, in: SceneRoom(columns: 80, rows: 24)).text(style: .plain)
    }
    let quads = try played(cards: "1RS 2GI 3YC 4BP", settings: try settings("quads") { $0.cards = 4 })
    #expect(
      picture(quads).hasPrefix(
        """
        ╭1──────╮ ╭2──────╮ ╭3──────╮ ╭4──────╮
        │   ■   │ │  ⬢ ⬢  │ │ ● ● ● │ │ @@@@  │
        ╰──1RS──╯ ╰──2GI──╯ ╰──3YC──╯ ╰──4BP──╯

        """), "\(picture(quads))")
    let proset = try played(cards: "R ROYGBP YB", settings: try settings("proset") { $0.cards = 3 })
    #expect(picture(proset).contains("│●····· │ │●●●●●● │ │··●·●· │"), "\(picture(proset))")
    let names = SetPlay.scene(proset, in: SceneRoom(columns: 80)).spots.map(\.name)
    #expect(
      names.prefix(3) == [
        "card 1: red", "card 2: red, orange, yellow, green, blue and purple", "card 3: yellow and blue",
      ])
    let junior = try played(cards: "012 111", settings: try settings("junior") { $0.cards = 3 })
    #expect(SetPlay.scene(junior, in: SceneRoom(columns: 80)).spots[1].name == "card 2: two green diamonds")
  }
}
