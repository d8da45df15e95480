import Reports

/// Parameters that mean the same in every question.
extension Parameter where Value == Double? {
  /// `--time SECONDS`.
  package static var time: Parameter { CommonParameters.time }
}

extension Parameter where Value == UInt64? {
  /// `--nodes N`.
  package static var nodes: Parameter { CommonParameters.nodes }
}

extension Parameter where Value == UInt64 {
  /// `--seed S`.
  package static var seed: Parameter {
    Parameter(
      "seed", .seed, default: 1,
      help: "Start the random numbers at S; the same seed, the same answer; 'random' draws one")
  }
}

extension Parameter where Value == Int {
  /// `--digits D`.
  package static var digits: Parameter {
    Parameter(
      "digits", .integer(1...100_000), default: 15, metavar: "D", help: "Print decimals to D significant digits")
  }
}

extension Parameter where Value == Int? {
  /// `--threads N`, for questions whose answer several threads may change: their requests have it
  /// when it was given.
  package static var threads: Parameter { CommonParameters.threads }
}

/// What every question looks at is made once.
private enum CommonParameters {
  static let time = Parameter<Double?>(
    "time", .seconds, shown: "no limit", help: "Stop after SECONDS with what is known by then")
  static let nodes = Parameter<UInt64?>(
    "nodes", .natural, shown: "no limit", help: "Stop after N search nodes with what is proved by then")
  static let threads = Parameter<Int?>(
    "threads", .integer(1...1024), shown: "all processors", help: "Compute on N threads")
}
