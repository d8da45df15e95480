import Archives
import Documents

extension ArchiveError: ReportedError {
  /// Why the file can't be unpacked, and what to do.
  package var message: String {
    switch self {
    case .damaged: "the packed file is damaged"
    case .cutShort: "the packed file is cut short"
    case .tooMuchMemory: "unpacking it takes more than 192 MiB of memory; unpack it with its own program first"
    case .tooLong(let limit): "it has more than \(Wording.grouped(limit)) bytes, too many for this kind of file"
    case .foreign(let form):
      "\(form.rawValue) archives aren't supported (gzip, bzip2, xz, zstd and zip are); unpack it first"
    case .packedTwice: "its content is packed again; unpack it first"
    case .encrypted(let member): "'\(member.visible)' in it is protected by a password; unpack it first"
    case .method(let method, let member):
      "'\(member.visible)' in it is packed by method \(method), which isn't supported; unpack it first"
    case .severalFiles(let names):
      "it has several files that aren't texts of one kind (\(Self.list(names))); unpack it and name one"
    case .noFiles: "it has no files"
    }
  }

  /// The first names, and how many more there are.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(6).map { $0.visible }.joined(separator: ", ")
    return names.count <= 6 ? shown : "\(shown) and \(names.count - 6) more"
  }
}
