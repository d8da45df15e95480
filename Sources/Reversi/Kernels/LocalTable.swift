import CKernels

/// One thread's table of proved bounds of positions with few empty squares: small, so that it stays
/// in the processor's nearer caches, and without the means that threads need to share one.
///
/// An entry is half a cache line and holds the whole board, so that no other position can be taken
/// for it. The newest entry of a place stays.
@safe  // Owns the memory from init to deinit; `shift` leaves no more bits of a hash than there are places.
struct LocalTable: ~Copyable {
  private struct Entry {
    var mover: UInt64 = 0
    var opponent: UInt64 = 0
    var lower: Int8 = 0
    var upper: Int8 = 0
    var move: UInt8 = 64
    var unused: (UInt32, UInt8) = (0, 0)
  }

  private let entries: UnsafeMutablePointer<Entry>
  private let shift: UInt64

  static let entryBytes = 32

  /// A table of the largest power of two of entries that fits into `bytes`, at least 16.
  init(bytes: Int) {
    var bits = 4
    while (Self.entryBytes << (bits + 1)) <= bytes, bits < 30 { bits += 1 }
    shift = UInt64(64 - bits)
    let room = UnsafeMutableRawPointer.allocate(byteCount: Self.entryBytes << bits, alignment: 64)
    unsafe entries = room.bindMemory(to: Entry.self, capacity: 1 << bits)
    unsafe entries.initialize(repeating: Entry(), count: 1 << bits)
  }

  deinit { unsafe entries.deallocate() }

  /// The number that finds a position's place: by its high bits.
  @inline(__always)
  static func hash(_ mover: UInt64, _ opponent: UInt64) -> UInt64 {
    mover &* 0x9E37_79B9_7F4A_7C15 ^ opponent &* 0xC2B2_AE3D_27D4_EB4F
  }

  @inline(__always)
  private func place(_ hash: UInt64) -> UnsafeMutablePointer<Entry> {
    unsafe entries + Int(truncatingIfNeeded: hash &>> shift)
  }

  /// Asks for the cache line of a place ahead of its use.
  @inline(__always)
  func prefetch(_ hash: UInt64) {
    unsafe ck_rv_prefetch(UnsafeRawPointer(place(hash)).assumingMemoryBound(to: UInt64.self))
  }

  /// What is known about a position.
  @inline(__always)
  func find(_ mover: UInt64, _ opponent: UInt64, _ hash: UInt64) -> ProvedBounds? {
    let entry = unsafe place(hash)
    guard unsafe entry.pointee.mover == mover, unsafe entry.pointee.opponent == opponent else { return nil }
    return unsafe ProvedBounds(
      lower: Int(entry.pointee.lower), upper: Int(entry.pointee.upper), move: SquareIndex(Int(entry.pointee.move)))
  }

  /// Keeps bounds, −64...64, in the place of whatever was there; bounds of the same position are
  /// met with those known before.
  @inline(__always)
  func store(_ mover: UInt64, _ opponent: UInt64, _ hash: UInt64, _ bounds: ProvedBounds) {
    var bounds = bounds
    if let known = find(mover, opponent, hash) {
      bounds.lower = max(bounds.lower, known.lower)
      bounds.upper = min(bounds.upper, known.upper)
      if bounds.move == .none { bounds.move = known.move }
    }
    unsafe place(hash).pointee = Entry(
      mover: mover, opponent: opponent, lower: Int8(truncatingIfNeeded: bounds.lower),
      upper: Int8(truncatingIfNeeded: bounds.upper), move: UInt8(truncatingIfNeeded: bounds.move.number))
  }
}
