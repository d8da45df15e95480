import CBrowser
import Documents
import GameCore
import Questions

/// The interface of a web page to a game (`questions` is made by .ci/build/module): questions as
/// `puzzlelab batch` takes them, one at a time, answered where the page is shown.
///
/// The page asks for a buffer, writes the line there, and asks; the documents come back through
/// `browser_answer` (see CBrowser.h) while the question is being answered.
private struct BrowserInterface: Sendable {
  static let shared = BrowserInterface()

  private let interface = JSONInterface(
    QuestionTable(questions),
    environment: .lending(dataFile: { name throws(Fault) in try dataFile(name) }, hasDataBlocks: true),
    stopSignal: StopSignal())

  /// One of the toolkit's data files, as the page provides it.
  private static func dataFile(_ name: String) throws(Fault) -> [UInt8] {
    let path = Array(name.utf8)
    let count = unsafe path.withUnsafeBufferPointer { unsafe browser_find($0.baseAddress, $0.count) }
    guard count >= 0 else { throw .io("data/\(name) can't be loaded") }
    return unsafe [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, filled in
      unsafe browser_read(buffer.baseAddress)
      filled = Int(count)
    }
  }

  /// Answers a line, or leaves it at a round of tasks that others are to share.
  func answer(_ line: [UInt8], showsProgress: Bool, sharing tasks: SharedTasks?) -> ExitStatus {
    var json = JSONWriter()
    let onlooker: (@Sendable ([UInt8]) -> Void)? = showsProgress ? { @Sendable in Self.send($0, isLast: false) } : nil
    let status = interface.answer(line[...], sharing: tasks, onlooker: onlooker, to: &json)
    if let rounds = tasks?.left {
      let numbers = rounds.flatMap { round in [round.count] + round.flatMap { $0.map { [$0.count] + $0 } ?? [-1] } }
      unsafe numbers.withUnsafeBufferPointer { buffer in
        unsafe buffer.withMemoryRebound(to: Int64.self) { unsafe browser_leave($0.baseAddress, $0.count) }
      }
    } else {
      Self.send(Array(json.bytes), isLast: true)
    }
    return status
  }

  private static func send(_ bytes: [UInt8], isLast: Bool) {
    unsafe bytes.withUnsafeBufferPointer { unsafe browser_answer($0.baseAddress, $0.count, isLast ? 1 : 0) }
  }
}

/// Room for a line of `count` bytes, which the page writes there before it asks.
@_cdecl("puzzlelab_buffer") public func puzzlelabBuffer(_ count: Int) -> UnsafeMutablePointer<UInt8> {
  .allocate(capacity: count)
}

/// Answers the line in a buffer, which is given back; returns the status that the program would
/// exit with. Answers on the way to the last one are sent, too, unless `showsProgress` is 0.
@_cdecl("puzzlelab_answer") public func puzzlelabAnswer(
  _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int, _ showsProgress: Int32
) -> Int32 {
  BrowserInterface.shared.answer(unsafe line(buffer, count), showsProgress: showsProgress != 0, sharing: nil).rawValue
}

/// The same, sharing the tasks of rounds with other instances of the module.
///
/// `numbers` is another buffer, of `numberCount` whole numbers of 64 bits, given back as well: how
/// many milliseconds ago the question was asked first; after how many a round is shared; the range
/// of tasks that a helper does (both ends −1 for the lead); and what is known of each round, as the
/// number of its tasks and, for each task, the number of its numbers and these. What can't be read
/// so is not shared.
@_cdecl("puzzlelab_share") public func puzzlelabShare(
  _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int, _ numbers: UnsafeMutablePointer<UInt8>, _ numberCount: Int
) -> Int32 {
  let words = unsafe UnsafeRawBufferPointer(start: numbers, count: 8 * numberCount)
  var given = (0..<numberCount).map { unsafe words.loadUnaligned(fromByteOffset: 8 * $0, as: Int.self) }[...]
  unsafe numbers.deallocate()
  let tasks = SharedTasks(receiving: &given)
  return BrowserInterface.shared.answer(unsafe line(buffer, count), showsProgress: false, sharing: tasks).rawValue
}

private func line(_ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> [UInt8] {
  let line = unsafe Array(UnsafeBufferPointer(start: buffer, count: count))
  unsafe buffer.deallocate()
  return line
}

extension SharedTasks {
  /// What the page gives: see ``puzzlelabShare``.
  fileprivate convenience init?(receiving numbers: inout ArraySlice<Int>) {
    guard let age = numbers.popFirst(), let patience = numbers.popFirst(), let first = numbers.popFirst(),
      let end = numbers.popFirst()
    else { return nil }
    var rounds: [Round] = []
    while !numbers.isEmpty {
      guard let round = [[Int]](receiving: &numbers) else { return nil }
      rounds.append(round.map { Optional($0) })
    }
    let isLead = first < 0 || first > end
    self.init(
      isLead ? .lead(patienceSeconds: Double(patience) / 1000) : .helper(tasks: first..<end), rounds: rounds,
      secondsAgo: Double(age) / 1000)
  }
}
