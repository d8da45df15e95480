/// A table as text: words separated by blanks, commas or line ends; `?` is an unseen card, `.` an empty place, any
/// other word the name of a known face.
public struct TableNotation: Sendable, Equatable {
  /// The table.
  public let setup: TableSetup
  /// The words, one a place.
  public let words: [String]

  /// The most places that are read.
  public static let placeLimit = 2000

  /// Reads a table.
  /// - Throws: ``TableNotationError``.
  public init(_ text: String) throws(TableNotationError) {
    let words = text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init)
    guard !words.isEmpty else { throw .empty }
    guard words.count <= TableNotation.placeLimit else { throw .tooManyPlaces(count: words.count) }
    var faces: [String: Int] = [:]
    let places = words.map { word in
      switch word {
      case "?": return Place.unseen
      case ".": return Place.gone
      default:
        let face = faces[word, default: faces.count]
        faces[word] = face
        return Place.known(face: face)
      }
    }
    do {
      setup = try TableSetup(places)
    } catch {
      throw .impossible(error)
    }
    self.words = words
  }
}

/// Why a text is no table.
public enum TableNotationError: Error, Equatable, Sendable {
  /// There is no place.
  case empty
  /// There are more places than ``TableNotation/placeLimit``.
  case tooManyPlaces(count: Int)
  /// The table can't occur.
  case impossible(ImpossibleTable)
}
