import GameCore

extension SealedFileError: ReportedError {
  /// Why a file can't be used, and what to do.
  package var message: String {
    switch self {
    case .wrongMark: "not a file of this kind; name another file"
    case .olderVersion(let version, let expected):
      "a file of version \(version), but this program reads version \(expected); create it again"
    case .newerVersion(let version, let expected):
      "a file of version \(version), but this program reads only version \(expected); use the program that wrote it"
    case .cutOff: "the file is cut short; create it again, or name another"
    case .trailingBytes(let count): "\(Wording.count(count, "byte", "bytes")) too many at the end; name another file"
    case .damaged: "the file is damaged; create it again, or name another"
    }
  }
}
