import Documents
import Foundation
import GameCore
import Games
import Questions
import TestSupport
import Testing

@Suite final class ReversiAccuracyTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "puzzlelab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private var path: String { folder.appending(path: "set.obf").path }

  private func request(_ more: String) -> String { #"{"obf":"\#(path)","empties":"4-5"\#(more)}"# }

  /// The number of all positions that an answer counts.
  private static func positions(_ result: JSON) -> String? {
    guard case .array(let groups)? = result["groups"], case .number(let count)? = groups.first?["positions"] else {
      return nil
    }
    return count
  }

  @Test func `a set is made, completed and measured; other plans are refused`() throws {
    let first = try Asked.result("reversi.accuracy", request(#","generate":10"#))
    #expect(Self.positions(first) == "10" && first["isComplete"] == .bool(true))
    #expect(first["evidence"]?["kind"] == .string("sampled"))
    let whole = try Asked.result("reversi.accuracy", request(#","generate":24"#))
    let measured = try Asked.result("reversi.accuracy", #"{"obf":"\#(path)"}"#)
    #expect(Asked.text(measured) == Asked.text(whole))
    #expect(Self.positions(whole) == "24")

    #expect(Asked.line("reversi.accuracy", request(#","generate":23"#)).contains("has 24 positions, more than"))
    let other = Asked.line("reversi.accuracy", request(#","generate":30,"seed":2"#))
    #expect(other.contains("is another set, not '% test set: size 8, empties 4-5, seed 2, evaluation "))
    // A line is missing in the middle.
    var lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    lines.remove(at: 5)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: path))
    #expect(Asked.line("reversi.accuracy", request(#","generate":24"#)).contains("lacks positions of '% test set"))
    #expect(Asked.line("reversi.accuracy", request("")).contains("nothing is made without"))
    let large = #"{"obf":"\#(path)","empties":"20-24","size":6,"generate":30}"#
    #expect(Asked.line("reversi.accuracy", large).contains("at most 20 squares can be empty on 6×6"))
  }

  @Test func `what an interruption leaves is kept and measured`() throws {
    let signal = StopSignal()
    let files = Asked.environment.files
    let environment = Environment(
      dataFile: Asked.environment.dataFile,
      files: FileAccess(
        read: files.read,
        write: { path, bytes throws(Fault) in
          try files.write(path, bytes)
          signal.raise()
        }, exists: files.exists, database: files.database))
    let interface = JSONInterface(.puzzlelab, environment: environment, stopSignal: signal, showsRun: false)
    var json = JSONWriter()
    let line = #"{"ask":"reversi.accuracy","request":\#(request(#","size":6,"generate":600"#))}"#
    _ = interface.answer(Array(line.utf8)[...], to: &json)
    let result = try #require(JSONReader.read(json.bytes.dropLast()[...])["result"])
    #expect(Self.positions(result) == "256" && result["isComplete"] == .bool(false))
    #expect(result["stopReason"] == .string("interrupted"))
    #expect(try Asked.result("reversi.accuracy", request(#","size":6,"generate":300"#))["isComplete"] == .bool(true))
  }

  @Test func `a file without scores, or with other text, is refused with its place`() throws {
    let board = "-OOOOOOOXOOOOXXXXOOOXOXXXOXOOXOOXOXOXOO-XXXOOOO-X-XXXXX--OXXXXX- O"
    try Data("\(board);\n".utf8).write(to: URL(filePath: path))
    #expect(Asked.line("reversi.accuracy", #"{"obf":"\#(path)"}"#).contains("has no position with a score"))
    try Data("\(board); -8;\nnonsense\n".utf8).write(to: URL(filePath: path))
    #expect(Asked.line("reversi.accuracy", #"{"obf":"\#(path)"}"#).contains("set.obf: line 2: 'n'"))
    #expect(Asked.line("reversi.accuracy", request(#","generate":10"#)).contains("set.obf: line 2: 'n'"))
  }
}
