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

extension Day {
  /// How many days have passed since 2000-03-01 (before it a negative number).
  package var serial: Int {
    let (year, month, day) = (Int(number) / 10_000, Int(number) / 100 % 100, Int(number) % 100)
    // Years begin in March, so that the day that not all have is the last one.
    let (march, years) = ((month + 9) % 12, year - 2000 - (month < 3 ? 1 : 0))
    let leaps = Self.floor(years, 4) - Self.floor(years, 100) + Self.floor(years, 400)
    return 365 * years + leaps + (153 * march + 2) / 5 + day - 1
  }

  /// The day that many days after 2000-03-01; `nil` before year 0 and after 9999.
  package init?(serial: Int) {
    var year = 2000 + serial / 365 + 1
    func first(_ year: Int) -> Int? { Day("\(Self.padded(year, 4))-03-01")?.serial }
    while let first = first(year), first > serial { year -= 1 }
    guard let start = first(year) else { return nil }
    let rest = serial - start
    let march = (5 * rest + 2) / 153
    let day = rest - (153 * march + 2) / 5 + 1
    let month = (march + 2) % 12 + 1
    self.init("\(Self.padded(year + (month < 3 ? 1 : 0), 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))")
  }

  private static func floor(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : -((divisor - 1 - number) / divisor)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
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
