/// A column of a table: its title, the type of its cells, and what they hold.
package struct TableHead: Sendable {
  /// The type of the cells that hold something.
  package enum Kind: String, Sendable {
    /// `true` or `false`.
    case boolean
    /// A whole number, of any size.
    case integer
    /// A decimal number.
    case number
    case string
    /// Numbers or words with spaces between them, or texts with semicolons.
    case list
  }

  package let title: String
  package let kind: Kind
  /// A phrase without a final stop.
  package let help: String

  package init(_ title: String, _ kind: Kind, _ help: String) {
    self.title = title
    self.kind = kind
    self.help = help
  }

  /// The same column under another title.
  package func titled(_ title: String) -> TableHead { TableHead(title, kind, help) }
}

extension Field {
  /// Its columns in a table.
  package var heads: [TableHead] {
    columns.map { title in
      let (kind, help) = property.part(title.dropFirst(key.count))
      return TableHead(title, kind, help)
    }
  }
}

extension Shape {
  /// The columns that all fields make, in the order in which they were declared.
  package var heads: [TableHead] { declared.flatMap { $0.heads } }
}

extension RowsDocument {
  /// The columns of the rows, then those of the answer; where both have a name, `answer` is
  /// prepended to that of the answer.
  package static var heads: [TableHead] {
    let own = Row.shape.heads
    return own
      + answerFields.flatMap { field in
        let heads = field.heads
        let isTwice = heads.contains { head in own.contains { $0.title == head.title } }
        return isTwice ? heads.map { $0.titled("answer\($0.title.capitalizedFirst)") } : heads
      }
  }
}

extension JSONSchema.Property {
  /// What a column holds whose title is the key with this ending.
  fileprivate func part(_ ending: Substring) -> (TableHead.Kind, String) {
    guard !ending.isEmpty else { return (schema.kindOfCell, help) }
    let parts: [JSONSchema.Property]
    switch schema {
    case .common("fraction"): return (.integer, "\(help): the \(String(ending).lowercasedFirst), in lowest terms")
    case .common("estimate") where ending == "StandardError": return (.number, "\(help): the standard error")
    case .common("estimate"), .common("evidence"):
      guard let part = EvidencePart(rawValue: String(ending).lowercasedFirst) else { return (.string, help) }
      return (part.kind, "\(help): \(part.words)")
    case .common(let name): parts = CommonShapes.definitions.first { $0.name == name }?.schema.properties ?? []
    default: parts = schema.properties ?? []
    }
    // Of two keys that begin alike the longer one is meant.
    let fitting = parts.filter { ending.hasPrefix($0.key.capitalizedFirst) }
    guard let part = fitting.max(by: { $0.key.utf8.count < $1.key.utf8.count }) else {
      return (schema.kindOfCell, help)
    }
    let (kind, words) = part.part(ending.dropFirst(part.key.count))
    return (kind, "\(help): \(words.lowercasedFirst)")
  }
}

extension JSONSchema {
  /// The type of the cell that a value fills.
  fileprivate var kindOfCell: TableHead.Kind {
    switch self {
    case .boolean: .boolean
    case .integer, .natural, .range, .digits: .integer
    case .number, .common("fraction"), .common("estimate"): .number
    case .array: .list
    case .null, .string, .path, .words, .object, .record, .anyOf, .common, .reference: .string
    }
  }
}

extension EvidencePart {
  fileprivate var kind: TableHead.Kind {
    switch self {
    case .trials, .seed, .depth, .selectivity: .integer
    case .lower, .upper, .confidence, .errorBound: .number
    }
  }

  fileprivate var words: String {
    switch self {
    case .lower: "the lower end of the interval, or the lower bound"
    case .upper: "the upper end of the interval, or the upper bound"
    case .confidence: "the probability with which the interval holds the value"
    case .trials: "random trials"
    case .seed: "the seed of the random numbers"
    case .depth: "plies searched"
    case .selectivity: "the confidence in per cent at which branches were cut; 100 cuts none"
    case .errorBound: "the largest absolute error of floating point"
    }
  }
}
