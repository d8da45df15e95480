import GameCore
import Glibc
import Questions

/// A refusal of the operating system.
package struct SystemError: Error, Equatable, Sendable {
  /// The value of `errno`.
  package let code: Int32

  /// What the system calls it: "No space left on device".
  package var message: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }

  /// A folder where a file was expected.
  package static let isFolder = SystemError(code: EISDIR)

  /// The reading end of a pipe, where something was to be written.
  static let isForReading = SystemError(code: EBADF)

  /// A file that another process is writing.
  static let isTaken = SystemError(code: EBUSY)

  /// The stop signal was raised while a pipe was waited for.
  static let wasStopped = SystemError(code: ECANCELED)

  /// Whether a signal came before anything was read.
  var isInterruption: Bool { code == EINTR || code == EAGAIN }

  /// Whether the reader of a pipe is gone.
  var isClosedPipe: Bool { code == EPIPE }

  static var last: SystemError { SystemError(code: errno) }
}

/// A file descriptor, and the few system calls that the console makes on one. It does not close
/// itself.
package struct Descriptor: Sendable, Equatable {
  let number: Int32

  package static let standardInput = Descriptor(number: 0)
  package static let standardOutput = Descriptor(number: 1)
  package static let standardError = Descriptor(number: 2)

  /// What a descriptor leads to.
  enum Nature: Sendable { case regularFile(size: Int), folder, other }

  /// Opens the standard descriptors that are closed, so that no file gets their numbers: what was
  /// meant for a person would be written into it. What is closed can't be read or written then, as
  /// before, but for messages, which are lost.
  package static func openStandard() {
    for (number, mode) in [(standardInput, O_WRONLY), (standardOutput, O_RDONLY), (standardError, O_WRONLY)]
    where fcntl(number.number, F_GETFD) < 0 {
      // The lowest number that is free is given.
      _ = unsafe open("/dev/null", mode)
    }
  }

  /// Opens a file to read. A pipe is open at once, whatever may write it: ``waitUntilReadable``
  /// waits for that.
  static func reading(_ path: String) throws(SystemError) -> Descriptor {
    try checked { unsafe open(path.forSystem, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
  }

  /// Opens an existing file, device or pipe to write; waits for the reader of a pipe until the
  /// signal.
  package static func writing(_ path: String, stopSignal: StopSignal) throws(SystemError) -> Descriptor {
    while true {
      do throws(SystemError) {
        let descriptor = try checked { unsafe open(path.forSystem, O_WRONLY | O_NONBLOCK | O_CLOEXEC) }
        // Later writes wait as usual.
        _ = fcntl(descriptor.number, F_SETFL, fcntl(descriptor.number, F_GETFL) & ~O_NONBLOCK)
        return descriptor
      } catch  where error.code == ENXIO && FileSystem.isPipe(path) {
        if stopSignal.isRaised { throw .wasStopped }
        usleep(20_000)
      }
    }
  }

  /// Opens a file, new or not, to write after its first `length` bytes; what follows is cut off. It
  /// is this process's as long as it is open: `isTaken` when another one has it, or has written
  /// since it had `size` bytes.
  static func appending(_ path: String, after length: Int, of size: Int) throws(SystemError) -> Descriptor {
    let descriptor = try checked { unsafe open(path.forSystem, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644) }
    // Where a file system knows no locks there is none.
    if flock(descriptor.number, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { throw .isTaken }
    if case .regularFile(let now) = descriptor.nature, now != size { throw .isTaken }
    _ = try checked { ftruncate(descriptor.number, length) }
    return descriptor
  }

  /// How many characters of a name are chosen by chance.
  static let chanceLength = 6

  /// Creates a new file to write, for this user alone, and holds its lock; between `prefix` and
  /// `suffix` its name has ``chanceLength`` characters by chance.
  static func creating(_ prefix: String, suffix: String) throws(SystemError) -> (Descriptor, path: String) {
    while true {
      var name = (prefix + String(repeating: "X", count: chanceLength) + suffix).forSystem
      let descriptor = try checked { unsafe mkstemps(&name, Int32(suffix.utf8.count)) }
      _ = fcntl(descriptor.number, F_SETFD, FD_CLOEXEC)
      let path = SystemText.text(name.dropLast().map { UInt8(bitPattern: $0) })
      // On a file system without locks none can be held, and a file without one isn't removed.
      if flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK, descriptor.hasName {
        return (descriptor, path)
      }
      // Another process took it for something that was left, and removes it.
      try? descriptor.close()
    }
  }

  /// Removes a file unless a process holds its lock, or locks aren't known there.
  static func removeUnlessHeld(_ path: String) {
    guard let descriptor = try? checked({ unsafe open(path.forSystem, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) })
    else {
      return
    }
    if flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 { FileSystem.remove(path) }
    try? descriptor.close()
  }

  /// Whether a file still has a name.
  private var hasName: Bool {
    var status = stat()
    return unsafe fstat(number, &status) == 0 && status.st_nlink > 0
  }

  /// The first bytes of a regular file, at most `count`; the place where it is read stays.
  package func start(_ count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { bytes, read in
      read = max(0, unsafe pread(number, bytes.baseAddress, count, 0))
    }
  }

  /// Appends up to `count` bytes to `buffer`; returns how many came, 0 at the end.
  package func read(_ count: Int, appendingTo buffer: inout [UInt8]) throws(SystemError) -> Int {
    let start = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: count))
    let received = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe Glibc.read(number, bytes.baseAddress?.advanced(by: start), count)
    }
    let error = SystemError.last
    buffer.removeLast(count - max(0, received))
    guard received >= 0 else { throw error }
    return received
  }

  /// Writes all of `bytes`.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let written = unsafe bytes.withUnsafeBytes { all in
        unsafe Glibc.write(number, all.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if written >= 0 {
        start += written
      } else if errno == EAGAIN {
        waitUntilWritable()
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  /// Waits until there is something to read (or the end), at most `milliseconds`; whether there is.
  func waitUntilReadable(milliseconds: Int32) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, milliseconds) > 0
  }

  /// Whether the other side of a pipe or connection is closed, whatever is left to be read.
  var isHungUp: Bool {
    var request = pollfd(fd: number, events: 0, revents: 0)
    return unsafe poll(&request, 1, 0) > 0 && request.revents & Int16(POLLHUP) != 0
  }

  private func waitUntilWritable() {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    unsafe poll(&request, 1, 1_000)
  }

  /// Makes sure that what was written is on the disk.
  func synchronize() throws(SystemError) {
    guard fsync(number) == 0 else { throw .last }
  }

  package func close() throws(SystemError) {
    guard Glibc.close(number) == 0 else { throw .last }
  }

  func setMode(_ mode: UInt32) throws(SystemError) {
    guard fchmod(number, mode) == 0 else { throw .last }
  }

  /// Whether it isn't the process's own input, which no process reads from the other side.
  var isWritten: Bool {
    var own = stat()
    var input = stat()
    guard unsafe fstat(number, &own) == 0, unsafe fstat(0, &input) == 0 else { return true }
    let isSame = own.st_dev == input.st_dev && own.st_ino == input.st_ino
    return !isSame || fcntl(0, F_GETFL) & O_ACCMODE != O_RDONLY || own.st_mode & S_IFMT == S_IFCHR && !isTerminal
  }

  /// Whether a person sits at the other end.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// The width of the terminal in columns, if it is one and reports it.
  var terminalColumns: Int? {
    var size = winsize()
    guard unsafe ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  var nature: Nature {
    var status = stat()
    guard unsafe fstat(number, &status) == 0 else { return .other }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .regularFile(size: Int(status.st_size))
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  private static func checked(_ call: () -> Int32) throws(SystemError) -> Descriptor {
    while true {
      let number = call()
      if number >= 0 { return Descriptor(number: number) }
      guard errno == EINTR else { throw .last }
    }
  }
}
