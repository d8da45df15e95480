import Documents

/// The values of a question's parameters: what was given, read and checked, and the defaults of the
/// rest.
package struct Arguments: Sendable {
  /// What messages call parameters: "--pile", as they are typed, or "pile", as requests have them.
  package enum Naming: Sendable { case flags, keys }

  package let list: ParameterList
  private let naming: Naming
  private var values: [String: any AnyValue] = [:]
  /// Where it is noted which values an answer uses; `nil` where nobody asks.
  package var usage: UsedParameters?

  /// Nothing given yet.
  package init(_ list: ParameterList, naming: Naming) {
    self.list = list
    self.naming = naming
  }

  /// The parameters that the question has.
  var parameters: [AnyParameter] { list.all }

  /// The values given for the parameters of a list.
  func restricted(to list: ParameterList) -> Arguments {
    var arguments = Arguments(list, naming: naming)
    arguments.values = values.filter { list[$0.key] != nil }
    arguments.usage = usage
    return arguments
  }

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

  /// Gives a value to a parameter.
  package mutating func set<Value>(_ parameter: Parameter<Value>, to value: Value) {
    values[parameter.any.key] = parameter.box(value)
  }

  /// Gives a value to an optional parameter.
  package mutating func set<Wrapped>(_ parameter: Parameter<Wrapped?>, to value: Wrapped) {
    values[parameter.any.key] = parameter.box(value)
  }

  /// Whether a value was given.
  package func isGiven(_ parameter: any SomeParameter) -> Bool { isGiven(parameter.any) }

  /// The number given for the parameter of a key, if the question has one that is a number.
  package func number(_ key: String) -> Int? {
    (values[key] ?? list[key]?.fallback).flatMap { ValueBox<Int>.value(of: $0) }
  }

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

  /// Throws where a value is given for one of the parameters, none of which has an effect in this
  /// request; `reason` is a clause: "the board says who moves".
  package func refuse(_ parameters: any SomeParameter..., because reason: String) throws(Fault) {
    for parameter in parameters.map({ $0.any }) where list[parameter.key] != nil && isChanged(parameter) {
      throw .usage("\(name(of: parameter)) has no effect here: \(reason)")
    }
  }

  package func isGiven(_ parameter: AnyParameter) -> Bool { values[parameter.key] != nil }

  /// Reads the text given for a parameter.
  package mutating func read(_ text: String, for parameter: any SomeParameter) throws(Fault) {
    try read(text, for: parameter.any)
  }

  /// Reads the text given for a parameter.
  package mutating func read(_ text: String, for parameter: AnyParameter) throws(Fault) {
    values[parameter.key] = try parameter.parse(text, self)
  }

  /// Reads words beside the options. A parameter that an option gives, too, is refused: neither of
  /// the two is dropped in silence.
  package mutating func read(_ words: [String], by operand: Operand) throws(Fault) {
    if let parameter = operand.gives.first(where: { isGiven($0) }) { throw operand.doubled(by: name(of: parameter)) }
    try operand.read(words, &self)
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

  /// Reads the members of a request. Of several faults the one of the first member is thrown, in
  /// whatever order the members are read.
  mutating func read(_ request: JSON) throws(Fault) {
    guard case .object(let members) = request else {
      throw .usage("\"request\" must be an object, not \(request.noun)")
    }
    var first: (place: Int, fault: Fault)?
    var faulty: Set<String> = []
    for place in list.orderOfReading(members) {
      do throws(Fault) {
        try read(members[place], without: faulty)
      } catch {
        faulty.insert(members[place].key)
        if first.map({ place < $0.place }) ?? true { first = (place, error) }
      }
    }
    if let first { throw first.fault }
  }

  /// Reads a member of a request. One that is read by the value of a faulty one may well be right,
  /// so it has no fault of its own.
  private mutating func read(_ member: JSON.Member, without faulty: Set<String>) throws(Fault) {
    guard let parameter = list[member.key] else {
      let hint = Suggestion.hint(for: member.key, among: parameters.map { $0.key })
      throw .usage("unknown parameter \(Quoting.quoted(member.key))\(hint)")
    }
    if member.value == .null { return }
    var found: Fault?
    do throws(Fault) {
      let value = try parameter.decode(member.value, self)
      // A flag that is off is one that isn't given.
      values[member.key] = parameter.isFlag && ValueBox<Bool>.value(of: value) == false ? nil : value
      found = parameter.fault(value)
    } catch {
      found = error.about(name(of: parameter))
    }
    if let found, keysUsed(toRead: member.value, for: parameter).isDisjoint(with: faulty) { throw found }
  }

  /// The parameters by whose values the value of another one is read.
  private func keysUsed(toRead value: JSON, for parameter: AnyParameter) -> Set<String> {
    let used = UsedParameters()
    var context = self
    context.usage = used
    _ = try? parameter.decode(value, context)
    return used.keys
  }

  /// Throws unless everything is there that the question can't do without.
  func checkRequired() throws(Fault) {
    for parameter in parameters where parameter.isRequired && !isGiven(parameter) { throw missing([parameter]) }
  }

  /// The fault that one of several parameters is missing.
  package func missing(_ parameters: any SomeParameter...) -> Fault { missing(parameters.map { $0.any }) }

  private func missing(_ parameters: [AnyParameter]) -> Fault {
    let wanted = parameters.map { parameter in
      naming == .keys || parameter.isFlag ? name(of: parameter) : "\(parameter.flag) \(parameter.metavar)"
    }
    return .usage("\(wanted.joined(separator: " or ")) is missing")
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
  func orderOfReading(_ members: [JSON.Member]) -> [Int] {
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
    return fault
  }
}
