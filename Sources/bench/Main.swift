import Glibc

@main enum Main {
  static func main() {
    do {
      let options = try Options(words: Array(CommandLine.arguments.dropFirst()))
      switch options.task {
      case .help: print(Options.help, terminator: "")
      case .list: print(Suite.catalogue, terminator: "")
      case .inputs(let folder): try Runner(options: options).writeInputs(to: folder)
      case .run: exit(try Runner(options: options).run() ? 0 : 1)
      }
    } catch {
      fail(error)
    }
  }

  private static func fail(_ error: BenchError) -> Never {
    fflush(nil)
    let line = Array("bench: \(error.message)\n".utf8)
    _ = unsafe line.withUnsafeBytes { bytes in unsafe write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
    exit(error.exitStatus)
  }
}

extension Suite {
  /// The list of suites, for people.
  fileprivate static var catalogue: String {
    let width = all.map(\.name.count).max() ?? 0
    return all.map { suite in
      let padding = String(repeating: " ", count: width - suite.name.count)
      return "\(suite.name)\(padding)  \(suite.summary)\(suite.isLong ? " (long: runs only when named)" : "")\n"
    }.joined()
  }
}

/// Why nothing was measured.
enum BenchError: Error {
  case usage(String)
  case file(String)

  var message: String {
    switch self {
    case .usage(let text): "\(text); bench --help says more"
    case .file(let text): text
    }
  }

  var exitStatus: Int32 {
    switch self {
    case .usage: 64
    case .file: 74
    }
  }
}
