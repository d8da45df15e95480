import GameCore

/// What someone claims about the score of a position: bounds, unchecked.
public struct BoundClaim: Hashable, Sendable {
  /// The line of the file, from 1.
  public let line: Int
  /// The position.
  public let position: Position
  /// The score is at least this, from the view of the side to move.
  public let lower: Int
  /// The score is at most this.
  public let upper: Int

  /// A claim; `lower` is at most `upper`.
  package init(line: Int, position: Position, lower: Int, upper: Int) {
    precondition(lower <= upper, "bounds are in order")
    (self.line, self.position, self.lower, self.upper) = (line, position, lower, upper)
  }
}

/// A table of claims, as the authors of "Othello is solved" publish theirs.
///
/// The first line names the columns, which commas or tabs separate: `obf` (or `position`), a board
/// and its side to move; `alpha` and `beta`, the window of the search whose result is claimed; and
/// `score`, which only a full window needs. A search with the window −64 … β ended at or above β;
/// one with α … 64, at or below α; one with −64 … 64 found the score. Other columns aren't read.
public struct BoundClaims: Sendable {
  /// The claims in the order of the file.
  public let claims: [BoundClaim]
  /// The columns that aren't read.
  public let unread: [String]

  private struct Columns {
    let position, alpha, beta: Int
    let score: Int?
    let count: Int
  }

  /// Reads a table.
  /// - Throws: what is wrong, on which line.
  public init(_ bytes: [UInt8]) throws(BoundClaimError) {
    var (claims, columns, unread): ([BoundClaim], Columns?, [String]) = ([], nil, [])
    for (number, line) in TextLines(bytes) {
      let cells = BoundClaims.cells(line)
      if cells == [""] { continue }
      guard let known = columns else {
        (columns, unread) = try BoundClaims.columns(cells, line: number)
        continue
      }
      claims.append(try BoundClaims.claim(cells, known, line: number))
    }
    guard columns != nil else { throw BoundClaimError(line: 1, reason: .missingColumn("obf")) }
    (self.claims, self.unread) = (claims, unread)
  }

  private static func cells(_ line: ArraySlice<UInt8>) -> [String] {
    line.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\t") }.map { cell in
      let start = cell.firstIndex { !ByteReader.isBlank($0) } ?? cell.endIndex
      let end = cell.lastIndex { !ByteReader.isBlank($0) }.map { $0 + 1 } ?? start
      return String(decoding: cell[start..<end], as: UTF8.self)
    }
  }

  private static func columns(_ cells: [String], line: Int) throws(BoundClaimError) -> (Columns, unread: [String]) {
    let names = cells.map { $0.lowercased() }
    func column(_ name: String) throws(BoundClaimError) -> Int {
      guard let index = names.firstIndex(of: name) else {
        throw BoundClaimError(line: line, reason: .missingColumn(name))
      }
      return index
    }
    let columns = Columns(
      position: try column(names.contains("position") ? "position" : "obf"), alpha: try column("alpha"),
      beta: try column("beta"), score: names.firstIndex(of: "score"), count: cells.count)
    let read = [columns.position, columns.alpha, columns.beta, columns.score]
    return (columns, names.indices.filter { !read.contains($0) }.map { cells[$0] })
  }

  private static func claim(_ cells: [String], _ columns: Columns, line: Int) throws(BoundClaimError) -> BoundClaim {
    guard cells.count == columns.count else {
      throw BoundClaimError(line: line, reason: .cellCount(cells.count, expected: columns.count))
    }
    let position: Position
    do throws(NotationError) {
      position = try OBFRecord(cells[columns.position]).position
    } catch {
      throw BoundClaimError(line: line, reason: .position(error))
    }
    let most = position.size.squareCount
    func number(_ column: Int) throws(BoundClaimError) -> Int {
      guard let value = Int(cells[column]), abs(value) <= most else {
        throw BoundClaimError(line: line, reason: .number(cells[column], within: most))
      }
      return value
    }
    let (alpha, beta) = (try number(columns.alpha), try number(columns.beta))
    switch (alpha == -most, beta == most) {
    case (true, true):
      guard let column = columns.score else { throw BoundClaimError(line: line, reason: .missingColumn("score")) }
      let score = try number(column)
      return BoundClaim(line: line, position: position, lower: score, upper: score)
    case (true, false): return BoundClaim(line: line, position: position, lower: beta, upper: most)
    case (false, true): return BoundClaim(line: line, position: position, lower: -most, upper: alpha)
    case (false, false): throw BoundClaimError(line: line, reason: .window(alpha, beta))
    }
  }
}

/// What is wrong with a table of claims.
public struct BoundClaimError: Error, Hashable, Sendable {
  /// One fault.
  public enum Reason: Hashable, Sendable {
    /// There is no column of this name.
    case missingColumn(String)
    /// A line has this many cells.
    case cellCount(Int, expected: Int)
    /// The board can't be read.
    case position(NotationError)
    /// This isn't a whole number from −N to N.
    case number(String, within: Int)
    /// A window with two inner ends doesn't say what its search found.
    case window(Int, Int)
    /// This line claims something about the same position that excludes it.
    case contradiction(line: Int)
    /// The position has this many discs more than the start, too many to list all positions before.
    case tooFar(Int, limit: Int)
    /// The board isn't of the size of the first one.
    case size
  }

  /// The line, from 1.
  public let line: Int
  /// What is wrong with it.
  public let reason: Reason

  package init(line: Int, reason: Reason) { (self.line, self.reason) = (line, reason) }
}
