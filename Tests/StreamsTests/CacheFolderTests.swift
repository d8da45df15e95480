import Questions
import Streams
import TestSupport
import Testing

@Suite struct CacheFolderTests {
  @Test func `what is written is read back, and the oldest files go`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("other", to: "notes.txt")
    let store = KeptFiles.folder(folder.path, mostFiles: 3, mostBytes: 1000)
    for name in ["a", "b", "c"] { store.write("\(name).policy", [1, 2, 3]) }
    #expect(store.read("a.policy") == [1, 2, 3], "what is read is new again")
    store.write("d.policy", [4])
    #expect(try folder.names == ["a.policy", "c.policy", "d.policy", "notes.txt"])
    #expect(store.read("b.policy") == nil)
  }

  @Test func `a folder never holds more bytes than its bound, however many files are written`() throws {
    let folder = try TemporaryFolder()
    let store = KeptFiles.folder(folder.path, mostFiles: 100, mostBytes: 1000)
    for number in 0..<155 { store.write("\(number).policy", [UInt8](repeating: 0, count: 90)) }
    #expect(try folder.names.count == 11)
    #expect(store.read("154.policy") != nil && store.read("143.policy") == nil)
    store.write("large.policy", [UInt8](repeating: 0, count: 1001))
    #expect(store.read("large.policy") == nil, "what is larger than the bound isn't kept")
    #expect(try folder.names.count == 11)
  }
}
