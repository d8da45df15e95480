import ExactArithmetic
import Matchsticks

extension FuzzTarget {
  /// Rules, heaps and numbers.
  static let matchsticksTexts: [FuzzTarget] = [
    FuzzTarget("matchsticks-rules") { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(RulesError) {
        let rules = try RulesNotation.parse(text)
        let written = rules.description
        require(
          accepted { try RulesNotation.parse(written) } == rules, "rules are read as they were written: \(written)")
      } catch {
        require((0...text.utf8.count).contains(error.offset), "a fault is in the text: \(error.offset)")
      }
      if let range = accepted({ try CodeRangeNotation.parse(text) }) {
        require(accepted { try CodeRangeNotation.parse(range.description) } == range, "a range is read as written")
      }
    },
    FuzzTarget("matchsticks-heaps") { bytes in
      do throws(HeapsError) {
        let heaps = try HeapsNotation.parse(bytes)
        require(!heaps.isEmpty, "there is a heap")
        if heaps.allSatisfy({ $0.length < 2_000 }) {
          let written = HeapsNotation.text(heaps)
          require(accepted { try HeapsNotation.parse(written) } == heaps, "heaps are read as written: \(written)")
        }
      } catch {
        require((0...bytes.count).contains(error.offset), "a fault is in the text: \(error.offset)")
      }
      if let pile = accepted({ try HeapsNotation.parsePile(bytes) }) { require(!pile.isEmpty, "a pile has matches") }
    },
    FuzzTarget("numbers") { bytes in
      // A power of millions of digits takes its time by right.
      guard !bytes.contains(UInt8(ascii: "^")) || bytes.count < 8, bytes.count < 2_000 else { return }
      guard let number = accepted({ try NumberNotation.parse(bytes) }) else { return }
      let written = number.description
      require(accepted { try BigInt(decimal: written) } == number, "a number is read as it was written")
      require(number.digitCount == written.utf8.count { $0 != UInt8(ascii: "-") }, "digits are counted")
    },
  ]
}
