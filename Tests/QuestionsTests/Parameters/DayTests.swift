import Documents
import Foundation
import Questions
import TestSupport
import Testing

@Suite struct DayTests {
  @Test func `a day exists when the calendar has it`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for year in [1600, 1700, 1900, 1999, 2000, 2023, 2024, 2100, 2400] {
      for month in 0...13 {
        for day in 0...32 {
          let text = "\(year)-" + (month < 10 ? "0" : "") + "\(month)-" + (day < 10 ? "0" : "") + "\(day)"
          let components = DateComponents(year: year, month: month, day: day)
          #expect((Day(text) != nil) == components.isValidDate(in: calendar), "\(text)")
        }
      }
    }
  }

  @Test func `its number are its digits`() throws {
    #expect(try #require(Day("2026-12-24")).number == 20_261_224)
    #expect(try #require(Day("2026-12-24")).text == "2026-12-24")
  }

  @Test(arguments: [
    "", "2026", "2026-12", "2026-12-24-", "-2026-12-24", "2026-1-024", "26-12-24", "2026/12/24", " 2026-12-24",
    "2026-12-2４", "+026-12-24", "2026--1-24", "2026-12-24\n", "2026–12–24",
  ])
  func `what isn't written as a day is none`(text: String) { #expect(Day(text) == nil) }

  @Test func `the puzzle of a day is that of its digits, and a wrong day is named`() throws {
    let ofDay = try Asked.result("set.puzzle", #"{"date":"2024-02-29"}"#)
    let ofSeed = try Asked.result("set.puzzle", #"{"seed":20240229}"#)
    #expect(ofDay["puzzles"].map(Asked.text) == ofSeed["puzzles"].map(Asked.text))
    let refused = try Asked.document("set.puzzle", #"{"date":"2026-02-29"}"#)
    #expect(refused["message"].map(Asked.text)?.contains("'2026-02-29' is not a day") == true)
  }

  @Test func `days are counted without a gap`() throws {
    #expect(Day("2000-03-01")?.serial == 0 && Day("2000-02-29")?.serial == -1 && Day("1970-01-01")?.serial == -11_017)
    var day = try #require(Day("1899-12-25"))
    for serial in day.serial..<day.serial + 80_000 {
      let next = try #require(Day(serial: serial))
      #expect(next.serial == serial)
      if serial > day.serial { #expect(next.number > day.number) }
      day = next
    }
    #expect(day.text == "2119-01-05")
    #expect(Day(serial: 10_000_000) == nil && Day(serial: -1_000_000) == nil)
  }
}
