import Catalogue
import GameCore

extension KeptFiles {
  /// The user's cache folder (`XDG_CACHE_HOME`, `~/.cache`). A folder that can't be written is no
  /// error.
  static var cache: KeptFiles {
    guard let folder else { return .none }
    return KeptFiles { name in
      try? ByteSource.contents(of: "\(folder)/\(name)", stopSignal: StopSignal())
    } write: { name, bytes in
      try? FileSystem.makeFolders(folder)
      guard case .regular(let file)? = try? WholeFile.open("\(folder)/\(name)") else { return }
      do {
        try file.write(bytes)
        try file.commit()
      } catch {
        file.discard()
      }
    }
  }

  private static var folder: String? {
    if let cache = FileSystem.environment("XDG_CACHE_HOME"), cache.hasPrefix("/") { return cache + "/puzzlelab" }
    return FileSystem.environment("HOME").map { $0 + "/.cache/puzzlelab" }
  }
}
