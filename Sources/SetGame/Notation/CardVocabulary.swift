import GameCore

/// What words, letters and signs say about a card of the printed game.
///
/// Features and values are numbered as in ``CardNotation``: number, colour, shape, fill.
package enum CardVocabulary {
  /// What a word may say about one feature.
  struct Meaning: Sendable, Equatable {
    let feature: Int
    let value: Int
  }

  /// The words of each value, feature by feature, in the order of the digits.
  private static let values: [[String]] = [
    ["one a an single", "two double pair", "three triple"],
    ["red", "green", "purple violet lilac blue"],
    [
      "oval ovals ellipse ellipses pill pills capsule capsules stadium stadiums triangle triangles",
      "diamond diamonds rhombus rhombuses rhombi lozenge lozenges",
      "squiggle squiggles squiggly wave waves wavy square squares",
    ],
    [
      "empty open outline outlined outlines hollow unfilled unshaded clear",
      "striped stripe stripes stripy hatched hatch half shaded lined", "filled fill full solid",
    ],
  ]

  /// What a whole word says.
  static let words: [String: Meaning] = {
    var words: [String: Meaning] = [:]
    for (feature, values) in values.enumerated() {
      for (value, names) in values.enumerated() {
        for name in names.split(separator: " ") { words[String(name)] = Meaning(feature: feature, value: value) }
      }
    }
    return words
  }()

  /// What the fill S means, striped or solid, differs from pack to pack.
  static let fillsOfS = [1, 2]

  /// What a single letter may say; S as a fill is left to ``fillsOfS``, and a circle (C) depends on
  /// the other shapes.
  static let letters: [Character: [Meaning]] = [
    "r": [Meaning(feature: 1, value: 0)], "g": [Meaning(feature: 1, value: 1)],
    "p": [Meaning(feature: 1, value: 2)], "v": [Meaning(feature: 1, value: 2)],
    "b": [Meaning(feature: 1, value: 2)],
    "o": [Meaning(feature: 2, value: 0), Meaning(feature: 3, value: 0)], "t": [Meaning(feature: 2, value: 0)],
    "d": [Meaning(feature: 2, value: 1)], "s": [Meaning(feature: 2, value: 2)],
    "e": [Meaning(feature: 3, value: 0)], "h": [Meaning(feature: 3, value: 1)],
    "f": [Meaning(feature: 3, value: 2)], "c": [],
  ]

  /// Words of a round shape: the oval of the printed game, or the middle one of triangle, circle,
  /// square.
  static let circles: Set<String> = ["circle", "circles", "c"]
  /// Words and letters of shapes that occur only next to circles.
  static let besideCircles: Set<String> = ["triangle", "triangles", "square", "squares", "t"]

  /// The signs of a shape, empty, striped and filled. A circle's are those of the oval.
  static let signs: [(shape: Int, isBesideCircles: Bool, fills: [Character])] = [
    (0, false, ["○", "◍", "●"]), (1, false, ["◇", "◈", "◆"]), (2, false, ["∼", "≈", "≋"]),
    (0, true, ["△", "◮", "▲"]), (2, true, ["□", "▤", "■"]),
  ]

  /// What the members of objects may be called, as messages show them.
  package static let labelNames = ["number", "color", "shape", "shading", "fill"]

  /// The names of the members of objects that hold a feature.
  static let labels: [String: Int] = {
    let names = [
      "number count amount num n quantity numberofsymbols numberofshapes symbolcount shapecount",
      "color colour colorname colourname", "shape symbol form figure",
      "shading shade fill filling infill pattern texture",
    ]
    var labels: [String: Int] = [:]
    for (feature, names) in names.enumerated() {
      for name in names.split(separator: " ") { labels[String(name)] = feature }
    }
    return labels
  }()

  /// What the members of objects are called, and those of this program's own answers.
  static let records = RecordVocabulary(features: labels, refused: ["schema", "request", "result"])

  /// Words that say nothing about a card.
  static let fillers: Set<String> = ["and", "with", "the", "card", "cards", "set", "of", "x", "symbol", "symbols"]

  /// Words that mean the same value here, but that a pack which has both must mean differently.
  static let rivals: [(word: String, others: Set<String>)] = [
    ("blue", ["purple", "violet", "lilac", "p", "v"]), ("b", ["purple", "violet", "lilac", "p", "v"]),
    ("shaded", ["striped", "stripe", "stripes", "stripy", "hatched", "hatch", "half", "lined", "h"]),
  ]

  /// The words of all values, to find what was probably meant.
  package static let names = values.joined().joined(separator: " ").split(separator: " ").map(String.init)
    .filter { $0.count > 2 }
}
