import Documents
import Foundation
import GameCore
import Questions
import TestSupport
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws -> JSON { try JSONReader.read(Array(text.utf8)[...]) }

  private func failure(_ text: String) -> JSONReader.Failure? {
    do throws(JSONReader.Failure) {
      _ = try JSONReader.read(Array(text.utf8)[...])
      return nil
    } catch {
      return error
    }
  }

  @Test func `values of every kind are read`() throws {
    #expect(try read(" null ") == .null)
    #expect(try read("[true,false]") == .array([.bool(true), .bool(false)]))
    #expect(try read("-12.50e+3") == .number("-12.50e+3"))
    #expect(try read(#""a\"\\\/\b\f\n\r\tAé😀""#) == .string("a\"\\/\u{8}\u{c}\n\r\tAé😀"))
    #expect(try read(#"{"b":{},"a":[ ]}"#)["a"] == .array([]))
    let digits = String(repeating: "9", count: 5_000)
    #expect(try read(digits) == .number(digits), "numbers keep their digits")
  }

  @Test(arguments: [
    ("", 0), ("{", 1), ("[1,]", 3), ("[1 2]", 3), ("{\"a\":1,\"a\":2}", 7), ("01", 0), ("1.", 2), ("\"a", 0),
    ("tru", 0),
    ("{\"a\" 1}", 5), ("[1] x", 4), (#""\x""#, 1), (#""\ud83d""#, 1), ("\"\u{1}\"", 1), ("{a:1}", 1), ("+1", 0),
  ])
  func `faults have their place`(text: String, offset: Int) throws {
    #expect(failure(text)?.offset == offset, "\(text)")
  }

  @Test func `deep nesting is refused`() throws {
    #expect(failure(String(repeating: "[", count: 100_000))?.message == "the JSON is nested too deeply")
  }

  @Test func `the second of two equal keys is found among many`() throws {
    let members = (0..<20_000).map { "\"k\($0)\":\($0)" }
    #expect(try read("{\(members.joined(separator: ","))}")["k19999"] == .number("19999"))
    let text = "{\(members.joined(separator: ",")),"
    #expect(failure("\(text)\"k12345\":0}")?.offset == text.utf8.count)
    #expect(failure(#"{"e\u0301":1,"é":2}"#)?.message.hasSuffix("is given twice") == true)
  }

  /// Twice the text may take twice the time, not four times; the sizes differ widely, so that the
  /// bound of eight times for four times the text separates linear from quadratic.
  @Test func `hostile texts take linear time`() throws {
    let texts: [(Int) -> String] = [
      { count in "{\((0..<count).map { "\"\($0)\":1" }.joined(separator: ","))}" },
      { count in "[\(String(repeating: "{},", count: count))1]" },
      { count in "\"\(String(repeating: "\\u0041", count: count))\"" },
    ]
    for text in texts {
      let (short, long) = (Array(text(20_000).utf8), Array(text(80_000).utf8))
      func time(_ bytes: [UInt8]) throws -> UInt64 {
        try (0..<3).map { _ in
          let begin = clock()
          _ = try JSONReader.read(bytes[...])
          return UInt64(clock() - begin)
        }.min() ?? 0
      }
      #expect(try time(long) < 12 * max(1_000, time(short)))
    }
  }

  @Test func `a raised signal and a passed deadline end the reading`() throws {
    let text = Array("[\(String(repeating: "0,", count: 100_000))0]".utf8)[...]
    let signal = StopSignal()
    signal.raise()
    for (limits, reason) in [
      (SearchLimits(stopSignal: signal), StopReason.interrupted),
      (SearchLimits(deadline: .after(seconds: 0)), .deadline),
    ] {
      #expect {
        _ = try JSONReader.read(text, limits: limits)
      } throws: { error in
        guard let failure = error as? JSONReader.Failure else { return false }
        return failure.stop == reason && failure.offset < 20_000
      }
    }
  }

  @Test func `endless marks, whose order would take quadratic time, are refused`() throws {
    let marks = String(repeating: "\u{301}\u{316}", count: 15)
    #expect(try read("\"a\(marks)\"") == .string("a\(marks)"))
    #expect(failure("\"a\(marks)\u{301}\"")?.message == "a string has more than 30 combining marks in a row")
  }

  @Test func `what is read is written as the same value`() throws {
    let text = #"{"a":[1,-2.5e3,"x\n\"",null,true,{}],"b":{"c":""}}"#
    #expect(Asked.text(try read(text)) == text)
  }

  @Test func `random bytes are read as Foundation reads them or refused with a place`() throws {
    let seed: UInt64 = .random(in: .min ... .max)
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\"a\"", "1", "-", "0", ".5", "e9", "true", "null", " ", "\\u0041", "é",
    ]
    for _ in 0..<20_000 {
      let text = (0..<generator.index(9)).map { _ in pieces[generator.index(pieces.count)] }.joined()
      let ours = failure(text)
      if let ours { #expect((0...text.utf8.count).contains(ours.offset), "seed \(seed): \(text)") }
      let theirs = (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
      // Foundation takes the last of equal keys and reads some numbers more loosely; it reads less
      // than we do only where a number is too large for its own.
      let isHuge = ["e900", "e901", "e910", "e911"].contains { text.contains($0) }
      if ours == nil, !isHuge { #expect(theirs, "seed \(seed): \(text)") }
    }
  }
}
