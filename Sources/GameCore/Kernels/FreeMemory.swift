#if hasFeature(Embedded)
  /// How much memory this process may still take.
  package enum FreeMemory {
    /// Bytes: the browser doesn't say, so what a page can count on.
    package static var bytes: Int { 1 << 30 }
  }
#else
  import Glibc

  /// How much memory this process may still take.
  package enum FreeMemory {
    /// Bytes: what the system has to give without swapping, what its control group leaves, and what
    /// the process's own limit (`ulimit -v`) leaves, whichever is least. What can't be found out
    /// doesn't count; without anything known it is `Int.max`.
    package static var bytes: Int {
      let system = number(after: "MemAvailable:", in: "/proc/meminfo").map { $0 << 10 }
      return min(system ?? .max, ofGroup ?? .max, ofProcess ?? .max)
    }

    private static var ofGroup: Int? {
      guard let most = number(in: "/sys/fs/cgroup/memory.max"), let used = number(in: "/sys/fs/cgroup/memory.current")
      else { return nil }
      return max(0, most - used)
    }

    private static var ofProcess: Int? {
      var limit = rlimit()
      let kind = __rlimit_resource_t(RLIMIT_AS.rawValue)
      guard unsafe getrlimit(kind, &limit) == 0, let most = Int(exactly: limit.rlim_cur) else { return nil }
      return max(0, most - (number(after: "VmSize:", in: "/proc/self/status").map { $0 << 10 } ?? 0))
    }

    /// The first number after `key` in a file of the system, or in all of it.
    private static func number(after key: String = "", in path: String) -> Int? {
      guard let file = unsafe fopen(path, "r") else { return nil }
      defer { unsafe fclose(file) }
      var bytes = [UInt8](repeating: 0, count: 1 << 14)
      let count = unsafe fread(&bytes, 1, bytes.count, file)
      let text = String(decoding: bytes[..<count], as: UTF8.self)
      for line in text.split(separator: "\n") where line.hasPrefix(key) {
        return Int(line.dropFirst(key.count).drop { $0 == " " || $0 == "\t" }.prefix { $0.isNumber })
      }
      return nil
    }
  }
#endif
