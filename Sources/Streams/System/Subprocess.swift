import GameCore
import Glibc
import Questions
import Synchronization

/// A process that we write to and read from.
///
/// It is in a group of its own, so that Ctrl-C reaches us, and we stop it; its standard error is
/// ours unless we read it, too.
struct Subprocess: Sendable {
  private let process: pid_t
  /// Its standard input.
  let input: Descriptor
  /// Its standard output.
  package let output: Descriptor
  /// Its standard error, where we read it.
  let errors: Descriptor?

  /// Starts a program, which is searched for on the PATH.
  /// - Parameters:
  ///   - words: the program and its arguments, at least one word.
  ///   - readsErrors: whether its standard error is read instead of being ours.
  init(_ words: [String], readsErrors: Bool = false) throws(SystemError) {
    // One at a time, so that none inherits the pipes of another that is being made.
    self = try Self.starting.withLock { _ throws(SystemError) in
      try Subprocess(starting: words, readsErrors: readsErrors)
    }
  }

  private static let starting = Lock(())

  private init(starting words: [String], readsErrors: Bool) throws(SystemError) {
    var pipes: [Pipe] = []
    do throws(SystemError) {
      for _ in 0..<(readsErrors ? 3 : 2) { pipes.append(try Pipe()) }
    } catch {
      for pipe in pipes { pipe.close() }
      throw error
    }
    let (toIt, fromIt, errors) = (pipes[0], pipes[1], readsErrors ? pipes[2] : nil)
    var process = pid_t()
    let status = Self.spawn(
      words, reading: toIt.reading, writing: fromIt.writing, errors: errors?.writing, &process)
    Glibc.close(toIt.reading)
    Glibc.close(fromIt.writing)
    if let errors { Glibc.close(errors.writing) }
    guard status == 0 else {
      Glibc.close(toIt.writing)
      Glibc.close(fromIt.reading)
      if let errors { Glibc.close(errors.reading) }
      throw SystemError(code: status)
    }
    self.process = process
    input = Descriptor(number: toIt.writing)
    output = Descriptor(number: fromIt.reading)
    self.errors = errors.map { Descriptor(number: $0.reading) }
  }

  /// Whether it has ended, without waiting for it.
  var hasExited: Bool {
    var report = unsafe siginfo_t()
    let status = unsafe waitid(P_PID, id_t(process), &report, WEXITED | WNOHANG | WNOWAIT)
    return unsafe status == 0 && report.si_signo != 0
  }

  /// Asks it to stop.
  func stop() { kill(process, SIGTERM) }

  /// Kills it at once, with whatever it started, and returns how it ended.
  func end() -> String {
    kill(-process, SIGKILL)
    return wait()
  }

  /// Waits for its end and returns how it ended: "ended with status 1".
  func wait() -> String {
    Glibc.close(input.number)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    // What it started may live on without it.
    kill(-process, SIGKILL)
    Glibc.close(output.number)
    if let errors { Glibc.close(errors.number) }
    let signal = status & 0x7F
    if signal == 0 { return "exited with status \(status >> 8 & 0xFF)" }
    guard let name = unsafe strsignal(signal) else { return "was killed by signal \(signal)" }
    return unsafe "was killed by signal \(signal) (\(String(cString: name)))"
  }

  private static func spawn(
    _ words: [String], reading: Int32, writing: Int32, errors: Int32?, _ process: inout pid_t
  ) -> Int32 {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, reading, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, writing, 1)
    if let errors { unsafe posix_spawn_file_actions_adddup2(&actions, errors, 2) }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    unsafe sigemptyset(&defaults)
    for number in [SIGPIPE, SIGXFSZ] { unsafe sigaddset(&defaults, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = unsafe words.map { unsafe strdup($0.forSystem) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    return unsafe posix_spawnp(&process, words[0].forSystem, &actions, &attributes, &arguments, environ)
  }
}

/// A pipe whose ends no other process inherits.
private struct Pipe {
  let reading: Int32
  package let writing: Int32

  init() throws(SystemError) {
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { throw .last }
    (reading, writing) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  package func close() {
    Glibc.close(reading)
    Glibc.close(writing)
  }
}
