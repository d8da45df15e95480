import CKernels

/// Grundy values of a subtraction game: take s₁ < s₂ < …, nothing else.
///
/// The least value that no option has is at most the number of takes, so with fewer than 64 takes
/// the options' values are bits of one word and the answer is the place of its lowest zero. With
/// more, values are stamped.
///
/// Safe: the memory belongs to this object and every index stays below `capacity`.
@safe final class SubtractionTable: ValueTable {
  private(set) var count = 0
  private let takes: [Int]
  private var values: UnsafeMutablePointer<UInt16>
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity = 0
  private let isNarrow: Bool

  /// The largest heap whose value fits into 16 bits, once that is known.
  private(set) var largestHeap = Int.max

  /// `takes` ascending, each at least 1; all those up to the largest heap that will be asked for.
  init(takes: [Int]) {
    self.takes = takes
    isNarrow = takes.count < 64
    unsafe values = .allocate(capacity: 1)
    unsafe bytes = .allocate(capacity: 1)
  }

  deinit {
    unsafe values.deallocate()
    unsafe bytes.deallocate()
  }

  func value(_ n: Int) -> Int { isNarrow ? unsafe Int(bytes[n]) : unsafe Int(values[n]) }

  func withValues(_ body: (ValueRun) -> Void) {
    isNarrow
      ? unsafe body(ValueRun(start: UnsafePointer(bytes), width: 1, count: count))
      : unsafe body(
        ValueRun(
          start: UnsafeRawPointer(values).assumingMemoryBound(to: UInt8.self), width: 2, count: count))
  }

  func extend(to target: Int, mayGoOn: () -> Bool) -> Bool {
    while count < target {
      guard mayGoOn(), count <= largestHeap else { return false }
      let end = min(target, count &+ (isNarrow ? 1 &<< 22 : max(64, (1 &<< 22) / takes.count)))
      if end > capacity { reserve(max(end, min(2 &* capacity, capacity &+ 1 &<< 28))) }
      if isNarrow { extendNarrow(to: end) } else { extendStamped(to: end) }
    }
    return true
  }

  private func extendNarrow(to end: Int) {
    let (g, first) = unsafe (bytes, takes.last ?? 1)
    unsafe takes.withUnsafeBufferPointer { takes in
      var n = count
      while n < min(end, first) {
        var seen: UInt64 = 0
        for index in 0..<takes.count {
          let take = unsafe takes[index]
          if take > n { break }
          unsafe seen |= 1 &<< UInt64(g[n &- take])
        }
        unsafe g[n] = UInt8(truncatingIfNeeded: (~seen).trailingZeroBitCount)
        n &+= 1
      }
      guard n < end else { return }
      unsafe takes.withMemoryRebound(to: Int64.self) { takes in
        unsafe ck_subtraction(g, takes.baseAddress, Int64(takes.count), Int64(n), Int64(end))
      }
    }
    count = end
  }

  private func extendStamped(to end: Int) {
    var stamps = [Int](repeating: -1, count: takes.count + 2)
    let g = unsafe values
    for n in count..<end {
      for take in takes {
        if take > n { break }
        stamps[unsafe Int(g[n &- take])] = n
      }
      var value = 0
      while stamps[value] == n { value &+= 1 }
      guard value < 65536 else {
        (count, largestHeap) = (n, n &- 1)
        return
      }
      unsafe g[n] = UInt16(truncatingIfNeeded: value)
    }
    count = end
  }

  private func reserve(_ size: Int) {
    if isNarrow {
      unsafe bytes = Self.moved(bytes, count, to: size)
    } else {
      unsafe values = Self.moved(values, count, to: size)
    }
    capacity = size
  }

  /// The first `count` values in memory for `size` of them.
  private static func moved<Value>(
    _ old: UnsafeMutablePointer<Value>, _ count: Int, to size: Int
  ) -> UnsafeMutablePointer<Value> {
    let larger = UnsafeMutablePointer<Value>.allocate(capacity: size)
    unsafe larger.update(from: old, count: count)
    unsafe old.deallocate()
    return unsafe larger
  }
}
