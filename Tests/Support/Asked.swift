import Documents
import Foundation
import GameCore
import Games
import Questions

/// Questions asked in JSON, as `batch` asks them.
package enum Asked {
  /// The package's own folder.
  package static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  package static let environment = Environment(
    dataFile: { name throws(Fault) in try contents(of: "data/\(name)") },
    files: FileAccess(
      read: { path throws(Fault) in try contents(of: path) },
      write: { path, bytes throws(Fault) in
        do { try Data(bytes).write(to: URL(filePath: path)) } catch { throw Fault.io("\(path) can't be written") }
      },
      exists: { FileManager.default.fileExists(atPath: $0) },
      database: { path, _ in path.hasPrefix("/") ? path : root.appending(path: path).path }))

  private static func contents(of path: String) throws(Fault) -> [UInt8] {
    let url = path.hasPrefix("/") ? URL(filePath: path) : root.appending(path: path)
    guard let bytes = try? Data(contentsOf: url) else { throw Fault.io("\(path) can't be read") }
    return Array(bytes)
  }

  package static let interface = JSONInterface(
    .puzzlelab, environment: environment, stopSignal: StopSignal(), showsRun: false)

  /// The line that answers a question, without its line feed.
  package static func line(_ question: String, _ request: String = "{}", figure: Bool = false) -> String {
    var json = JSONWriter()
    let line = "{\"ask\":\"\(question)\",\"figure\":\(figure),\"request\":\(request)}"
    _ = interface.answer(Array(line.utf8)[...], to: &json)
    return String(decoding: json.bytes.dropLast(), as: UTF8.self)
  }

  /// The answer to a question, read back.
  package static func document(_ question: String, _ request: String = "{}") throws -> JSON {
    try JSONReader.read(Array(line(question, request).utf8)[...])
  }

  /// The figure of an answer, as SVG; `nil` where there is none.
  package static func figure(_ question: String, _ request: String) throws -> String? {
    let document = try JSONReader.read(Array(line(question, request, figure: true).utf8)[...])
    guard case .string(let drawn)? = document["figure"] else { return nil }
    return drawn
  }

  package static func result(_ question: String, _ request: String = "{}") throws -> JSON {
    let document = try document(question, request)
    guard let result = document["result"] else {
      throw Fault.data("no result: \(document["message"].map { "\($0)" } ?? "")")
    }
    return result
  }

  /// A JSON value as text.
  package static func text(_ json: JSON) -> String {
    var writer = JSONWriter()
    json.write(to: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
