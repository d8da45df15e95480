extension Topic {
  static let cards = Topic(
    "cards", "How the cards of Set, memory and card matching are written",
    .paragraph("A card of Set is a word of four letters, four digits, or said in full; either case, in any mixture:"),
    .list([
      (
        "2GSF",
        "Number 1-3, colour R G P (red, green, purple), shape O D S (oval, diamond, squiggle), fill E S F "
          + "(empty, striped, filled)"
      ),
      ("1122", "The same as digits 0, 1, 2 in that order"),
      ("two green filled squiggles", "The same in words, in any order, cards separated by commas"),
    ]),
    .paragraph(
      "With --dimension D a card has D digits. Text and options count the cards of a deal from 1, JSON from 0."),
    .paragraph("A table of memory is a row of words:"),
    .list([("A, cat", "A face that you have seen"), ("?", "A card that nobody has seen"), (".", "An empty place")]),
    .paragraph("A playing card is a rank and a suit: 10D, TD, 10♦. On a face-down table of card matching:"),
    .list([
      ("??", "A card that nobody has seen"), ("AH", "A card that you have seen and that is face down"),
      ("8D+", "The card that is up"), ("QS.", "A card that was matched"),
    ]))
}
