/// Decides sums of heaps when the last take limits the next one, for every sum that fits into a
/// box.
///
/// A position is the heaps and the cap on the next take. A larger cap never hurts, so one number
/// says all about the heaps: the *need*, the smallest take that wins, which is the smallest cap
/// with which the player to move wins. The take t that leaves y wins exactly when the need of y is
/// more than f(t).
///
/// Layout: the heaps x₀, x₁, … of a position are the digits of its place, xᵢ counting `strides[i]`;
/// every move leads to a smaller place, so places are filled in ascending order.
///
/// Safe: the memory belongs to this object, and places stay below `count`.
@safe final class LastMoveBox {
  /// How many positions the box has.
  let count: Int
  /// What one match of each heap counts in a place.
  let strides: [Int]
  private let sizes: [Int]
  private let needs: UnsafeMutablePointer<UInt32>
  private let caps: UnsafeMutablePointer<UInt32>

  /// The need of a position that can't be won.
  static let never = UInt32.max

  /// A box for the heaps of up to `sizes`, each below 2³¹; `caps[t]` is f(t) for t up to the
  /// largest of them.
  init(sizes: [Int], caps: [UInt32]) {
    var (strides, count) = ([Int](), 1)
    for size in sizes {
      strides.append(count)
      count &*= size &+ 1
    }
    self.sizes = sizes
    self.strides = strides
    self.count = count
    unsafe needs = .allocate(capacity: count)
    unsafe self.caps = .allocate(capacity: caps.count)
    unsafe self.caps.initialize(from: caps, count: caps.count)
  }

  deinit {
    unsafe needs.deallocate()
    unsafe caps.deallocate()
  }

  /// The need of the position at `place`, once it is filled.
  @inline(__always)
  func need(_ place: Int) -> UInt32 {
    precondition(place >= 0 && place < count, "a place in the box")
    return unsafe needs[place]
  }

  /// What may be taken after a take of `take`.
  func cap(after take: Int) -> UInt32 { unsafe caps[take] }

  /// Computes all needs; `empty` is that of no heap at all. False when `mayGoOn`, asked after some
  /// hundred thousand takes, said no.
  /// - Complexity: O(places · takes tried); a place that can't be won costs all its takes.
  func fill(empty: UInt32, mayGoOn: (Int) -> Bool) -> Bool {
    unsafe needs[0] = empty
    var heaps = [Int](repeating: 0, count: sizes.count)
    var work = Self.interval
    for place in 1..<max(count, 1) {
      if work >= Self.interval {
        work = 0
        if !mayGoOn(place) { return false }
      }
      advance(&heaps)
      let (take, tried) = leastWinningTake(place, heaps)
      unsafe needs[place] = take
      work &+= tried
    }
    return true
  }

  /// Adds one to the number whose digits the heaps are.
  @inline(__always)
  private func advance(_ heaps: inout [Int]) {
    var digit = 0
    while heaps[digit] == sizes[digit] {
      heaps[digit] = 0
      digit &+= 1
    }
    heaps[digit] &+= 1
  }

  /// The takes between two checks whether to continue.
  private static let interval = 1 << 19

  /// The least winning take, and how many were tried.
  private func leastWinningTake(_ place: Int, _ heaps: [Int]) -> (take: UInt32, tried: Int) {
    var largest = 0
    for heap in heaps { largest = max(largest, heap) }
    for take in 1...largest {
      for index in 0..<heaps.count where heaps[index] >= take {
        if unsafe needs[place &- take &* strides[index]] > caps[take] {
          return (UInt32(truncatingIfNeeded: take), take)
        }
      }
    }
    return (Self.never, largest)
  }
}
