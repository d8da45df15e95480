import GameCore

/// How people write several numbers: `3,4,5`, `3 4 5`, `[3, 4, 5]`, `3+4+5`, `3, 4 and 5`, and
/// where they may be, ranges such as `2-5`.
///
/// A comma between digits may also group them: `92,679`. Where the numbers are separated in another
/// way, by commas followed by blanks, semicolons, plus signs or words, a comma alone groups; where
/// commas alone separate, as in `3,4,5` or `5,7,123`, it doesn't. A word that could be one number
/// in groups of three digits or several numbers is refused, and so are words such as `1 000`: the
/// number 0 isn't written with three digits. A range may have dots: `1..3`.
package enum NumberList {
  /// Why a text isn't a list, and where.
  package enum Fault: Error, Equatable {
    /// Something is missing at the 0-based place in the list.
    case missing(place: Int, offset: Int)
    /// The word is one number in groups, or several.
    case twoReadings(word: String, offset: Int)
  }

  /// Cuts bytes of ``PlainText`` into the texts of numbers, or ranges of numbers where `ranges`
  /// says so. Offsets are places in the array under the slice.
  /// - Complexity: O(n).
  package static func elements(_ bytes: ArraySlice<UInt8>, ranges: Bool = false) throws(Fault) -> [ArraySlice<UInt8>] {
    let words = words(ranges ? hyphened(unwrapped(bytes)) : unwrapped(bytes), ranges: ranges)
    if let run = zeroGroups(words) {
      throw .twoReadings(word: String(decoding: bytes[run], as: UTF8.self), offset: run.lowerBound)
    }
    var elements: [ArraySlice<UInt8>] = []
    let isSpaced = words.contains { $0.separator == .clear }
    for word in words {
      if word.text.isEmpty { throw .missing(place: elements.count, offset: word.text.startIndex) }
      if isGrouped(word.text, ranges: ranges) {
        guard isSpaced || (ranges && !isList(word.text)) else {
          throw .twoReadings(word: String(decoding: word.text, as: UTF8.self), offset: word.text.startIndex)
        }
        elements.append(word.text)
        continue
      }
      for element in word.text.split(separator: comma, omittingEmptySubsequences: false) {
        if element.isEmpty { throw .missing(place: elements.count, offset: element.startIndex) }
        elements.append(element)
      }
    }
    return elements
  }

  /// The bytes within brackets, if they are in brackets.
  package static func unwrapped(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let trimmed = PlainText.trim(bytes)
    guard let first = trimmed.first, let last = trimmed.last, trimmed.count > 1 else { return trimmed }
    let closing: [UInt8: UInt8] = [0x28: 0x29, 0x5B: 0x5D, 0x7B: 0x7D]
    return closing[first] == last ? PlainText.trim(trimmed.dropFirst().dropLast()) : trimmed
  }

  /// The ends of a range, or the number twice.
  package static func ends(_ element: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, ArraySlice<UInt8>) {
    // A hyphen at the very start is a sign, not a range.
    guard let hyphen = element.dropFirst().firstIndex(of: UInt8(ascii: "-")) else { return (element, element) }
    return (element[..<hyphen], element[(hyphen + 1)...])
  }

  /// Numbers and ranges, separated by commas, in such a way that they can be read in one way only:
  /// where `1,234` would be one number, it is `1,234-234`.
  package static func text(_ ranges: [ClosedRange<BigInt>]) -> String {
    var parts = ranges.map { $0.lowerBound == $0.upperBound ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
    if isGrouped(Array(parts.joined(separator: ",").utf8)[...], ranges: true),
      let last = ranges.lastIndex(where: { $0.lowerBound == $0.upperBound })
    {
      parts[last] += "-\(ranges[last].lowerBound)"
    }
    return parts.joined(separator: ",")
  }

  /// Numbers with commas between them, or blanks where commas would make them one number.
  package static func text(_ numbers: [String]) -> String {
    let text = numbers.joined(separator: ",")
    return isGrouped(Array(text.utf8)[...], ranges: false) ? numbers.joined(separator: " ") : text
  }
}

extension NumberList {
  private static let comma = UInt8(ascii: ",")

  /// What is before a word: nothing or blanks, or something that can't be between groups of digits.
  private enum Separator { case blank, clear }

  private struct Word {
    var text: ArraySlice<UInt8>
    var separator: Separator
  }

  /// The words and what separates them; a word without text is missing.
  private static func words(_ bytes: ArraySlice<UInt8>, ranges: Bool) -> [Word] {
    var (words, place): ([Word], Int) = ([], bytes.startIndex)
    var separator = Separator.blank
    while true {
      while place < bytes.endIndex, PlainText.isBlank(bytes[place]) { place += 1 }
      guard place < bytes.endIndex else { break }
      if isMark(bytes[place], after: words.last, separator) {
        // Two consecutive marks, or one at the start.
        if words.isEmpty || separator == .clear { words.append(Word(text: bytes[place..<place], separator: .clear)) }
        (separator, place) = (.clear, place + 1)
        continue
      }
      let end = wordEnd(bytes, from: place, ranges: ranges)
      var text = bytes[place..<end]
      place = end
      if !words.isEmpty, isConjunction(text) {
        separator = .clear
        continue
      }
      // A comma at the end of a word, followed by a blank, separates.
      let closes = text.last == comma
      if closes { text = text.dropLast() }
      words.append(Word(text: text, separator: separator))
      separator = closes ? .clear : .blank
    }
    if separator == .clear { words.append(Word(text: bytes[bytes.endIndex...], separator: .clear)) }
    return words
  }

  /// Whether a byte alone separates numbers: a semicolon, a comma, a plus sign after a number.
  private static func isMark(_ byte: UInt8, after word: Word?, _ separator: Separator) -> Bool {
    switch byte {
    case UInt8(ascii: ";"), UInt8(ascii: "&"), comma: true
    case UInt8(ascii: "+"): word != nil && separator == .blank
    default: false
    }
  }

  /// Where a word ends: at a blank or a mark, but not at the blanks around the hyphen of a range.
  private static func wordEnd(_ bytes: ArraySlice<UInt8>, from start: Int, ranges: Bool) -> Int {
    var place = start + 1
    while place < bytes.endIndex {
      switch bytes[place] {
      case UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "+"): return place
      case let byte where PlainText.isBlank(byte):
        guard ranges, let next = rangeEnd(bytes, behind: place) else { return place }
        place = next
      default: place += 1
      }
    }
    return place
  }

  /// Where the upper end of a range begins, if a hyphen is before or after the blanks at a place.
  private static func rangeEnd(_ bytes: ArraySlice<UInt8>, behind place: Int) -> Int? {
    let hyphen = UInt8(ascii: "-")
    guard let next = bytes[place...].firstIndex(where: { !PlainText.isBlank($0) }) else { return nil }
    if bytes[place - 1] == hyphen { return next }
    guard bytes[next] == hyphen else { return nil }
    return bytes[(next + 1)...].firstIndex { !PlainText.isBlank($0) } ?? next + 1
  }

  /// Where blanks separate words that are one number in groups of three digits as well, and a group
  /// begins with 0.
  private static func zeroGroups(_ words: [Word]) -> Range<Int>? {
    func isGroup(_ place: Int) -> Bool {
      words.indices.contains(place) && words[place].separator == .blank && words[place].text.count == 3
        && words[place].text.allSatisfy(PlainText.isDigit)
    }
    for place in words.indices.dropFirst() where isGroup(place) && words[place].text.first == 0x30 {
      var (first, last) = (place - 1, place)
      while first > 0, isGroup(first) { first -= 1 }
      while isGroup(last + 1) { last += 1 }
      let start = words[first].text
      guard (1...3).contains(start.count), start.allSatisfy(PlainText.isDigit), start.first != 0x30 else { continue }
      return start.startIndex..<words[last].text.endIndex
    }
    return nil
  }

  /// The bytes with a hyphen for each "to" between blanks, and for the dots between two digits.
  private static func hyphened(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = undotted(bytes)
    for place in bytes.indices.dropLast(3)
    where PlainText.isBlank(bytes[place]) && PlainText.isBlank(bytes[place + 3])
      && bytes[(place + 1)...(place + 2)].elementsEqual("to".utf8)
    {
      bytes[place + 1] = UInt8(ascii: "-")
      bytes[place + 2] = 0x20
    }
    return bytes
  }

  /// The bytes with a hyphen followed by blanks in place of the dots of `1..3`.
  private static func undotted(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var (bytes, place) = (bytes, bytes.startIndex)
    while let start = bytes[place...].firstIndex(where: { $0 == UInt8(ascii: ".") || $0 == PlainText.ellipsis }) {
      let end = bytes[start...].firstIndex { $0 != bytes[start] } ?? bytes.endIndex
      place = end
      let isRange = bytes[start] == PlainText.ellipsis || end - start > 1
      guard isRange, start > bytes.startIndex, PlainText.isDigit(bytes[start - 1]), end < bytes.endIndex,
        PlainText.isDigit(bytes[end])
      else { continue }
      bytes[start] = UInt8(ascii: "-")
      for blank in (start + 1)..<end { bytes[blank] = 0x20 }
    }
    return bytes
  }

  private static func isConjunction(_ word: ArraySlice<UInt8>) -> Bool {
    word.elementsEqual("and".utf8) || word.elementsEqual("or".utf8)
  }

  /// Whether a word has commas and is a number in groups of three digits, or a range of two.
  private static func isGrouped(_ word: ArraySlice<UInt8>, ranges: Bool) -> Bool {
    guard word.contains(comma) else { return false }
    guard ranges, word.contains(UInt8(ascii: "-")) else { return isGroupedNumber(word) }
    let (lower, upper) = ends(word)
    guard isGroupedNumber(lower), isGroupedNumber(upper), let first = try? NumberNotation.number(lower),
      let last = try? NumberNotation.number(upper)
    else { return false }
    return first <= last
  }

  /// Whether the bytes are digits, in groups of three where there are commas.
  private static func isGroupedNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    let bytes = PlainText.trim(bytes)
    guard let first = bytes.first, PlainText.isDigit(first), first != 0x30 || bytes.count == 1 else { return false }
    let groups = bytes.split(separator: comma, omittingEmptySubsequences: false)
    return groups.allSatisfy { $0.allSatisfy(PlainText.isDigit) }
      && (groups.count == 1 || (groups[0].count <= 3 && groups.dropFirst().allSatisfy { $0.count == 3 }))
  }

  /// Whether the parts between commas are numbers from 1 up and ascending ranges of them.
  private static func isList(_ word: ArraySlice<UInt8>) -> Bool {
    word.split(separator: comma).allSatisfy { part in
      let (lower, upper) = ends(part)
      guard let first = try? NumberNotation.number(lower), let last = try? NumberNotation.number(upper) else {
        return false
      }
      return first >= 1 && first <= last
    }
  }
}
