import GameCore
import Reports

/// Joins the documents of parts of simulations into the documents of the whole ones.
///
/// A part is a document whose request has `skip`; parts of one simulation differ in `skip` and
/// `games` alone. They must leave out no game between them and have none twice. The document of the
/// whole is, byte for byte, the one that a single process would have answered.
package struct PartJoiner: Sendable {
  private struct Group: Sendable {
    let question: Question
    /// The request without the members that cut it.
    let request: [JSON.Member]
    var parts: [Range<Int>] = []
    var sums = TrialSums()

    /// The games that the parts have together.
    var whole: Range<Int> {
      get throws(Fault) {
        let sorted = parts.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
        var whole = 0..<0
        for (place, part) in sorted.enumerated() {
          if place == 0 { whole = part.lowerBound..<part.lowerBound }
          guard part.lowerBound >= whole.upperBound else {
            throw .data("\(question.name): game \(part.lowerBound + 1) of the seed is in two parts")
          }
          guard part.lowerBound == whole.upperBound else {
            let range = "\(whole.upperBound + 1) to \(part.lowerBound)"
            throw .data("\(question.name): games \(range) of the seed are in no part")
          }
          whole = whole.lowerBound..<part.upperBound
        }
        return whole
      }
    }
  }

  private var groups: [Group] = []
  private var places: [[UInt8]: Int] = [:]
  private static let cutting = ["games", "skip"]

  /// Nothing to be joined yet.
  package init() {}

  /// The questions whose documents can be joined.
  package static let questions = QuestionTable.puzzlelab.questions.filter { $0.joinParts != nil }.map(\.name)

  /// Takes the document of a part, a line.
  package mutating func add(_ document: ArraySlice<UInt8>) throws(Fault) {
    let json = try JSON(reading: document)
    let question = try Self.question(of: json)
    guard case .object(let request)? = json["request"], let skipped = json["request"]?.integer("skip"),
      let games = json["request"]?.integer("games"), let result = json["result"]
    else { throw .data("this is no part: its request has no \"skip\"") }
    guard result["stopped"] == nil, result.integer("games") == games else {
      throw .data("this part was stopped before it had all its games; ask for it again")
    }
    let rest = request.filter { !Self.cutting.contains($0.key) }
    let place = place(of: rest, question)
    let end = skipped.addingReportingOverflow(games)
    guard !end.overflow, groups[place].sums.add(try Self.sums(of: result)) else {
      throw .data("these parts have too many games")
    }
    groups[place].parts.append(skipped..<end.partialValue)
  }

  private mutating func place(of request: [JSON.Member], _ question: Question) -> Int {
    var writer = JSONWriter()
    writer.string(question.name)
    JSON.object(request).write(to: &writer)
    if let place = places[writer.bytes] { return place }
    places[writer.bytes] = groups.count
    groups.append(Group(question: question, request: request))
    return groups.count - 1
  }

  private static func question(of document: JSON) throws(Fault) -> Question {
    guard case .string(let schema)? = document["schema"] else { throw .data("this is no document") }
    if schema.hasPrefix("puzzlelab/error/") { throw .data("this is an error document, and no part") }
    let name = schema.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    guard let question = QuestionTable.puzzlelab.question(named: name), question.joinParts != nil,
      question.schemaName == schema
    else { throw .data("answers to \(name) have no total; it is for parts of \(Wording.list(questions))") }
    return question
  }

  private static func sums(of result: JSON) throws(Fault) -> TrialSums {
    guard case .array(let entries)? = result["sums"] else { throw .data("this part has no sums") }
    var numbers: [(key: Int, number: Int)] = []
    for entry in entries {
      guard let key = entry.integer("key"), let number = entry.integer("number") else {
        throw .data("a sum has a key and a number")
      }
      numbers.append((key, number))
    }
    guard let sums = TrialSums(numbers) else { throw .data("a sum is no number of 64 bits") }
    return sums
  }

  /// Appends the documents of the whole simulations, in the order of their first parts.
  /// - Throws: a fault that names the games that are missing, or there twice.
  package func write(in context: Context, to json: inout JSONWriter) throws {
    for group in groups {
      let whole = try group.whole
      var members = group.request
      members.append(JSON.Member(key: "games", value: .number("\(whole.count)")))
      // A whole run that begins with the first game is no part.
      if whole.lowerBound > 0 { members.append(JSON.Member(key: "skip", value: .number("\(whole.lowerBound)"))) }
      let asking = try Asking(group.question, request: .object(members))
      guard let join = group.question.joinParts else { continue }
      asking.write(try join(asking.arguments, group.sums, context), run: nil, to: &json)
    }
  }
}

extension JSON {
  /// The whole number that a member of an object is, if it is one.
  fileprivate func integer(_ key: String) -> Int? {
    guard case .number(let digits)? = self[key] else { return nil }
    return Int(digits)
  }
}
