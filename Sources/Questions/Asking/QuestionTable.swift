import Documents

/// All questions that the toolkit answers, in the order in which help lists them.
package struct QuestionTable: Sendable {
  package let questions: [Question]
  private let byName: [String: Question]

  /// A catalogue of these questions; names are unique.
  package init(_ questions: [Question]) {
    self.questions = questions
    var byName: [String: Question] = [:]
    for question in questions { byName[question.name] = question }
    self.byName = byName
    precondition(byName.count == questions.count, "two questions have the same name")
  }

  /// The question called `name`.
  package func question(named name: String) -> Question? { byName[name] }

  /// The question called `name`, or the fault that there is none, with the nearest name.
  package func known(_ name: String) throws(Fault) -> Question {
    if let question = byName[name] { return question }
    let names = questions.map { $0.name }
    let ends = names.filter { $0.hasSuffix(".\(name)") }
    let hint = ends.isEmpty ? Suggestion.hint(for: name, among: names) : Suggestion.hint(Array(ends.prefix(3)))
    throw .usage("unknown question \(Quoting.quoted(name))\(hint)")
  }
}
