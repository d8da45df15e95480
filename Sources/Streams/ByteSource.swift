import Archives
import Documents
import GameCore
import Questions
import Synchronization

/// A file or standard input, read in pieces: what it holds, unpacked when it is packed, in UTF-8
/// when a byte order mark says that it is UTF-16.
package struct ByteSource: Sendable {
  /// What messages call it.
  let name: String
  private let descriptor: Descriptor
  private let stopSignal: StopSignal
  private let decoding = Decoding()
  /// Whether it can be read again from its start, other than pipes and terminals.
  let isRegularFile: Bool
  /// The size of a regular file in bytes; `nil` for everything else, and where a file holds another
  /// number of bytes, because it is packed.
  package let size: Int?

  /// Opens the file `path`, or standard input for `-`.
  package init(_ path: String, stopSignal: StopSignal) throws(Fault) {
    name = Fault.nameOfSource(path)
    self.stopSignal = stopSignal
    do throws(SystemError) {
      descriptor = path == "-" ? .standardInput : try .reading(path)
    } catch {
      throw .io("\(name) can't be read: \(error.message)")
    }
    switch descriptor.nature {
    case .regularFile(let size):
      isRegularFile = true
      self.size = FileDecoder.isEncoded(descriptor.start(16)) ? nil : size
    case .folder:
      (isRegularFile, size) = (false, nil)
      throw .io("\(name) can't be read: it is a folder, not a file")
    case .other: (isRegularFile, size) = (false, nil)
    }
  }

  /// Appends the next piece of about `count` bytes; returns its size, 0 at the end and after
  /// Ctrl-C.
  package func read(_ count: Int, appendingTo buffer: inout [UInt8]) throws(Fault) -> Int {
    try decoding.read(count, of: name, appendingTo: &buffer) { bytes throws(Fault) in
      let received = try readRaw(count, appendingTo: &bytes)
      return received == 0 && stopSignal.isRaised ? nil : received
    }
  }

  /// Appends the next bytes as they are in the file.
  private func readRaw(_ count: Int, appendingTo buffer: inout [UInt8]) throws(Fault) -> Int {
    while !isRegularFile, !stopSignal.isRaised, !descriptor.waitUntilReadable(milliseconds: 100) {}
    if stopSignal.isRaised { return 0 }
    do throws(SystemError) {
      return try descriptor.read(count, appendingTo: &buffer)
    } catch {
      if error.isInterruption { return try readRaw(count, appendingTo: &buffer) }
      throw .io("\(name) can't be read: \(error.message)")
    }
  }

  /// Whether a piece, or the end, is available within a time; a regular file always is.
  package func isReady(within milliseconds: Int32) -> Bool {
    isRegularFile || descriptor.waitUntilReadable(milliseconds: milliseconds)
  }

  /// All bytes of a file, or of standard input for `-`; no more than a gigabyte. A packed file,
  /// which may be far longer than it appears, is read until the deadline.
  package static func contents(
    of path: String, stopSignal: StopSignal, deadline: Deadline? = nil
  ) throws(Fault) -> [UInt8] {
    let source = try ByteSource(path, stopSignal: stopSignal)
    defer { source.close() }
    return try source.readAll(atMost: 1 << 30, until: source.isRegularFile && source.size == nil ? deadline : nil)
  }

  /// Everything that is left.
  func readAll(atMost limit: Int, until deadline: Deadline? = nil) throws(Fault) -> [UInt8] {
    var bytes: [UInt8] = []
    if let size { bytes.reserveCapacity(min(size, limit) + (1 << 16)) }
    // A file is read at once, and then asked whether that was all: no memory is allocated for what
    // won't come.
    func next() -> Int {
      size.map { min(max(1 << 14, $0 - bytes.count), 1 << 22) } ?? max(1 << 16, min(1 << 22, bytes.count))
    }
    while try read(next(), appendingTo: &bytes) > 0 {
      if let deadline, deadline.hasPassed { throw Fault(Stopped(.deadline)) }
      guard bytes.count <= limit else {
        throw .data("\(name) has more than \(Wording.grouped(limit)) bytes, too many for this kind of file")
      }
    }
    if stopSignal.isRaised { throw .interrupted }
    return bytes
  }

  package func close() {
    // Nothing was written, so closing can't lose anything.
    if descriptor != .standardInput { try? descriptor.close() }
  }
}

/// What is done with the bytes of one source; one thread at a time reads it.
private final class Decoding: Sendable {
  private struct State {
    var decoder = FileDecoder()
    var isTransparent = false
    var isLast = false
  }

  private let state = Lock(State())

  /// Appends the next bytes that the file holds; returns how many, 0 at the end, and when `readRaw`
  /// returns `nil` because reading was stopped.
  package func read(
    _ count: Int, of name: String, appendingTo buffer: inout [UInt8],
    _ readRaw: (inout [UInt8]) throws(Fault) -> Int?
  ) throws(Fault) -> Int {
    try state.withLock { state throws(Fault) in
      if state.isTransparent { return try readRaw(&buffer) ?? 0 }
      while true {
        let decoded: [UInt8]?
        do throws(ArchiveError) {
          decoded = try state.decoder.next(atMost: count, isLast: state.isLast)
        } catch {
          throw .data("\(name) can't be read: \(error.message)")
        }
        if let bytes = decoded {
          buffer += bytes
          state.isTransparent = state.decoder.isTransparent
          return bytes.count
        }
        var bytes: [UInt8] = []
        guard let received = try readRaw(&bytes) else { return 0 }
        state.isLast = received == 0
        state.decoder.append(bytes)
      }
    }
  }
}
