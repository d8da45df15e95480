import CardMatch
import Documents
import Foundation
import GameCore
import Questions
import Reversi
import ReversiApp
import Testing

private typealias State = GameState<ReversiPlay>

@Suite struct ReversiShownTests {
  private static let solver = ReversiSolver()
  /// A computer without weights.
  private let computer = Computer<ReversiSolvers>(seed: 1, solvers: ReversiSolvers { Self.solver })

  /// A game after moves of a transcript, each made by the side to move; settings in words.
  private func game(_ transcript: String = "", _ settings: String = "") throws -> State {
    var chosen = ReversiSettings()
    let words = settings.split(separator: " ").map(String.init)
    for place in stride(from: 0, to: words.count, by: 2) { try chosen.set(words[place], to: words[place + 1]) }
    var state = State.reduce(State(settings: chosen), .new)
    for move in try MoveList(transcript).moves {
      let isPerson = if case .person = state.turn { true } else { false }
      let action: GameAction<ReversiPlay> = isPerson ? .play(move) : .answer(tag: state.tag, move)
      try #require(state.refusal(of: action) == nil, "\(move)")
      state = State.reduce(state, action)
    }
    return state
  }

  private func hinted(_ state: State) throws -> State {
    let asked = State.reduce(state, .hint)
    return State.reduce(asked, try computer.answer(try #require(asked.request), in: asked))
  }

  private func lines(_ state: State, columns: Int, isASCII: Bool = false) -> [String] {
    ReversiPlay.scene(state, in: SceneRoom(columns: columns, isASCII: isASCII)).text(style: .plain)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The last position of a random game on 4×4 that `wanted` accepts, or any before it.
  private func found(_ settings: String, _ wanted: (State) -> Bool) throws -> State {
    for seed in UInt64(1)...300 {
      var random = SeededGenerator(seed: seed)
      var state = try game("", settings)
      while !state.isOver, !wanted(state), let moves = state.legalMoves, !moves.isEmpty {
        state = State.reduce(state, .play(moves[random.index(moves.count)]))
      }
      if wanted(state) { return state }
    }
    throw CancellationError()
  }

  @Test(arguments: [80, 40]) func `the board has coordinates, scores, marks and the last move`(_ columns: Int) throws {
    #expect(
      lines(try game("f5d6"), columns: columns) == [
        "  a b c d e f g h",
        "1 · · · · · · · ·    ● black 3",
        "2 · · · · · · · ·    ○ white 3",
        "3 · · + · · · · ·    58 empty squares",
        "4 · · + ○ ● · · ·    d6 flipped 1 disc",
        "5 · · + ○ ● ● · ·",
        "6 · · +(○)· · · ·",
        "7 · · + · · · · ·",
        "8 · · · · · · · ·",
        "",
      ])
  }

  @Test func `in ASCII there is nothing else`() throws {
    let shown = lines(try game("f5d6"), columns: 40, isASCII: true)
    #expect(shown[4...6] == ["4 . . * O X . . .    d6 flipped 1 disc", "5 . . * O X X . .", "6 . . *(O). . . ."])
    #expect(shown.joined().utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `a small screen holds the board of every game, its longest words and the score`() throws {
    var random = SeededGenerator(seed: 3)
    for settings in [
      "opponent person hint-level 1", "size 4 opponent person hint-level 3", "size 6 opponent person hint-level 1",
    ] {
      var state = try game("", settings)
      while !state.isOver, let moves = state.legalMoves {
        let scene = ReversiPlay.scene(state, in: SceneRoom(columns: 40))
        #expect(scene.width <= 40 && scene.rows.count <= 9)
        #expect(ReversiPlay.title.count + ReversiPlay.headline(state).count + 2 <= 40)
        let told = TextStyle(columns: 40).wrapped(try hinted(state).message)
        #expect(told.split(separator: "\n").count <= 4, "\(told)")
        state = State.reduce(state, .play(moves[random.index(moves.count)]))
      }
    }
  }

  @Test func `every square is a spot that says what it is`() throws {
    let state = try game("f5d6")
    let scene = ReversiPlay.scene(state, in: SceneRoom(columns: 80))
    #expect(scene.spots.count == 64 && Set(scene.spots.map(\.command)).count == 64)
    let names = Dictionary(uniqueKeysWithValues: scene.spots.map { ($0.command, $0.name) })
    #expect(names["f5"] == "f5, black" && names["d6"] == "d6, white")
    #expect(names["c3"] == "c3, empty, legal" && names["a1"] == "a1, empty")
    for spot in scene.spots {
      #expect((spot.width, spot.height) == (2, 1))
      let shown = scene.rows[spot.row][spot.column].character
      #expect((shown == "+") == spot.name.hasSuffix(", legal"), "\(spot.name)")
      #expect((shown == "●") == spot.name.hasSuffix("black"), "\(spot.name)")
    }
    #expect(try ReversiPlay.scene(game("", "size 4"), in: SceneRoom(columns: 80)).spots.count == 16)
  }

  @Test func `nothing is legal for a person while the computer thinks`() throws {
    let state = try game("f5")
    #expect(state.message == "I am thinking.")
    #expect(!lines(state, columns: 80).joined().contains("+"))
    #expect(ReversiPlay.scene(state, in: SceneRoom(columns: 80)).spots.count == 64)
  }

  @Test func `a game is saved in the format that its file's name asks for`() throws {
    let state = try game("f5")
    let file = { (ending: String) in ReversiPlay.file(state, ending: ending) }
    #expect(file("ggf")?.hasPrefix("(;GM[Othello]") == true && file("txt")?.hasPrefix("f5") == true)
    #expect(file("sgf")?.hasPrefix("(;GM[2]FF[4]") == true && file("sgf")?.contains(";B[fe]") == true)
    #expect(file("pgn")?.hasPrefix("[Event") == true && file("pgn")?.contains("1. f5") == true)
    #expect(file("doc") == nil)
  }

  @Test func `felt extends half a square beyond the outer columns, where there is colour`() throws {
    let state = try game("f5")
    for usesColor in [false, true] {
      let scene = ReversiPlay.scene(state, in: SceneRoom(columns: 80, usesColor: usesColor))
      for cells in scene.rows[1...8] {
        #expect((cells[1].ink == .felt) == usesColor && cells[2].ink != nil && cells[16].ink != nil)
        #expect(cells.count < 18 || (cells[17].ink == .felt) == usesColor)
      }
    }
  }

  @Test func `flips are seen one by one, the nearest first`() throws {
    let state = try game("f5", "opponent person")
    #expect(ReversiPlay.pictures(of: state) == 1)
    func row(_ shown: Int?) -> String {
      var room = SceneRoom(columns: 80, rows: 18)
      (room.fillsScreen, room.shownChanges) = (true, shown)
      return ReversiPlay.scene(state, in: room).text(style: .plain).split(separator: "\n").map(String.init)[5]
    }
    #expect(row(0).hasPrefix("5 · · · ● ○(●)"), "\(row(0))")
    #expect(row(1).hasPrefix("5 · · · ● ●(●)") && row(nil).hasPrefix("5 · · · ● ●(●)"))
  }

  @Test func `discs have their colours on felt`() throws {
    let room = SceneRoom(columns: 80, usesColor: true)
    let cells = ReversiPlay.scene(try game(), in: room).rows[4]
    #expect(cells[8].character == "●" && cells[8].ink == .whiteDisc)
    #expect(cells[10].character == "●" && cells[10].ink == .blackDisc)
    #expect(cells[9].ink == .felt && cells[6].ink == .mark)
  }

  @Test func `whose turn it is, in words`() throws {
    #expect(try game().message == "Make a move: you have black.")
    #expect(try game("f5d6").message == "It's your turn.")
    #expect(try game("", "opponent person").message == "It's player 1's turn (black).")
    #expect(try game("f5", "opponent person colour white").message == "It's player 1's turn (white).")
    #expect(try game("f5", "you greedy").message == "It's white's turn.")
    #expect(try game("f5", "you greedy opponent random").message == "It's white's turn.")
    #expect(try ReversiPlay.headline(game("f5")) == "Black 4 (you) : 1 white")
    #expect(try ReversiPlay.headline(game("f5", "colour white")) == "Black 4 : 1 white (you)")
    #expect(try ReversiPlay.headline(game("f5", "opponent person")) == "Black 4 : 1 white")
  }

  @Test func `passes are announced`() throws {
    let state = try found("size 4 opponent person") { $0.table?.passed == .white }
    #expect(state.message == "Player 2 (white) can't move and passes. It's player 1's turn (black).")
    #expect(lines(state, columns: 40).joined().contains("white passed"))
    let before = try #require(State.reduce(state, .undo).table)
    let move = try #require(state.moves.last?.move)
    let words = ReversiPlay.words(move, by: .you, on: before, state.settings)
    #expect(words == "Player 1 (black) plays \(move) (white passes)")
    var settings = state.settings
    settings.opponent = .greedy
    #expect(ReversiPlay.words(move, by: .you, on: before, settings) == "You play \(move) (white passes)")
    settings.colour = .white
    #expect(ReversiPlay.words(move, by: .opponent, on: before, settings) == "I play \(move) (white passes)")
  }

  @Test func `the end names the winner and the score`() throws {
    let open = try found("size 4 opponent person") { $0.table?.winner == .black && $0.table?.position.emptyCount == 2 }
    let position = try #require(open.table?.position)
    let (black, white) = (position.discCount(of: .black), position.discCount(of: .white))
    #expect(
      open.message
        == "The game is over. Player 1 (black) wins \(black + 2) to \(white) (the 2 empty squares count for the winner)."
    )
    let full = try found("size 4 opponent person") {
      $0.isOver && $0.table?.position.emptyCount == 0 && $0.table?.winner == .white
    }
    #expect(full.message.hasPrefix("The game is over. Player 2 (white) wins ") && !full.message.contains("empty"))
    let draw = try found("size 4 opponent person") { $0.isOver && $0.table?.winner == nil }
    #expect(draw.message.hasPrefix("The game is over. It's a draw: "))
  }

  @Test func `refusals say why and what is possible`() throws {
    let state = try game("f5d6", "opponent person")
    func words(_ line: String) throws -> String? { state.refusal(of: try state.action(line))?.words(in: state) }
    #expect(try words("d4") == "there is a white disc on d4 already")
    #expect(try words("a1") == "a disc on a1 flips nothing: choose c3, c4, c5, c6 or c7")
    #expect(try words("pass") == "black can move and so can't pass: choose c3, c4, c5, c6 or c7")
    let small = try game("", "size 4")
    let refusal = small.refusal(of: try small.action("h8"))
    #expect(refusal?.words(in: small) == "there is no square h8 on a board of 4 by 4")
  }

  @Test func `hints name three moves, their values and what these rest on`() throws {
    let proved = try hinted(try game("", "size 4"))
    #expect(
      proved.message.hasPrefix("Best: b1 (−10, proved). Next best: a2 −10, d3 −10."), "\(proved.message)")
    let estimated = try hinted(try game("", "hint-level 4"))
    #expect(
      estimated.message.wholeMatch(
        of:
          /Best: \w\d \([−+]?[\d.]+, depth 4\)\. Next best: \w\d [−+]?[\d.]+, \w\d [−+]?[\d.]+\./)
        != nil, "\(estimated.message)")
    let line = State.reduce(proved, .hint)
    #expect(line.message.hasPrefix("Expected line: b1 "))
  }

  @Test func `a good corner comes with the tip`() throws {
    let good = try found("size 4 opponent person") { ((try? self.hinted($0))?.advice?.goodCorners.isEmpty) == false }
    let (told, start) = (try hinted(good).message, try hinted(try game("", "size 4")).message)
    #expect(told.contains(" Corners can't be flipped."))
    #expect(!start.contains("orners"), "there is none yet")
  }

  @Test func `programs read the table`() throws {
    func table(_ state: State) throws -> [String: Any] {
      var json = JSONWriter()
      ReversiPlay.tableShape.write(state, to: &json)
      return try #require(JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
    }
    let running = try table(try game("f5d6"))
    let squares = try #require(running["squares"] as? String)
    #expect(squares.count == 64 && squares.hasPrefix("---") && running["sideToMove"] as? String == "black")
    #expect(running["blackDiscs"] as? Int == 3 && running["whiteDiscs"] as? Int == 3)
    #expect(running["lastMove"] as? String == "d6" && running["flipped"] as? [String] == ["d5"])
    #expect(running["transcript"] as? String == "f5d6")
    #expect(running["winner"] == nil && running["difference"] == nil && running["passed"] == nil)
    let passed = try table(try found("size 4 opponent person") { $0.table?.passed == .black })
    #expect(passed["passed"] as? String == "black" && (passed["transcript"] as? String)?.hasSuffix("pa") == true)
    let over = try found("size 4 opponent person") { $0.table?.winner == .white }
    let ended = try table(over)
    #expect(ended["winner"] as? String == "white" && ended["sideToMove"] == nil)
    #expect(ended["difference"] as? Int == over.table?.blackDifference)
  }
}
