import Questions

/// The list of categories of pictures with the present one marked (REFERENCES: S3).
///
/// The choice belongs to the settings of the memory game: it is kept and restored with them, and
/// the next load follows it. Choosing leaves the list where it is.
package struct CategoriesState: Sendable, Equatable {
  /// The categories, in order.
  package let categories = FaceCategory.allCases
  /// The present one.
  package let chosen: FaceCategory
  private let settings: MemorySettings

  /// The list as it belongs to the memory game.
  package init(_ memory: GameState<MemoryPlay>) {
    settings = memory.draft ?? memory.settings
    chosen = settings.category
  }

  /// What choosing a category does.
  package func choosing(_ category: FaceCategory) -> AppAction<MemoryPlay> {
    var settings = settings
    settings.category = category
    return .game(.change(settings))
  }
}

extension AppState<MemoryPlay> {
  /// The list of categories.
  package var categories: CategoriesState { CategoriesState(game) }
}

extension Place {
  /// The list of categories.
  package static let categories = Place.page("categories")
}
