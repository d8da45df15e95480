import Documents
import Foundation
import Questions
import SetApp
import SetGame
import Testing

/// Documents about Set as their readers see them.
enum SetShown {
  static let run = RunInfo(elapsedSeconds: 0)

  static func text(_ document: some Document, style: TextStyle = .plain) -> String {
    document.text(style: style, run: run)
  }

  static func json<Body: Document>(_ document: Body) -> String {
    var json = JSONWriter()
    Body.shape.write(document, to: &json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  static func result(_ document: some Document) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(json(document).utf8)) as? [String: Any])
  }

  static func csv(_ document: some Document) -> String {
    var table = JSONWriter()
    document.writeTable(to: &table)
    return String(decoding: table.bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
