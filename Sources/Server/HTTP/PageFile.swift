import Page

/// A file of the page, embedded in the program.
package struct PageFile: Sendable {
  /// Its path: "/lib/dom.js".
  package let path: String
  /// The number of bytes.
  package let count: Int
  private let index: Int

  /// Every file, by its path.
  package static let all: [String: PageFile] = {
    var files: [String: PageFile] = [:]
    var index = 0
    while let path = unsafe page_file_at(index).path {
      let name = unsafe String(cString: path)
      files[name] = unsafe PageFile(path: name, count: page_file_at(index).count, index: index)
      index += 1
    }
    return files
  }()

  /// For the address of every room a Link field: the modules that it needs, so that a browser
  /// fetches them all at once and not one after another's imports.
  package static let links: [String: String] = {
    var links: [String: String] = [:]
    var index = 0
    while let address = unsafe page_room_at(index).address {
      unsafe links[String(cString: address)] = String(cString: page_room_at(index).links)
      index += 1
    }
    return links
  }()

  /// Its bytes.
  package var bytes: [UInt8] { unsafe Array(UnsafeBufferPointer(start: pointer, count: count)) }

  /// Where they are, as long as the program runs.
  var pointer: UnsafePointer<UInt8> { unsafe page_file_at(index).bytes }

  /// What kind of file it is, by its ending.
  package var type: String {
    switch path.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "svg": "image/svg+xml"
    default: "application/octet-stream"
    }
  }
}
