import GameCore
import ExactArithmetic

/// Why a text isn't a list of heaps, and where.
public enum HeapsError: Error, Equatable, Sendable {
  /// There is no heap at all.
  case empty
  /// A single pile must hold a match.
  case emptyPile
  /// There is a second number where one pile is expected.
  case severalPiles(offset: Int)
  /// The word is one number in groups of three digits, or several heaps.
  case oneOrSeveral(String, offset: Int)
  /// The heap with this 0-based place isn't a number.
  case badNumber(NumberError, heap: Int, offset: Int)
  /// The heap with this 0-based place is negative.
  case negative(heap: Int, offset: Int)

  /// Where, in characters from the start of the text.
  public var offset: Int {
    switch self {
    case .empty, .emptyPile: 0
    case .badNumber(_, _, let offset), .negative(_, let offset), .severalPiles(let offset),
      .oneOrSeveral(_, let offset):
      offset
    }
  }

  /// The error with the character as it is in the text.
  func naming(_ text: PlainText) -> HeapsError {
    guard case .badNumber(.unexpected(_, let place), let heap, let offset) = self,
      let character = text.character(at: offset)
    else { return self }
    return .badNumber(.unexpected(character, offset: place), heap: heap, offset: offset)
  }
}

/// Heaps as people write them: `5,7,9`, `5 7 9`, `[5, 7, 9]`, `5+7+9`, `10^1000`, in the grammar of
/// ``NumberNotation``.
///
/// A comma alone separates heaps. Where it could group the digits of one number, as in `92,679`,
/// the list is refused, unless something else separates: in `92,679; 5` and `92,679 and 5` it does
/// group them. "A heap of 92,679" and "heaps of 3, 4 and 5", as answers begin, are read, too.
public enum HeapsNotation {
  /// Reads a list of at least one heap.
  /// - Complexity: O(n); a long run of digits stays digits.
  public static func parse(_ text: String) throws(HeapsError) -> [HeapSize] { try parse(PlainText(text)) }

  /// Reads a list of at least one heap from UTF-8.
  public static func parse(_ bytes: [UInt8]) throws(HeapsError) -> [HeapSize] { try parse(PlainText(bytes)) }

  private static func parse(_ text: PlainText) throws(HeapsError) -> [HeapSize] {
    do {
      return try heaps(text.bytes[...])
    } catch {
      throw error.naming(text)
    }
  }

  /// Reads a list of heaps from bytes of ``PlainText``.
  static func heaps(_ bytes: ArraySlice<UInt8>) throws(HeapsError) -> [HeapSize] {
    if let one = rest(of: bytes, after: "a heap of ") { return [try heap(PlainText.trim(one), place: 0)] }
    let bytes = rest(of: bytes, after: "heaps of ") ?? bytes
    let elements: [ArraySlice<UInt8>]
    do {
      elements = try NumberList.elements(bytes)
    } catch {
      switch error {
      case .missing(let place, let offset): throw .badNumber(.empty, heap: place, offset: offset)
      case .twoReadings(let word, let offset): throw .oneOrSeveral(word, offset: offset)
      }
    }
    guard !elements.isEmpty else { throw .empty }
    var heaps: [HeapSize] = []
    heaps.reserveCapacity(elements.count)
    for element in elements { heaps.append(try heap(element, place: heaps.count)) }
    return heaps
  }

  /// What follows the words with which answers begin, in letters of either case.
  private static func rest(of bytes: ArraySlice<UInt8>, after words: String) -> ArraySlice<UInt8>? {
    let bytes = PlainText.trim(bytes)
    let isThere = bytes.count > words.utf8.count && zip(bytes, words.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
    return isThere ? bytes.dropFirst(words.utf8.count) : nil
  }

  /// Reads one heap, which may be empty; blanks around it are ignored.
  public static func parseHeap(_ text: String) throws(HeapsError) -> HeapSize { try parseHeap(text, place: 0) }

  /// Reads the heap with a 0-based place in a list whose elements are separate; it may be empty.
  package static func parseHeap(_ text: String, place: Int) throws(HeapsError) -> HeapSize {
    try one(PlainText(text), place: place)
  }

  /// Reads one heap of at least one match from UTF-8; blanks around it are ignored.
  public static func parsePile(_ bytes: [UInt8]) throws(HeapsError) -> HeapSize {
    let heap = try one(PlainText(bytes), place: 0)
    guard !heap.isEmpty else { throw .emptyPile }
    return heap
  }

  /// Heaps as they are read, with commas between them, or blanks where commas would make them one
  /// number.
  public static func text(_ heaps: [HeapSize]) -> String { NumberList.text(heaps.map { $0.description }) }

  private static func one(_ text: PlainText, place: Int) throws(HeapsError) -> HeapSize {
    let word = text.trimmed
    guard !word.isEmpty else { throw .empty }
    do {
      return try heap(word, place: place)
    } catch {
      let words = (try? NumberList.elements(word)) ?? []
      if words.count > 1, words.allSatisfy({ (try? heap($0, place: 0)) != nil }) {
        throw .severalPiles(offset: words[1].startIndex)
      }
      throw error.naming(text)
    }
  }

  private static func heap(_ word: ArraySlice<UInt8>, place: Int) throws(HeapsError) -> HeapSize {
    if let heap = HeapSize(digits: Array(word)) { return heap }
    let number: BigInt
    do {
      number = try NumberNotation.number(word)
    } catch {
      throw .badNumber(error, heap: place, offset: error.offset)
    }
    guard let heap = HeapSize(number) else { throw .negative(heap: place, offset: word.startIndex) }
    return heap
  }
}
