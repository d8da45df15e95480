import GameCore

/// The heaps that lose a subtraction game: a single class, found without the Grundy values of the
/// other heaps.
///
/// In normal play a heap loses if no take leads to one that does. In misère play the heaps without
/// a move win, and the same holds for all others.
final class LosingSieve {
  /// The largest heap.
  static let largestHeap = ShiftedSet.largestHeap

  private let last: Int
  /// The least heap that may lose.
  private let first: Int
  private let blocks: any LosingBlocks

  /// Takes up to `last`, ascending, each at least 1.
  init(takes: [Int], upTo last: Int, isMisere: Bool) {
    self.last = last
    first = isMisere ? takes.first ?? .max : 0
    blocks = ShiftedSet.suits(takes, upTo: last) ? ShiftedLosing(takes) : StruckLosing(takes, upTo: last)
  }

  /// Passes on the losing heaps, block after block, ascending, until all are known or the limits
  /// say otherwise.
  /// - Returns: The largest heap examined, −1 where none was, and why no larger one was.
  func run(
    limits: SearchLimits, observer: Observer, receive: (Int) -> Void
  ) -> (reached: Int, stop: StopReason?) {
    var open = [UInt64](repeating: 0, count: ShiftedSet.words)
    for base in stride(from: 0, through: last, by: ShiftedSet.block) {
      if let reason = limits.stopReason(nodes: UInt64(base)) { return (base - 1, reason) }
      observer.report(Progress(completed: Double(base), total: Double(last + 1), unit: "heaps"))
      for word in open.indices { open[word] = isOpen(base &+ 64 &* word) }
      for place in blocks.losing(open, base: base) { receive(base &+ Int(place)) }
    }
    return (last, nil)
  }

  /// Which of 64 heaps may lose.
  private func isOpen(_ heap: Int) -> UInt64 {
    let (low, high) = (max(first &- heap, 0), last &- heap &+ 1)
    guard low < 64, high > 0 else { return 0 }
    return .max &<< UInt64(low) & (high < 64 ? 1 &<< UInt64(high) &- 1 : .max)
  }
}

/// What finds the losing heaps of one block after the other.
private protocol LosingBlocks: AnyObject {
  /// The places of the losing heaps in the block from `base` on, among those that are open,
  /// ascending.
  func losing(_ open: [UInt64], base: Int) -> ArraySlice<Int32>
}

/// By shifts, where takes are dense.
private final class ShiftedLosing: LosingBlocks {
  private let takes: ShiftedSet
  private let members: ValueClass
  private let marks = ShiftedMarks()
  private var places = [Int32](repeating: 0, count: ShiftedSet.block)

  init(_ takes: [Int]) {
    self.takes = ShiftedSet(takes)
    members = ValueClass(self.takes)
  }

  func losing(_ open: [UInt64], base: Int) -> ArraySlice<Int32> {
    marks.clear()
    members.mark(marks, open: open, base: base, takes)
    var left = open
    let losing = marks.pick(&left, takes, &places)
    members.add(losing, base: base)
    return losing
  }
}

/// Each losing heap strikes out those from which a take leads to it, where takes are few.
private final class StruckLosing: LosingBlocks {
  private let takes: [Int]
  /// One bit for each heap.
  private var struck: [UInt64]
  private var places = [Int32](repeating: 0, count: ShiftedSet.block)

  init(_ takes: [Int], upTo last: Int) {
    self.takes = takes
    struck = [UInt64](repeating: 0, count: last / ShiftedSet.block * ShiftedSet.words + ShiftedSet.words)
  }

  func losing(_ open: [UInt64], base: Int) -> ArraySlice<Int32> {
    var count = 0
    for word in open.indices {
      var left = open[word] & ~struck[base &>> 6 &+ word]
      while left != 0 {
        let place = 64 &* word &+ left.trailingZeroBitCount
        places[count] = Int32(truncatingIfNeeded: place)
        count &+= 1
        strike(from: base &+ place)
        left = left & (left &- 1) & ~struck[base &>> 6 &+ word]
      }
    }
    return places[..<count]
  }

  private func strike(from heap: Int) {
    let end = 64 &* struck.count
    for take in takes {
      let larger = heap &+ take
      if larger >= end { break }
      struck[larger &>> 6] |= 1 &<< UInt64(larger & 63)
    }
  }
}
