import GameCore
import Reversi

/// Texts of games with whatever their formats can say, for tests of readers and writers.
enum RandomRecord {
  /// A game in a format, made from the format's description and without our writers.
  static func text(_ format: GameFormat, _ generator: inout SeededGenerator) -> String {
    let game = RandomGame.make(limit: 1 + generator.index(40), generator: &generator)
    switch format {
    case .ggf: return ggf(game, &generator)
    case .sgf: return sgf(game, &generator)
    case .pgn: return pgn(game, &generator)
    default: return game.line.transcript
    }
  }

  /// The record in a format, without a result that wasn't stated.
  static func written(_ record: GameRecord, _ format: GameFormat) -> String {
    switch format {
    case .ggf: record.ggfText(addsResult: false)
    case .sgf: record.sgfText(addsResult: false)
    case .pgn: record.pgnText(addsResult: false)
    default: record.transcript
    }
  }

  /// All that a record says besides its moves, a text for each thing.
  static func facts(_ record: GameRecord) -> [String] {
    var facts: [String] = []
    func add(_ name: String, _ fact: (some CustomStringConvertible)?) {
      if let fact { facts.append("\(name): \(fact)") }
    }
    func plain(_ text: String?) -> String? { text?.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    add("black", record.black.name)
    add("white", record.white.name)
    add("black's rating", record.black.rating)
    add("white's rating", record.white.rating)
    // GGF has one field for both.
    add("event", record.event)
    if record.event == nil { add("event", record.site) } else { add("site", record.site) }
    add("round", record.round)
    add("date", record.date.map { String($0.map { $0 == "." ? "-" : $0 }) })
    add("time control", record.timeControl)
    if record.variant != "8" { add("variant", record.variant) }
    let played = record.playedDifference.map { GameRecord.Outcome(blackDifference: 100 * $0).verdict }
    add("result", (record.outcome?.verdict ?? played).map { "\($0)" })
    add("cause", record.outcome?.cause?.rawValue)
    add("comment", plain(record.comment))
    for property in record.properties { add("property", "\(property)") }
    for (place, note) in record.notes.enumerated() {
      add("\(place) value", note.value)
      add("\(place) time", note.time)
      add("\(place) comment", plain(note.comment))
      for mark in note.marks { add("\(place) mark", mark) }
      for variation in note.variations { add("\(place) variation", variation.text) }
      for property in note.properties {
        if property.name == "value" {
          add("\(place) other value", property.values[0])
        } else {
          add("\(place) property", "\(property)")
        }
      }
    }
    return facts
  }

  private static func maybe(_ generator: inout SeededGenerator, _ text: (inout SeededGenerator) -> String) -> String {
    generator.index(2) == 0 ? "" : text(&generator)
  }

  private static func word(_ generator: inout SeededGenerator, _ letters: String = "abc ÄÖé本XO()/:-0123*!") -> String {
    let letters = Array(letters)
    return "n" + String((0..<1 + generator.index(12)).map { _ in letters[generator.index(letters.count)] }) + "m"
  }

  private static func number(_ generator: inout SeededGenerator) -> String {
    let hundredths = generator.index(100)
    return "\(generator.index(2) == 0 ? "-" : "")\(1 + generator.index(63)).\(hundredths < 10 ? "0" : "")\(hundredths)"
  }

  private static func pick<T>(_ list: [T], _ generator: inout SeededGenerator) -> T {
    list[generator.index(list.count)]
  }

  private static func ggf(_ game: GameRecord, _ generator: inout SeededGenerator) -> String {
    var text = "(;GM[Othello]"
    for name in ["PC", "DT", "PB", "PW", "RB", "RW", "TI", "KM", "TB", "TW", "ID", "XY"].shuffled(using: &generator) {
      text += maybe(&generator) { "\(name)[\(word(&$0))\(maybe(&$0) { _ in "\\]\\\\x" })]" }
    }
    text += maybe(&generator) { "TY[\(pick(["8", "8k", "8r20", "s8r18:l"], &$0))]" }
    text += maybe(&generator) {
      "RE[\(pick(["+", "-"], &$0))\($0.index(64)).50\(pick(["", ":r", ":t", ":s", ":x"], &$0))]"
    }
    text += "BO[8 ---------------------------O*------*O--------------------------- *]"
    var side = Side.black
    for move in game.line.moves {
      let value = pick(["", number(&generator), "book", "1.5,0.5"], &generator)
      let time = pick(["", "1.25", "12.00", "soon"], &generator)
      text += "\(side == .black ? "B" : "W")[\(move == .pass ? "PA" : "\(move)")"
      text += pick(["", "/\(value)", "/\(value)/\(time)", "/\(value)/\(time)/x/y"], &generator) + "]"
      text += pick(["", "", "", "KB[c4/1.00]", "QQ[\(word(&generator))]"], &generator)
      side = side.other
    }
    return text + ";)"
  }

  private static func sgf(_ game: GameRecord, _ generator: inout SeededGenerator) -> String {
    var text = "(;FF[4]GM[2]SZ[8]"
    for name in ["PB", "PW", "BR", "WR", "EV", "PC", "RO", "GN", "ON", "US", "SO", "CP", "RU", "KM", "XX"]
      .shuffled(using: &generator)
    {
      text += maybe(&generator) { "\(name)[\(word(&$0))\(maybe(&$0) { _ in "\\]\\\\x" })]" }
    }
    text += maybe(&generator) { "DT[\(pick(["2003-01-02", "1999", "2003-01-02,03"], &$0))]" }
    text += maybe(&generator) { "TM[\(pick(["300", "1 hour"], &$0))]OT[\(word(&$0))]" }
    text += maybe(&generator) {
      "RE[\(pick(["B+10", "W+2.50", "0", "B+R", "W+T", "B+F", "W+", "Void", "nobody"], &$0))]"
    }
    text += maybe(&generator) { "C[\(word(&$0)) (;\n\($0.index(9)) \\] \\\\ ]" }
    var ends = ""
    for (place, move) in game.line.moves.enumerated() {
      if generator.index(6) == 0 {
        text += "("
        ends = ")(;B[aa]C[\(word(&generator))\\]](;W[bb])(;W[cc]))" + ends
      }
      let name =
        if case .place(let square) = move { "\(Array("abcdefgh")[square.column])\(Array("abcdefgh")[square.row])" } else
        {
          ""
        }
      text += ";\(place.isMultiple(of: 2) ? "B" : "W")[\(name)]"
      text += maybe(&generator) { "V[\(pick([number(&$0), "much"], &$0))]" }
      text += pick(["", "", "TE[1]", "BM[2]", "IT[]", "DO[]", "TE[3]"], &generator)
      text += maybe(&generator) { "C[\(word(&$0))\n\n\(word(&$0))]" }
      text += pick(["", "", "LB[aa:x\\:y][bb:2]", "N[\(word(&generator))]BL[12.5]", "CR[aa][cc:dd]"], &generator)
    }
    return text + ends + ")"
  }

  private static func pgn(_ game: GameRecord, _ generator: inout SeededGenerator) -> String {
    var text = ""
    let tags = [
      "Event", "Site", "Round", "Black", "White", "BlackElo", "WhiteElo", "TimeControl", "Time", "Annotator", "ECO",
      "Mode", "FFF_1",
    ]
    for name in tags.shuffled(using: &generator) {
      text += maybe(&generator) { "[\(name) \"\(word(&$0))\(maybe(&$0) { _ in "\\\"\\\\x" })\"]\n" }
    }
    text += maybe(&generator) { "[Date \"\(pick(["2003.01.02", "2003.??.??", "????.??.??"], &$0))\"]\n" }
    let result = pick(["36-28", "1-0", "0-1", "1/2-1/2", "*", "40-10"], &generator)
    text += maybe(&generator) { "[Result \"\(result)\"]\n" + maybe(&$0) { _ in "[Termination \"time forfeit\"]\n" } }
    text += "\n"
    text += maybe(&generator) { "{before \(word(&$0))}\n" }
    for (place, move) in game.line.moves.enumerated() {
      if place.isMultiple(of: 2) { text += "\(place / 2 + 1). " }
      text += (move == .pass ? "--" : "\(move)") + pick(["", "", "!", "?!", "??"], &generator) + " "
      text += pick(["", "", "$14 ", "$1 $7 "], &generator)
      text += maybe(&generator) {
        pick(
          [
            "{\(word(&$0))} ", "{[%eval \(number(&$0))]} ", "{[%emt 0:00:12] \(word(&$0)) [%clk 0:01:00]} ",
            "{[%eval -0.25,20] x} ", "; to the end } \(word(&$0))\n",
          ], &$0)
      }
      text += pick(["", "", "", "(1. d3 {\(word(&generator))} (1. c4) c3) "], &generator)
    }
    return (text.isEmpty ? "[Event \"x\"]\n\n" : "") + text + result + "\n"
  }
}
