import Documents
import GameCore

extension Fault {
  /// Returns if there is enough memory for `bytes` bytes; otherwise throws why the work isn't
  /// begun, and the remedy.
  package static func requireMemory(bytes: Int, remedy: String) throws(Fault) {
    let free = FreeMemory.bytes
    guard bytes > free else { return }
    throw Fault(.stopped, "this needs \(bytes >> 20) MiB of memory, but only \(free >> 20) MiB are free; \(remedy)")
  }
}
