import Documents
import Foundation
import GameCore
import Games
import Questions
import TestSupport
import Testing

@Suite struct JSONInterfaceTests {
  private func answer(_ line: String) throws -> (json: JSON, status: Documents.ExitStatus) {
    var writer = JSONWriter()
    let status = Asked.interface.answer(Array(line.utf8)[...], to: &writer)
    #expect(writer.bytes.last == UInt8(ascii: "\n"))
    return (try JSONReader.read(writer.bytes[...]), status)
  }

  @Test func `a question has its id back, and every default in its request`() throws {
    let (json, status) = try answer(#"{"id":{"n":[7]},"ask":"set.rounds"}"#)
    #expect(status == .done)
    #expect(Asked.text(try #require(json["id"])) == #"{"n":[7]}"#)
    #expect(json["schema"] == .string("puzzlelab/set.rounds/2"))
    #expect(json["request"]?["digits"] == .number("15"))
    #expect(json["run"] == nil)
  }

  @Test(arguments: [
    (#"{"ask":"set.round"}"#, "unknown question 'set.round'; did you mean 'set.rounds'?"),
    (#"{"ask":7}"#, #""ask" is missing: the name of a question, such as "set.hints""#),
    (#"{"ask":"set.rounds","requests":{}}"#, #"a question has "ask", "request", "id" and "figure", not 'requests'"#),
    (#"{"ask":"set.rounds","request":[]}"#, #""request" must be an object, not a list"#),
    (#"{"ask":"set.rounds","request":{"digit":3}}"#, "unknown parameter 'digit'; did you mean 'digits'?"),
    (#"{"ask":"set.rounds","request":{"digits":"x"}}"#, #""digits": 'x' is not a whole number in 1…100000"#),
    (#"{"ask":"set.rounds","request":{"digits":{}}}"#, #""digits": an object is not a valid value"#),
    ("[]", "a question is an object, not a list"), ("{", "a key in quotes is missing"),
  ])
  func `a fault takes the place of its answer`(line: String, message: String) throws {
    let (json, status) = try answer(line)
    #expect(json["message"] == .string(message))
    #expect(json["schema"] == .string("puzzlelab/error/1"))
    #expect(status == .usage || status == .data)
    #expect(json["status"] == .number("\(status.rawValue)"))
  }

  @Test(arguments: [
    (#"{"nothing":1,"cards":"9XYZ"}"#, "unknown parameter"), (#"{"cards":"9XYZ","nothing":1}"#, "card 1"),
    // What the cards mean isn't known before the deck is.
    (#"{"cards":"9XYZ","variant":"x"}"#, #""variant""#), (#"{"variant":"x","cards":"9XYZ"}"#, #""variant""#),
    (#"{"cards":"00000 11111 22222","dimension":99}"#, #""dimension""#),
  ])
  func `of two faults the first in the order of the request is reported`(request: String, beginning: String) throws {
    let message = try answer(#"{"ask":"set.hints","request":\#(request)}"#).json.text("message")
    #expect(message?.hasPrefix(beginning) == true, "\(message ?? "")")
  }

  @Test func `a fault has the id of its question`() throws {
    #expect(try answer(#"{"id":"x","ask":"nothing"}"#).json["id"] == .string("x"))
  }

  @Test func `a fault has the name of its question where there is such a question`() throws {
    #expect(try answer(#"{"ask":"set.hints","request":{"cards":"x"}}"#).json["ask"] == .string("set.hints"))
    #expect(try answer(#"{"ask":"nothing"}"#).json["ask"] == nil)
  }

  @Test(arguments: QuestionTable.puzzlelab.questions.map(\.name))
  func `every question has a schema, and names of its own for its parameters`(name: String) throws {
    let question = try QuestionTable.puzzlelab.known(name)
    var writer = JSONWriter()
    DocumentSchema.write(question, to: &writer)
    let schema = try JSONReader.read(writer.bytes[...])
    #expect(schema["title"] == .string("puzzlelab/\(name)/\(question.version)"))
    #expect(Set(question.parameters.map(\.key)).count == question.parameters.count)
    for parameter in question.parameters {
      #expect(!parameter.help.isEmpty && !parameter.help.hasSuffix("."), "\(parameter.name)")
    }
    #expect(!question.summary.hasSuffix(".") && question.summary.count <= 80)
  }

  @Test(arguments: QuestionTable.puzzlelab.questions.map(\.name))
  func `the committed schema is the one that the program prints`(name: String) throws {
    var writer = JSONWriter()
    DocumentSchema.write(try QuestionTable.puzzlelab.known(name), to: &writer)
    let file = Asked.root.appending(path: "docs/schemas/\(name).json")
    let committed = try Array(Data(contentsOf: file))
    #expect(try JSONReader.read(committed[...]) == JSONReader.read(writer.bytes[...]), "run .ci/build/schemas")
  }

  @Test(arguments: SharedSchema.allCases.map(\.rawValue) + GameApp.all.map { "\($0.name).play" })
  func `the committed schemas of what isn't an answer are those that the program prints`(name: String) throws {
    let schema = try #require(QuestionInterface.schema(of: name))
    let file = Asked.root.appending(path: "docs/schemas/\(name).json")
    let committed = try Array(Data(contentsOf: file))
    #expect(try JSONReader.read(committed[...]) == JSONReader.read(Array(schema.utf8)[...]), "run .ci/build/schemas")
    #expect(QuestionTable.puzzlelab.question(named: name) == nil)
  }

  @Test(arguments: QuestionTable.puzzlelab.questions.map(\.name))
  func `every reference of a schema is defined in it or in the common one, and every definition is used`(
    name: String
  ) throws {
    let schema = try JSON(reading: Array(#require(QuestionInterface.schema(of: name)).utf8)[...])
    let common = try JSON(reading: Array(#require(QuestionInterface.schema(of: "common")).utf8)[...])
    let references = Set(Self.references(in: schema))
    let own = Self.keys(of: schema["$defs"]).map { "#/$defs/\($0)" }
    let shared = Self.keys(of: common["$defs"]).map { "urn:puzzlelab:common:1#/$defs/\($0)" }
    #expect(references.isSubset(of: own + shared))
    #expect(references.isSuperset(of: own))
  }

  /// The keys of an object.
  private static func keys(of json: JSON?) -> [String] {
    guard case .object(let members)? = json else { return [] }
    return members.map(\.key)
  }

  /// What a schema refers to.
  private static func references(in json: JSON) -> [String] {
    switch json {
    case .array(let elements): elements.flatMap(references)
    case .object(let members):
      members.flatMap { member in
        if member.key == "$ref", case .string(let reference) = member.value {
          [reference]
        } else {
          references(in: member.value)
        }
      }
    default: []
    }
  }
}
