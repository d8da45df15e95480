import Archives

extension FuzzTarget {
  /// Files that may be packed, and texts with marks of the order of bytes.
  static let packedFiles: [FuzzTarget] = [
    FuzzTarget("packed") { bytes in
      var choices = Choices(bytes)
      let step = 1 + choices.index(64)
      let file = choices.bytes
      let whole = unpacked(file, step: file.count)
      require(unpacked(file, step: step) == whole, "a file holds the same in pieces of \(step) bytes")
      if !FileDecoder.isEncoded(file) {
        require(whole == .success(Array(file.prefix(longest))), "what isn't packed stays as it is")
      }
    }
  ]

  /// As many unpacked bytes are compared.
  private static let longest = 1 << 18

  /// What a file holds that arrives in pieces, up to ``longest`` bytes.
  private static func unpacked(_ file: [UInt8], step: Int) -> Result<[UInt8], ArchiveError> {
    var decoder = FileDecoder()
    var all: [UInt8] = []
    var start = 0
    do throws(ArchiveError) {
      while all.count < longest {
        if let piece = try decoder.next(atMost: 4096, isLast: start >= file.count) {
          guard !piece.isEmpty else { break }
          all += piece
        } else {
          let end = min(start + max(1, step), file.count)
          decoder.append(Array(file[start..<end]))
          start = end
        }
      }
      return .success(Array(all.prefix(longest)))
    } catch {
      return .failure(error)
    }
  }
}
