import Documents
import GameCore

/// The values of a question's parameters: what was given, read and checked, and the defaults of the
/// rest.
package struct Arguments: Sendable {
  /// What messages call parameters: "--pile", as they are typed, or "pile", as requests have them.
  package enum Naming: Sendable { case flags, keys }

  package let list: ParameterList
  private let naming: Naming
  private var values: [String: any AnyValue] = [:]
  /// Records which values an answer uses; `nil` where that isn't needed.
  package var usage: UsedParameters?
  /// What was read is remarked on here, once for all copies of these arguments.
  private let remarks: Remarks
  /// What may stop the reading of values; `nil` where nothing does.
  private var limits: SearchLimits?

  /// Nothing given yet.
  package init(_ list: ParameterList, naming: Naming) {
    self.list = list
    self.naming = naming
    remarks = Remarks()
  }

  private init(_ list: ParameterList, like other: Arguments) {
    (self.list, naming, usage, remarks) = (list, other.naming, other.usage, other.remarks)
  }

  /// The parameters that the question has.
  var parameters: [AnyParameter] { list.all }

  /// The values given for the parameters of a list.
  func restricted(to list: ParameterList) -> Arguments {
    var arguments = Arguments(list, like: self)
    arguments.values = values.filter { list[$0.key] != nil }
    return arguments
  }

  /// Records what a reader has added to a value or left out, to be shown later.
  package func remark(_ text: String) { remarks.add(text) }

  /// Remarks on the values that haven't been shown yet.
  func takeRemarks() -> [String] { remarks.take() }

  /// What messages call a parameter.
  package func name(of parameter: AnyParameter) -> String {
    switch naming {
    case .flags: parameter.flag
    case .keys: "\"\(parameter.key)\""
    }
  }

  /// What messages call a parameter.
  package func name(of parameter: any SomeParameter) -> String { name(of: parameter.any) }

  /// The value of a parameter: what was given, or its default.
  package subscript<Value>(parameter: Parameter<Value>) -> Value {
    usage?.note(parameter.any.key)
    if let value = values[parameter.any.key].flatMap(parameter.unbox) { return value }
    guard let fallback = parameter.fallback else {
      preconditionFailure("\(parameter.any.name) is required; questions are asked only when it is given")
    }
    return fallback
  }

  /// Sets the value of a parameter.
  package mutating func set<Value>(_ parameter: Parameter<Value>, to value: Value) {
    values[parameter.any.key] = parameter.box(value)
  }

  /// Sets the value of an optional parameter.
  package mutating func set<Wrapped>(_ parameter: Parameter<Wrapped?>, to value: Wrapped) {
    values[parameter.any.key] = parameter.box(value)
  }

  /// Whether a value was given.
  package func isGiven(_ parameter: any SomeParameter) -> Bool { isGiven(parameter.any) }

  /// The number given for the parameter of a key, if the question has one that is a number.
  package func number(_ key: String) -> Int? {
    (values[key] ?? list[key]?.fallback).flatMap { ValueBox<Int>.value(of: $0) }
  }

  /// The text given for the parameter of a key, if the question has one that is a text.
  package func text(_ key: String) -> String? { values[key].flatMap { ValueBox<String>.value(of: $0) } }

  /// Whether a value other than its default was given for the parameter.
  package func isChanged(_ parameter: AnyParameter) -> Bool {
    guard let value = values[parameter.key] else { return false }
    guard let fallback = parameter.fallback else { return true }
    return parameter.json(of: value) != parameter.json(of: fallback)
  }

  /// Whether a value other than its default was given for the parameter.
  package func isChanged(_ parameter: any SomeParameter) -> Bool { isChanged(parameter.any) }

  /// Takes the values back that were given for some parameters: they are used up, and what they led
  /// to has their place.
  package mutating func remove(_ parameters: any SomeParameter...) {
    for parameter in parameters { values[parameter.any.key] = nil }
  }

  /// Takes the value back that was given for a parameter.
  package mutating func remove(_ parameter: AnyParameter) { values[parameter.key] = nil }

  /// Throws where a value is given for one of the parameters, none of which has an effect in this
  /// request; `reason` is a clause: "the board says who moves".
  package func refuse(_ parameters: any SomeParameter..., because reason: String) throws(Fault) {
    for parameter in parameters.map({ $0.any }) where list[parameter.key] != nil && isChanged(parameter) {
      throw .usage("\(name(of: parameter)) has no effect here: \(reason)")
    }
  }

  package func isGiven(_ parameter: AnyParameter) -> Bool { values[parameter.key] != nil }

  /// Whether the parameter has a value that is kept though it can't be right.
  package func isFaulty(_ parameter: AnyParameter) -> Bool {
    values[parameter.key].map { parameter.fault($0) != nil } ?? false
  }

  /// Reads the text given for a parameter.
  package mutating func read(_ text: String, for parameter: any SomeParameter) throws(Fault) {
    try read(text, for: parameter.any)
  }

  /// Reads the text given for a parameter.
  package mutating func read(_ text: String, for parameter: AnyParameter) throws(Fault) {
    guard text.utf8.count <= parameter.longest else { throw TextLength.fault(longest: parameter.longest) }
    keep(try parameter.parse(text, self), of: parameter)
  }

  /// Reads the JSON given for a parameter.
  package mutating func read(_ json: JSON, for parameter: AnyParameter) throws(Fault) {
    keep(try parameter.decode(json, self), of: parameter)
  }

  /// Keeps a value; reports the unused parts of its text to the person.
  private mutating func keep(_ value: any AnyValue, of parameter: AnyParameter) {
    if naming == .flags { remarks.add(unused: parameter.unused(value)) }
    values[parameter.key] = value
  }

  /// Throws where it is time to stop reading: for readers of long texts, which ask it after some
  /// thousands of bytes.
  package func checkTime() throws(Fault) {
    guard let reason = limits?.stopReason() else { return }
    throw Fault(Stopped(reason))
  }

  /// Reads words after the options. A parameter that an option gives, too, is refused: neither of
  /// the two is dropped in silence.
  package mutating func read(_ words: [String], by operand: Operand) throws(Fault) {
    try checkGives(operand)
    try operand.read(words, &self)
  }

  /// Throws where an option gave what words after the options give.
  package func checkGives(_ operand: Operand) throws(Fault) {
    if let parameter = operand.gives.first(where: { isGiven($0) }) { throw operand.doubled(by: name(of: parameter)) }
  }

  /// Runs `body`, which checks the value of a parameter against others; what it throws names the
  /// parameter.
  package func checking<Value, Failure: ReportedError>(
    _ parameter: any SomeParameter, _ body: () throws(Failure) -> Value
  ) throws(Fault) -> Value {
    do {
      return try body()
    } catch {
      throw Fault(error).about(name(of: parameter.any))
    }
  }

  /// Reads the members of a request, until `limits` stop it. Of several faults the one of the first
  /// member is thrown, in whatever order the members are read.
  mutating func read(_ request: JSON, limits: SearchLimits? = nil) throws(Fault) {
    guard case .object(let members) = request else {
      throw .usage("\"request\" must be an object, not \(request.noun)")
    }
    self.limits = limits
    defer { self.limits = nil }
    // What follows an unknown member can't have the first fault.
    let unknown = members.firstIndex { list[$0.key] == nil }
    var first: (place: Int, fault: Fault)?
    var faulty: Set<String> = []
    for place in list.orderOfReading(members[..<(unknown ?? members.endIndex)]) {
      do throws(Fault) {
        try read(members[place], without: faulty)
      } catch {
        if error.status == .stopped { throw error }
        faulty.insert(members[place].key)
        if first.map({ place < $0.place }) ?? true { first = (place, error) }
      }
    }
    if let first { throw first.fault }
    if let unknown { throw unknownParameter(members[unknown].key) }
  }

  private func unknownParameter(_ key: String) -> Fault {
    let meant = Suggestion.parameters(meantBy: key, among: parameters).map { $0.key }
    return .usage("unknown parameter \(Quoting.quoted(key))\(Suggestion.hint(meant))")
  }

  /// Reads a member of a request. One that is read by the value of a faulty one may well be right,
  /// so it has no fault of its own.
  private mutating func read(_ member: JSON.Member, without faulty: Set<String>) throws(Fault) {
    guard let parameter = list[member.key] else { throw unknownParameter(member.key) }
    if case .null = member.value { return }
    if member.value.isLonger(than: parameter.longest) {
      throw TextLength.fault(longest: parameter.longest).about(name(of: parameter))
    }
    if member.value.isLonger(than: Self.longUnchecked) { try checkTime() }
    var found: Fault?
    do throws(Fault) {
      let value = try parameter.decode(member.value, self)
      // A flag that is off isn't given.
      values[member.key] = parameter.isFlag && ValueBox<Bool>.value(of: value) == false ? nil : value
      found = parameter.fault(value)
    } catch {
      found = error.about(name(of: parameter))
    }
    guard let found else { return }
    if faulty.isEmpty || keysUsed(toRead: member.value, for: parameter).isDisjoint(with: faulty) { throw found }
  }

  /// Shorter values are read in no time.
  private static let longUnchecked = 1 << 14

  /// The parameters by whose values the value of another one is read.
  private func keysUsed(toRead value: JSON, for parameter: AnyParameter) -> Set<String> {
    let used = UsedParameters()
    var context = self
    context.usage = used
    _ = try? parameter.decode(value, context)
    return used.keys
  }

  /// Throws unless everything that the question needs is given.
  func checkRequired() throws(Fault) {
    for parameter in parameters where parameter.isRequired && !isGiven(parameter) { throw missing([parameter]) }
  }

  /// The fault that one of several parameters is missing.
  package func missing(_ parameters: any SomeParameter...) -> Fault { missing(parameters.map { $0.any }) }

  private func missing(_ parameters: [AnyParameter]) -> Fault {
    let wanted = parameters.map { parameter in
      naming == .keys || parameter.isFlag ? name(of: parameter) : "\(parameter.flag) \(parameter.metavar)"
    }
    let words = parameters.count == 1 && !parameters[0].words.isEmpty ? parameters[0].words : []
    let choice = words.isEmpty ? "" : ", one of \(words.joined(separator: ", "))"
    var fault = Fault.usage("\(wanted.joined(separator: " or ")) is missing\(choice)")
    fault.subject = .missing(flags: parameters.map { $0.flag })
    return fault
  }

  /// Throws when more than one of the parameters is given.
  package func atMostOne(of parameters: any SomeParameter...) throws(Fault) {
    let given = parameters.map { $0.any }.filter { isGiven($0) }
    guard given.count > 1 else { return }
    throw .usage("\(name(of: given[0])) and \(name(of: given[1])) exclude each other")
  }

  /// Appends the request: every parameter that has a value, keys sorted, so that the same question
  /// can be asked again.
  package func write(to json: inout JSONWriter) {
    json.raw("{")
    var isFirst = true
    for parameter in list.sorted {
      guard let value = values[parameter.key] ?? parameter.fallback else { continue }
      if !isFirst { json.raw(",") }
      isFirst = false
      json.raw(parameter.quotedKey)
      parameter.write(value, &json)
    }
    json.raw("}")
  }
}

/// The parameters of a question, in the orders in which they are needed.
package struct ParameterList: Sendable {
  /// As help lists them.
  package let all: [AnyParameter]
  /// By their keys, as requests have them.
  let sorted: [AnyParameter]
  private let byKey: [String: AnyParameter]
  /// The keys of those that are read by the values of others.
  private let late: Set<String>

  /// A list of parameters, whose keys are unique.
  package init(_ parameters: [AnyParameter]) {
    all = parameters
    sorted = parameters.sorted { $0.key < $1.key }
    var byKey: [String: AnyParameter] = [:]
    for parameter in parameters { byKey[parameter.key] = parameter }
    self.byKey = byKey
    late = Set(parameters.filter { $0.needsContext }.map { $0.key })
    precondition(byKey.count == parameters.count, "two parameters of a question have the same name")
  }

  package subscript(key: String) -> AnyParameter? { byKey[key] }

  /// The places of the members of a request, those last that are read by the values of others.
  func orderOfReading(_ members: ArraySlice<JSON.Member>) -> [Int] {
    let places = Array(members.indices)
    guard !late.isEmpty else { return places }
    return places.filter { !late.contains(members[$0].key) } + places.filter { late.contains(members[$0].key) }
  }
}

extension Fault {
  /// The fault with the parameter named that it is about.
  package func about(_ name: String) -> Fault {
    var fault = self
    fault.message = "\(name): \(message)"
    fault.subject = .named
    return fault
  }
}
