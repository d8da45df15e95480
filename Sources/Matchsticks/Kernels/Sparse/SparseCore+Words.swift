import CKernels
import GameCore

/// Values of two bytes: when a value needs more than one.
extension SparseCore {
  @inline(__always)
  func words(_ memory: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt16> {
    unsafe UnsafeMutableRawPointer(memory + Self.margin).assumingMemoryBound(to: UInt16.self)
  }

  /// Turns bytes into words.
  mutating func widen() {
    let (bytes, mirrored, size) = unsafe (forward, backward, capacity)
    width = 2
    unsafe forward = Self.memory(size, width: 2)
    unsafe backward = Self.memory(size, width: 2)
    for n in 0..<count {
      let value = unsafe UInt16((bytes + Self.margin)[n])
      unsafe words(forward)[n] = value
      unsafe words(backward)[size &- 1 &- n] = value
    }
    unsafe ZeroedMemory.free(bytes)
    unsafe ZeroedMemory.free(mirrored)
  }
}
