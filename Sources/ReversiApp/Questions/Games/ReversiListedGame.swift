import Documents
import Questions
import Reversi

/// A game in an object whose members are texts: one of a list that 'games' or 'match' wrote, a row
/// of a table, or the request of an answer about a game.
///
/// `game` is a record, `moves` are moves from `position`. What a record would say about itself
/// fills its fields; other members are kept as properties.
struct ReversiListedGame {
  private let json: JSON

  /// A game from an object; `nil` for one of another kind.
  init?(_ json: JSON) {
    let isAnswer = json.text("schema")?.hasPrefix("puzzlelab/reversi.") ?? false
    let object = isAnswer ? json["request"] ?? json : json
    // Othello Quest has a list of moves, and possibly more.
    if case .array? = object["moves"] { return nil }
    guard ["moves", "position", "fault"].contains(where: { object.text($0) != nil }) || Self.ggf(object) != nil else {
      return nil
    }
    self.json = object
  }

  /// The record of the game, if there is one.
  private static func ggf(_ json: JSON) -> String? {
    json.text("game").flatMap { $0.hasPrefix("(") ? $0 : nil }
  }

  /// The game, whose moves are made from `start` unless it says otherwise.
  func record(from start: Position) throws(Fault) -> GameRecord {
    var record: GameRecord
    if let game = Self.ggf(json) {
      record = try read(game, from: start)
    } else if let moves = json.text("moves") {
      record = try read(moves, from: try position(start))
    } else if json.text("position") != nil {
      record = GameRecord(from: try position(start))
    } else {
      throw Fault.data(json.text("fault") ?? "there is no game")
    }
    fill(&record)
    return record
  }

  private func read(_ text: String, from start: Position) throws(Fault) -> GameRecord {
    try Fault.catching { () throws(NotationError) in try GameRecord(text: Array(text.utf8)[...], from: start) }
  }

  private func position(_ start: Position) throws(Fault) -> Position {
    guard let board = json.text("position") else {
      guard let size = json.integer("size").flatMap(BoardSize.init) else { return start }
      return .start(size: size, first: json.text("first").flatMap(Side.init) ?? .black)
    }
    return try Fault.catching { () throws(NotationError) in try OBFRecord(board).position }
  }

  /// Records what the object says about the game and the record doesn't.
  private func fill(_ record: inout GameRecord) {
    record.black.name = record.black.name ?? json.text("black")
    record.white.name = record.white.name ?? json.text("white")
    record.black.wthorNumber = record.black.wthorNumber ?? json.integer("blackNumber")
    record.white.wthorNumber = record.white.wthorNumber ?? json.integer("whiteNumber")
    record.wthorTournament = record.wthorTournament ?? json.integer("eventNumber")
    record.event = record.event ?? record.site ?? json.text("event")
    record.date = record.date ?? json.text("date")
    if record.variant == nil { record.declareStart(plies: json.integer("openingPlies") ?? 0) }
    var read = Self.read + (Self.ggf(json) == nil ? [] : ["game"])
    if record.outcome == nil {
      if let discs = json.hundredths("blackDiscDifference") {
        record.outcome = GameRecord.Outcome(blackDifference: discs)
      } else if let side = json.text("winner").flatMap(Side.init) {
        record.outcome = GameRecord.Outcome(.win(side))
      }
    }
    if json.text("blackDiscDifference") == nil || json.hundredths("blackDiscDifference") != nil {
      read.append("blackDiscDifference")
    }
    record.properties += ReversiQuestGame.unread(json, besides: read)
  }

  /// The members that are read, or follow from those that are.
  private static let read = [
    "black", "white", "blackNumber", "whiteNumber", "eventNumber", "event", "date", "winner", "position", "moves",
    "size",
    "first", "number", "moveCount", "opening", "openingMoves", "dropped", "count", "faultCount", "openingPlies",
  ]
}

extension JSON {
  /// The text of a member, or the digits of a number; `nil` for nothing.
  fileprivate func text(_ key: String) -> String? {
    switch self[key] {
    case .string(let text)?, .number(let text)?: text.isEmpty ? nil : text
    default: nil
    }
  }

  fileprivate func integer(_ key: String) -> Int? { text(key).flatMap { Int($0) } }

  /// A number of discs, in hundredths.
  fileprivate func hundredths(_ key: String) -> Int? { text(key).flatMap { Hundredths.parse($0.utf8) } }
}
