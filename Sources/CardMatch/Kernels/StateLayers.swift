import GameCore
import Synchronization

/// All closed states with the same number of seen cards (known or matched).
///
/// Safe to share between threads once it is complete.
@safe final class StateLayer: @unchecked Sendable {
  /// Every state once, up to the names of ranks and suits.
  private(set) var states: ContiguousArray<PackedState> = []
  /// The states' keys, with their values once these are known.
  let closed: KeyTable
  /// The values of the states with one known card open; filled when the layer is evaluated.
  private(set) var open = KeyTable()
  /// The number of states with one known card open, once the layer is evaluated.
  private(set) var openCount = 0
  private let openLock = Lock(())

  init() { closed = KeyTable() }

  /// Adds values of open states; from any thread, as long as none reads them.
  func addOpenValues(_ values: ContiguousArray<OpenValue>) {
    openLock.withLock { _ in
      for entry in values { _ = open.insert(entry.key, entry.value) }
      openCount = open.count
    }
  }

  /// Frees the memory of the open states' values.
  func forgetOpenValues() { open = KeyTable() }

  /// The numbers of the states, those with the same number of matched cards together, the most
  /// matched first.
  func bucketsByMatchedCards() -> [ContiguousArray<Int32>] {
    var buckets = [ContiguousArray<Int32>](repeating: [], count: 53)
    for (index, state) in states.enumerated() { buckets[52 &- state.matchedCount].append(Int32(index)) }
    return buckets.filter { !$0.isEmpty }
  }

  /// Adds a state unless its key is present.
  @inline(__always)
  func insert(_ key: UInt64, _ state: () -> PackedState) {
    if closed.insert(key) { states.append(state()) }
  }
}

/// Lists the closed states layer by layer: a card is seen, or two known cards that match leave.
struct LayerEnumerator {
  private let groups: RankGroups

  init(groups: RankGroups) { self.groups = groups }

  /// The layer of the empty table.
  static func first(groups: RankGroups) -> StateLayer {
    let layer = StateLayer()
    groups.load(PackedState())
    layer.insert(groups.key) { PackedState() }
    return layer
  }

  /// Completes `layer` by the matches in its own states, and puts what one more card leads to into
  /// a new layer.
  ///
  /// - Parameter isStopped: asked every few thousand states; `nil` is returned when it says so.
  func next(after layer: StateLayer, wantsNext: Bool, isStopped: () -> Bool) -> StateLayer? {
    let next = StateLayer()
    var index = 0
    while index < layer.states.count {
      if index & 4095 == 4095, isStopped() { return nil }
      groups.load(layer.states[index])
      addMatches(to: layer)
      if wantsNext { addCards(to: next) }
      index &+= 1
    }
    return next
  }

  private func addCards(to next: StateLayer) {
    for group in 0...groups.count where unsafe groups.sizes[group] > 0 {
      let byte = unsafe groups.bytes[group]
      for suit in 0..<groups.suits where (byte | byte &>> 4) &>> suit & 1 == 0 {
        let seen = byte | 1 &<< suit
        next.insert(groups.key(group: group, becoming: seen)) { groups.packed(group: group, becoming: seen) }
      }
    }
  }

  private func addMatches(to layer: StateLayer) {
    for group in 0..<groups.count {
      let byte = unsafe groups.bytes[group]
      for suit in 0..<groups.suits where byte &>> suit & 1 == 1 {
        for other in (suit &+ 1)..<(groups.suits &+ 1) where other < groups.suits && byte &>> other & 1 == 1 {
          let pair = 1 &<< suit | 1 &<< other
          let matched = byte ^ pair | pair &<< 4
          layer.insert(groups.key(group: group, becoming: matched)) { groups.packed(group: group, becoming: matched) }
        }
        addSuitMatches(suit, group: group, matched: byte ^ 1 &<< suit | 16 &<< suit, to: layer)
      }
    }
  }

  private func addSuitMatches(_ suit: Int, group: Int, matched: Int, to layer: StateLayer) {
    let first = unsafe groups.sizes[group] > 1 ? group : group &+ 1
    for other in first..<(groups.count &+ 1) where other < groups.count {
      let otherByte = unsafe groups.bytes[other]
      guard otherByte &>> suit & 1 == 1 else { continue }
      let otherMatched = otherByte ^ 1 &<< suit | 16 &<< suit
      layer.insert(groups.key(group: group, becoming: matched, other: other, becoming: otherMatched)) {
        groups.packed(group: group, becoming: matched, other: other, becoming: otherMatched)
      }
    }
  }
}
