import ExactArithmetic

/// Why a text is no list of heaps, and where.
public enum HeapsError: Error, Equatable, Sendable {
  /// There is no heap at all.
  case empty
  /// A single pile must hold a match.
  case emptyPile
  /// There is a second number where one pile is wanted.
  case severalPiles(offset: Int)
  /// The heap with this 0-based place isn't a number.
  case badNumber(NumberError, heap: Int, offset: Int)
  /// The heap with this 0-based place is negative.
  case negative(heap: Int, offset: Int)

  /// Where, in bytes from the start of the text.
  public var offset: Int {
    switch self {
    case .empty, .emptyPile: 0
    case .badNumber(_, _, let offset), .negative(_, let offset), .severalPiles(let offset): offset
    }
  }
}

/// Heaps as people write them: `5,7,9`, `10^1000`; separated by commas, blanks or line ends.
public enum HeapsNotation {
  /// Reads a list of at least one heap.
  /// - Complexity: O(n); a long run of digits stays digits.
  public static func parse(_ text: String) throws(HeapsError) -> [HeapSize] { try parse(Array(text.utf8)) }

  /// Reads a list of at least one heap from bytes.
  public static func parse(_ bytes: [UInt8]) throws(HeapsError) -> [HeapSize] {
    let commas = bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    var heaps: [HeapSize] = []
    for part in commas {
      let words = part.split(whereSeparator: isBlank)
      if words.isEmpty, commas.count > 1 {
        throw .badNumber(.empty, heap: heaps.count, offset: part.startIndex)
      }
      for word in words { heaps.append(try heap(word, place: heaps.count)) }
    }
    guard !heaps.isEmpty else { throw .empty }
    return heaps
  }

  /// Reads one heap of at least one match; blanks around it are ignored.
  public static func parsePile(_ bytes: [UInt8]) throws(HeapsError) -> HeapSize {
    let words = bytes.split(whereSeparator: isBlank)
    guard let word = words.first else { throw .empty }
    if words.count > 1 { throw .severalPiles(offset: words[1].startIndex) }
    let heap = try heap(word, place: 0)
    guard !heap.isEmpty else { throw .emptyPile }
    return heap
  }

  private static func heap(_ word: ArraySlice<UInt8>, place: Int) throws(HeapsError) -> HeapSize {
    if let heap = HeapSize(digits: Array(word)) { return heap }
    let number: BigInt
    do {
      number = try NumberNotation.parse(Array(word))
    } catch {
      throw .badNumber(error, heap: place, offset: word.startIndex + error.offset)
    }
    guard let heap = HeapSize(number) else { throw .negative(heap: place, offset: word.startIndex) }
    return heap
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
