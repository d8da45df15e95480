import Documents
import GameCore
import Questions
import Reversi

/// One conversation in the Go Text Protocol: lines in, answers out.
package struct ReversiGTPSession: Sendable {
  /// The commands, as `list_commands` names them.
  private enum Name: String, CaseIterable {
    case protocolVersion = "protocol_version"
    case name, version
    case knownCommand = "known_command"
    case listCommands = "list_commands"
    case quit
    case listGames = "list_games"
    case setGame = "set_game"
    case boardsize
    case queryBoardsize = "query_boardsize"
    case clearBoard = "clear_board"
    case komi, play, black, white, genmove
    case genmoveBlack = "genmove_black"
    case genmoveWhite = "genmove_white"
    case regGenmove = "reg_genmove"
    case undo, showboard
    case timeSettings = "time_settings"
    case timeLeft = "time_left"
    case finalScore = "final_score"
    case finalStatusList = "final_status_list"
    case loadSGF = "loadsgf"
    case printSGF = "printsgf"
    case rulesGame = "gogui-rules_game_id"
    case rulesBoard = "gogui-rules_board"
    case rulesSize = "gogui-rules_board_size"
    case rulesMoves = "gogui-rules_legal_moves"
    case rulesSide = "gogui-rules_side_to_move"
    case rulesResult = "gogui-rules_final_result"
    case setup = "gogui-setup"
    case setupPlayer = "gogui-setup_player"
    case position = "puzzlelab-position"
    case notes = "puzzlelab-notes"
  }

  /// Whether the other program has taken its leave.
  package private(set) var isOver = false
  private var game = PlayedGame(GameRecord(from: .start()))
  /// Whether a file that was to be loaded couldn't be: the game is another one than the other
  /// program thinks, until a new one begins.
  private var isLost = false
  /// The clock with which a game begins, and those of the sides.
  private var fullClock: GameClock?
  private var clocks: [Side: GameClock] = [:]
  private let thinker: ReversiThinker
  private let stopSignal: StopSignal

  /// A conversation about the usual board.
  package init(_ thinker: ReversiThinker, stopSignal: StopSignal) {
    self.thinker = thinker
    self.stopSignal = stopSignal
  }

  /// The answer to a line; `nil` for an empty one and a comment.
  package mutating func answer(to line: String) -> String? {
    guard let request = GTPRequest(line) else { return nil }
    do throws(Refusal) {
      return request.answer(.success(try text(for: request)))
    } catch {
      return request.answer(.failure(error.failure), detail: error.detail)
    }
  }

  /// Why a request is refused, and more about it where there is more to say.
  private struct Refusal: Error {
    let failure: GTPFailure
    var detail: String?
  }

  private mutating func text(for request: GTPRequest) throws(Refusal) -> String {
    do throws(GTPFailure) {
      switch Name(rawValue: request.command) {
      case nil: throw .unknownCommand
      case .loadSGF, .printSGF, .position: break
      case let name?: return try text(name, request)
      }
    } catch {
      throw Refusal(failure: error)
    }
    switch Name(rawValue: request.command) {
    case .loadSGF: return try load(request)
    case .printSGF: return try save(request)
    default: return try setPosition(request)
    }
  }

  private mutating func text(_ name: Name, _ request: GTPRequest) throws(GTPFailure) -> String {
    switch name {
    case .protocolVersion: return "2"
    case .name: return "puzzlelab"
    case .version: return Toolkit.version + (thinker.weakness.map { " (\($0))" } ?? "")
    case .knownCommand: return Name(rawValue: request.arguments.first ?? "") == nil ? "false" : "true"
    case .listCommands: return Name.allCases.map { $0.rawValue }.joined(separator: "\n")
    case .quit: isOver = true
    case .listGames: return "Othello"
    case .queryBoardsize: return "\(game.position.size.rawValue)"
    case .komi: return ""  // Nothing is given in advance in this game.
    case .setGame: try setGame(request.arguments.first ?? "")
    case .boardsize: try setSize(try request.integer(0))
    case .clearBoard: begin(game.position.size)
    case .play: try play(try request.move(1, size: game.position.size), try request.side(0))
    case .black: try play(try request.move(0, size: game.position.size), .black)
    case .white: try play(try request.move(0, size: game.position.size), .white)
    case .genmove: return try generate(try request.side(0), keeps: true)
    case .genmoveBlack: return try generate(.black, keeps: true)
    case .genmoveWhite: return try generate(.white, keeps: true)
    case .regGenmove: return try generate(try request.side(0), keeps: false)
    case .undo: if !game.undo() { throw .noUndo }
    case .showboard: return "\n" + game.position.diagram
    case .timeSettings: try setClocks(request)
    case .timeLeft: try setClock(request)
    case .finalScore: return try score()
    case .finalStatusList: return try statusList(request.arguments.first ?? "")
    case .notes: return thinker.weightFaults.map { $0.line }.joined(separator: "\n")
    case .rulesGame: return "Othello"
    case .rulesBoard: return try "\n" + known().goguiBoard
    case .rulesSize: return "\(game.position.size.rawValue)"
    case .rulesMoves: return try known().goguiMoves
    case .rulesSide: return try "\(known().sideToMove)"
    case .rulesResult: return try known().goguiResult
    case .setup: begin(from: try Position(goguiSetup: request, size: game.position.size))
    case .setupPlayer: begin(from: try known().moved(by: try request.side(0)))
    case .loadSGF, .printSGF, .position: break  // Their refusals say more.
    }
    return ""
  }

  private mutating func begin(_ size: BoardSize) { begin(from: .start(size: size)) }

  private mutating func begin(from position: Position) {
    game = PlayedGame(GameRecord(from: position))
    isLost = false
    for side in Side.allCases { clocks[side] = fullClock }
  }

  /// The position, unless the other program thinks of another one.
  private func known() throws(GTPFailure) -> Position {
    if isLost { throw .noGame }
    return game.position
  }

  /// `puzzlelab-position BOARD SIDE`: a game that begins in a position, in OBF.
  private mutating func setPosition(_ request: GTPRequest) throws(Refusal) -> String {
    do throws(NotationError) {
      begin(from: try OBFRecord(request.arguments.joined(separator: " ")).position)
      return ""
    } catch {
      throw Refusal(failure: .position, detail: Fault(error).placedMessage)
    }
  }

  private mutating func setGame(_ name: String) throws(GTPFailure) {
    guard ["othello", "reversi"].contains(name.lowercased()) else { throw .otherGame }
    begin(game.position.size)
  }

  private mutating func setSize(_ side: Int) throws(GTPFailure) {
    guard let size = BoardSize(rawValue: side) else { throw .size }
    begin(size)
  }

  private mutating func play(_ move: Move, _ side: Side) throws(GTPFailure) {
    if isLost { throw .noGame }
    do throws(PlayFailure) { try game.play(move, by: side) } catch { throw .illegalMove }
  }

  /// Chooses a move; at the end of the game it is a pass. A pass that the other side has to make
  /// first is added.
  private mutating func generate(_ side: Side, keeps: Bool) throws(GTPFailure) -> String {
    if isLost { throw .noGame }
    var position = game.position
    if side != position.sideToMove, !position.isFinished {
      guard position.mustPass else { throw .otherSide }
      position = (try? position.playing(.pass)) ?? position
    }
    let begin = Moment.now
    let seconds = clocks[side]?.allowance(empties: position.emptyCount, threads: thinker.threads)
    let moves = position.legalMoves
    let move =
      moves.count > 1
      ? thinker.choose(position, seconds: seconds, stopSignal: stopSignal).move ?? .pass : moves.first ?? .pass
    clocks[side]?.spend((Moment.now - begin) / .seconds(1))
    if keeps { try play(move, side) }
    return move == .pass ? "PASS" : move.description.uppercased()
  }

  /// `time_settings MAIN PERIOD MOVES`; a period without moves, or no time at all, means no clock.
  private mutating func setClocks(_ request: GTPRequest) throws(GTPFailure) {
    let (main, period, moves) = (try request.integer(0), try request.integer(1), try request.integer(2))
    let hasClock = main > 0 || period > 0
    let isLimited = hasClock && (period == 0 || moves > 0)
    let overtime = period > 0 ? GameClock.Overtime(seconds: Double(period), moves: moves) : nil
    let isOvertime = main == 0
    fullClock =
      !isLimited
      ? nil
      : GameClock(
        seconds: Double(isOvertime ? period : main), moves: isOvertime ? moves : nil, overtime: overtime)
    for side in Side.allCases { clocks[side] = fullClock }
    if isLimited { thinker.solver.prepare(for: game.position.size) }
  }

  /// `time_left SIDE SECONDS MOVES`, 0 moves in the main time.
  private mutating func setClock(_ request: GTPRequest) throws(GTPFailure) {
    let (side, seconds, moves) = (try request.side(0), try request.integer(1), try request.integer(2))
    if clocks.isEmpty { thinker.solver.prepare(for: game.position.size) }
    clocks[side] = GameClock(
      seconds: Double(seconds), moves: moves == 0 ? nil : moves, overtime: fullClock?.overtime)
  }

  private func score() throws(GTPFailure) -> String {
    guard let difference = game.record.playedDifference else { throw .noScore }
    return difference == 0 ? "0" : "\(difference > 0 ? "B" : "W")+\(abs(difference))"
  }

  /// `final_status_list alive|dead|seki`: no disc ever leaves the board, so all of them are alive.
  private func statusList(_ status: String) throws(GTPFailure) -> String {
    switch status {
    case "alive":
      let position = game.position
      return position.size.allSquares.filter { position.disc(on: $0) != nil }
        .map { $0.description.uppercased() }.joined(separator: " ")
    case "dead", "seki": return ""
    default: throw .syntax
    }
  }

  /// `loadsgf FILE [MOVE]`: the first game of a file, up to the move before that one; moves are
  /// counted from 1, passes included.
  private mutating func load(_ request: GTPRequest) throws(Refusal) -> String {
    guard let path = request.arguments.first, request.arguments.count < 3 else { throw Refusal(failure: .syntax) }
    let end: Int?
    do throws(GTPFailure) {
      end = request.arguments.count > 1 ? try request.integer(1) : nil
    } catch {
      throw Refusal(failure: error)
    }
    let record: GameRecord
    do {
      record = try GameRecord(firstOf: try thinker.environment.files.read(path))
    } catch {
      isLost = true
      throw Refusal(failure: .noLoad, detail: Fault(error).placedMessage)
    }
    begin(record.line.start.size)
    game = PlayedGame(GameRecord(from: record.line.start))
    for move in record.line.moves.prefix(end.map { max(0, $0 - 1) } ?? .max) { try? game.play(move) }
    return ""
  }

  /// `printsgf [FILE]`: the game so far, as the answer or into a file.
  private func save(_ request: GTPRequest) throws(Refusal) -> String {
    guard request.arguments.count < 2 else { throw Refusal(failure: .syntax) }
    guard let path = request.arguments.first, path != "-" else { return game.record.sgf }
    do {
      try thinker.environment.files.write(path, Array("\(game.record.sgf)\n".utf8))
      return ""
    } catch {
      throw Refusal(failure: .noSave, detail: Fault(error).message)
    }
  }
}
