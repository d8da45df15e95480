import Documents
import Questions
import Reversi

/// A game of Othello Quest, as its server gives it: `players`, black first, and the moves in
/// `position`, each an object whose `m` is a square or `-` for a pass and whose `t` is the time in
/// milliseconds. [QUEST]
///
/// The list of a player's games, which the server gives as `games`, has no moves. Members without a
/// field, and those of which a field holds only a part, are kept as properties.
struct ReversiQuestGame {
  private let json: JSON

  /// A game from an object.
  init(_ json: JSON) { self.json = json }

  /// The game. Moves and players that are plain words are read, too, and moves next to `position`.
  func record() throws(Fault) -> GameRecord {
    let position = json["position"]
    let inner = position?["moves"]
    guard case .array(let moves)? = inner ?? json["moves"] else {
      throw Fault.data(
        "this object has no list of moves; Othello Quest's lists of games lack them, so save each game "
          + "(position.moves) itself")
    }
    var record = GameRecord(from: .start(size: try size(position?["size"])))
    for (index, move) in moves.enumerated() { try play(move, number: index + 1, in: &record) }
    var read = inner == nil ? ["moves"] : []
    if case .object? = position {
      read.append("position")
      record.properties += Self.unread(position, besides: ["moves", "size"], in: "position")
    }
    if case .array(let players)? = json["players"] {
      read.append("players")
      record.black = Self.player(players.first, in: &record)
      record.white = Self.player(players.dropFirst().first, in: &record)
      for player in players.dropFirst(2) { record.properties += Self.unread(player, in: "players") }
    }
    if let created = json["created"]?.words {
      record.date = String(created.prefix(10))
      if created.count <= 10 { read.append("created") }
    }
    if json["gtype"] != nil || json["tcb"] != nil { record.event = "Othello Quest" }
    if json["gtype"] == .string("reversi") { read.append("gtype") }
    if let time = json["tcb"]?.milliseconds {
      record.timeControl = "\(time / 1000)"
      if time.isMultiple(of: 1000) { read.append("tcb") }
    }
    record.properties += Self.unread(json, besides: read)
    return record
  }

  /// What isn't read: the members of an object but those of some keys, or a value that is none.
  static func unread(
    _ json: JSON?, besides read: [String] = [], in place: String = ""
  ) -> [GameRecord.Property] {
    switch json {
    case nil, .null?: return []
    case .object(let members)?:
      let before = place.isEmpty ? "" : place + "."
      return members.filter { !read.contains($0.key) }.map {
        GameRecord.Property(.quest, before + $0.key, [$0.value.words ?? ""])
      }
    case let value?: return [GameRecord.Property(.quest, place, [value.words ?? ""])]
    }
  }

  private func size(_ given: JSON?) throws(Fault) -> BoardSize {
    guard let given else { return .eight }
    guard case .number(let digits) = given, let size = Int(digits).flatMap({ BoardSize(rawValue: $0) }) else {
      throw .data("position.size: boards have 4, 6 or 8 squares per side")
    }
    return size
  }

  /// Plays a move; an entry without one, which says how the game ended, is skipped. Times are
  /// rounded to hundredths of a second.
  private func play(_ entry: JSON, number: Int, in record: inout GameRecord) throws(Fault) {
    guard let name = entry.words ?? entry["m"]?.words else {
      if case .object = entry, entry["m"] == nil {
        record.properties += Self.unread(entry, in: "moves")
        return
      }
      throw Fault.data("move \(number) is \((entry["m"] ?? entry).noun); write \"f5\", or \"-\" for a pass")
    }
    guard let move = name == "-" ? Move.pass : Move(name: Array(name.utf8)) else {
      throw Fault.data("move \(number) isn't a square of the board, such as d3, or a pass (-)")
    }
    let time = entry["t"]?.milliseconds
    var note = GameRecord.Note(time: time.map { ($0 + 5) / 10 })
    if case .object = entry {
      note.properties = Self.unread(entry, besides: time == nil ? ["m"] : ["m", "t"], in: "moves")
    }
    do throws(IllegalMove) {
      try record.play(move, note: note)
    } catch {
      throw Fault.data(NotationError(.illegalMove(number: number, error), at: 0).message)
    }
  }

  /// A player, who may be no more than a name.
  private static func player(_ json: JSON?, in record: inout GameRecord) -> GameRecord.Player {
    if let name = json?.words { return GameRecord.Player(name: name) }
    let name = ["name", "id"].first { json?[$0]?.words != nil }
    let rating = ["oldR", "rating"].first { json?[$0]?.words != nil }
    record.properties += unread(json, besides: [name, rating].compactMap { $0 }, in: "players")
    return GameRecord.Player(name: name.flatMap { json?[$0]?.words }, rating: rating.flatMap { json?[$0]?.words })
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
