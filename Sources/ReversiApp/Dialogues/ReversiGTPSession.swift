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
      guard let name = Name(rawValue: request.command) else { throw .unknownCommand }
      switch name {
      case .loadSGF, .printSGF: break
      default: return try text(name, request)
      }
    } catch {
      throw Refusal(failure: error)
    }
    return request.command == Name.loadSGF.rawValue ? try load(request) : try save(request)
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
    case .loadSGF, .printSGF: break  // These have to do with files.
    }
    return ""
  }

  private mutating func begin(_ size: BoardSize) {
    game = PlayedGame(GameRecord(from: .start(size: size)))
    isLost = false
    for side in Side.allCases { clocks[side] = fullClock }
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
