import GameCore
import Questions

/// A file that appears whole or not at all: written next to its place, then renamed.
///
/// The part next to it has a random name and is locked as long as the process that writes it lives,
/// so that processes with the same number, in containers that share a disk, don't meet. A part
/// whose lock is free was left by a run that was killed; the next run that writes the same file
/// removes it.
package struct WholeFile: Sendable {
  private let path: String
  private let temporaryPath: String
  private let descriptor: Descriptor

  /// What a name led to: a file to be made whole, or a device or pipe that is written as it comes.
  enum Opened: Sendable {
    case regular(WholeFile)
    case device(Descriptor)
  }

  /// Begins the file `path`; a link is followed, the permissions of an existing file are kept. A
  /// pipe that has no reader yet is waited for until the signal.
  static func open(_ path: String, stopSignal: StopSignal = Interrupt.signal) throws(Fault) -> Opened {
    do throws(SystemError) {
      let place = FileSystem.resolved(path) ?? path
      if FileSystem.isFolder(place) { throw SystemError.isFolder }
      let mode = FileSystem.regularFileMode(place)
      if mode == nil, FileSystem.exists(place) {
        let device = try Descriptor.writing(place, stopSignal: stopSignal)
        guard device.isWritten else { throw SystemError.isForReading }
        return .device(device)
      }
      removeRemains(beside: place)
      let (folder, prefix) = partName(beside: place)
      let (descriptor, temporaryPath) = try Descriptor.creating(folder + prefix, suffix: partSuffix)
      try descriptor.setMode(mode ?? FileSystem.newFileMode)
      return .regular(WholeFile(path: place, temporaryPath: temporaryPath, descriptor: descriptor))
    } catch {
      if error == .wasStopped { throw .interrupted }
      throw refusal(path, error)
    }
  }

  /// Refuses a path that can't be written, before the work whose result is to be written there.
  package static func check(_ path: String) throws(Fault) {
    switch try open(path) {
    case .regular(let file):
      try? file.descriptor.close()
      file.discard()
    case .device(let descriptor): try? descriptor.close()
    }
  }

  /// Writes the file `path`, or the device or pipe of that name. What is `isLasting` survives a
  /// power failure.
  package static func save(_ bytes: [UInt8], as path: String, isLasting: Bool = true) throws(Fault) {
    switch try open(path) {
    case .regular(let file):
      try file.write(bytes)
      try file.commit(isLasting: isLasting)
    case .device(let descriptor):
      do throws(SystemError) {
        try descriptor.write(bytes)
        try descriptor.close()
      } catch {
        throw .io("\(path) can't be written: \(error.message)")
      }
    }
  }

  func write(_ bytes: [UInt8]) throws(Fault) {
    try attempt { () throws(SystemError) in try descriptor.write(bytes) }
  }

  /// Renames the file into place; until then nothing is there.
  func commit(isLasting: Bool = true) throws(Fault) {
    try attempt { () throws(SystemError) in
      if isLasting { try descriptor.synchronize() }
      // Closing lets go of the lock, so it comes last.
      try FileSystem.rename(temporaryPath, to: path)
    }
    try attempt { () throws(SystemError) in try descriptor.close() }
  }

  /// Removes what was written.
  func discard() { FileSystem.remove(temporaryPath) }

  private func attempt(_ body: () throws(SystemError) -> Void) throws(Fault) {
    do throws(SystemError) {
      try body()
    } catch {
      discard()
      throw Self.refusal(path, error)
    }
  }

  private static func refusal(_ path: String, _ error: SystemError) -> Fault {
    .io("\(path) can't be written: \(error.message); nothing was left there")
  }

  /// Removes what killed runs have left next to the file: parts that no process holds.
  private static func removeRemains(beside path: String) {
    let (folder, prefix) = partName(beside: path)
    for entry in FileSystem.names(in: folder.isEmpty ? "." : folder) {
      let chance = entry.dropFirst(prefix.count).dropLast(partSuffix.count)
      guard entry.hasPrefix(prefix), entry.hasSuffix(partSuffix), chance.utf8.count == Descriptor.chanceLength else {
        continue
      }
      Descriptor.removeUnlessHeld(folder + entry)
    }
  }

  private static let partSuffix = ".part"

  /// The folder of a file with its slash, and how the names of its parts begin.
  private static func partName(beside path: String) -> (folder: String, prefix: String) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { path.utf8.index(after: $0) } ?? path.startIndex
    let name = String(path[start...])
    // A name has at most 255 bytes.
    var prefix = name
    while prefix.utf8.count > 200 { prefix.removeLast() }
    return (String(path[..<start]), ".\(prefix).")
  }
}
