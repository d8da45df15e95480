import Foundation
import Questions

/// A folder that lives as long as the test needs it.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let path: String

  /// Creates an empty folder with a name of its own.
  package init() throws {
    path = NSTemporaryDirectory() + "/puzzlelab-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let place = "\(path)/\(name)"
    try Data(bytes).write(to: URL(fileURLWithPath: place))
    return place
  }

  /// Writes a text file and returns its path.
  package func write(_ text: String, to name: String) throws -> String { try write(Array(text.utf8), to: name) }

  /// The names of what is in it, in order.
  package var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }
}
