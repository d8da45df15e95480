import Documents
import GameCore
import Matchsticks

/// Which positions of a line lose: `matchsticks map`.
package struct MatchsticksMapDocument: TableDocument {
  let game: TakeAwayGame
  let map: PositionMap

  /// Shows a map of a game.
  package init(game: TakeAwayGame, map: PositionMap) {
    self.game = game
    self.map = map
  }

  package static let table: String? = "pPositions"

  package static let shape = Shape<Self>(
    Field("rulesInWords", "What a move may do, and who wins, in a sentence") { $0.game.words },
    Field("letters", "The letters that vary, in their order") { $0.map.letters.map { $0.text } },
    Field("to", "The largest number of each of them") { $0.map.bounds },
    Field("fixed", "The letters that don't vary, with their numbers") { document in
      document.map.fixed.map { FixedLetter(letter: $0.letter.text, number: $0.number) }
    },
    Field("pPositionCount", "How many positions lose: the player to move does") { $0.map.pPositionCount },
    Field("pPositions", "The first of them, each the numbers of the letters that vary") { $0.map.pPositions },
    Field("isComplete", "Whether all of them are listed") { $0.isComplete },
    Field(
      "grundyValues",
      "With --values the Grundy values of all positions, a row for each choice of all letters but the last; -1 off the board"
    ) { document in document.map.values.map { Values(values: $0, columns: document.columns) } },
    Field("evidence", "The evidence for all this") { $0.map.evidence })

  /// A letter that doesn't vary.
  struct FixedLetter: Record {
    let letter: String
    let number: Int

    static let shape = Shape<Self>(
      Field("letter", "The letter") { $0.letter }, Field("number", "Its number") { $0.number })
  }

  /// Values in rows.
  private struct Values: JSONWritable {
    let values: [Int?]
    let columns: Int
    static var schema: JSONSchema { .array(.array(.integer)) }

    func write(to json: inout JSONWriter) {
      json.raw("[")
      for (place, value) in values.enumerated() {
        json.raw(place % columns == 0 ? (place == 0 ? "[" : "],[") : ",")
        if let value { json.integer(value) } else { json.raw("-1") }
        json.flushWhenLarge()
      }
      json.raw("]]")
    }
  }

  /// A position; in a table of values every one, else those that lose.
  package struct Row: Record {
    let position: [Int]
    let isLost: Bool
    let value: Int?

    package static let shape = Shape<Self>(
      Field("position", "The numbers of the letters that vary") { row in
        row.position.map { "\($0)" }.joined(separator: " ")
      },
      Field("outcome", "P: the player to move loses; N: the player to move wins") { row in
        row.isLost ? Outcome.pPosition : .nPosition
      },
      Field("grundyValue", "The Grundy value, where values were asked for") { $0.value })
  }

  package var rows: [Row] {
    guard let values = map.values else { return map.pPositions.map { Row(position: $0, isLost: true, value: nil) } }
    return values.indices.compactMap { place in
      map.isLost[place].map { Row(position: map.numbers(at: place), isLost: $0, value: values[place]) }
    }
  }

  private var isComplete: Bool { map.pPositions.count == map.pPositionCount }
  /// How many positions a row has.
  var columns: Int { (map.bounds.last ?? 0) + 1 }

  /// The letters with their bounds: "a to 20, b to 30, c = 2".
  private var frame: String {
    (zip(map.letters, map.bounds).map { "\($0.text) to \(Wording.grouped($1))" }
      + map.fixed.map { "\($0.letter.text) = \(Wording.grouped($0.number))" }).joined(separator: ", ")
  }

  package var inBrief: String? {
    "\(title): \(Wording.first(map.pPositions.map { Self.words($0) }, between: "; "))"
  }

  private static func words(_ position: [Int]) -> String { position.map { "\($0)" }.joined(separator: ",") }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = style.heading("P-positions with \(frame)")
    text += style.wrapped(game.words) + "\n"
    if map.letters.count == 2, map.isLost.count <= Self.mostDrawn, columns * 2 + 5 <= style.columns {
      text += field(style)
    }
    let listed = map.pPositions.prefix(200).map { Self.words($0) } + (map.pPositionCount > 200 ? ["…"] : [])
    if !listed.isEmpty { text += style.wrapped(listed.joined(separator: "  ")) + "\n" }
    return text + "\(Wording.grouped(map.pPositionCount)) in all\n\n" + style.evidence(map.evidence)
  }

  /// The most positions that are drawn as letters.
  private static let mostDrawn = 2000

  /// The positions in rows, those that lose as P.
  private func field(_ style: TextStyle) -> String {
    var text = ""
    for row in 0...map.bounds[0] {
      let signs = (0..<columns).map { column -> String in
        let place = row * columns + column
        if let value = map.values?[place] { return value < 10 ? "\(value)" : "+" }
        return map.isLost[place].map { $0 ? "P" : "·" } ?? " "
      }
      let name = "\(row)"
      text += String(repeating: " ", count: max(0, 3 - name.count)) + name + "  " + signs.joined(separator: " ") + "\n"
    }
    return text + "\n"
  }
}

extension MatchsticksMapDocument: FigureDocument {
  package var title: String { "\(Wording.grouped(map.pPositionCount)) P-positions with \(frame)" }
  package var lead: [String] { [game.words] }

  /// The longest side of a field of squares; larger maps are points.
  private static let mostSquares = 60
  /// The most slices that are drawn.
  private static let mostSlices = 16

  package var figures: [Figure] {
    if map.letters.count == 3 {
      return (0...min(map.bounds[0], Self.mostSlices - 1)).map { slice in
        figure("\(map.letters[0].text) = \(slice)", first: slice)
      }
    }
    return [figure("Which positions lose", first: nil)]
  }

  private func figure(_ name: String, first: Int?) -> Figure {
    let (rows, columns) = (map.letters.count == 1 ? 1 : map.bounds[map.bounds.count - 2] + 1, columns)
    let start = (first ?? 0) * rows * columns
    let isSmall = max(rows, columns) <= Self.mostSquares + 1
    let caption =
      map.letters.count == 1
      ? "Along the row: \(last)." : "Down: \(map.letters[map.letters.count - 2].text). Across: \(last)."
    return isSmall
      ? Figure(name, caption: caption, field(start, rows, columns), numbers: first ?? 0 == 0 ? numberTable : nil)
      : Figure(name, caption: caption, points(start, rows, columns), numbers: first ?? 0 == 0 ? numberTable : nil)
  }

  private var last: String { map.letters.last?.text ?? "" }
  private var down: String { map.letters.count > 1 ? map.letters[map.letters.count - 2].text : "" }

  private func field(_ start: Int, _ rows: Int, _ columns: Int) -> HeatMap {
    let squares = (0..<rows).map { row in
      (0..<columns).map { column in map.isLost[start + row * columns + column].map { $0 ? 1 : 0 } }
    }
    return HeatMap(
      kinds: [
        HeatMap.Kind("", "the player to move wins", .line), HeatMap.Kind("P", "the player to move loses", .second),
      ], squares: squares, x: last, y: down)
  }

  private func points(_ start: Int, _ rows: Int, _ columns: Int) -> Chart {
    let lost = (0..<rows * columns).filter { map.isLost[start + $0] == true }.prefix(20_000)
    return Chart(
      x: Chart.Axis(last, isWhole: true), y: Chart.Axis(down, isWhole: true),
      [
        Chart.Series(
          .points,
          lost.map { Chart.Point(Double($0 % columns), Double($0 / columns), "\($0 / columns), \($0 % columns)") })
      ])
  }
}
