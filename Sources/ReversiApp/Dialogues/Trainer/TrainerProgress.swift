import Documents
import Questions
import Reversi

/// What a player knows of the lines that they learn, as a file keeps it.
///
/// JSON: `{"schema":"puzzlelab/reversi.trainer/1","lines":{"black f5d6c3":{"due":"2026-12-24",
/// "pause":4,"successes":3,"mistakes":1}}}`, a line by the colour of the player and its moves.
package struct TrainerProgress: Equatable, Sendable {
  private var lines: [String: Repetition] = [:]

  static let schema = "puzzlelab/reversi.trainer/1"

  /// Nothing yet.
  package init() {}

  /// Reads a file.
  /// - Throws: what isn't right in it.
  package init(_ bytes: [UInt8]) throws(Fault) {
    let json = try JSON(reading: bytes[...])
    guard json.text("schema") == Self.schema, case .object(let members)? = json["lines"] else {
      throw .data("this is not what the trainer keeps")
    }
    for member in members {
      guard let due = member.value.text("due").flatMap({ Day($0) }), let pause = member.value.integer("pause"),
        let successes = member.value.integer("successes"), let mistakes = member.value.integer("mistakes"),
        let known = Repetition(pause: pause, due: due.serial, successes: successes, mistakes: mistakes)
      else { throw .data("the line '\(member.key)' isn't what the trainer keeps") }
      lines[member.key] = known
    }
  }

  /// The file.
  package var bytes: [UInt8] {
    var json = JSONWriter()
    json.text("{\"schema\":\"\(Self.schema)\",\"lines\":{")
    for (place, entry) in lines.sorted(by: { $0.key < $1.key }).enumerated() {
      json.raw(place == 0 ? "\n" : ",\n")
      json.string(entry.key)
      let known = entry.value
      json.raw(":{\"due\":")
      json.string(Day(serial: known.due)?.text ?? "")
      json.text(",\"pause\":\(known.pause),\"successes\":\(known.successes),\"mistakes\":\(known.mistakes)}")
    }
    json.raw("}}\n")
    return json.bytes
  }

  /// What is known of a line; `nil` of a new one.
  package subscript(line: TrainedLine, side: Side) -> Repetition? {
    get { lines["\(side.rawValue) \(line.key)"] }
    set { lines["\(side.rawValue) \(line.key)"] = newValue }
  }
}
