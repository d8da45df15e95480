/// An answer, ready to be shown: what was asked, what came out, and how both look to a person.
///
/// `request` and `result` are plain `Encodable` structs made for JSON (domain types are not `Codable`).
/// `result` depends on `request` alone; time, node counts and threads stand in ``RunInfo``.
/// Keys are camelCase and carry their unit; integers that may exceed 2⁵³ are decimal strings (``IntegerText``).
public protocol Document: Sendable {
  /// What was asked, complete enough to ask it again.
  associatedtype Request: Encodable & Sendable
  /// What came out.
  associatedtype Result: Encodable & Sendable

  /// The name and version of the shape, such as `"puzzlelab/set.hints/1"`; described in `docs/schemas.md`.
  static var schema: String { get }
  /// What was asked.
  var request: Request { get }
  /// What came out.
  var result: Result { get }
  /// The answer for a person, whole lines, the last one ended by a line feed.
  func text(style: TextStyle, run: RunInfo) -> String
}

/// A document that is, or holds, a table.
public protocol TableDocument: Document {
  /// The table as RFC 4180 comma-separated values with a header line.
  func csv() -> String
}

/// A document that makes a page of its own.
public protocol PageDocument: Document {
  /// The page as one self-contained HTML file.
  func html() -> String
}

/// What a run cost: the part of a document that may differ between two runs of one request.
public struct RunInfo: Encodable, Sendable, Equatable {
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
}

/// The program itself.
public enum Toolkit {
  /// The version, as semantic versioning counts.
  public static let version = "0.1.0"
}
