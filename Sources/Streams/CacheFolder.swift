import GameCore
import Questions

extension KeptFiles {
  /// The user's cache folder (`XDG_CACHE_HOME`, `~/.cache`). A folder that can't be written isn't
  /// an error.
  package static var cache: KeptFiles { userFolder.map { KeptFiles.folder($0) } ?? .none }

  /// A folder that holds at most `mostFiles` kept files and `mostBytes` bytes of them: when one is
  /// written, those go that were read or written least recently. A file that alone is larger isn't
  /// kept.
  package static func folder(_ folder: String, mostFiles: Int = 16, mostBytes: Int = 1 << 30) -> KeptFiles {
    KeptFiles { name in
      let path = "\(folder)/\(name)"
      guard let bytes = try? ByteSource.contents(of: path, stopSignal: StopSignal()) else { return nil }
      FileSystem.touch(path)
      return bytes
    } write: { name, bytes in
      guard bytes.count <= mostBytes else { return }
      try? FileSystem.makeFolders(folder)
      guard case .regular(let file)? = try? WholeFile.open("\(folder)/\(name)") else { return }
      do {
        try file.write(bytes)
        try file.commit()
      } catch {
        file.discard()
      }
      trim(folder, mostFiles: mostFiles, mostBytes: mostBytes)
    }
  }

  /// Removes the oldest kept files until the rest is within the bounds. Other files in the folder
  /// are left alone.
  private static func trim(_ folder: String, mostFiles: Int, mostBytes: Int) {
    let names = FileSystem.names(in: folder).filter { $0.hasSuffix(".\(KeptFiles.ending)") }
    let files = names.compactMap { name in
      FileSystem.sizeAndTime("\(folder)/\(name)").map { (name: name, size: $0.size, time: $0.time) }
    }.sorted { ($1.time, $1.name) < ($0.time, $0.name) }
    var bytes = 0
    for (place, file) in files.enumerated() {
      bytes += file.size
      if place >= mostFiles || bytes > mostBytes { FileSystem.remove("\(folder)/\(file.name)") }
    }
  }

  private static var userFolder: String? {
    if let cache = FileSystem.environment("XDG_CACHE_HOME"), cache.hasPrefix("/") { return cache + "/puzzlelab" }
    return FileSystem.environment("HOME").map { $0 + "/.cache/puzzlelab" }
  }
}
