import CBrowser
import Documents
import GameCore
import Questions

/// The door of a web page to a game (`game` is made by .ci/module): questions as `puzzlelab batch`
/// takes them, one at a time, answered where the page is shown.
///
/// The page asks for room, writes the line there, and asks; the documents come back through
/// `browser_answer` (see CBrowser.h) while the question is being answered.
private struct BrowserDoor: Sendable {
  static let shared = BrowserDoor()

  private let desk = Desk(
    QuestionTable(game.questions),
    environment: .lending(dataFile: { name throws(Fault) in try dataFile(name) }, hasDataBlocks: true),
    stopSignal: StopSignal())

  /// One of the toolkit's data files, as the page has it.
  private static func dataFile(_ name: String) throws(Fault) -> [UInt8] {
    let path = Array(name.utf8)
    let count = unsafe path.withUnsafeBufferPointer { unsafe browser_find($0.baseAddress, $0.count) }
    guard count >= 0 else { throw .io("data/\(name) can't be loaded") }
    return unsafe [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, filled in
      unsafe browser_read(buffer.baseAddress)
      filled = Int(count)
    }
  }

  /// Answers a line.
  func answer(_ line: [UInt8], showsProgress: Bool) -> ExitStatus {
    var json = JSONWriter()
    let onlooker: (@Sendable ([UInt8]) -> Void)? = showsProgress ? { @Sendable in Self.send($0, isLast: false) } : nil
    let status = desk.answer(line[...], onlooker: onlooker, to: &json)
    Self.send(Array(json.bytes), isLast: true)
    return status
  }

  private static func send(_ bytes: [UInt8], isLast: Bool) {
    unsafe bytes.withUnsafeBufferPointer { unsafe browser_answer($0.baseAddress, $0.count, isLast ? 1 : 0) }
  }
}

/// Room for a line of `count` bytes, which the page writes there before it asks.
@_cdecl("puzzlelab_room") public func puzzlelabRoom(_ count: Int) -> UnsafeMutablePointer<UInt8> {
  .allocate(capacity: count)
}

/// Answers the line in a room, which is given back; returns the status that the program would exit
/// with. Answers on the way to the last one are sent, too, unless `showsProgress` is 0.
@_cdecl("puzzlelab_answer") public func puzzlelabAnswer(
  _ room: UnsafeMutablePointer<UInt8>, _ count: Int, _ showsProgress: Int32
) -> Int32 {
  let line = unsafe Array(UnsafeBufferPointer(start: room, count: count))
  unsafe room.deallocate()
  return BrowserDoor.shared.answer(line, showsProgress: showsProgress != 0).rawValue
}
