import Documents

extension Question {
  /// The question that words begin with, typed after the program's name.
  package static func typed(_ words: [String], among questions: [Question]) -> Question? {
    questions.first { words.starts(with: $0.path) }
  }
}

extension Request {
  /// The question that a line asks, typed after the program's name as a shell reads it; `nil` when
  /// the catalogue doesn't have it.
  package init?(typed line: String, among questions: [Question]) throws(Fault) {
    try self.init(typed: Example(line, "").words, among: questions)
  }

  /// The question that words ask, typed after the program's name; `nil` when the catalogue doesn't
  /// have it.
  package init?(typed words: [String], among questions: [Question]) throws(Fault) {
    guard let question = Question.typed(words, among: questions) else { return nil }
    self.init(question, naming: .flags)
    var operands: [String] = []
    var rest = words.dropFirst(question.path.count)
    while let word = rest.popFirst() {
      guard let parameter = question.parameters.first(where: { $0.flag == word }) else {
        operands.append(word)
        continue
      }
      if let bare = parameter.bare, rest.first?.hasPrefix("--") ?? true {
        try arguments.read(bare, for: parameter)
      } else {
        try arguments.read(parameter.isFlag ? "" : rest.popFirst() ?? "", for: parameter)
      }
    }
    if let operand = question.operand, !operands.isEmpty { try arguments.read(operands, by: operand) }
  }
}
