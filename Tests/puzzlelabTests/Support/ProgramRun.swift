import Foundation
import Questions
import TestSupport

/// A run of the built program through a shell, as a person would call it.
struct ProgramRun {
  let output: String
  /// What it said besides, without the lines that tell on a busy machine how far it is.
  let messages: String
  let status: Int32

  /// The program, next to the test bundle in the build folder.
  static var program: String {
    get throws {
      guard let built else { throw MissingProgram() }
      return built
    }
  }

  private static let built: String? = {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let inPackage = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../../../.build/release/puzzlelab").standardized
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }.map { URL(fileURLWithPath: $0) }
    let folders = [folder, bundle?.deletingLastPathComponent(), inPackage.deletingLastPathComponent()]
    return folders.compactMap { $0?.appendingPathComponent("puzzlelab").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Whether a file system may be mounted here, for tests of disks that are full.
  static let canMount: Bool = {
    let script = "mkdir $D/m && mount -t tmpfs -o size=64k none $D/m 2>/dev/null && umount $D/m && echo yes"
    guard let folder = try? TemporaryFolder() else { return false }
    return (try? ProgramRun(script, in: folder).output) == "yes\n"
  }()

  /// Runs `script` in a shell, where `$P` is the program and `$D` the folder; standard input is
  /// empty unless given.
  init(_ script: String, in folder: TemporaryFolder? = nil, input: String = "") throws {
    let program = try Self.program
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    var environment = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "COLUMNS", "PUZZLELAB_DATA"] { environment[name] = nil }
    environment["P"] = program
    environment["D"] = folder?.path
    process.environment = environment
    let scratch = try TemporaryFolder()
    let inputFile = try scratch.write(input, to: "input")
    let outputFile = try scratch.write("", to: "output")
    let messageFile = try scratch.write("", to: "messages")
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: inputFile))
    process.standardOutput = FileHandle(forWritingAtPath: outputFile)
    process.standardError = FileHandle(forWritingAtPath: messageFile)
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOfFile: outputFile, encoding: .utf8)
    let said = try String(contentsOfFile: messageFile, encoding: .utf8)
    messages = said.replacing(/puzzlelab: still working: .*\n/, with: "")
    status = process.terminationStatus
  }
}

/// There is no program to run; whatever needs it fails.
private struct MissingProgram: Error, CustomStringConvertible {
  var description: String {
    "puzzlelab isn't next to the tests; run ./test, which builds both, or 'swift build --build-tests' with its options"
  }
}
