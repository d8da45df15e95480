import Reports
import Reversi

/// A game of Othello Quest, as its server gives it: `players`, black first, and the moves in
/// `position`, each an object whose `m` is a square or `-` for a pass and whose `t` is the time in
/// milliseconds. [QUEST]
///
/// The list of somebody's games, which the server gives as `games`, has no moves.
struct ReversiQuestGame {
  private let json: JSON

  /// A game from an object.
  init(_ json: JSON) { self.json = json }

  /// The game. Moves that are plain words are read, too, and moves beside `position`.
  func record() throws -> GameRecord {
    let position = json["position"]
    guard case .array(let moves)? = position?["moves"] ?? json["moves"] else {
      throw Fault.data(
        "this object has no list of moves; Othello Quest's lists of games lack them, so save each game "
          + "(position.moves) itself")
    }
    var record = GameRecord(from: .start(size: try size(position?["size"])))
    for (index, move) in moves.enumerated() { try play(move, number: index + 1, in: &record) }
    (record.black, record.white) = (player(0), player(1))
    record.date = json["created"]?.words.map { String($0.prefix(10)) }
    record.event = json["gtype"] == nil && json["tcb"] == nil ? nil : "Othello Quest"
    record.timeControl = json["tcb"]?.milliseconds.map { "\($0 / 1000)" }
    return record
  }

  private func size(_ given: JSON?) throws(Fault) -> BoardSize {
    guard let given else { return .eight }
    guard case .number(let digits) = given, let size = Int(digits).flatMap({ BoardSize(rawValue: $0) }) else {
      throw .data("position.size: boards have 4, 6 or 8 squares a side")
    }
    return size
  }

  /// Plays a move; an entry without one, which says how the game ended, is passed over.
  private func play(_ entry: JSON, number: Int, in record: inout GameRecord) throws {
    guard let name = entry.words ?? entry["m"]?.words else {
      if case .object = entry, entry["m"] == nil { return }
      throw Fault.data("move \(number) is \((entry["m"] ?? entry).noun); write \"f5\", or \"-\" for a pass")
    }
    guard let move = name == "-" ? Move.pass : Move(name: Array(name.utf8)) else {
      throw Fault.data("move \(number) is no square of the board, such as d3, and no pass (-)")
    }
    let time = entry["t"]?.milliseconds.map { $0 / 10 }
    do throws(IllegalMove) {
      try record.play(move, note: GameRecord.Note(time: time))
    } catch {
      throw Fault.data("move \(number) can't be made: \(error.message)")
    }
  }

  private func player(_ index: Int) -> GameRecord.Player {
    guard case .array(let players)? = json["players"], players.indices.contains(index) else { return .init() }
    let player = players[index]
    return GameRecord.Player(
      name: player["name"]?.words ?? player["id"]?.words, rating: player["oldR"]?.words ?? player["rating"]?.words)
  }
}

extension JSON {
  /// A string, or the digits of a number; `nil` for nothing.
  fileprivate var words: String? {
    switch self {
    case .string(let text), .number(let text): text.isEmpty ? nil : text
    default: nil
    }
  }

  /// A time of at most a month.
  fileprivate var milliseconds: Int? {
    guard case .number(let digits) = self, let time = Int(digits), (0...2_600_000_000).contains(time) else {
      return nil
    }
    return time
  }
}
