import Documents
import GameCore
import Questions
import Reversi

extension ReversiPlay: ShownGame {
  package static let title = "Reversi"

  /// Short enough for 40 columns with the title: "Black 12 (you) : 9 white".
  package static func headline(_ state: GameState<ReversiPlay>) -> String {
    guard let position = state.table?.position else { return "" }
    let own = hasPersonAgainstComputer(state.settings) ? state.settings.colour : nil
    let (black, white) = (position.discCount(of: .black), position.discCount(of: .white))
    return "Black \(black)\(own == .black ? " (you)" : "") : \(white) white\(own == .white ? " (you)" : "")"
  }

  /// The board, with the facts about it next to it; every square is a spot. It takes 40 columns and
  /// nine rows.
  package static func scene(_ state: GameState<ReversiPlay>, in room: SceneRoom) -> Scene {
    var scene = Scene()
    guard let table = state.table else { return scene }
    let position = table.position
    let legal = (state.legalMoves ?? []).compactMap { if case .place(let square) = $0 { square } else { nil } }
    let scale = scale(position.size, in: room)
    let drawing = BoardDrawing(usesColor: room.usesColor, isASCII: room.isASCII, scale: scale)
    let unflipped = table.last.map { Set($0.flipsInOrder.dropFirst(room.shownChanges ?? .max)) } ?? []
    drawing.draw(
      position, legal: room.shownChanges == nil ? legal : [], last: table.last?.square,
      discs: { unflipped.contains($0) ? table.last?.side.other : nil }, on: &scene)
    for square in position.size.allSquares {
      let (row, column) = drawing.cell(square)
      let disc = position.disc(on: square)
      let name = disc.map { ", \($0)" } ?? ", empty" + (legal.contains(square) ? ", legal" : "")
      scene.spot(
        square.description, "\(square)" + name, row: row, column: column, width: 2 * scale, height: scale,
        isPassedOver: !legal.contains(square))
    }
    let column = BoardDrawing.width(position.size, scale: scale) + 4
    for (number, side) in Side.allCases.enumerated() {
      drawing.count(side, in: position, row: number + 1, column: column, on: &scene)
    }
    var facts = [Wording.count(position.emptyCount, "empty square", "empty squares")]
    if let last = table.last {
      facts.append("\(last.square) flipped \(Wording.count(last.flipped.count, "disc", "discs"))")
    }
    if let passed = table.passed { facts.append("\(passed) passed") }
    if let best = table.best, let side = state.settings.personsSide {
      let value = DiscValue(hundredths: best.difference(for: side)).signed(isProved: true)
      facts.append("best: \(best.isProved ? "" : "about ")\(value)")
    }
    for (number, fact) in facts.enumerated() { scene.put(fact, row: number + 3, column: column) }
    return scene
  }

  /// Squares of two rows where a screen has plenty of them.
  private static func scale(_ size: BoardSize, in room: SceneRoom) -> Int {
    let fits = 2 * size.rawValue + 4 <= room.rows ?? 0 && BoardDrawing.width(size, scale: 2) + 24 <= room.columns
    return room.fillsScreen && fits ? 2 : 1
  }

  /// A disc that is placed, then those that it flips, one by one.
  package static func pictures(of state: GameState<ReversiPlay>) -> Int { state.table?.last?.flipped.count ?? 0 }

  package static let keyForms = [
    MoveForm("f5", "place a disc: a letter, then a digit"),
    MoveForm("hh, gg", "a letter typed twice is its command; so is H"),
  ]

  /// A letter and a digit are a square.
  package static func meaning(of keys: String, in state: GameState<ReversiPlay>) -> KeyMeaning {
    let side = state.table?.position.size.rawValue ?? 0
    guard let letter = keys.first, "abcdefgh".prefix(side).contains(letter), keys.count < 3 else { return .nothing }
    guard let digit = keys.dropFirst().first else { return .beginning }
    return digit.isASCII && digit.isNumber ? .command(keys) : .nothing
  }

  package static let tableShape = Shape<GameState<ReversiPlay>>(
    Field("squares", "The squares in order a1, b1, …: X black, O white, - empty") { state in
      state.table.map { String($0.position.boardText.prefix($0.position.size.squareCount)) } ?? ""
    },
    Field("sideToMove", "Who moves; absent when the game is over") { state in
      state.isOver ? nil : state.table?.position.sideToMove
    },
    Field("blackDiscs", "Black's discs") { $0.table?.position.discCount(of: .black) ?? 0 },
    Field("whiteDiscs", "White's discs") { $0.table?.position.discCount(of: .white) ?? 0 },
    Field("lastMove", "The square of the last disc that was placed; absent before") { $0.table?.last?.square },
    Field("flipped", "The discs that it flipped") { $0.table?.last?.flipped ?? [] },
    Field("passed", "Who had no move after it and passed; absent if neither did") { $0.table?.passed },
    Field("transcript", "The moves so far, passes as pa") { $0.table?.line.transcript ?? "" },
    Field("start", "Where the moves begin, a board and the side to move; absent at the usual start") { start(of: $0) },
    Field("givenMoves", "How many of the moves, passes included, were given or drawn before the game") {
      $0.table?.given ?? 0
    },
    Field("best", "With practice: black's discs less white's after best play from there; otherwise absent") { state in
      (state.table?.best).map { DiscValue(hundredths: $0.blackDifference) }
    },
    Field("bestIsProved", "Whether that is proved; otherwise it is estimated") { $0.table?.best?.isProved },
    Field("shortfall", "With practice, at the end: the discs that the person fell short of it") { state in
      state.settings.personsSide.flatMap { state.table?.shortfall(of: $0) }.map { DiscValue(hundredths: $0) }
    },
    Field("winner", "The winner; absent until the game is over, and in a draw") { $0.table?.winner },
    Field("difference", "Black's discs less white's once the game is over; the winner takes the empty squares") {
      $0.table?.blackDifference
    })
}

extension ReversiPlay {
  /// The board that a game begins at; `nil` at the usual start.
  private static func start(of state: GameState<ReversiPlay>) -> String? {
    guard let start = state.table?.line.start, start != .start(size: start.size, first: state.settings.first) else {
      return nil
    }
    return start.boardText
  }

  package static let fileEndings = ["ggf", "sgf", "pgn", "txt"]

  /// GGF, SGF, PGN, or a transcript as `txt`: what `reversi review` reads.
  package static func file(_ state: GameState<ReversiPlay>, ending: String) -> String? {
    guard let record = record(of: state) else { return nil }
    switch ending {
    case "ggf": return record.ggf + "\n"
    case "sgf": return record.sgf + "\n"
    case "pgn": return record.pgn
    case "txt": return record.transcript + "\n"
    default: return nil
    }
  }
}

extension ReversiPlay {
  package static func evidence(_ advice: ReversiAdvice) -> Evidence<ReversiProof>? { advice.moves.first?.evidence }
}

extension ReversiPlay.Placement {
  /// The discs that it flipped, the nearest first.
  fileprivate var flipsInOrder: [Square] {
    func distance(_ flipped: Square) -> Int {
      max(abs(flipped.row - square.row), abs(flipped.column - square.column))
    }
    return flipped.sorted { distance($0) < distance($1) }
  }
}
