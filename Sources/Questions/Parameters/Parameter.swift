import Documents

/// A parameter of questions: its name, the values that it may have, its default and what it is for,
/// once for all doors.
///
/// `arguments[parameter]` is a `Value`. A parameter that may be left out without a default has an
/// optional value.
package struct Parameter<Value: Sendable>: Sendable {
  /// What the doors know of it.
  package let any: AnyParameter
  /// The value when none is given; `nil` for a parameter that every question of its must be given.
  package let fallback: Value?

  /// A parameter with a default. `shown` is the default in words where its value says too little.
  package init(
    _ name: String, letter: Character? = nil, _ domain: Domain<Value>, default fallback: Value,
    shown: String? = nil, metavar: String? = nil, help: String
  ) {
    any = AnyParameter(
      name, letter, domain, fallback: fallback, shown: shown ?? domain.shown(fallback), metavar: metavar,
      isRequired: false, help: help)
    self.fallback = fallback
  }

  /// A parameter that a question can't do without.
  package init(
    required name: String, letter: Character? = nil, _ domain: Domain<Value>, metavar: String? = nil, help: String
  ) {
    any = AnyParameter(
      name, letter, domain, fallback: nil, shown: nil, metavar: metavar, isRequired: true, help: help)
    fallback = nil
  }

  /// A parameter that may be left out; `shown` says what happens then: "all processors".
  package init<Wrapped: Sendable>(
    _ name: String, letter: Character? = nil, _ domain: Domain<Wrapped>, shown: String? = nil,
    metavar: String? = nil, help: String, helpInJSON: String? = nil
  ) where Value == Wrapped? {
    var any = AnyParameter(
      name, letter, domain, fallback: nil, shown: shown, metavar: metavar, isRequired: false, help: help)
    any.helpInJSON = helpInJSON
    self.any = any
    fallback = .some(nil)
  }
}

/// A parameter of any type.
package protocol SomeParameter: Sendable {
  /// What the doors know of it.
  var any: AnyParameter { get }
}

extension Parameter: SomeParameter {}

extension Parameter where Value == Bool {
  /// A parameter that is given or not.
  package init(flag name: String, letter: Character? = nil, help: String) {
    any = AnyParameter(
      name, letter, .flag, fallback: nil, shown: nil, metavar: nil, isRequired: false, help: help)
    fallback = false
  }
}

/// A ``Parameter`` of any type, as parsing, help, completions, requests and schemas see it.
package struct AnyParameter: Sendable {
  /// The name in words, kebab-case, without its two hyphens.
  package let name: String
  /// The name in JSON, camelCase.
  package let key: String
  /// The name in JSON as a request has it: `"key":`.
  let quotedKey: [UInt8]
  /// A one-letter name without its hyphen.
  package let letter: Character?
  /// What it is for, a phrase without a final stop.
  package let help: String
  /// What it is for where it is given in JSON, if that differs.
  var helpInJSON: String?
  /// What stands for the value in help texts, in capitals; empty for a flag.
  package let metavar: String
  package let words: [String]
  package let completion: Completion
  /// The range of its values in words.
  package let note: String?
  /// What happens without it, in words.
  package let shown: String?
  package let isRequired: Bool
  package let isFlag: Bool
  /// Whether only a list will do in JSON.
  let isListInJSON: Bool
  package let readsFiles: Bool
  /// The value of an option without one, at the end or before another option; `nil` where it needs
  /// one.
  package let bare: String?
  package let schema: JSONSchema
  /// Whether the other values of a request say how its text is read.
  package let needsContext: Bool
  /// Reads its text, beside the values that are read already.
  let parse: @Sendable (String, Arguments) throws -> any Sendable
  /// Reads its JSON, beside the values that are read already.
  let decode: @Sendable (JSON, Arguments) throws -> any Sendable
  /// What is wrong with a value that was read, once all others of a request are known.
  let fault: @Sendable (any Sendable) -> Fault?
  /// Appends the JSON of a value.
  package let write: @Sendable (any Sendable, inout JSONWriter) -> Void
  /// The value when none is given, if there is one to be echoed.
  package let fallback: (any Sendable)?

  fileprivate init<Value: Sendable>(
    _ name: String, _ letter: Character?, _ domain: Domain<Value>, fallback: Value?, shown: String?,
    metavar: String?, isRequired: Bool, help: String
  ) {
    self.name = name
    key = Self.camelCase(name)
    quotedKey = Array("\"\(key)\":".utf8)
    self.letter = letter
    self.help = help
    isFlag = Value.self == Bool.self
    isListInJSON = domain.isListInJSON
    self.metavar = isFlag ? "" : metavar ?? domain.placeholder
    words = domain.words
    completion = domain.completion
    note = domain.note
    self.shown = shown
    self.isRequired = isRequired
    readsFiles = domain.readsFiles
    bare = domain.bare
    schema = domain.schema
    needsContext = domain.parseInContext != nil
    parse = { try domain.parse($0, beside: $1) }
    decode = { try domain.decode($0, beside: $1) }
    fault = { ($0 as? Value).flatMap { domain.fault?($0) } }
    write = { value, json in if let value = value as? Value { domain.write(value, &json) } }
    self.fallback = fallback
  }

  /// The name as it is typed.
  package var flag: String { "--\(name)" }

  /// The JSON of a value.
  func json(of value: any Sendable) -> [UInt8] {
    var writer = JSONWriter()
    write(value, &writer)
    return writer.bytes
  }

  /// What may follow, for help texts: "N", "text|json".
  package var placeholder: String? {
    if isFlag { return nil }
    let value = !words.isEmpty && words.count <= 5 ? words.joined(separator: "|") : metavar
    return bare == nil ? value : "[\(value)]"
  }

  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
