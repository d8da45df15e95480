import Page

/// A file of the page, embedded in the program.
package struct PageFile: Sendable {
  /// Its path: "/lib/parts/dom.js".
  package let path: String
  /// The number of bytes.
  package let count: Int
  /// Whether its bytes are in gzip.
  package let isPacked: Bool
  private let index: Int

  private init(path: String, index: Int, isPacked: Bool) {
    (self.path, self.index, self.isPacked) = (path, index, isPacked)
    count = unsafe isPacked ? page_packed_at(index).count : page_file_at(index).count
  }

  /// Every file, by its path.
  package static let all: [String: PageFile] = {
    var files: [String: PageFile] = [:]
    var index = 0
    while let path = unsafe page_file_at(index).path {
      let name = unsafe String(cString: path)
      files[name] = PageFile(path: name, index: index, isPacked: false)
      index += 1
    }
    return files
  }()

  /// For the address of every page a Link field: the sheets and modules that it needs, so that a
  /// browser fetches them all at once and not one after another's imports. The page for addresses
  /// at which nothing is has the address "404".
  package static let links: [String: String] = {
    var links: [String: String] = [:]
    var index = 0
    while let address = unsafe page_entry_at(index).address {
      unsafe links[String(cString: address)] = String(cString: page_entry_at(index).links)
      index += 1
    }
    return links
  }()

  /// The file in gzip, where that takes fewer bytes.
  package var packed: PageFile {
    let packed = PageFile(path: path, index: index, isPacked: true)
    return packed.count < count ? packed : self
  }

  /// What a browser compares to know whether it has this very file.
  package var tag: String { "W/\"\(String(unsafe page_packed_at(index).tag, radix: 36))\"" }

  package var bytes: [UInt8] { unsafe Array(UnsafeBufferPointer(start: pointer, count: count)) }

  /// Where they are, as long as the program runs.
  var pointer: UnsafePointer<UInt8> {
    unsafe isPacked ? page_packed_at(index).bytes : page_file_at(index).bytes
  }

  /// Whether a browser shows it as a document of its own.
  package var isDocument: Bool { path.hasSuffix(".html") || path.hasSuffix(".svg") }

  /// What kind of file it is, by its ending.
  package var type: String {
    switch path.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    case "obf", "txt": "text/plain; charset=utf-8"
    default: "application/octet-stream"
    }
  }
}
