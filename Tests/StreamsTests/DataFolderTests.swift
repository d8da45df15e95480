import Documents
import Foundation
import Questions
import Streams
import TestSupport
import Testing

@Suite struct DataFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for place in ["near/data", "near/build/bin", "other"] {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(place)", withIntermediateDirectories: true)
    }
    _ = try folder.write("near", to: "near/data/x.txt")
    _ = try folder.write("other", to: "other/x.txt")
  }

  private func search(given: String? = nil, variable: String? = nil, executable: String? = nil, from: String? = nil)
    -> DataFolder
  {
    DataFolder(given: given, variable: variable, executable: executable, workingDirectory: from)
  }

  @Test func `it is found upwards from the program and from the working directory`() throws {
    let expected = "\(folder.path)/near/data/x.txt"
    #expect(try search(executable: "\(folder.path)/near/build/bin/program").path(of: "x.txt") == expected)
    #expect(try search(executable: "/usr/bin/true", from: "\(folder.path)/near/build").path(of: "x.txt") == expected)
  }

  @Test func `an installed program has its data next to its folder, before all others`() throws {
    for place in ["prefix/bin", "prefix/share/puzzlelab"] {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/\(place)", withIntermediateDirectories: true)
    }
    let installed = try folder.write("installed", to: "prefix/share/puzzlelab/x.txt")
    for program in ["bin/puzzlelab", "libexec/puzzlelab/puzzlelab-x86-64-v3"] {
      let executable = "\(folder.path)/prefix/\(program)"
      #expect(try search(executable: executable, from: "\(folder.path)/near").path(of: "x.txt") == installed)
    }
  }

  @Test func `a named folder is the only one that counts`() throws {
    let near = "\(folder.path)/near"
    let other = "\(folder.path)/other"
    #expect(try search(given: other, variable: near, from: near).path(of: "x.txt") == "\(other)/x.txt")
    #expect(try search(variable: other, from: near).path(of: "x.txt") == "\(other)/x.txt")
    #expect(throws: Fault.io("\(other)/y.txt was not found (--data names \(other))")) {
      try search(given: other, from: near).path(of: "y.txt")
    }
  }

  @Test func `what isn't found says where it was searched for`() {
    let error = #expect(throws: Fault.self) {
      try search(executable: "/a/b/program", from: "/c").path(of: "none/such.txt")
    }
    #expect(error?.status == .io)
    #expect(
      error?.message
        == "data/none/such.txt was not found in /a/b, /c or above; set its folder by --data or PUZZLELAB_DATA"
    )
  }
}
