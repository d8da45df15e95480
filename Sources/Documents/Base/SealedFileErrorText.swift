import GameCore

extension SealedFileError: ReportedError {
  /// Why a file can't be used, and what to do.
  package var message: String {
    switch self {
    case .wrongMark: "not a file of this kind; name another file"
    case .olderVersion(let version, let expected):
      "a file of version \(version), this program reads version \(expected); make it anew"
    case .newerVersion(let version, let expected):
      "a file of version \(version), this program reads version \(expected) only; use the program that wrote it"
    case .cutOff: "the file is cut short; make it anew, or name another"
    case .trailingBytes(let count): "\(Wording.count(count, "byte", "bytes")) too many at the end; name another file"
    case .damaged: "the file is damaged; make it anew, or name another"
    }
  }
}
