import Documents

/// What help, completions and schemas say of a domain, whatever its values are.
package struct DomainTraits: Sendable {
  /// What represents a value in help texts: "N", "FILE".
  package var placeholder: String
  /// The form of the value in a request.
  package var schema: JSONSchema
  /// The words to choose from, if there are a few.
  package var words: [String] = []
  /// How some values begin, or some of a great many: what a shell may offer where there are no
  /// words to choose from.
  package var suggestions: [String] = []
  /// What a shell may complete.
  package var completion = Completion.nothing
  /// The range, as help shows it: "1…1024".
  package var note: String?
  /// The value of an option that is given without one; `nil` where it needs one.
  package var bare: String?
  /// Whether the value is that the parameter was given.
  package var isFlag = false
  /// Whether only a list will do in JSON, because a text counts in another way.
  package var isListInJSON = false
  /// Whether `@FILE` and `-` mean the contents of a file and of standard input in words.
  package var readsFiles = false
  /// Whether in words a text that isn't a value, nor JSON, is the name of a file that holds one.
  package var namesFiles = false
  /// The most bytes that a text may have, where it isn't what its kind allows; a longer one is
  /// refused before anything of it is read.
  package var longest: Int?

  init(placeholder: String, schema: JSONSchema) {
    self.placeholder = placeholder
    self.schema = schema
  }
}

/// What a shell may complete.
package enum Completion: Sendable, Equatable {
  case nothing, file, folder
  /// A file, or `-` for standard input.
  case input
}

/// How the texts of a domain's values are read.
package struct TextReading<Value: Sendable>: Sendable {
  /// Reads a value.
  package let parse: @Sendable (String) throws(Fault) -> Value
  /// Reads a text whose meaning depends on the other values of the request, which are read first.
  package var parseInContext: (@Sendable (String, Arguments) throws(Fault) -> Value)?
  /// Whether a text may be a list of another program, whose brackets must match, or JSON.
  package var isStructured = false
  /// What is wrong with a value that is kept although its text can't be right, because other words
  /// may still say how it is read.
  package var fault: (@Sendable (Value) -> Fault?)?
  /// The names of what the text of a value contains but isn't used.
  package var unused: (@Sendable (Value) -> [String])?

  init(_ parse: @escaping @Sendable (String) throws(Fault) -> Value) { self.parse = parse }
}

/// How a domain's values are read and written in JSON.
package struct JSONForm<Value: Sendable>: Sendable {
  /// Reads the JSON form where it isn't the text of the value, such as indices that are counted
  /// from 0 there; `nil` for a form that is.
  package var decode: (@Sendable (JSON) throws(Fault) -> Value?)?
  /// The text of the JSON form, where that isn't made as usual.
  package var text: (@Sendable (JSON) throws(Fault) -> String)?
  /// What is put between the elements of a list.
  package var separator = ","
  /// Appends a value.
  package let write: @Sendable (Value, inout JSONWriter) -> Void

  init(write: @escaping @Sendable (Value, inout JSONWriter) -> Void) { self.write = write }
}
