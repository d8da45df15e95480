import GameCore

/// A table as text: words separated by blanks, commas, semicolons, brackets or line ends; `?` is an unseen card, `.` an
/// empty place, any other word the name of a known face. A name in quotes may have blanks: a JSON array is a table.
public struct TableNotation: Sendable, Equatable {
  /// The table.
  public let setup: TableSetup
  /// The words, one a place.
  public let words: [String]

  /// The most places that are read: so many cards are advised on exactly.
  public static let placeLimit = 2000

  /// Reads a table.
  /// - Throws: ``TableNotationError``.
  public init(_ text: String) throws(TableNotationError) {
    let words = PastedWord.split(text)
    guard !words.isEmpty else { throw .empty }
    guard words.count <= TableNotation.placeLimit else {
      throw .tooManyPlaces(count: words.count, offset: words[TableNotation.placeLimit].offset)
    }
    var faces: [String: Int] = [:]
    let places = words.map { word in
      switch word.text {
      case "?", "??": return Place.unseen
      case ".": return Place.gone
      default:
        let face = faces[word.text, default: faces.count]
        faces[word.text] = face
        return Place.known(face: face)
      }
    }
    do {
      setup = try TableSetup(places)
    } catch {
      throw .impossible(error, offset: error.firstCardTooMany.map { words[$0].offset })
    }
    self.words = words.map(\.text)
  }
}

/// Why a text is no table. Offsets count bytes.
public enum TableNotationError: Error, Equatable, Sendable {
  /// There is no place.
  case empty
  /// There are more places than ``TableNotation/placeLimit``; `offset` is that of the first too many.
  case tooManyPlaces(count: Int, offset: Int)
  /// The table can't occur; `offset` is where the fault shows, if it is in one place.
  case impossible(ImpossibleTable, offset: Int?)
}

extension ImpossibleTable {
  /// The place of the first card whose face lies on two places before it.
  fileprivate var firstCardTooMany: Int? {
    faults.lazy.compactMap { fault in if case .faceTooOften(let places) = fault { places[2] } else { nil } }.min()
  }
}
