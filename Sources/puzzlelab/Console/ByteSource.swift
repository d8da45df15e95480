import Catalogue
import GameCore

/// A file or standard input, read in pieces.
package struct ByteSource: Sendable {
  /// What messages call it.
  let name: String
  private let descriptor: Descriptor
  private let stopSignal: StopSignal
  /// The size of a regular file in bytes; `nil` for pipes and terminals.
  let size: Int?

  /// Opens the file `path`, or standard input for `-`.
  package init(_ path: String, stopSignal: StopSignal) throws(Fault) {
    name = path == "-" ? "standard input" : path
    self.stopSignal = stopSignal
    do throws(SystemError) {
      descriptor = path == "-" ? .standardInput : try .reading(path)
    } catch {
      throw .io("\(name) can't be read: \(error.message)")
    }
    switch descriptor.nature {
    case .regularFile(let size): self.size = size
    case .folder:
      size = nil
      throw .io("\(name) can't be read: it is a folder, not a file")
    case .other: size = nil
    }
  }

  /// Appends the next piece of at most `count` bytes; returns its size, 0 at the end and after
  /// Ctrl-C.
  func read(_ count: Int, appendingTo buffer: inout [UInt8]) throws(Fault) -> Int {
    while size == nil, !stopSignal.isRaised, !descriptor.waitUntilReadable(milliseconds: 100) {}
    if stopSignal.isRaised { return 0 }
    do throws(SystemError) {
      return try descriptor.read(count, appendingTo: &buffer)
    } catch {
      if error.isInterruption { return try read(count, appendingTo: &buffer) }
      throw .io("\(name) can't be read: \(error.message)")
    }
  }

  /// All bytes of a file, or of standard input for `-`; no more than a gigabyte.
  static func contents(of path: String, stopSignal: StopSignal) throws(Fault) -> [UInt8] {
    let source = try ByteSource(path, stopSignal: stopSignal)
    defer { source.close() }
    return try source.readAll(atMost: 1 << 30)
  }

  /// Everything that is left.
  func readAll(atMost limit: Int) throws(Fault) -> [UInt8] {
    var bytes: [UInt8] = []
    if let size { bytes.reserveCapacity(min(size, limit) + (1 << 16)) }
    // A file is read at once, and then asked whether that was all: no room is made for what won't
    // come.
    func next() -> Int {
      size.map { min(max(1 << 14, $0 - bytes.count), 1 << 22) } ?? max(1 << 16, min(1 << 22, bytes.count))
    }
    while try read(next(), appendingTo: &bytes) > 0 {
      guard bytes.count <= limit else {
        throw .data("\(name) has more than \(limit) bytes, too many to be what is wanted")
      }
    }
    if stopSignal.isRaised { throw .interrupted }
    return bytes
  }

  func close() {
    // Nothing was written, so there is nothing that closing could lose.
    if descriptor != .standardInput { try? descriptor.close() }
  }
}
