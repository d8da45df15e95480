import Catalogue
import FoundationEssentials

extension KeptFiles {
  /// The user's cache folder (`XDG_CACHE_HOME`, `~/.cache`). A folder that can't be written is no
  /// error.
  static var cache: KeptFiles {
    guard let folder else { return .none }
    return KeptFiles { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").map { Array($0) }
    } write: { name, bytes in
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
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
