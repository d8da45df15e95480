import Documents
import ExactArithmetic
import GameCore

/// A list of 1-based numbers and ranges, such as `1-19,25`.
package struct NumberRanges: Sendable, Equatable {
  /// The ranges in the order given; they may overlap.
  package let ranges: [ClosedRange<Int>]

  /// Reads the list: numbers and ascending ranges of numbers from 1 up, in the grammar of
  /// ``NumberList``.
  /// - Throws: a fault that names the part that is neither.
  package init(reading text: String) throws(Fault) {
    let plain = PlainText(text)
    let elements: [ArraySlice<UInt8>]
    do {
      elements = try NumberList.elements(plain.bytes[...], ranges: true)
    } catch {
      guard case .twoReadings(let word, _) = error else { throw Self.refused(text) }
      throw .usage("\(Quoting.quoted(word)) is one number or \(NumberReadings.words(word, separator: ", "))")
    }
    guard !elements.isEmpty else { throw Self.refused(text) }
    var ranges: [ClosedRange<Int>] = []
    for element in elements {
      let (first, last) = NumberList.ends(element)
      guard let first = try? NumberNotation.number(first).toInt(), let last = try? NumberNotation.number(last).toInt(),
        first >= 1, last >= 1
      else { throw Self.refused(elements.count == 1 ? text : String(decoding: element, as: UTF8.self)) }
      guard first <= last else {
        throw .usage("\(Quoting.quoted(String(decoding: element, as: UTF8.self))) goes down; write \(last)-\(first)")
      }
      ranges.append(first...last)
    }
    self.ranges = ranges
  }

  private static func refused(_ text: String) -> Fault {
    .usage("\(Quoting.quoted(text)) is not a list of numbers and ranges from 1 up, such as 1-19,25")
  }

  /// The list as it is read.
  package var text: String { NumberList.text(ranges.map { BigInt($0.lowerBound)...BigInt($0.upperBound) }) }

  /// Whether `number` is in the list.
  package func contains(_ number: Int) -> Bool { ranges.contains { $0.contains(number) } }
}
