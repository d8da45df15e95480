import ExactArithmetic
import GameCore
import Matchsticks

/// A lesson for a class: `matchsticks lesson`.
package struct MatchsticksLessonDocument: TableDocument {
  private let lesson: Lesson

  /// Shows a lesson.
  package init(_ lesson: Lesson) { self.lesson = lesson }

  package static let shape = Shape<Self>(
    Field("numbers", "The numbers of matches in which the class looks for a pattern") { $0.rows },
    Field("exercises", "Larger ones to try it on") { document in
      document.lesson.exercises.map { Row(game: document.lesson.game, question: $0) }
    })

  /// A number of matches and its answer.
  package struct Row: Record {
    let game: TakeAwayGame
    let question: Lesson.Question

    package static let shape = Shape<Self>(
      Field("matches", "How many matches there are") { $0.question.heap },
      Field("outcome", "P: the player to move loses; N: the player to move wins") { $0.question.analysis.outcome },
      Field("winningTakes", "What to take to win") { $0.takes },
      Field("reason", "Why, and what to play, in a sentence") { $0.reason },
      Field("evidence", "How it is known") { $0.question.analysis.evidence })

    var wins: Bool { question.analysis.outcome == .nPosition }

    var takes: [BigInt] {
      var takes: [BigInt] = []
      for move in question.analysis.winningMoves where !takes.contains(move.take) { takes.append(move.take) }
      return takes
    }

    var reason: String {
      ReasonWording(game: game, heaps: [HeapSize(question.heap)], analysis: question.analysis).sentence
    }

    /// "wins: take 2" or "loses".
    var answer: String {
      guard wins else { return "loses" }
      return takes.isEmpty ? "wins" : "wins: take \(Wording.list(takes.map { $0.words() }, conjunction: "or"))"
    }
  }

  package var rows: [Row] { lesson.numbers.map { Row(game: lesson.game, question: $0) } }
  private var exercises: [Row] { lesson.exercises.map { Row(game: lesson.game, question: $0) } }

  package func text(style: TextStyle, run: RunInfo) -> String {
    var text = style.heading(title) + style.wrapped(lesson.game.words) + "\n"
    text += style.wrapped(Self.task) + "\n"
    text += style.wrapped(
      "Exercises: who wins, and how, with " + Wording.list(exercises.map { "\($0.question.heap)" }) + " matches?")
    text += "\n" + style.heading("Answers")
    for row in rows + exercises { text += style.wrapped("\(row.question.heap): \(row.answer)", indent: 4) }
    return text + (lesson.numbers.last.map { "\n" + style.evidence($0.analysis.evidence) } ?? "")
  }

  private static let task = """
    Two players take in turn. For each number of matches: does the player whose turn it is win, if nobody makes a \
    mistake? Begin with the smallest, and use what you know already. Then find the rule.
    """
}

extension MatchsticksLessonDocument: FigureDocument, PageDocument {
  package var title: String { "Find the losing numbers" }
  package var lead: [String] { [lesson.game.words, Self.task] }

  package var figures: [Figure] {
    guard let most = lesson.numbers.map(\.heap).max() else { return [] }
    return [Figure("The matches", caption: "\(most) matches.", HeapsPicture(heaps: [min(most, 60)]))]
  }

  /// A sheet to fill in, and one with the answers.
  package func write(to page: inout HTMLPage) {
    for line in lead { page.add("p", line, attributes: "class=\"lead\"") }
    for figure in figures { page.add(raw: "<figure class=\"drawing\">\n\(figure.svg(name: "matches"))</figure>\n") }
    page.add("h2", "1. Who wins?")
    addBoxes(to: &page)
    page.add("h2", "2. Which numbers lose? What do they have in common?")
    page.add(raw: "<div class=\"lines\"><p></p><p></p></div>\n")
    page.add("h2", "3. Try your rule: who wins, and what should they take?")
    page.add(raw: "<ol class=\"answers\">\n")
    for row in exercises { page.add("li", Wording.count(row.question.heap, "match", "matches")) }
    page.add(raw: "</ol>\n<section class=\"sheet\">\n<details class=\"solutions\"><summary>Answers</summary>\n")
    page.add(table(rows))
    page.add("h2", "Exercises")
    page.add(table(exercises))
    page.add(raw: "</details>\n</section>\n")
  }

  private func addBoxes(to page: inout HTMLPage) {
    page.add(raw: "<div class=\"boxes\">\n")
    for row in rows { page.add(raw: "<div><b>\(row.question.heap)</b><span>wins ☐</span><span>loses ☐</span></div>\n") }
    page.add(raw: "</div>\n")
  }

  private func table(_ rows: [Row]) -> NumberTable {
    NumberTable(
      ["matches", "the player to move", "why"], numeric: [0],
      rows: rows.map {
        [NumberTable.Cell("\($0.question.heap)"), NumberTable.Cell($0.answer), NumberTable.Cell($0.reason)]
      })
  }
}
