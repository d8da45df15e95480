/// How a file is packed.
enum Packing: Sendable, Hashable {
  case gzip, bzip2, xz, zstandard, zip

  /// How the streams of a file are packed; `nil` for zip, which has members.
  var method: PackedStream.Method? {
    switch self {
    case .gzip: .gzip
    case .bzip2: .bzip2
    case .xz: .xz
    case .zstandard: .zstandard
    case .zip: nil
    }
  }
}

/// What the first bytes of a file say about its form.
enum FileMark: Equatable {
  /// There are too few bytes to decide.
  case undecided
  /// None of the known forms of packed files.
  case plain
  case packed(Packing)
  /// A form that isn't read.
  case foreign(ArchiveError.Form)

  /// What `start` shows; `isWhole` when the file has no more bytes.
  init(_ start: ArraySlice<UInt8>, isWhole: Bool) {
    for (mark, form) in Self.known {
      if start.starts(with: mark) {
        self = form
        return
      }
    }
    if Self.isTar(start) {
      self = .foreign(.tar)
    } else {
      let mayBegin = Self.known.contains { $0.mark.starts(with: start) }
      self = mayBegin && !isWhole ? .undecided : .plain
    }
  }

  /// This number of bytes identifies every format: tar has its signature in the first block.
  static let longest = 512

  private static let known: [(mark: [UInt8], form: FileMark)] =
    [
      ([0x1F, 0x8B], .packed(.gzip)),
      ([0xFD] + Array("7zXZ".utf8) + [0], .packed(.xz)),
      ([0x28, 0xB5, 0x2F, 0xFD], .packed(.zstandard)),
      (Array("PK".utf8) + [3, 4], .packed(.zip)),
      (Array("PK".utf8) + [5, 6], .packed(.zip)),
      (Array("7z".utf8) + [0xBC, 0xAF, 0x27, 0x1C], .foreign(.sevenZip)),
      (Array("Rar!".utf8) + [0x1A, 7], .foreign(.rar)),
      ([0x1F, 0x9D], .foreign(.compress)),
      (Array("LZIP".utf8) + [1], .foreign(.lzip)),
      ([0x04, 0x22, 0x4D, 0x18], .foreign(.lz4)),
    ] + bzip2

  /// The nine sizes of blocks, each before a block or, in an empty file, before the end.
  private static let bzip2: [(mark: [UInt8], form: FileMark)] = (1...9).flatMap { size in
    [Array("1AY&SY".utf8), [0x17, 0x72, 0x45, 0x38, 0x50, 0x90]].map {
      (Array("BZh\(size)".utf8) + $0, .packed(.bzip2))
    }
  }

  /// Whether a file begins with the header of a tar archive.
  private static func isTar(_ start: ArraySlice<UInt8>) -> Bool {
    start.dropFirst(257).starts(with: Array("ustar".utf8))
  }
}
