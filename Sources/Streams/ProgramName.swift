import Documents
import GameCore
import Questions

/// What the program is called.
package enum ProgramName {
  /// The name before messages: that of the file which was run, unless this is a test.
  package static let called: String = {
    let file = SystemText.arguments.first?.split(separator: "/").last.map(String.init) ?? ""
    return file.isEmpty || file.hasSuffix(".xctest") || file.holds("PackageTests")
      || file == "swiftpm-testing-helper"
      ? "puzzlelab" : file
  }()

  /// What one types to call it: that of the script that did, or its name.
  package static var typed: String {
    FileSystem.environment("PUZZLELAB_COMMAND").flatMap { $0.isEmpty ? nil : $0 } ?? called
  }
}
