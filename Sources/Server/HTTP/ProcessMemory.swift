import CMicroHTTPD
import Glibc

enum ProcessMemory {
  /// The bytes that are resident; 0 when the system doesn't report it.
  static var bytes: Int {
    let file = unsafe open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var text = [UInt8](repeating: 0, count: 128)
    let count = unsafe read(file, &text, text.count)
    guard count > 0 else { return 0 }
    let words = text.prefix(count).split(separator: UInt8(ascii: " "))
    guard words.count > 1, let pages = Int(String(decoding: words[1], as: UTF8.self)) else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// Returns freed memory to the system, which the allocator otherwise keeps.
  static func giveBack() { http_trim() }
}
