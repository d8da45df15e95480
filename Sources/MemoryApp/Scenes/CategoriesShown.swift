import Documents
import Questions

extension CategoriesState {
  /// The list of categories, the present one ticked; choosing one is a setting of the memory game.
  package func scene(in room: SceneRoom) -> Scene {
    var scene = Scene()
    for (row, category) in categories.enumerated() {
      let isChosen = category == chosen
      scene.put((isChosen ? "✓ " : "  ") + category.title, row: row, isChosen ? .bold : nil)
      scene.spot(
        "settings category \(category.rawValue)", category.title + (isChosen ? ", chosen" : ""), row: row, column: 0,
        width: category.title.count + 2)
    }
    return room.isASCII ? scene.inASCII : scene
  }
}

extension MemoryPlay {
  package static var places: [(word: String, place: Place)] {
    [("menu", .menu), ("game", .game), ("categories", .categories)]
  }

  /// The menu, and the list of categories.
  package static func page(_ place: Place, of app: AppState<MemoryPlay>, in room: SceneRoom) -> Scene? {
    place == .menu ? menu : place == .categories ? app.categories.scene(in: room) : nil
  }
}
