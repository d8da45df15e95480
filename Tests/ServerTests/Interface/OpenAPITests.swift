import Documents
import Games
import Questions
import Server
import Testing

@Suite struct OpenAPITests {
  private let document: JSON

  init() throws { document = try JSON(reading: OpenAPI.document(of: .puzzlelab)[...]) }

  private var schemas: JSON { document["components"]?["schemas"] ?? .null }

  private static func keys(of json: JSON?) -> [String] {
    if case .object(let members)? = json { members.map(\.key) } else { [] }
  }

  private static func references(in json: JSON) -> [String] {
    switch json {
    case .array(let elements): elements.flatMap { references(in: $0) }
    case .object(let members):
      members.flatMap { member in
        if member.key == "$ref", case .string(let address) = member.value {
          [address]
        } else {
          references(in: member.value)
        }
      }
    default: []
    }
  }

  @Test func `every question can be asked, and every schema read`() {
    let paths = document["paths"]
    for question in QuestionTable.puzzlelab.questions {
      #expect(paths?["/api/\(question.name)"]?["post"]?["operationId"] == .string(question.name))
    }
    #expect(Set(Self.keys(of: paths)).isSuperset(of: QuestionTable.puzzlelab.schemaNames.map { "/api/\($0)" }))
    #expect(paths?["/api/common"]?["post"] == nil)
  }

  @Test func `every reference leads somewhere`() {
    let known = Set(Self.keys(of: schemas).map { "#/components/schemas/\($0)" } + ["#/components/responses/error"])
    let used = Set(Self.references(in: document))
    #expect(used.isSubset(of: known), "\(used.subtracting(known))")
    #expect(used.contains("#/components/schemas/common.evidence"))
  }

  @Test(arguments: QuestionTable.puzzlelab.questions.map(\.name))
  func `only what a question can't do without is required, and null is for all else`(name: String) throws {
    let question = try #require(QuestionTable.puzzlelab.question(named: name))
    let asked = try #require(schemas["\(name).asked"])
    #expect(Self.keys(of: asked["properties"]) == question.parameters.map(\.key).sorted())
    for parameter in question.parameters {
      guard case .array(let forms)? = asked["properties"]?[parameter.key]?["anyOf"] else {
        throw Fault(.internal, "\(parameter.key) has forms")
      }
      let isNull = forms.last?["type"] == .string("null")
      #expect(isNull != parameter.isRequired, "\(parameter.key)")
    }
    let required = question.parameters.filter(\.isRequired).map { JSON.string($0.key) }
    #expect(asked["required"] == .array(required.sorted { $0.text < $1.text }))
  }
}
