/// FNV-1a over 64-bit words: finds the errors of files, not of forgers.
enum Checksum {
  /// The checksum of the words in their order.
  static func of(_ words: some Sequence<UInt64>) -> UInt64 {
    words.reduce(0xCBF2_9CE4_8422_2325) { sum, word in
      let mixed = (sum ^ word) &* 0x0000_0100_0000_01B3
      return mixed ^ (mixed &>> 29)
    }
  }
}
