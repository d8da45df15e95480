import Documents
import GameCore
import SetGame

/// Deals to find all Sets in, with their solutions: `set puzzle`.
package struct SetPuzzleDocument: TableDocument {
  private let puzzles: DealPuzzles
  /// The day that the puzzle belongs to.
  private let date: String?
  private let faces: CardFaces

  /// Shows puzzles, those of a day if there is one.
  package init(_ puzzles: DealPuzzles, date: String? = nil, faces: CardFaces = .glyphs) {
    (self.puzzles, self.date, self.faces) = (puzzles, date, faces)
  }

  package static let table: String? = "puzzles"

  package static let shape = Shape<Self>(
    Field("puzzles", "The puzzles") { $0.rows },
    Field("method", "How their deals were drawn; those of a search aren't all equally likely") { $0.puzzles.method },
    Field("stopReason", "Why there are fewer than asked for") { $0.puzzles.stopped },
    Field("evidence", "The evidence that these are all Sets") { $0.puzzles.evidence })

  /// A puzzle and its solution.
  package struct Row: Record {
    package static var recordName: String { "setPuzzle" }
    let puzzle: DealPuzzles.Puzzle

    package static let shape = Shape<Self>(
      Field("cards", "The cards, in digits") {
        SetWords.digits($0.puzzle.layout.cards, in: $0.puzzle.layout.dimension)
      },
      Field("setCount", "The number of groups") { $0.puzzle.groups.count },
      Field("sets", "For each group its indices into the deal, from 0, ascending") {
        $0.puzzle.groups.map { $0.positions }
      },
      Field("setsByDifferingFeatures", "Entry d: the number of Sets whose cards differ in d features") {
        $0.puzzle.setsByDifferingFeatures.isEmpty ? nil : $0.puzzle.setsByDifferingFeatures
      },
      Field("meanDifferingFeatures", "The mean number of features in which the cards of a Set differ") {
        $0.puzzle.meanDifferingFeatures.map { FractionValue($0) }
      },
      Field("difficulty", "easy: at most 2.5 features differ on average; hard: at least 3") { $0.puzzle.difficulty })
  }

  package var rows: [Row] { puzzles.puzzles.map { Row(puzzle: $0) } }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = ""
    for (number, puzzle) in puzzles.puzzles.enumerated() {
      text +=
        style.heading(heading(number))
        + CardArt(style: style, dimension: puzzle.layout.dimension, faces: faces).table(puzzle.layout.cards) + "\n"
    }
    text += style.heading("Solutions")
    for (number, puzzle) in puzzles.puzzles.enumerated() {
      text += style.wrapped("\(number + 1). " + Self.solution(puzzle), indent: 3)
    }
    if !puzzles.method.isUniform { text += style.wrapped(Self.search) }
    if let stopped = puzzles.stopped { text += "Stopped early (\(stopped.words)).\n" }
    return text + style.evidence(puzzles.evidence)
  }

  /// The Sets by the places of their cards.
  private static func solution(_ puzzle: DealPuzzles.Puzzle) -> String {
    SetWords.places(puzzle.groups.map { $0.positions })
  }

  /// The cards with the solution, puzzle after puzzle.
  package var inBrief: String? {
    let puzzles = puzzles.puzzles.map { "\(SetWords.names($0.layout)): \(Self.solution($0))" }
    return puzzles.isEmpty ? nil : puzzles.joined(separator: "; ")
  }

  private static let search = "The deals were found by local search: not all matching ones are equally likely."

  private var variant: Variant { puzzles.variant }

  private func heading(_ number: Int) -> String {
    let puzzle = puzzles.puzzles[number]
    let task =
      "find \(puzzle.groups.count == 1 ? "the \(variant.nouns.one)" : "all \(variant.count(puzzle.groups.count))")"
    let level = puzzle.difficulty.map { " (\($0.rawValue))" } ?? ""
    let name = puzzles.puzzles.count == 1 ? date.map { "Puzzle of \($0)" } ?? "Puzzle" : "Puzzle \(number + 1)"
    return "\(name): \(task)\(level)"
  }
}

extension PuzzleDifficulty: JSONWritable {}

extension SetPuzzleDocument: SheetDocument {
  package var title: String {
    date.map { "\(game): the puzzle of \($0)" } ?? "\(game): \(Wording.count(rows.count, "puzzle", "puzzles"))"
  }

  private var game: String { variant == .set ? "Set" : variant.nouns.many.capitalizedFirst }

  package var lead: [String] { puzzles.method.isUniform ? [] : [Self.search] }

  package var figures: [Figure] {
    puzzles.puzzles.enumerated().map { number, puzzle in
      Figure(
        heading(number), caption: variant.definition,
        CardsPicture(
          cards: puzzle.layout.cards, dimension: puzzle.layout.dimension, faces: faces,
          columns: puzzle.layout.cards.count > 15 ? 5 : 4))
    }
  }

  /// A sheet for each puzzle, the solutions on sheets of their own.
  package func write(to page: inout HTMLPage) {
    for (number, figure) in figures.enumerated() {
      page.add(raw: "<section class=\"\(number == 0 ? "" : "sheet")\">\n")
      page.addNameLine()
      page.add(figure, name: "puzzle\(number + 1)", isTask: true)
      page.add(raw: "<ol class=\"answers\">\n")
      for _ in puzzles.puzzles[number].groups { page.add(raw: "<li></li>\n") }
      page.add(raw: "</ol>\n</section>\n")
    }
    page.addAnswers("Solutions") { page in
      for (number, puzzle) in puzzles.puzzles.enumerated() { addSolution(number, puzzle, to: &page) }
    }
  }

  private func addSolution(_ number: Int, _ puzzle: DealPuzzles.Puzzle, to page: inout HTMLPage) {
    page.add("h2", puzzles.puzzles.count == 1 ? "Solution" : "Solution of puzzle \(number + 1)")
    page.add(raw: "<div class=\"row\">\n")
    for (place, triple) in puzzle.groups.enumerated() {
      let words = triple.positions.map { "\($0 + 1)" }.joined(separator: ", ")
      let names = triple.positions.map {
        SetWords.name(puzzle.layout.cards[$0], in: puzzle.layout.dimension, faces)
      }.joined(separator: ", ")
      let figure = Figure(
        "Cards \(words)", caption: names,
        CardsPicture(
          cards: puzzle.layout.cards, dimension: puzzle.layout.dimension, faces: faces, framed: triple.positions,
          scale: 0.36))
      page.add(raw: "<figure>\n\(figure.svg(name: page.unique("solution\(number + 1)-\(place + 1)")))")
      page.add("figcaption", "\(words): \(names)")
      page.add(raw: "</figure>\n")
    }
    page.add(raw: "</div>\n")
  }
}
