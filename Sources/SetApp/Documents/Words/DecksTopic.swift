import Documents
import Questions

extension Topic {
  static let decks = Topic(
    "decks", "The decks of Set and its kin: which cards there are, and what a group is",
    .paragraph(
      "A card is a vector, and a group is cards whose sum is 0, or is made of such groups. A number after the name "
        + "gives another number of coordinates than the usual one."),
    .list([
      (
        "set, set-1 … set-5",
        "Three cards, in each feature all equal or all different: 81 cards of four features. 'junior' is set-3, 27 cards"
      ),
      (
        "ultra, ultra-1 … ultra-5",
        "UltraSet: four cards, two disjoint pairs that the same card completes to a Set"
      ),
      (
        "ghost, ghost-1 … ghost-5",
        "GhostSet: six cards, three disjoint pairs whose completing cards form a Set"
      ),
      (
        "quads, quads-2 … quads-6",
        "EvenQuads: four cards, in each feature all equal, all different, or two and two: 64 cards of three features "
          + "with four values"
      ),
      (
        "proset, proset-2 … proset-6",
        "ProSet: any number of cards on which each dot occurs an even number of times: 63 cards with one to six dots. "
          + "'socks' is the same with other pictures"
      ),
    ]),
    .paragraph("A card of EvenQuads or ProSet is written in one of these ways, in either case:"),
    .list([
      (
        "2GI",
        "EvenQuads: number 1-4, colour R G Y B (red, green, yellow, blue), symbol S I C P (square, icosahedron, circle, "
          + "spiral)"
      ),
      ("two green icosahedra", "The same in words, in any order"),
      ("111", "The same as digits 0, 1, 2, 3 in that order"),
      ("ROB", "ProSet: the dots R O Y G B P (red, orange, yellow, green, blue, purple), in any order"),
      ("110010", "The same as digits: 1 for a dot, 0 for none"),
      ("0 21 63", "The number of a card, its coordinates as a binary number; in ProSet from 1 to 63"),
    ]),
    .paragraph(
      "'set play --deck NAME' plays with any of them: as many cards are dealt as have 2.3 groups on average (12 of Set, 9 "
        + "of junior, 10 of quads; of proset 7, which always have one), three more where there is no group. A group of "
        + "proset is found as soon as the selected cards are one. With '--chain on' every group but the first has exactly "
        + "one card of the last one, whose cards stay next to the table."),
    .paragraph("--dimension D and --variant are short for the decks set-D, ultra-D and ghost-D."))
}
