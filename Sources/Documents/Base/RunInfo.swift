/// What a run cost: the part of a document that may differ between two runs of one request.
package struct RunInfo: Sendable, Equatable {
  /// Wall-clock time of the computation in seconds, to the microsecond.
  public var elapsedSeconds: Double
  /// Visited search nodes; `nil` for computations without a search.
  public var nodes: UInt64?
  /// Threads that were used.
  public var threads: Int
  /// The version of the program.
  public var version: String

  /// Describes a run of this version of the program.
  public init(elapsedSeconds: Double, nodes: UInt64? = nil, threads: Int = 1) {
    self.elapsedSeconds = (elapsedSeconds * 1e6).rounded() / 1e6
    self.nodes = nodes
    self.threads = threads
    self.version = Toolkit.version
  }

  /// The wall-clock time in words.
  package var time: String { Wording.duration(seconds: elapsedSeconds) }
}

/// The program itself.
public enum Toolkit {
  /// The version, as semantic versioning counts.
  public static let version = "1.0.0"

  /// The day on which this version, or the one that it continues, was released: year-month-day.
  public static let releaseDate = "2026-11-26"
}
