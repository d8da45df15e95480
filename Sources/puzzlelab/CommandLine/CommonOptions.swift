import Catalogue

/// The options that mean the same in every command; each command names the ones it takes.
extension Option {
  /// `--help`, in every command.
  package static let help = Option("help", letter: "h", .flag, help: "Show this help and end")

  /// `--json`: short for `--format json`.
  package static let json = Option("json", .flag, help: "Print one JSON document a line (short for --format json)")

  /// `--format`, for commands that know text and JSON.
  package static let format = format(.text, .json)

  /// `--format` for the formats that a command knows, the first one being its default.
  package static func format(_ formats: OutputFormat...) -> Option {
    Option(
      "format", .choice(formats.map(\.rawValue)), default: formats.first?.rawValue, help: "How to print the answer")
  }

  /// `-o FILE`.
  package static let output = Option(
    "output", letter: "o", .file, default: "standard output",
    help: "Write the answer to FILE, whole or not at all")

  /// `--threads N`.
  package static let threads = Option(
    "threads", .integer(1...1024), default: "all processors", help: "Compute on N threads")

  /// `--seed S`.
  package static let seed = Option(
    "seed", .unsigned, metavar: "S", default: "1", help: "Start the random numbers at S; the same seed, the same answer"
  )

  /// `--time SECONDS`.
  package static let time = Option(
    "time", .seconds, default: "no limit", help: "Stop after SECONDS with what is proved by then")

  /// `--nodes N`.
  package static let nodes = Option(
    "nodes", .unsigned, default: "no limit", help: "Stop after N search nodes with what is proved by then")

  /// `--digits D`.
  package static let digits = Option(
    "digits", .integer(1...100_000), metavar: "D", default: "15", help: "Print decimals to D significant digits")

  /// `--file FILE`: many positions, one a line.
  package static let file = Option(
    "file", letter: "f", .file, help: "Answer every line of FILE, in order ('-': standard input)")

  /// `--data DIR`.
  package static let data = Option(
    "data", .folder, default: "found by itself", help: "Read the toolkit's data files from DIR")

  /// What nearly every command takes: `--format`, `--json`, `-o`.
  package static let answer: [Option] = [.format, .json, .output]

  /// What stops a search: `--time`, `--nodes`, `--threads`.
  package static let limits: [Option] = [.time, .nodes, .threads]
}
