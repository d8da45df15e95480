import Catalogue

/// An option of a command: its name, what may follow it, and what it is for.
package struct Option: Sendable, Equatable {
  /// What an option takes. The parser checks the value against it, completions and help describe it.
  package enum Kind: Sendable, Equatable {
    /// Nothing: it is given or not.
    case flag
    /// A whole number in a range.
    case integer(ClosedRange<Int>)
    /// A whole number from 0 to 2⁶⁴ − 1.
    case unsigned
    /// A positive number of seconds, such as `0.5`.
    case seconds
    /// A number of any size: digits, `10^1000`, `@FILE`, or `-` for standard input. Checked when it is read.
    case number
    /// A list of 1-based numbers and ranges: `1-19,25`.
    case ranges
    /// One of a few words.
    case choice([String])
    /// Any text; the command parses it.
    case text
    /// The name of a file, or `-` for standard input or output.
    case file
    /// The name of a folder.
    case folder
    /// A parameter, which reads its value itself.
    case parameter(ParameterKind)
    /// A parameter that is given or not.
    case flagParameter(ParameterKind)
  }

  /// The name without its two hyphens, kebab-case.
  package let name: String
  /// A one-letter name without its hyphen.
  package let letter: Character?
  /// What may follow.
  package let kind: Kind
  /// The word that stands for the value in help texts, in capitals.
  package let metavar: String
  /// What happens without the option, as help shows it: "all processors".
  package let fallback: String?
  /// What it is for, a phrase without a final stop.
  package let help: String
  /// Whether it may be given several times.
  package let repeats: Bool

  /// Creates an option; `metavar` defaults to the name in capitals.
  package init(
    _ name: String, letter: Character? = nil, _ kind: Kind, metavar: String? = nil, default fallback: String? = nil,
    repeats: Bool = false, help: String
  ) {
    self.name = name
    self.letter = letter
    self.kind = kind
    self.metavar = metavar ?? Self.metavar(kind, name: name)
    self.fallback = fallback
    self.repeats = repeats
    self.help = help
  }

  /// An option that takes one of the words of an enumeration.
  package static func choice<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ words: Word.Type, default fallback: Word? = nil, help: String
  ) -> Option {
    Option(name, .choice(words.allCases.map(\.rawValue)), default: fallback?.rawValue, help: help)
  }

  /// The name as it is typed.
  package var flag: String { "--\(name)" }

  /// Whether a value follows.
  package var takesValue: Bool {
    switch kind {
    case .flag, .flagParameter: false
    default: true
    }
  }

  /// Whether `-` means standard input.
  var readsStandardInput: Bool {
    if case .parameter(let kind) = kind { return kind.parameter.readsFiles }
    return kind == .number || (kind == .file && name != Option.output.name)
  }

  /// The words to choose from, if there are a few.
  package var words: [String] {
    switch kind {
    case .choice(let words): words
    case .parameter(let kind): kind.parameter.words
    default: []
    }
  }

  /// What a shell may complete as its value.
  var completion: Completion {
    switch kind {
    case .file, .number: .file
    case .folder: .folder
    case .parameter(let kind): kind.parameter.readsFiles ? .file : kind.parameter.completion
    default: .nothing
    }
  }

  /// What may follow, for help texts: "N", "text|json".
  package var placeholder: String? {
    switch kind {
    case .flag, .flagParameter: nil
    default: !words.isEmpty && words.count <= 5 ? words.joined(separator: "|") : metavar
    }
  }

  private static func metavar(_ kind: Kind, name: String) -> String {
    switch kind {
    case .integer, .unsigned, .number: "N"
    case .seconds: "SECONDS"
    case .ranges: "LIST"
    case .file: "FILE"
    case .folder: "DIR"
    default: name.uppercased()
    }
  }
}
