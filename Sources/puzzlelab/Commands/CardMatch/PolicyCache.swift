import CardMatch
import Catalogue
import ExactArithmetic
import FoundationEssentials
import Reports

/// Policies kept in the user's cache folder, so that advice comes at once.
///
/// A file that is damaged or of another game is built anew and replaced. A folder that can't be written is no error:
/// the policy is then built each time.
struct PolicyCache {
  let folder: String?

  /// The cache in `given`, or in the user's cache folder (`XDG_CACHE_HOME`, `~/.cache`).
  init(given: String?) {
    if let given {
      folder = given
    } else if let cache = FileSystem.environment("XDG_CACHE_HOME"), cache.hasPrefix("/") {
      folder = cache + "/puzzlelab"
    } else {
      folder = FileSystem.environment("HOME").map { $0 + "/.cache/puzzlelab" }
    }
  }

  /// The stored policy, or one that `build` makes and that is stored; `nil` when `build` was stopped.
  func policy(_ game: FaceDownGame, build: () -> FaceDownPolicy?) -> FaceDownPolicy? {
    if let path = path(game), let data = FileManager.default.contents(atPath: path),
      let policy = try? FaceDownPolicy(bytes: Array(data), game: game)
    {
      return policy
    }
    guard let policy = build() else { return nil }
    store(policy)
    return policy
  }

  private func path(_ game: FaceDownGame) -> String? {
    let scoring = game.scoring
    let numbers = [
      scoring.rankScore, scoring.suitScore, scoring.bonus, scoring.mismatch, scoring.cost, scoring.unchooseCost,
    ]
    return folder.map { "\($0)/cardmatch-\(game.dealSize)-\(numbers.map(String.init).joined(separator: "-")).policy" }
  }

  private func store(_ policy: FaceDownPolicy) {
    guard let folder, let path = path(policy.game) else { return }
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard case .regular(let file)? = try? WholeFile.open(path) else { return }
    do {
      try file.write(policy.bytes)
      try file.commit()
    } catch {
      file.discard()
    }
  }
}
