import CKernels
import Glibc

/// Values of two bytes: when a value needs more than one.
extension SparseCore {
  @inline(__always)
  func words(_ memory: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt16> {
    unsafe UnsafeMutableRawPointer(memory + Self.margin).assumingMemoryBound(to: UInt16.self)
  }

  /// The value of heap `count`, marked by stamping each value with the heap that reaches it.
  mutating func extendWide() {
    let n = count
    guard let stamps = unsafe stamps else { preconditionFailure("wide values have stamps") }
    let stamp = UInt32(truncatingIfNeeded: n)
    let g = unsafe words(forward)
    for index in 0..<endCount where unsafe takes[index] == n { unsafe stamps[0] = stamp }
    for index in endCount..<(endCount &+ keepCount) where unsafe takes[index] < n {
      unsafe stamps[Int(g[n &- takes[index]])] = stamp
    }
    for place in 0..<splitCount {
      let rest = n &- split(place)
      var index = 0
      while index < rareCount {
        let a = unsafe Int(rare[index])
        if a >= rest { break }
        unsafe stamps[Int(g[a] ^ g[rest &- a])] = stamp
        index &+= 1
      }
    }
    if !areEqualAllowed { unsafe stamps[0] = .max }
    var value = 0
    while true {
      while unsafe stamps[value] == stamp { value &+= 1 }
      if isMixed(value, n) || !occurs(value, n) { break }
      value &+= 1
    }
    precondition(value < 65535, "a Grundy value needs more than 16 bits")
    store(value)
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
    unsafe free(bytes)
    unsafe free(mirrored)
    let fresh = UnsafeMutablePointer<UInt32>.allocate(capacity: 65536)
    unsafe fresh.initialize(repeating: .max, count: 65536)
    unsafe stamps = fresh
  }
}
