import Documents
import GameCore

/// Joins the documents of parts of questions into the documents of the whole ones.
///
/// Parts of one whole have requests that differ only in what cuts it (``PartKind``). They must
/// leave out nothing between them and have nothing twice. The document of the whole is, byte for
/// byte, the one that a single process would have answered.
package struct PartJoiner {
  private struct Group {
    let question: Question
    let kind: PartKind
    /// The request without the members that cut it.
    let request: [JSON.Member]
    let first: PartPlace
    var parts: [Range<Int>] = []
    let sum: any PartSumBox

    /// The pieces that the parts have together.
    var whole: Range<Int> {
      get throws(Fault) {
        let sorted = parts.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
        let start = first.all?.lowerBound ?? sorted.first?.lowerBound ?? 0
        var whole = start..<start
        for part in sorted {
          let common = part.lowerBound..<max(part.lowerBound, min(part.upperBound, whole.upperBound))
          guard common.isEmpty else { throw fault(common.lowerBound..<common.lowerBound + 1, "in two parts") }
          if part.lowerBound > whole.upperBound { throw fault(whole.upperBound..<part.lowerBound, "in no part") }
          whole = start..<part.upperBound
        }
        if let end = first.all?.upperBound, whole.upperBound < end {
          throw fault(whole.upperBound..<end, "in no part")
        }
        return whole
      }
    }

    private func fault(_ pieces: Range<Int>, _ what: String) -> Fault {
      .data("\(question.name): \(kind.words(pieces, first.line)) \(what)")
    }
  }

  private var groups: [Group] = []
  private var places: [[UInt8]: Int] = [:]

  private let table: QuestionTable

  /// Nothing to be joined yet, of the answers to the questions of a table.
  package init(_ table: QuestionTable) { self.table = table }

  /// The questions whose documents can be joined.
  private var questions: [String] { table.questions.filter { $0.parts != nil }.map { $0.name } }

  /// Takes the document of a part, a line.
  package mutating func add(_ document: ArraySlice<UInt8>) throws(Fault) {
    let json = try JSON(reading: document)
    let (question, kind) = try question(of: json)
    guard case .object(let members)? = json["request"], let result = json["result"] else {
      throw .data("this is not a document")
    }
    let request = try Request(question, json: .object(members))
    guard let place = try kind.place(.object(members)) else { throw .data("this is not a part: \(kind.lack)") }
    let rest = members.filter { !kind.cutting.contains($0.key) }
    let index = self.index(of: place, in: rest, question, kind)
    try groups[index].sum.add(result, pieces: place.pieces, of: request)
    groups[index].parts.append(place.pieces)
  }

  private mutating func index(
    of place: PartPlace, in request: [JSON.Member], _ question: Question, _ kind: PartKind
  ) -> Int {
    var writer = JSONWriter()
    writer.string(question.name)
    writer.string(place.line)
    JSON.object(request).write(to: &writer)
    if let index = places[writer.bytes] { return index }
    places[writer.bytes] = groups.count
    groups.append(Group(question: question, kind: kind, request: request, first: place, sum: kind.start()))
    return groups.count - 1
  }

  private func question(of document: JSON) throws(Fault) -> (Question, PartKind) {
    guard let schema = document.text("schema") else { throw .data("this is not a document") }
    if schema.hasPrefix("puzzlelab/error/") { throw .data("this is an error document, not a part") }
    let name = schema.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    guard let question = table.question(named: name), let kind = question.parts,
      question.schemaName == schema
    else { throw .data("answers to \(name) have no total; it is for parts of \(Wording.list(questions))") }
    return (question, kind)
  }

  /// Appends the documents of the wholes, in the order of their first parts.
  /// - Throws: a fault that names what is missing, or there twice.
  package func write(in context: Context, to json: inout JSONWriter) throws(Fault) {
    for group in groups {
      let whole = try group.whole
      let members = group.request + group.kind.members(whole, group.first.line)
      let request = try Request(group.question, json: .object(members))
      request.write(try group.kind.answer(request.arguments, group.sum, context), run: nil, to: &json)
    }
  }
}
