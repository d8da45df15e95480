import Questions

/// The categories of pictures (REFERENCES: S3).
package enum FaceCategory: String, Sendable, CaseIterable {
  case pop, electronic, rock, metal, rap

  /// The category of a name that was kept somewhere; pop when there is none of this name.
  package init(restoring name: String) { self = FaceCategory(rawValue: name.lowercased()) ?? .pop }

  /// What people call it.
  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The most pairs that can be dealt: as many faces has each category.
  package static let faceCount = 18

  /// The faces, each a word of its own; four letters tell those of a category apart.
  package var faces: [String] {
    switch self {
    case .pop:
      [
        "Star", "Heart", "Mic", "Disco", "Glitter", "Radio", "Cherry", "Balloon", "Sunset", "Lipstick", "Candy",
        "Bubble", "Vinyl", "Chorus", "Dance", "Stage", "Crown", "Rainbow",
      ]
    case .electronic:
      [
        "Synth", "Laser", "Robot", "Neon", "Pulse", "Wave", "Circuit", "Plug", "Strobe", "Filter", "Modem", "Pixel",
        "Cable", "Loop", "Sampler", "Reverb", "Fader", "Battery",
      ]
    case .rock:
      [
        "Guitar", "Drum", "Amp", "Jacket", "Boots", "Road", "Denim", "Diner", "Eagle", "Tour", "Pick", "Bass",
        "Encore", "Garage", "Rebel", "Jukebox", "Motor", "Stone",
      ]
    case .metal:
      [
        "Skull", "Anvil", "Sword", "Dragon", "Thunder", "Chain", "Spike", "Raven", "Forge", "Hammer", "Iron",
        "Inferno", "Wolf", "Tomb", "Axe", "Storm", "Shield", "Goat",
      ]
    case .rap:
      [
        "Beat", "Rhyme", "Flow", "Gold", "Cap", "Boombox", "Graffiti", "Sneaker", "Block", "Cypher", "Street",
        "Hoodie", "Scratch", "Mixtape", "Verse", "Battle", "Bling", "Deck",
      ]
    }
  }
}

/// Where the faces of the memory game come from.
package struct FaceSource: Sendable {
  /// The names of a category's faces, different words.
  package var faces: @Sendable (_ category: String) throws(ComputerError) -> [String]

  /// These faces; by default those that the program ships.
  package init(
    faces: @escaping @Sendable (_ category: String) throws(ComputerError) -> [String] = {
      category throws(ComputerError) in
      guard let known = FaceCategory(rawValue: category) else {
        throw .load(reason: "there is no category of this name")
      }
      return known.faces
    }
  ) { self.faces = faces }
}
