import Documents
import ExactArithmetic
import GameCore
import Matchsticks

/// A lesson for a class: `matchsticks lesson`.
package struct MatchsticksLessonDocument: TableDocument {
  private let lesson: Lesson

  package init(_ lesson: Lesson) { self.lesson = lesson }

  package static let table: String? = "numbers"

  package static let shape = Shape<Self>(
    Field("numbers", "The numbers of matches among which the class looks for a pattern") { $0.rows },
    Field("exercises", "Larger ones as exercises") { document in
      document.lesson.exercises.map { Row(game: document.lesson.game, question: $0) }
    },
    Field("chances", "How often each strategy wins when it moves first against random moves (wild)") {
      $0.lesson.chances
    })

  /// A number of matches and its answer.
  package struct Row: Record {
    package static var recordName: String { "lessonNumber" }
    package let game: TakeAwayGame
    let question: Lesson.Question

    package static let shape = Shape<Self>(
      Field("matches", "How many matches there are") { $0.question.heap },
      Field("heaps", "The heaps, where there are several") {
        $0.question.sizes.count > 1 ? $0.question.sizes : nil
      },
      Field("outcome", "P: the player to move loses; N: the player to move wins") { $0.question.analysis.outcome },
      Field("winningTakes", "What to take to win; with several heaps from one of them") {
        $0.takes.filter { !$0.isZero }
      },
      Field("reason", "Why, and what to play, in a sentence") { $0.reason },
      Field("evidence", "The evidence for it") { $0.question.analysis.evidence })

    var wins: Bool { question.analysis.outcome == .nPosition }

    var takes: [BigInt] {
      var takes: [BigInt] = []
      for move in question.analysis.winningMoves where !takes.contains(move.take) { takes.append(move.take) }
      return takes
    }

    /// "take 3 from 5"; each once, though heaps may be equal.
    private var moves: [String] {
      var moves: [String] = []
      for move in question.analysis.winningMoves {
        let from = "from \(question.sizes[move.heap])"
        let left = Wording.list(move.leaves.map { $0.words })
        let rest = move.leaves.count > 1 ? ", leaving \(left)" : ""
        let words =
          (move.take.isZero ? "break \(question.sizes[move.heap])" : "take \(move.take.words()) \(from)") + rest
        if !moves.contains(words) { moves.append(words) }
      }
      return moves
    }

    private var wording: ReasonWording {
      ReasonWording(game: game, heaps: question.heaps, analysis: question.analysis)
    }

    var reason: String { wording.sentence }

    /// The matches of each heap: "7", "2 and 5".
    var name: String { Wording.list(question.sizes.map { "\($0)" }) }

    /// "wins: take 2" or "loses"; where a winning move takes nothing, one of them in full; with
    /// several heaps all of them.
    var answer: String {
      guard wins else { return "loses" }
      if takes.isEmpty { return "wins" }
      if question.sizes.count > 1 { return "wins: \(Wording.list(moves, conjunction: "or"))" }
      if takes.contains(where: { $0.isZero }) { return "wins: \(wording.advice)" }
      return "wins: take \(Wording.list(takes.map { $0.words() }, conjunction: "or"))"
    }
  }

  package var rows: [Row] { lesson.numbers.map { Row(game: lesson.game, question: $0) } }
  private var exercises: [Row] { lesson.exercises.map { Row(game: lesson.game, question: $0) } }

  /// Which numbers lose.
  package var inBrief: String? {
    let losing = rows.filter { !$0.wins }.map { $0.name }
    guard let last = rows.last?.question.sizes.last, !losing.isEmpty else { return nil }
    let verb = losing.count == 1 ? "loses" : "lose"
    if hasHeaps { return "Of heaps of 1 to \(last) these lose: \(losing.joined(separator: "; "))" }
    return "Of 1 to \(Wording.count(last, "match", "matches")) \(Wording.list(losing)) \(verb)"
  }

  package func text(style: TextStyle, run: RunInfo?) -> String {
    var text = style.heading(title) + style.wrapped(lesson.game.words) + "\n"
    text += style.wrapped(task) + "\n"
    if !exercises.isEmpty {
      let heaps = hasHeaps ? exercises.map { $0.name }.joined(separator: "; ") : Wording.list(exercises.map { $0.name })
      text += style.wrapped("Exercises: who wins, and how, with \(heaps) matches?")
    }
    text += "\n" + style.heading("Answers")
    for row in rows + exercises { text += style.wrapped("\(row.name): \(row.answer)", indent: 4) }
    if let groups = groups?.words { text += "\n" + style.wrapped(groups) }
    if !lesson.chances.isEmpty {
      text += "\n" + style.heading(Self.chancesTitle) + chancesTable.text(style: style)
    }
    let evidence = (rows + exercises).last.map { style.evidence($0.question.analysis.evidence) } ?? ""
    return text + "\n" + (lesson.game.plainProof(style) ?? evidence)
  }

  private static let chancesTitle = "How often the first player wins against a random player"

  /// Chances in per cent.
  private var chancesTable: TextTable {
    var table = TextTable(columns: [.numbers("matches")] + lesson.chances.map { .numbers($0.strategy.rawValue) })
    for heap in 1..<(lesson.chances.first?.byHeap.count ?? 1) {
      table.add(
        cells: ["\(heap)"] + lesson.chances.map { ($0.byHeap[heap] * 100).decimal(places: 1) + " %" })
    }
    return table
  }

  /// Matches in groups that show which numbers lose, where 1 to k may be taken.
  private var groups: MatchGroups? {
    guard !hasHeaps, let size = lesson.game.takeLimit?.toInt().map({ $0 + 1 }), size <= 12,
      let last = lesson.numbers.last?.heap
    else { return nil }
    return MatchGroups(count: min(max(last, size + 1), 60), group: size, alone: lesson.game.play == .misere ? 1 : 0)
  }

  /// Whether there are several heaps.
  private var hasHeaps: Bool { lesson.heapCount > 1 }

  private var task: String {
    """
    Two players take turns. For each \(hasHeaps ? "position of \(lesson.heapCount) heaps" : "number of matches"): does \
    the player whose turn it is win if neither makes a mistake? Start with the smallest, and use what you already know. \
    Then find the rule.
    """
  }
}

extension MatchsticksLessonDocument: SheetDocument {
  package var title: String { "Find the losing \(hasHeaps ? "positions" : "numbers")" }
  package var lead: [String] { [lesson.game.words, task] }

  package var figures: [Figure] {
    guard let most = lesson.numbers.last?.sizes else { return [] }
    let matches = Figure(
      "The matches", caption: "\(Wording.list(most.map { "\($0)" })) matches.",
      HeapsPicture(heaps: most.map { min($0, 60) }, largestStep: hasHeaps ? 9 : 13))
    let answer = groups.map { Figure("The groups", caption: $0.words, $0) }
    return [matches] + [answer, chances].compactMap { $0 }
  }

  private var chances: Figure? {
    guard let last = lesson.chances.first.map({ $0.byHeap.count - 1 }), last > 0 else { return nil }
    return MatchsticksFigures.chances(
      Self.chancesTitle,
      caption:
        "dumb takes as little as possible, wild moves at random, \(lesson.chances[2].strategy.rawValue) plays well.",
      heaps: 1..<last + 1, heap: "matches",
      lines: zip(lesson.chances, [Ink.first, .second, .third]).map { ($0.byHeap, $0.strategy.rawValue, $1) },
      columns: lesson.chances.map { ($0.strategy.rawValue, $0.byHeap) }
    ) { Wording.fixed(100 * $0.toDouble(), decimals: 1) }
  }

  /// A sheet to fill in, and one with the answers.
  package func write(to page: inout HTMLPage) {
    page.addNameLine()
    for line in lead { page.add("p", line, attributes: "class=\"lead\"") }
    for figure in figures.prefix(1) {
      page.add(raw: "<figure class=\"drawing\">\n")
      page.addDrawings(of: figure, name: "matches")
      page.add(raw: "</figure>\n")
    }
    page.add("h2", "1. Who wins?")
    addBoxes(to: &page)
    page.add(raw: "<section class=\"whole\">\n")
    page.add("h2", "2. Which \(hasHeaps ? "positions" : "numbers") lose? What do they have in common?")
    page.add(raw: "<div class=\"lines\"><p></p><p></p></div>\n</section>\n")
    if !exercises.isEmpty { addExercises(to: &page) }
    page.addAnswers("Answers") { page in
      page.add(table(rows))
      if !exercises.isEmpty {
        page.add("h2", "Exercises")
        page.add(table(exercises))
      }
      for (place, figure) in figures.dropFirst().enumerated() {
        page.add(figure, name: "answer\(place + 1)")
      }
    }
  }

  private func addBoxes(to page: inout HTMLPage) {
    page.add(raw: "<div class=\"boxes\">\n")
    for row in rows { page.add(raw: "<div><b>\(row.name)</b><span>wins ☐</span><span>loses ☐</span></div>\n") }
    page.add(raw: "</div>\n")
  }

  private func addExercises(to page: inout HTMLPage) {
    page.add(raw: "<section class=\"whole\">\n")
    page.add("h2", "3. Try your rule: who wins, and by which move?")
    page.add(raw: "<ol class=\"answers\">\n")
    for row in exercises {
      page.add("li", hasHeaps ? "heaps of \(row.name)" : Wording.count(row.question.heap, "match", "matches"))
    }
    page.add(raw: "</ol>\n</section>\n")
  }

  private func table(_ rows: [Row]) -> NumberTable {
    NumberTable(
      [hasHeaps ? "heaps" : "matches", "the player to move", "why"], numeric: hasHeaps ? [] : [0],
      rows: rows.map {
        [NumberTable.Cell($0.name), NumberTable.Cell($0.answer), NumberTable.Cell($0.reason)]
      })
  }
}

extension Lesson.Chances: Record {
  package static var recordName: String { "strategyChances" }
  package static let shape = Shape<Self>(
    Field("strategy", "The strategy that moves first") { $0.strategy },
    Field("chances", "The chance that it wins, from 0 matches on") { $0.byHeap.map { FractionValue($0) } })
}
