import Catalogue

/// A file that appears whole or not at all: written beside its place, then renamed.
struct WholeFile: Sendable {
  private let path: String
  private let temporaryPath: String
  private let descriptor: Descriptor

  /// What a name led to: a file to be made whole, or a device or pipe that is written as it comes.
  enum Opened: Sendable {
    case regular(WholeFile)
    case device(Descriptor)
  }

  /// Begins the file `path`; a link is followed, the permissions of an existing file are kept.
  static func open(_ path: String) throws(Fault) -> Opened {
    do throws(SystemError) {
      let place = FileSystem.resolved(path) ?? path
      if FileSystem.isFolder(place) { throw SystemError.isFolder }
      let mode = FileSystem.regularFileMode(place)
      if mode == nil, FileSystem.exists(place) {
        let device = try Descriptor.writing(place)
        guard device.isWritten else { throw SystemError.isForReading }
        return .device(device)
      }
      let temporaryPath = temporaryName(beside: place)
      removeRemains(beside: place)
      let descriptor = try Descriptor.creating(temporaryPath, mode: 0o600)
      try descriptor.setMode(mode ?? FileSystem.newFileMode)
      return .regular(WholeFile(path: place, temporaryPath: temporaryPath, descriptor: descriptor))
    } catch {
      throw refusal(path, error)
    }
  }

  /// Refuses a path that can't be written, before the work is done whose result goes there.
  static func check(_ path: String) throws(Fault) {
    switch try open(path) {
    case .regular(let file):
      try? file.descriptor.close()
      file.discard()
    case .device(let descriptor): try? descriptor.close()
    }
  }

  /// Writes the file `path`, or the device or pipe of that name.
  static func save(_ bytes: [UInt8], as path: String) throws(Fault) {
    switch try open(path) {
    case .regular(let file):
      try file.write(bytes)
      try file.commit()
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

  /// Gives the file its name; until then nothing is there.
  func commit() throws(Fault) {
    try attempt { () throws(SystemError) in
      try descriptor.synchronize()
      try descriptor.close()
      try FileSystem.rename(temporaryPath, to: path)
    }
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

  /// Removes what a run that was killed has left beside the file: parts whose process is gone.
  private static func removeRemains(beside path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? path
    let folder = String(path.dropLast(name.count))
    for entry in FileSystem.names(in: folder.isEmpty ? "." : folder) {
      guard entry.hasPrefix(".\(name.prefix(100))."), entry.hasSuffix(".part"),
        let process = entry.dropLast(5).split(separator: ".").last.flatMap({ Int32($0) }),
        !FileSystem.isRunning(process)
      else { continue }
      FileSystem.remove(folder + entry)
    }
  }

  private static func temporaryName(beside path: String) -> String {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? path
    let folder = path.dropLast(name.count)
    return "\(folder).\(name.prefix(100)).\(FileSystem.processIdentifier).part"
  }
}
