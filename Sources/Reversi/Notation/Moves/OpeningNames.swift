import GameCore

/// An opening that people have a name for.
public struct OpeningName: Hashable, Sendable {
  /// The name most in use.
  public let name: String
  /// Other names of the same line.
  public let otherNames: [String]
  /// The moves that the name denotes, from the usual start, black first on f5.
  public let line: Line
}

/// The names of openings, by position: a line that is turned or mirrored, or arises by another
/// order of moves, has the same name.
///
/// A name denotes the position after its moves, and all that follow until a longer line has a name
/// of its own: the name of a game is that of the last named position on its way.
public struct OpeningNames: Sendable {
  /// The openings in the order of the file.
  public let all: [OpeningName]
  /// The place in ``all`` of each named position, in all eight orientations.
  private let places: [Discs: Int]
  /// The most moves that a named line has.
  private let longest: Int

  /// The discs of a position; names don't ask what colour moves first.
  private struct Discs: Hashable {
    let mover: UInt64
    let opponent: UInt64

    init(_ position: Position) { (mover, opponent) = (position.mover, position.opponent) }
  }

  /// No names at all.
  public static let none = OpeningNames([], places: [:])

  private init(_ all: [OpeningName], places: [Discs: Int]) {
    self.all = all
    self.places = places
    longest = all.map { $0.line.moves.count }.max() ?? 0
  }

  /// Reads names, one opening per line: the name, other names after ` / `, and as the last word the
  /// moves. Blank lines and those that begin with `#` are skipped.
  /// - Throws: what is wrong, on which line: no name or no moves, a move that can't be made, a name
  ///   or a position that occurred before.
  public init(_ bytes: [UInt8]) throws(NotationLineError) {
    var all: [OpeningName] = []
    var places: [Discs: Int] = [:]
    var known: Set<String> = []
    for (lineNumber, line) in TextLines(bytes) {
      guard let first = line.first(where: { !ByteReader.isBlank($0) }), first != UInt8(ascii: "#") else { continue }
      do throws(NotationError) {
        let opening = try OpeningName(line)
        for name in [opening.name] + opening.otherNames where !known.insert(name).inserted {
          throw NotationError(.repeatedName(name), at: 0)
        }
        guard places[Discs(opening.line.end)] == nil else { throw NotationError(.namedOpening, at: 0) }
        for symmetry in Symmetry.allCases { places[Discs(symmetry.apply(opening.line.end))] = all.count }
        all.append(opening)
      } catch {
        throw NotationLineError(line: lineNumber, error: error)
      }
    }
    self.init(all, places: places)
  }

  /// The opening that ends in this very position.
  /// - Complexity: O(1).
  public func name(of position: Position) -> OpeningName? {
    guard position.size == .eight else { return nil }
    return places[Discs(position)].map { all[$0] }
  }

  /// The opening of a game: that of the last named position on its way, its first position
  /// included.
  /// - Complexity: O(length of the longest named line).
  public func name(of line: Line) -> OpeningName? {
    var position = line.start
    var found = name(of: position)
    // Each move fills a square: past the longest named line there is nothing to be found.
    for move in line.moves where position.emptyCount > position.size.squareCount - 4 - longest {
      guard let next = try? position.playing(move) else { break }
      position = next
      found = name(of: position) ?? found
    }
    return found
  }
}

/// A named opening that a position is on the way to, and the moves that are left to it.
public struct OpeningContinuation: Hashable, Sendable {
  /// The opening.
  public let opening: OpeningName
  /// The moves from the position, on the board as it is.
  public let moves: [Move]
}

extension OpeningNames {
  /// The named openings whose line passes through the position, in the order of the file. Where
  /// several orientations fit, as at the start, the moves are those of one of them.
  /// - Complexity: O(number of openings · length of a line).
  public func continuations(of position: Position) -> [OpeningContinuation] {
    guard position.size == .eight else { return [] }
    return all.compactMap { opening in
      let ply = opening.line.start.emptyCount - position.emptyCount
      guard (0..<opening.line.moves.count).contains(ply) else { return nil }
      let there = Discs(opening.line.first(ply).end)
      let symmetry = Symmetry.allCases.first { Discs($0.inverse.apply(position)) == there }
      return symmetry.map { symmetry in
        OpeningContinuation(opening: opening, moves: opening.line.moves[ply...].map { $0.turned(by: symmetry) })
      }
    }
  }
}

extension Move {
  /// The move on the turned board of eight.
  fileprivate func turned(by symmetry: Symmetry) -> Move {
    if case .place(let square) = self { return .place(symmetry.apply(square, size: .eight)) }
    return self
  }
}

extension OpeningName {
  /// Reads a line of a file of names.
  fileprivate init(_ line: ArraySlice<UInt8>) throws(NotationError) {
    let words = line.split { ByteReader.isBlank($0) }
    guard let moves = words.last, let names = String(validating: line[..<moves.startIndex], as: UTF8.self) else {
      throw NotationError(.missingName, at: 0)
    }
    let parts = names.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    }
    guard parts.allSatisfy({ !$0.isEmpty }) else { throw NotationError(.missingName, at: 0) }
    do throws(NotationError) {
      self.line = try Line(transcript: Array(moves), from: .start())
    } catch {
      throw NotationError(error.reason, at: moves.startIndex - line.startIndex + error.place)
    }
    name = parts[0]
    otherNames = Array(parts.dropFirst())
  }
}
