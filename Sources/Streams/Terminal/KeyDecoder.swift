/// Makes events of the bytes that a terminal sends: characters in UTF-8, keys as sequences that
/// Escape begins, and the mouse in both of its protocols, X10 and SGR.
///
/// A sequence that it doesn't know is one that wasn't meant as letters and digits: it is left out
/// as a whole.
package struct KeyDecoder: Sendable {
  private var bytes: [UInt8] = []

  private static let escape: UInt8 = 0x1B

  /// A decoder that has read nothing.
  package init() {}

  /// Whether no byte waits.
  package var isEmpty: Bool { bytes.isEmpty }

  /// Adds bytes that came.
  package mutating func add(_ more: [UInt8]) { bytes += more }

  /// Takes the next event; `nil` when there is none, or more bytes are needed. `isComplete` says
  /// that none will come: Escape was meant for itself then.
  package mutating func next(isComplete: Bool = false) -> FullScreen.Event? {
    while let first = bytes.first {
      guard let length = first == Self.escape ? sequenceLength : characterLength(first) else {
        guard isComplete else { return nil }
        defer { bytes = [] }
        return bytes == [Self.escape] ? .escape : nil
      }
      let taken = Array(bytes.prefix(length))
      bytes.removeFirst(length)
      if let event = first == Self.escape ? Self.event(of: taken) : Self.character(taken) { return event }
    }
    return nil
  }

  /// The bytes of the sequence that begins here; `nil` while its end hasn't come.
  private var sequenceLength: Int? {
    guard bytes.count > 1 else { return nil }
    switch bytes[1] {
    case UInt8(ascii: "O"): return bytes.count > 2 ? 3 : nil
    case UInt8(ascii: "["):
      if bytes.count > 2, bytes[2] == UInt8(ascii: "M") { return bytes.count > 5 ? 6 : nil }
      let parameters = bytes.dropFirst(2)
      guard let end = parameters.firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return nil }
      // What interrupts a sequence isn't part of it.
      return (0x40...0x7E).contains(bytes[end]) ? end + 1 : end
    default: return 1
    }
  }

  /// The event of a sequence, if it is one.
  private static func event(of sequence: [UInt8]) -> FullScreen.Event? {
    guard sequence.count > 2, let last = sequence.last else { return sequence.count == 1 ? .escape : nil }
    switch (sequence[2], last) {
    case (UInt8(ascii: "M"), _) where sequence.count == 6:
      return click(button: Int(sequence[3]) - 32, column: Int(sequence[4]) - 32, row: Int(sequence[5]) - 32)
    case (UInt8(ascii: "<"), UInt8(ascii: "M")):
      let numbers = String(decoding: sequence.dropFirst(3).dropLast(), as: UTF8.self).split(separator: ";").map {
        Int($0)
      }
      guard numbers.count == 3, let button = numbers[0], let column = numbers[1], let row = numbers[2] else {
        return nil
      }
      return click(button: button, column: column, row: row)
    case (_, UInt8(ascii: "A")): return .up
    case (_, UInt8(ascii: "B")): return .down
    case (_, UInt8(ascii: "C")): return .right
    case (_, UInt8(ascii: "D")): return .left
    case (_, UInt8(ascii: "Z")): return .previous
    // Enter on the keypad.
    case (UInt8(ascii: "M"), _) where sequence[1] == UInt8(ascii: "O"): return .enter
    default: return nil
    }
  }

  /// A press of the first button, whatever keys are held; neither its release, nor the wheel, nor a
  /// movement.
  private static func click(button: Int, column: Int, row: Int) -> FullScreen.Event? {
    let keysHeld = 4 | 8 | 16
    guard button >= 0, button & ~keysHeld == 0, column > 0, row > 0 else { return nil }
    return .click(row: row - 1, column: column - 1)
  }

  /// The bytes of a character that begins so; `nil` while they haven't come.
  private func characterLength(_ first: UInt8) -> Int? {
    let length = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1
    let begun = bytes.prefix(length)
    // A character that is broken off ends where the next one begins.
    if let end = begun.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) { return end }
    return begun.count == length ? length : nil
  }

  private static func character(_ bytes: [UInt8]) -> FullScreen.Event? {
    switch bytes[0] {
    case 10, 13: return .enter
    case 9: return .next
    case 8, 127: return .erase
    case 12: return .resized
    case 0..<32: return nil
    default: return String(validating: bytes, as: UTF8.self)?.first.map { .character($0) }
    }
  }
}
