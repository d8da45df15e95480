/// Why a packed file can't be read.
package enum ArchiveError: Error, Hashable, Sendable {
  /// A form of archive that isn't read.
  package enum Form: String, Sendable {
    case tar, rar, lzip, lz4
    case sevenZip = "7z"
    case compress = "compress (.Z)"
  }

  /// Its bytes aren't what packing makes, or their checksum is another one.
  case damaged
  /// It ends before what is packed does.
  case cutShort
  /// Unpacking it would take more memory than is sensible.
  case tooMuchMemory
  /// It holds more bytes than this.
  case tooLong(Int)
  /// It is an archive of a form that isn't read.
  case foreign(Form)
  /// Its contents are packed once more.
  case packedTwice
  /// A member is protected by a password.
  case encrypted(member: String)
  /// A member is packed by a method, as zip numbers them, that isn't read.
  case method(Int, member: String)
  /// Its members aren't texts of one kind, so that it isn't clear which of them is meant.
  case severalFiles([String])
  /// It has no members.
  case noFiles
}
