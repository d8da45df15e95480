import Foundation
import Testing

@Suite struct SchemasTests {
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  /// The names of all schemas that stand in the sources.
  private static func namesInSources() throws -> Set<String> {
    let sources = root.appending(path: "Sources")
    let paths = try #require(FileManager.default.enumerator(atPath: sources.path)).compactMap { $0 as? String }
    var names: Set<String> = []
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for match in text.matches(of: #/"(puzzlelab/[a-zA-Z.-]+/[0-9]+)"/#) { names.insert(String(match.output.1)) }
    }
    return names
  }

  @Test func `every schema has its heading in docs/schemas.md, and every heading its schema`() throws {
    let text = try String(contentsOf: Self.root.appending(path: "docs/schemas.md"), encoding: .utf8)
    let headings = Set(text.matches(of: #/(?m)^##+ (puzzlelab/.*)$/#).map { String($0.output.1) })
    let names = try Self.namesInSources()
    #expect(names.count > 10)
    #expect(names.subtracting(headings).sorted() == [], "not described")
    #expect(headings.subtracting(names).sorted() == [], "described, but nowhere in the sources")
  }
}
