/// Values that are kept and gone on from.
extension SparseSpace {
  /// The values of a table as bytes, and what they have cost.
  struct Kept: Sendable, Equatable {
    /// The values in order, `width` bytes each, the low one first.
    let bytes: [UInt8]
    let width: Int
    let breaks: Int

    /// How many values there are.
    var count: Int { bytes.count / width }

    /// `nil` unless the bytes are values that a table may hold.
    init?(bytes: [UInt8], width: Int, breaks: Int) {
      guard width == 1 || width == 2, bytes.count.isMultiple(of: width), breaks >= 0 else { return nil }
      (self.bytes, self.width, self.breaks) = (bytes, width, breaks)
      // No value is larger than its heap.
      guard (0..<count).allSatisfy({ value($0) <= min($0, 65534) }) else { return nil }
    }

    /// The value of heap `n` < ``count``.
    func value(_ n: Int) -> Int {
      width == 1 ? Int(bytes[n]) : Int(bytes[2 &* n]) | Int(bytes[2 &* n &+ 1]) &<< 8
    }
  }

  /// What is known so far.
  var kept: Kept? {
    var kept: Kept?
    withValues { run in
      let bytes = unsafe Array(UnsafeBufferPointer(start: run.start, count: run.count &* run.width))
      kept = Kept(bytes: bytes, width: run.width, breaks: breaks)
    }
    return kept
  }
}
