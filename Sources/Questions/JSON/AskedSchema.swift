import Documents

extension DocumentSchema {
  /// The form of what may be asked: only the parameters are required that a question can't do
  /// without, and all others may be `null`, which is the same as leaving them out.
  ///
  /// A document's `request` is what was asked with all defaults filled in, which may be asked, too.
  package static func asked(_ question: Question) -> JSONSchema {
    .object(
      question.parameters.sorted { $0.key < $1.key }.map { parameter in
        let forms = parameter.schema.asked(isListOnly: parameter.isListInJSON)
        return JSONSchema.Property(
          parameter.key, parameter.helpInJSON ?? parameter.help,
          .anyOf(parameter.isRequired ? forms : forms + [.null]), isRequired: parameter.isRequired,
          absence: parameter.absence)
      })
  }
}

extension JSONSchema {
  /// The forms in which a value may be asked that is echoed in this one: also the text that the
  /// command line takes, but for words and lists that have none.
  fileprivate func asked(isListOnly: Bool) -> [JSONSchema] {
    switch self {
    case .boolean, .words, .string, .path: [self]
    // A number of any size, which may also be a power: "10^1000".
    case .digits, .common("number"): [.integer, .string]
    case .anyOf(let schemas): schemas.filter { if case .words = $0 { false } else { true } } + [.string]
    case .array(.common("number")): [.array(.anyOf([.integer, .string])), .string]
    default: isListOnly ? [self] : [self, .string]
    }
  }
}
