import Questions
import Streams
import TestSupport
import Testing

@Suite struct ResumedOutputTests {
  @Test(arguments: [
    ("", 0), ("{\"a\":1}\n", 1), ("{\"a\":1}\n{\"a\":2}\n", 2), ("{\"a\":1}\n{\"a\"", 1), ("{\"a\"", 0),
  ])
  func `each line that is whole answers a piece`(kept: String, answered: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(kept, to: "answers.jsonl")
    let resumed = try ResumedOutput(path, after: "deals.txt") { _ throws(Fault) in Array(kept.utf8) }
    #expect(resumed.answered == answered)
    #expect(resumed.first.map { String(decoding: $0, as: UTF8.self) } == (answered > 0 ? "{\"a\":1}" : nil))
  }

  @Test func `a file that isn't there yet answers nothing, and standard input can't be resumed`() throws {
    let path = try TemporaryFolder().path + "/answers.jsonl"
    #expect(try ResumedOutput(path, after: "deals.txt") { _ throws(Fault) in [1] }.answered == 0)
    #expect(throws: Fault.self) { try ResumedOutput(path, after: "-") { _ throws(Fault) in [] } }
  }
}
