import Documents

/// The values that a parameter may have: how they are read, written and described.
///
/// A value has one text, whichever interface it comes through: a JSON string or number is read as
/// its text, a list as the texts of its elements with ``separator`` between them. What `write`
/// writes is read back as the same value.
package struct Domain<Value: Sendable>: Sendable {
  /// The placeholder of a value in help texts: "N", "FILE".
  package var placeholder: String
  /// The words to choose from, if there are a few.
  package var words: [String] = []
  /// How some values begin, or some of a great many: what a shell may offer where there are no
  /// words to choose from.
  package var suggestions: [String] = []
  /// What a shell may complete.
  package var completion = Completion.nothing
  /// The range, as help shows it: "1…1024".
  package var note: String?
  /// The form of the value in a request.
  package var schema: JSONSchema
  /// The most bytes that a text may have, where it isn't what its kind allows; a longer one is
  /// refused before anything of it is read.
  package var longest: Int?
  /// Whether `@FILE` and `-` mean the contents of a file and of standard input in words.
  package var readsFiles = false
  /// Reads the JSON form where it isn't the text of the value, such as indices that are counted
  /// from 0 there; `nil` for a form that is.
  package var decodeJSON: (@Sendable (JSON) throws(Fault) -> Value?)?
  /// Whether only a list will do in JSON, because a text counts in another way.
  package var isListInJSON = false
  /// Whether its text may be a list of another program, whose brackets must match, or JSON.
  package var isStructured = false
  /// The text of the JSON form, where that isn't made as usual.
  package var textOfJSON: (@Sendable (JSON) throws(Fault) -> String)?
  /// Reads a text whose meaning depends on the other values of the request, which are read first.
  package var parseInContext: (@Sendable (String, Arguments) throws(Fault) -> Value)?
  /// What is wrong with a value that is kept although its text can't be right, because other words
  /// may still say how it is read.
  package var fault: (@Sendable (Value) -> Fault?)?
  /// The names of what the text of a value contains but isn't used.
  package var unused: (@Sendable (Value) -> [String])?
  /// The value of an option that is given without one; `nil` where it needs one.
  package var bare: String?
  /// Whether the value is that the parameter was given.
  var isFlag = false
  /// What is put between the elements of a list.
  package var separator = ","
  /// Reads a value.
  package let parse: @Sendable (String) throws(Fault) -> Value
  /// Appends a value.
  package let write: @Sendable (Value, inout JSONWriter) -> Void
  /// The value as help shows a default.
  package let shown: @Sendable (Value) -> String

  /// Creates a domain; the errors of `parse` become faults with their places. Without `shown` help
  /// shows a default in its JSON form.
  package init<Failure: ReportedError>(
    _ placeholder: String, schema: JSONSchema, parse: @escaping @Sendable (String) throws(Failure) -> Value,
    write: @escaping @Sendable (Value, inout JSONWriter) -> Void,
    shown: (@Sendable (Value) -> String)? = nil
  ) {
    self.placeholder = placeholder
    self.schema = schema
    self.parse = { text throws(Fault) in try Self.reading(text, parse) }
    self.write = write
    self.shown =
      shown ?? { value in
        var json = JSONWriter()
        write(value, &json)
        return String(decoding: json.bytes, as: UTF8.self)
      }
  }

  package func with(_ change: (inout Domain) -> Void) -> Domain {
    var domain = self
    change(&domain)
    return domain
  }

  /// Reads a text by `read`; its faults count their places in characters.
  package static func reading<Failure: ReportedError>(
    _ text: String, _ read: (String) throws(Failure) -> Value
  ) throws(Fault) -> Value {
    do {
      return try read(text)
    } catch {
      throw Fault(error, reading: text)
    }
  }

  /// Reads the text of a value, given the others of a request. Where it can't be read as it is, it
  /// may be JSON.
  func parse(_ text: String, beside arguments: Arguments) throws(Fault) -> Value {
    guard isStructured, Brackets.occur(in: text) else { return try parsePlain(text, beside: arguments) }
    try Brackets.check(text)
    let reading: Result<Value, Fault>
    do throws(Fault) {
      let value = try parsePlain(text, beside: arguments)
      if fault?(value) == nil { return value }
      reading = .success(value)
    } catch {
      reading = .failure(error)
    }
    if let json = try? JSON(reading: Array(text.utf8)[...]), let value = try? decodePlain(json, beside: arguments),
      fault?(value) == nil
    {
      return value
    }
    return try reading.get()
  }

  private func parsePlain(_ text: String, beside arguments: Arguments) throws(Fault) -> Value {
    if let parseInContext {
      return try Self.reading(text) { text throws(Fault) in try parseInContext(text, arguments) }
    }
    return try parse(text)
  }

  /// Reads the JSON form of a value, given the others of a request.
  func decode(_ json: JSON, beside arguments: Arguments) throws(Fault) -> Value {
    if isStructured, case .string(let text) = json { return try parse(text, beside: arguments) }
    return try decodePlain(json, beside: arguments)
  }

  private func decodePlain(_ json: JSON, beside arguments: Arguments) throws(Fault) -> Value {
    if let decodeJSON, let value = try decodeJSON(json) { return value }
    let text = if let textOfJSON { try textOfJSON(json) } else { try text(of: json) }
    return try parsePlain(text, beside: arguments)
  }

  private func text(of json: JSON) throws(Fault) -> String {
    switch json {
    case .string(let text), .number(let text): return text
    case .bool(let value): return value ? "true" : "false"
    case .array(let elements):
      var texts: [String] = []
      for element in elements { texts.append(try text(of: element)) }
      return texts.joined(separator: separator)
    case .object where json["sha256"] != nil:
      throw .data("only a digest of this number was kept; give its digits")
    case .null, .object: throw .data("\(json.noun) is not a valid value")
    }
  }
}

/// What a shell may complete.
package enum Completion: Sendable, Equatable {
  case nothing, file, folder
  /// A file, or `-` for standard input.
  case input
}
