import Documents

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
      "seed", typedAs: ["s", "random", "randomseed"], .seed, default: 1,
      help: "The seed of the random numbers; the same seed gives the same answer; 'random' draws one")
  }
}

extension Parameter where Value == Int {
  /// `--digits D`.
  package static var digits: Parameter {
    Parameter(
      "digits", typedAs: ["precision", "decimals"], .integer(1...100_000), default: 15, metavar: "D",
      help: "Print decimals to D significant digits")
  }
}

extension Parameter where Value == Int? {
  /// `--threads N`, for questions whose answer may depend on the number of threads: their requests
  /// include it when it was given.
  package static var threads: Parameter { CommonParameters.threads }
}

extension Parameter where Value == Int? {
  /// `--skip N`, for questions whose games are numbered.
  package static var skip: Parameter { CommonParameters.skip }
}

/// What every question needs is made once.
private enum CommonParameters {
  static let time = Parameter<Double?>(
    "time", typedAs: ["t", "timeout", "seconds", "timelimit", "movetime"], .seconds, shown: "no limit",
    help: "Stop after SECONDS and report partial results")
  static let nodes = Parameter<UInt64?>(
    "nodes", typedAs: ["maxnodes"], .natural, shown: "no limit",
    help: "Stop after N search nodes and report partial results")
  static let threads = Parameter<Int?>(
    "threads", typedAs: ["j", "jobs", "cpus", "cores", "workers", "t"], .integer(1...1024), shown: "all processors",
    help: "Compute on N threads")
  static let skip = Parameter<Int?>(
    "skip", .integer(0...1 << 53), shown: "the whole run",
    help: "Play a part: the games after the first N of the seed; 'jobs total' combines parts")
}
