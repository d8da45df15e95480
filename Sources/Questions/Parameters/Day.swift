import Documents

/// A day of the calendar, such as 2026-12-24.
package struct Day: Sendable, Equatable {
  /// The day as it is written.
  package let text: String
  /// Its digits as a number: 20261224.
  package let number: UInt64

  /// Reads a day; `nil` when there is none of that name.
  package init?(_ text: String) {
    let parts = text.pieces(between: "-")
    guard parts.map({ $0.utf8.count }) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy(Digits.isDigit) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), day >= 1, day <= Self.length(of: month, in: year)
    else { return nil }
    self.text = text
    number = UInt64(10_000 * year + 100 * month + day)
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Domain where Value == Day {
  /// A day of the calendar.
  package static var day: Domain {
    Domain("YYYY-MM-DD", schema: .string) { text throws(Fault) in
      guard let day = Day(text) else {
        throw Fault.usage("\(Quoting.quoted(text)) is not a day, such as 2026-12-24")
      }
      return day
    } write: {
      $1.string($0.text)
    } shown: {
      $0.text
    }.with { $0.traits.longest = TextLength.word }
  }
}
