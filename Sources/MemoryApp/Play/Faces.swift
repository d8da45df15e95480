import Questions

/// The categories of pictures: familiar things, and those of the source (REFERENCES: S3).
package enum FaceCategory: String, Sendable, CaseIterable {
  case animals, fruit, instruments, letters, numbers, pop, electronic, rock, metal, rap

  /// The category of a name that was kept somewhere; pop when there is none of this name.
  package init(restoring name: String) { self = FaceCategory(rawValue: name.lowercased()) ?? .pop }

  /// What people call it.
  package var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The most pairs that can be dealt: as many faces has each category.
  package static let faceCount = 18

  /// The faces, each a word of its own; the first four letters distinguish those of a category.
  package var faces: [String] {
    switch self {
    case .animals:
      [
        "Cat", "Dog", "Rabbit", "Mouse", "Bear", "Lion", "Pig", "Owl", "Chick", "Penguin", "Fish", "Whale", "Frog",
        "Turtle", "Snail", "Bee", "Butterfly", "Hedgehog",
      ]
    case .fruit:
      [
        "Apple", "Pear", "Banana", "Cherries", "Grapes", "Lemon", "Orange", "Strawberry", "Melon", "Pineapple",
        "Plum", "Kiwi", "Peach", "Blueberry", "Coconut", "Avocado", "Lime", "Fig",
      ]
    case .instruments:
      [
        "Guitar", "Piano", "Violin", "Drum", "Trumpet", "Flute", "Harp", "Saxophone", "Accordion", "Tambourine",
        "Triangle", "Xylophone", "Maracas", "Bell", "Banjo", "Horn", "Cymbals", "Harmonica",
      ]
    case .letters:
      [
        "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R",
      ]
    case .numbers:
      [
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18",
      ]
    case .pop:
      [
        "Star", "Heart", "Mic", "Disco", "Radio", "Cherry", "Balloon", "Sunset", "Lipstick", "Candy", "Bubbles",
        "Vinyl", "Crown", "Rainbow", "Shades", "Camera", "Flower", "Stage",
      ]
    case .electronic:
      [
        "Synth", "Laser", "Robot", "Wave", "Circuit", "Plug", "Bulb", "Pixel", "Cable", "Loop", "Fader", "Battery",
        "Chip", "Dish", "Joystick", "Rocket", "Planet", "Headphones",
      ]
    case .rock:
      [
        "Guitar", "Drum", "Amp", "Jacket", "Boots", "Road", "Pick", "Jukebox", "Stone", "Jeans", "Car", "Cactus",
        "Anchor", "Dice", "Hat", "Moon", "Mountain", "Wheel",
      ]
    case .metal:
      [
        "Skull", "Anvil", "Sword", "Thunder", "Chain", "Spike", "Hammer", "Inferno", "Tomb", "Axe", "Shield",
        "Helmet", "Castle", "Bat", "Spider", "Horns", "Cauldron", "Trident",
      ]
    case .rap:
      [
        "Boombox", "Gold", "Cap", "Sneaker", "Hoodie", "Mixtape", "Deck", "Spray", "Bricks", "Lamp", "Diamond",
        "Ring", "Watch", "Ball", "Phone", "Dollar", "Skyline", "Bus",
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
