import GameCore

/// A table as text: words separated by blanks, commas, semicolons, brackets or line ends; `?` is an
/// unseen card (as are `_`, `xx`, `null` and the other words of ``GameCore/UnseenWord``), `.` an
/// empty place, any other word the name of a known face. A name in quotes may have blanks: a JSON
/// array is a table, and an empty field between two commas is an unseen card.
public struct TableNotation: Sendable, Equatable {
  /// The table of pairs; an empty one where other groups are read.
  public let setup: TableSetup
  /// What is known of each place.
  public let places: [Place]
  /// The faces of taken cards that have names (`.A`), one for each card, where groups are read.
  package let taken: [Int]
  /// The places of cards that are up in this turn (`A+`), where groups are read.
  package let up: [Int]
  /// The words, one for each place; `?` for an unseen card, however it was written.
  public let words: [String]

  /// The most places that are read: advice on that many cards is exact.
  public static let placeLimit = 2000

  /// Reads a table. In an answer about one, which begins with it, everything after the first blank
  /// line is skipped.
  /// - Throws: ``TableNotationError``.
  ///
  /// `areGroups` reads a table on which other groups than pairs are taken: a face may be on more
  /// than two places, `.A` is the place of a card A that was taken, and `A+` a card that is up.
  public init(_ text: String, areGroups: Bool = false) throws(TableNotationError) {
    guard text.utf8.count <= PastedText.longest else { throw .tooLong }
    var table = text[...]
    if text.holds("\nProved:"), let end = text.start(of: "\n\n") { table = text[..<end] }
    try self.init(PastedWord.split(String(table), keepingEmpty: true), areGroups)
  }

  /// Reads a table whose words are known already, one per place.
  /// - Throws: ``TableNotationError``, without offsets.
  public init(words: [String], areGroups: Bool = false) throws(TableNotationError) {
    do {
      try self.init(words.map { PastedWord(text: $0, offset: 0) }, areGroups)
    } catch {
      throw error.withoutOffset
    }
  }

  private init(_ words: [PastedWord], _ areGroups: Bool) throws(TableNotationError) {
    if let bracket = words.first(where: { $0.isUnbalanced }) { throw .unbalanced(offset: bracket.offset) }
    guard words.contains(where: { !$0.isLooseSeparator }) else { throw .empty }
    if let proof = words.first(where: { $0.text == "Proved:" }) { throw .answer(offset: proof.offset) }
    if let loose = words.first(where: { $0.isLooseSeparator }) { throw .looseSeparator(offset: loose.offset) }
    guard words.count <= TableNotation.placeLimit else {
      throw .tooManyPlaces(count: words.count, offset: words[TableNotation.placeLimit].offset)
    }
    var faces: [String: Int] = [:]
    func number(_ name: String) -> Int {
      let face = faces[name, default: faces.count]
      faces[name] = face
      return face
    }
    var (taken, up) = ([Int](), [Int]())
    places = words.enumerated().map { place, word in
      if UnseenWord.contains(word.text) { return Place.unseen }
      if word.text == "." { return Place.gone }
      if areGroups, word.text.hasPrefix(".") {
        taken.append(number(String(word.text.dropFirst())))
        return Place.gone
      }
      guard areGroups, word.text.count > 1, word.text.hasSuffix("+") else {
        return Place.known(face: number(word.text))
      }
      up.append(place)
      return Place.known(face: number(String(word.text.dropLast())))
    }
    (self.taken, self.up) = (taken, up)
    do {
      setup = try TableSetup(areGroups ? [] : places)
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
