import Documents

/// A parameter of questions: its name, the values that it may have, its default and what it is for,
/// once for all interfaces.
///
/// `arguments[parameter]` is a `Value`. A parameter that may be left out without a default has an
/// optional value.
package final class Parameter<Value: Sendable>: SomeParameter {
  /// What the interfaces know about it.
  package let any: AnyParameter
  /// The value when none is given; `nil` for a parameter that every question of its must be given.
  package let fallback: Value?
  /// A value as arguments keep it; `nil` where that of an optional parameter is `nil`.
  let box: @Sendable (Value) -> (any AnyValue)?
  /// The value that is kept so; `nil` for one of another type.
  let unbox: @Sendable (any AnyValue) -> Value?

  private init(
    _ any: AnyParameter, fallback: Value?,
    box: @escaping @Sendable (Value) -> (any AnyValue)? = { ValueBox($0) },
    unbox: @escaping @Sendable (any AnyValue) -> Value? = { ValueBox<Value>.value(of: $0) }
  ) {
    self.any = any
    self.fallback = fallback
    self.box = box
    self.unbox = unbox
  }

  /// A parameter with a default. `shown` is the default in words where its value says too little.
  package convenience init(
    _ name: String, letter: Character? = nil, typedAs: [String] = [], _ domain: Domain<Value>,
    default fallback: Value, shown: String? = nil, metavar: String? = nil, help: String
  ) {
    let any = AnyParameter(
      name, letter, typedAs, domain, fallback: fallback, shown: shown ?? domain.shown(fallback), metavar: metavar,
      isRequired: false, help: help)
    self.init(any, fallback: fallback)
  }

  /// A parameter that a question can't do without.
  package convenience init(
    required name: String, letter: Character? = nil, typedAs: [String] = [], _ domain: Domain<Value>,
    metavar: String? = nil, help: String
  ) {
    let any = AnyParameter(
      name, letter, typedAs, domain, fallback: nil, shown: nil, metavar: metavar, isRequired: true, help: help)
    self.init(any, fallback: nil)
  }

  /// A parameter that may be left out; `shown` says what happens then: "all processors".
  package convenience init<Wrapped: Sendable>(
    _ name: String, letter: Character? = nil, typedAs: [String] = [], _ domain: Domain<Wrapped>,
    shown: String? = nil, metavar: String? = nil, help: String, helpInJSON: String? = nil
  ) where Value == Wrapped? {
    let any = AnyParameter(
      name, letter, typedAs, domain, fallback: nil, shown: shown, metavar: metavar, isRequired: false, help: help,
      helpInJSON: helpInJSON)
    self.init(any, fallback: .some(nil), box: { $0.map { ValueBox($0) } }, unbox: { ValueBox<Wrapped>.value(of: $0) })
  }
}

/// A parameter of any type.
package protocol SomeParameter: AnyObject, Sendable {
  /// What the interfaces know about it.
  var any: AnyParameter { get }
}

extension Parameter where Value == Bool {
  /// A parameter that is given or not.
  package convenience init(flag name: String, letter: Character? = nil, typedAs: [String] = [], help: String) {
    let any = AnyParameter(
      name, letter, typedAs, .flag, fallback: nil, shown: nil, metavar: nil, isRequired: false, help: help)
    self.init(any, fallback: false)
  }
}

/// A ``Parameter`` of any type, as parsing, help, completions, requests and schemas see it.
package final class AnyParameter: Sendable {
  /// The name in words, kebab-case, without its two hyphens.
  package let name: String
  /// The name in JSON, camelCase.
  package let key: String
  /// The name in JSON as in a request: `"key":`.
  let quotedKey: [UInt8]
  /// A one-letter name without its hyphen.
  package let letter: Character?
  /// Words that people type for it, in lower case and without hyphens: other programs' names, and
  /// those of the field.
  package let typedAs: [String]
  /// What it is for, a phrase without a final stop.
  package let help: String
  /// What it is for where it is given in JSON, if that differs.
  let helpInJSON: String?
  /// The placeholder of the value in help texts, in capitals; empty for a flag.
  package let metavar: String
  package let words: [String]
  /// What a shell may offer where there are no ``words``.
  package let suggestions: [String]
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
  /// Whether the name of a file is given for its contents in words.
  private let namesFiles: Bool
  /// The most bytes that its text may have.
  package let longest: Int
  /// The value of an option without one, at the end or before another option; `nil` where it needs
  /// one.
  package let bare: String?
  package let schema: JSONSchema
  /// Whether the other values of a request say how its text is read.
  package let needsContext: Bool
  /// Reads its text, given the values that are read already.
  let parse: @Sendable (String, Arguments) throws(Fault) -> any AnyValue
  /// Reads its JSON, given the values that are read already.
  let decode: @Sendable (JSON, Arguments) throws(Fault) -> any AnyValue
  /// What is wrong with a value that was read, once all others of a request are known.
  let fault: @Sendable (any AnyValue) -> Fault?
  /// The names of what the text of a value contains but isn't used.
  let unused: @Sendable (any AnyValue) -> [String]
  /// Appends the JSON of a value.
  package let write: @Sendable (any AnyValue, inout JSONWriter) -> Void
  /// The value when none is given, if there is one to be echoed.
  package let fallback: (any AnyValue)?

  fileprivate init(
    _ name: String, _ letter: Character?, _ typedAs: [String], _ domain: DomainTraits, _ code: ParameterCode,
    shown: String?, metavar: String?, isRequired: Bool, help: String, helpInJSON: String?
  ) {
    self.name = name
    key = Self.camelCase(name)
    quotedKey = Array("\"\(key)\":".utf8)
    self.letter = letter
    self.typedAs = typedAs
    self.help = help
    self.helpInJSON = helpInJSON
    isFlag = domain.isFlag
    isListInJSON = domain.isListInJSON
    self.metavar = isFlag ? "" : metavar ?? domain.placeholder
    words = domain.words
    suggestions = domain.suggestions
    completion = domain.completion
    note = domain.note
    self.shown = shown
    self.isRequired = isRequired
    (readsFiles, namesFiles) = (domain.readsFiles, domain.namesFiles)
    longest = domain.longest ?? (readsFiles ? TextLength.file : TextLength.argument)
    bare = domain.bare
    schema = domain.schema
    needsContext = code.needsContext
    parse = code.parse
    decode = code.decode
    fault = code.fault
    unused = code.unused
    write = code.write
    fallback = code.fallback
  }

  fileprivate convenience init<Value: Sendable>(
    _ name: String, _ letter: Character?, _ typedAs: [String], _ domain: Domain<Value>, fallback: Value?,
    shown: String?, metavar: String?, isRequired: Bool, help: String, helpInJSON: String? = nil
  ) {
    self.init(
      name, letter, typedAs, domain.traits, ParameterCode(domain, fallback: fallback), shown: shown, metavar: metavar,
      isRequired: isRequired, help: help, helpInJSON: helpInJSON)
  }

  /// The name as it is typed.
  package var flag: String { "--\(name)" }

  /// Whether a text is one of its values; `false` for flags and where any text is one.
  package func recognizes(_ text: String) -> Bool {
    let none = Arguments(ParameterList([self]), naming: .flags)
    return !isFlag && reads(text, beside: none) && !reads("\u{1}", beside: none)
  }

  /// Whether a text can be read, given the values that are read already.
  package func reads(_ text: String, beside arguments: Arguments) -> Bool {
    guard let value = try? parse(text, arguments) else { return false }
    return fault(value) == nil
  }

  /// The file whose contents a word means; `nil` where it is a value itself.
  package func file(namedBy word: String, beside arguments: Arguments) -> String? {
    guard readsFiles else { return nil }
    if word.hasPrefix("@") { return String(word.dropFirst()) }
    return word == "-" || namesFiles && word.first != "{" && !reads(word, beside: arguments) ? word : nil
  }

  func json(of value: any AnyValue) -> [UInt8] {
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

/// What reads and writes the values of a parameter, of any type.
private struct ParameterCode: Sendable {
  let needsContext: Bool
  let parse: @Sendable (String, Arguments) throws(Fault) -> any AnyValue
  let decode: @Sendable (JSON, Arguments) throws(Fault) -> any AnyValue
  let fault: @Sendable (any AnyValue) -> Fault?
  let unused: @Sendable (any AnyValue) -> [String]
  let write: @Sendable (any AnyValue, inout JSONWriter) -> Void
  let fallback: (any AnyValue)?

  init<Value: Sendable>(_ domain: Domain<Value>, fallback: Value?) {
    needsContext = domain.reading.parseInContext != nil
    parse = { text, arguments throws(Fault) in ValueBox(try domain.parse(text, beside: arguments)) }
    decode = { json, arguments throws(Fault) in ValueBox(try domain.decode(json, beside: arguments)) }
    fault = { ValueBox<Value>.value(of: $0).flatMap { domain.reading.fault?($0) } }
    unused = { ValueBox<Value>.value(of: $0).flatMap { domain.reading.unused?($0) } ?? [] }
    write = { value, json in if let value = ValueBox<Value>.value(of: value) { domain.json.write(value, &json) } }
    self.fallback = fallback.map { ValueBox($0) }
  }
}
