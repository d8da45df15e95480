import Archives
import Documents

extension ArchiveError: ReportedError {
  /// Why the file can't be unpacked, and what to do.
  package var message: String {
    switch self {
    case .damaged: "the packed file is damaged"
    case .cutShort: "the packed file is cut short"
    case .tooMuchMemory: "unpacking it takes more than 192 MiB of memory; unpack it with its own program first"
    case .tooLong(let limit): "it holds more than \(Wording.grouped(limit)) bytes, too many to be what is wanted"
    case .foreign(let form):
      "archives of the form \(form.rawValue) aren't read (gzip, bzip2, xz, zstd and zip are); unpack it first"
    case .packedTwice: "what it holds is packed once more; unpack it first"
    case .encrypted(let member): "'\(member.visible)' in it is protected by a password; unpack it first"
    case .method(let method, let member):
      "'\(member.visible)' in it is packed by method \(method), which isn't read; unpack it first"
    case .severalFiles(let names):
      "it holds several files that aren't texts of one kind (\(Self.list(names))); unpack it and name one"
    case .noFiles: "there is no file in it"
    }
  }

  /// The first names, and how many more there are.
  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(6).map(\.visible).joined(separator: ", ")
    return names.count <= 6 ? shown : "\(shown) and \(names.count - 6) more"
  }
}
