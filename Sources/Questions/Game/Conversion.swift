/// A file of many things that is written in another form, thing by thing.
package struct Conversion: Sendable {
  /// Its subcommand, after the name of the game: "convert".
  package let name: String
  /// What it does, one line, beginning with a verb, without a final stop.
  package let summary: String
  /// What one should know about it; paragraphs separated by an empty line.
  package let discussion: String
  /// The file.
  package let operand: Operand
  /// What one of the things is called, and many: "game", "games".
  package let noun: (singular: String, plural: String)
  /// What can be chosen.
  package let parameters: @Sendable () -> [any SomeParameter]
  /// Ways to call it; the first one is the most common.
  package let examples: [Example]
  /// Begins with the file `path`.
  package let begin: @Sendable (_ path: String, Arguments, Environment) throws(Fault) -> AnyConverter

  package init<Begun: Converter>(
    _ name: String, summary: String, discussion: String, operand: Operand, noun: (singular: String, plural: String),
    parameters: @autoclosure @escaping @Sendable () -> [any SomeParameter], examples: [Example],
    begin: @escaping @Sendable (_ path: String, Arguments, Environment) throws(Fault) -> Begun
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operand = operand
    self.noun = noun
    self.parameters = parameters
    self.examples = examples
    self.begin = { path, arguments, environment throws(Fault) in
      AnyConverter(try begin(path, arguments, environment))
    }
  }
}

/// One conversion of a file: bytes in, bytes out.
package protocol Converter: FileCutter where Found == Converted {
  /// What the file as a whole has become, besides its things.
  mutating func finish() -> ConversionEnd
  /// Why it can't be shown on a terminal; `nil` for text.
  var terminalRefusal: Fault? { get }
}

/// A converter of any type, which the reader of a file and the end of the conversion share.
package struct AnyConverter: Sendable {
  /// What cuts the file.
  package let cutter: AnyCutter<Converted>
  /// What the file as a whole has become; to be called when everything is cut.
  package let finish: @Sendable () -> ConversionEnd
  /// Why it can't be shown on a terminal; `nil` for text.
  package let terminalRefusal: Fault?

  fileprivate init(_ converter: some Converter) {
    let shared = Shared(converter)
    cutter = AnyCutter(shared)
    finish = { shared.use { $0.finish() } }
    terminalRefusal = converter.terminalRefusal
  }
}

/// What a thing of a file has become.
package struct Converted: Sendable {
  /// What is written in its place.
  package let bytes: [UInt8]
  /// What is wrong with it, with its place in the file.
  package let fault: Fault?

  /// What a thing has become.
  package init(bytes: [UInt8], fault: Fault? = nil) {
    self.bytes = bytes
    self.fault = fault
  }
}

/// What a file has become, besides its things.
package struct ConversionEnd: Sendable {
  /// What is written last.
  package var bytes: [UInt8] = []
  /// What one should know, a line each.
  package var notes: [String] = []
  /// More files, by the endings of their names: they are written next to an output whose name ends
  /// in `ending`.
  package var companions: (ending: String, files: [(ending: String, bytes: [UInt8])])?

  /// Nothing.
  package init() {}
}
