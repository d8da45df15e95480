/// A named group of fixed work: `bench NAME` runs its cases in order.
struct Suite: Sendable {
  /// The word on the command line, kebab-case.
  let name: String
  /// One line for the list of suites.
  let summary: String
  /// Whether the suite takes minutes; such a suite runs only when it is named.
  var isLong = false
  let cases: [Case]
}

/// A piece of fixed work, the same on every machine and in every run.
struct Case: Sendable {
  /// Unique within its suite, kebab-case.
  let name: String
  /// How many times to repeat the work; the fastest repetition is quoted, along with the median.
  var repetitions = 3
  /// The case of the same suite, run before, whose time and amount of work these are compared with.
  var baseline: String?
  /// A file of positions that other programs can be given, too, if this is what it solves.
  var input: Input?
  /// Does the work once.
  let work: @Sendable () -> Work
}

/// A file of positions: see `--inputs`.
struct Input: Sendable {
  /// Its name without an ending; cases that solve the same file share it.
  let name: String
  let text: @Sendable () -> String
}

/// What a piece of work did: a signature that must never change without a reason, and how much it
/// was.
struct Work: Sendable {
  /// A node count or checksum, kept in `data/signatures`.
  let signature: String
  /// The number of `unit`s done, for the rate.
  let amount: Double
  /// What is counted, in the plural: "nodes", "deals", "values".
  let unit: String
  /// How long it took, where the work measures that itself: without preparing its input and
  /// checking its output.
  var seconds: Double?
}
