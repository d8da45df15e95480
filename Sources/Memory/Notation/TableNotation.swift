import GameCore

/// A table as text: words separated by blanks, commas, semicolons, brackets or line ends; `?` is an
/// unseen card (as are `_`, `xx`, `null` and the other words of ``GameCore/UnseenWord``), `.` an
/// empty place, any other word the name of a known face. A name in quotes may have blanks: a JSON
/// array is a table, and an empty field between two commas is an unseen card.
public struct TableNotation: Sendable, Equatable {
  /// The table.
  public let setup: TableSetup
  /// The words, one for each place; `?` for an unseen card, however it was written.
  public let words: [String]

  /// The most places that are read: advice on that many cards is exact.
  public static let placeLimit = 2000

  /// Reads a table. In an answer about one, which begins with it, everything after the first blank
  /// line is skipped.
  /// - Throws: ``TableNotationError``.
  public init(_ text: String) throws(TableNotationError) {
    guard text.utf8.count <= PastedText.longest else { throw .tooLong }
    var table = text[...]
    if text.holds("\nProved:"), let end = text.start(of: "\n\n") { table = text[..<end] }
    try self.init(PastedWord.split(String(table), keepingEmpty: true))
  }

  /// Reads a table whose words are known already, one per place.
  /// - Throws: ``TableNotationError``, without offsets.
  public init(words: [String]) throws(TableNotationError) {
    do {
      try self.init(words.map { PastedWord(text: $0, offset: 0) })
    } catch {
      throw error.withoutOffset
    }
  }

  private init(_ words: [PastedWord]) throws(TableNotationError) {
    if let bracket = words.first(where: { $0.isUnbalanced }) { throw .unbalanced(offset: bracket.offset) }
    guard words.contains(where: { !$0.isLooseSeparator }) else { throw .empty }
    if let proof = words.first(where: { $0.text == "Proved:" }) { throw .answer(offset: proof.offset) }
    if let loose = words.first(where: { $0.isLooseSeparator }) { throw .looseSeparator(offset: loose.offset) }
    guard words.count <= TableNotation.placeLimit else {
      throw .tooManyPlaces(count: words.count, offset: words[TableNotation.placeLimit].offset)
    }
    var faces: [String: Int] = [:]
    let places = words.map { word in
      if UnseenWord.contains(word.text) { return Place.unseen }
      if word.text == "." { return Place.gone }
      let face = faces[word.text, default: faces.count]
      faces[word.text] = face
      return Place.known(face: face)
    }
    do {
      setup = try TableSetup(places)
    } catch {
      throw .impossible(error, offset: error.firstCardTooMany.map { words[$0].offset })
    }
    self.words = words.map { UnseenWord.contains($0.text) ? "?" : $0.text }
  }
}

/// Why a text isn't a table. Offsets count bytes.
public enum TableNotationError: Error, Equatable, Sendable {
  /// There is no place.
  case empty
  /// This is an answer about a table, as this program prints it, and no table.
  case answer(offset: Int?)
  /// There is nothing next to a comma at an end of a row, which may mean an unseen card or no
  /// place.
  case looseSeparator(offset: Int?)
  /// A bracket isn't closed, or closes nothing.
  case unbalanced(offset: Int?)
  /// The text is longer than ``GameCore/PastedText/longest``.
  case tooLong
  /// There are more places than ``TableNotation/placeLimit``; `offset` is that of the first too
  /// many.
  case tooManyPlaces(count: Int, offset: Int?)
  /// The table can't occur; `offset` is where the fault shows, if it is in one place.
  case impossible(ImpossibleTable, offset: Int?)

  /// The error of a table that isn't a text.
  fileprivate var withoutOffset: TableNotationError {
    switch self {
    case .empty: .empty
    case .answer: .answer(offset: nil)
    case .looseSeparator: .looseSeparator(offset: nil)
    case .unbalanced: .unbalanced(offset: nil)
    case .tooLong: .tooLong
    case .tooManyPlaces(let count, _): .tooManyPlaces(count: count, offset: nil)
    case .impossible(let error, _): .impossible(error, offset: nil)
    }
  }
}

extension ImpossibleTable {
  /// The place of the first card whose face is on two places before it.
  fileprivate var firstCardTooMany: Int? {
    faults.lazy.compactMap { fault in if case .faceTooOften(let places) = fault { places[2] } else { nil } }.min()
  }
}
