import GameCore
import Glibc
import Questions

/// The few things that the console asks of the file system and the process.
package enum FileSystem {
  /// The mode bits of a regular file; `nil` when there is none of that name.
  static func regularFileMode(_ path: String) -> UInt32? {
    guard let status = status(path), status.st_mode & S_IFMT == S_IFREG else { return nil }
    return status.st_mode & 0o7777
  }

  /// Whether anything of that name exists.
  package static func exists(_ path: String) -> Bool { status(path) != nil }

  /// Whether a folder of that name exists.
  package static func isFolder(_ path: String) -> Bool { status(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

  /// Whether a named pipe of that name exists.
  static func isPipe(_ path: String) -> Bool { status(path).map { $0.st_mode & S_IFMT == S_IFIFO } ?? false }

  /// Makes a folder in one that exists.
  package static func makeFolder(_ path: String) throws(SystemError) {
    guard unsafe mkdir(path.forSystem, 0o777) == 0 else { throw .last }
  }

  /// Makes a folder in one that exists, unless it is there.
  package static func makeFolderIfMissing(_ path: String) throws(Fault) {
    guard !isFolder(path) else { return }
    do throws(SystemError) {
      try makeFolder(path)
    } catch {
      throw .io("the folder \(path) can't be created: \(error.message)")
    }
  }

  /// Makes a folder and those that it is in, as far as they don't exist.
  package static func makeFolders(_ path: String) throws(SystemError) {
    guard !isFolder(path) else { return }
    if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex {
      try makeFolders(String(path[..<slash]))
    }
    do throws(SystemError) {
      try makeFolder(path)
    } catch {
      // Another process may have made it in the meantime.
      guard isFolder(path) else { throw error }
    }
  }

  /// The path without links and dots; `nil` when it doesn't exist.
  static func resolved(_ path: String) -> String? {
    guard let text = unsafe realpath(path.forSystem, nil) else { return nil }
    defer { unsafe free(text) }
    return unsafe SystemText.text(at: text)
  }

  /// Renames a file, replacing one that has the new name.
  package static func rename(_ old: String, to new: String) throws(SystemError) {
    guard unsafe Glibc.rename(old.forSystem, new.forSystem) == 0 else { throw .last }
  }

  /// Removes a file; it is fine when there is none.
  package static func remove(_ path: String) { unsafe unlink(path.forSystem) }

  /// The mode that the process gives to new files.
  static var newFileMode: UInt32 {
    let mask = umask(0o022)
    umask(mask)
    return 0o666 & ~mask
  }

  /// A variable of the environment; `nil` when it isn't set.
  package static func environment(_ name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe SystemText.text(at: text)
  }

  /// The running program's own file.
  package static var executable: String? { resolved("/proc/self/exe") }

  static var workingDirectory: String? { resolved(".") }

  /// The names in a folder; none when it can't be read.
  package static func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder.forSystem) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      unsafe names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe SystemText.text(at: $0) }
        })
    }
    return names
  }

  /// The size of a regular file in bytes, and when it was written or touched, in nanoseconds since
  /// 1970; `nil` when there is none of that name.
  static func sizeAndTime(_ path: String) -> (size: Int, time: Int)? {
    guard let status = status(path), status.st_mode & S_IFMT == S_IFREG else { return nil }
    return (Int(status.st_size), status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec)
  }

  /// Makes a file as new as if it were written now.
  static func touch(_ path: String) { unsafe utimensat(AT_FDCWD, path.forSystem, nil, 0) }

  /// Ends the process at once, without waiting for other threads.
  static func exitNow(_ status: Int32) -> Never { _exit(status) }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return unsafe stat(path.forSystem, &status) == 0 ? status : nil
  }
}

extension SystemText {
  /// The text of a C string.
  fileprivate static func text(at string: UnsafePointer<CChar>) -> String {
    let bytes = unsafe UnsafeRawBufferPointer(start: string, count: strlen(string))
    return unsafe text(Array(bytes))
  }

  /// The words with which the process was started, its own name first.
  package static let arguments: [String] = {
    var words: [String] = []
    for place in 0..<Int(CommandLine.argc) {
      if let word = unsafe CommandLine.unsafeArgv[place] { unsafe words.append(text(at: word)) }
    }
    return words
  }()
}
