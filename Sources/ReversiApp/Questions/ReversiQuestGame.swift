import Documents
import Questions
import Reversi

/// A game of Othello Quest, as its server gives it: `players`, black first, and the moves in
/// `position`, each an object whose `m` is a square or `-` for a pass and whose `t` is the time in
/// milliseconds. [QUEST]
///
/// The list of somebody's games, which the server gives as `games`, has no moves. Members without a
/// field are kept as properties.
struct ReversiQuestGame {
  private let json: JSON

  /// A game from an object.
  init(_ json: JSON) { self.json = json }

  /// The game. Moves that are plain words are read, too, and moves beside `position`.
  func record() throws(Fault) -> GameRecord {
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
    record.properties += unread(json, besides: ["players", "position", "moves", "created", "gtype", "tcb"])
    record.properties += unread(position, besides: ["moves", "size"], in: "position.")
    if case .array(let players)? = json["players"] {
      for (index, player) in players.enumerated() {
        let name = player["name"]?.words == nil ? "id" : "name"
        let rating = player["oldR"]?.words == nil ? "rating" : "oldR"
        record.properties += unread(player, besides: index < 2 ? [name, rating] : [], in: "players.")
      }
    }
    return record
  }

  /// The members of an object that aren't read.
  private func unread(_ json: JSON?, besides read: [String], in place: String = "") -> [GameRecord.Property] {
    guard case .object(let members)? = json else { return [] }
    return members.filter { !read.contains($0.key) }.map {
      GameRecord.Property(.quest, place + $0.key, [$0.value.words ?? ""])
    }
  }

  private func size(_ given: JSON?) throws(Fault) -> BoardSize {
    guard let given else { return .eight }
    guard case .number(let digits) = given, let size = Int(digits).flatMap({ BoardSize(rawValue: $0) }) else {
      throw .data("position.size: boards have 4, 6 or 8 squares per side")
    }
    return size
  }

  /// Plays a move; an entry without one, which says how the game ended, is passed over.
  private func play(_ entry: JSON, number: Int, in record: inout GameRecord) throws(Fault) {
    guard let name = entry.words ?? entry["m"]?.words else {
      if case .object = entry, entry["m"] == nil {
        record.properties += unread(entry, besides: ["t"], in: "moves.")
        return
      }
      throw Fault.data("move \(number) is \((entry["m"] ?? entry).noun); write \"f5\", or \"-\" for a pass")
    }
    guard let move = name == "-" ? Move.pass : Move(name: Array(name.utf8)) else {
      throw Fault.data("move \(number) isn't a square of the board, such as d3, or a pass (-)")
    }
    let time = entry["t"]?.milliseconds.map { $0 / 10 }
    var note = GameRecord.Note(time: time)
    note.properties = unread(entry, besides: ["m", "t"], in: "moves.")
    do throws(IllegalMove) {
      try record.play(move, note: note)
    } catch {
      throw Fault.data(NotationError(.illegalMove(number: number, error), at: 0).message)
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
