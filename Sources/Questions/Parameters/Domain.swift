import Documents

/// The values that a parameter may have: how they are read, written and described.
///
/// A value has one text, whichever interface it comes through: a JSON string or number is read as
/// its text, a list as the texts of its elements with ``separator`` between them. What `write`
/// writes is read back as the same value.
package struct Domain<Value: Sendable>: Sendable {
  /// What help, completions and schemas say of it.
  package var traits: DomainTraits
  /// How texts are read.
  package var reading: TextReading<Value>
  /// How values are read and written in JSON, where that differs from their texts.
  package var json: JSONForm<Value>
  /// The value as help shows a default.
  package let shown: @Sendable (Value) -> String

  /// Creates a domain; the errors of `parse` become faults with their places. Without `shown` help
  /// shows a default in its JSON form.
  package init<Failure: ReportedError>(
    _ placeholder: String, schema: JSONSchema, parse: @escaping @Sendable (String) throws(Failure) -> Value,
    write: @escaping @Sendable (Value, inout JSONWriter) -> Void,
    shown: (@Sendable (Value) -> String)? = nil
  ) {
    traits = DomainTraits(placeholder: placeholder, schema: schema)
    reading = TextReading { text throws(Fault) in try Self.reading(text, parse) }
    json = JSONForm(write: write)
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

  /// Reads a value from its text.
  package func parse(_ text: String) throws(Fault) -> Value { try reading.parse(text) }

  /// Appends a value.
  package func write(_ value: Value, _ json: inout JSONWriter) { self.json.write(value, &json) }

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
    guard reading.isStructured, Brackets.occur(in: text) else { return try parsePlain(text, beside: arguments) }
    try Brackets.check(text)
    let plain: Result<Value, Fault>
    do throws(Fault) {
      let value = try parsePlain(text, beside: arguments)
      if reading.fault?(value) == nil { return value }
      plain = .success(value)
    } catch {
      plain = .failure(error)
    }
    if let json = try? JSON(reading: Array(text.utf8)[...]), let value = try? decodePlain(json, beside: arguments),
      reading.fault?(value) == nil
    {
      return value
    }
    return try plain.get()
  }

  private func parsePlain(_ text: String, beside arguments: Arguments) throws(Fault) -> Value {
    if let parseInContext = reading.parseInContext {
      return try Self.reading(text) { text throws(Fault) in try parseInContext(text, arguments) }
    }
    return try reading.parse(text)
  }

  /// Reads the JSON form of a value, given the others of a request.
  func decode(_ json: JSON, beside arguments: Arguments) throws(Fault) -> Value {
    if reading.isStructured, case .string(let text) = json { return try parse(text, beside: arguments) }
    return try decodePlain(json, beside: arguments)
  }

  private func decodePlain(_ value: JSON, beside arguments: Arguments) throws(Fault) -> Value {
    if let decoded = try json.decode?(value) { return decoded }
    let text = if let text = json.text { try text(value) } else { try text(of: value) }
    return try parsePlain(text, beside: arguments)
  }

  private func text(of value: JSON) throws(Fault) -> String {
    switch value {
    case .string(let text), .number(let text): return text
    case .bool(let value): return value ? "true" : "false"
    case .array(let elements):
      var texts: [String] = []
      for element in elements { texts.append(try text(of: element)) }
      return texts.joined(separator: json.separator)
    case .object where value["sha256"] != nil:
      throw .data("only a digest of this number was kept; give its digits")
    case .null, .object: throw .data("\(value.noun) is not a valid value")
    }
  }
}
