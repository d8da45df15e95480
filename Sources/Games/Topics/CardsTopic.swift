import Documents
import Questions

extension Topic {
  static let cards = Topic(
    "cards", "How the cards of Set, memory and card matching are written",
    .paragraph("A card of Set is written in one of these ways, in either case; the first three may be mixed:"),
    .list([
      (
        "2GSF",
        "Number 1-3, colour R G P (red, green, purple), shape O D S (oval, diamond, squiggle), fill E S F "
          + "(empty, striped, filled)"
      ),
      ("1122", "The same as digits 0, 1, 2 in that order"),
      (
        "two green filled squiggles",
        "The same in words, in any order; also open, outlined, hollow, half, shaded, solid, pill, capsule, wave, blue"
      ),
      ("green-solid-squiggle-2.png", "The name of a picture: GreenSquiggleTwoSolid.svg, cards/2_green_solid_wave.jpg"),
      ("GSF2", "Letters in another order, also with O for open, B for blue, H for half"),
      ("green ≋≋", "Signs as the program draws them: ○ ◍ ●, ◇ ◈ ◆, ∼ ≈ ≋; a whole drawing can be pasted"),
      ("2233", "Digits 1, 2, 3, where a card of the deal has a 3"),
      (
        "[[1,1,2,2],[0,1,2,0]]",
        "Lists of digits from 0, or from 1"
      ),
      (
        "{\"number\":2,\"color\":\"green\",\"shape\":\"squiggle\",\"shading\":\"solid\"}",
        "An object, also count, colour, symbol, fill; or a list of objects"
      ),
      (
        "{\"class\":\"2_green_solid_squiggle\",\"bbox\":[4,7,90,60]}",
        "An object that names the card as class, label, name, card or image. What says nothing about cards isn't used, "
          + "and is named; a name and features that don't agree are refused"
      ),
      ("2/green/solid/squiggle.png", "A picture in folders that are called so"),
      ("id,color,shape,fill,number", "A header, and a line below it for each card"),
      (
        "0 44 80",
        "The number of a card, its digits in base 3 (27 times the first, 9 times the second …): from 0 to 80 where the "
          + "deal has a 0, from 1 to 81 where it has an 81"
      ),
    ]),
    .paragraph(
      "Anything unambiguous is read; the other cards of the deal help to decide. RSO1 alone is refused: S is "
        + "a squiggle, striped or solid, O an oval or open. With --deck set-D a card has D digits; 'help "
        + "decks' has the cards of EvenQuads and ProSet. Positions are "
        + "1-based in text and options, 0-based in JSON. Brackets have to be balanced."),
    .paragraph("A table of memory is a row of words:"),
    .list([
      ("A, cat", "A face that you have seen"),
      (
        "_",
        "An unseen card; also xx, '?', -, null, None, \"\", nothing between two commas ('?' in quotes, for the shell)"
      ),
      (".", "An empty place"),
    ]),
    .paragraph("A playing card is a rank and a suit, in either order:"),
    .list([
      ("10D  TD  D10  10♦  ♦10", "Letters and signs"),
      ("ten of diamonds", "Words; ten_of_diamonds.png, TenOfDiamonds"),
      ("🃊", "One character"),
      (
        "{\"rank\":\"10\",\"suit\":\"diamonds\"}",
        "An object, also value, code, class, label, image; a list of objects, or lines below a header"
      ),
    ]),
    .paragraph("On a face-down table of card matching:"),
    .list([
      ("xx", "An unseen card; also _, '??', -, null, None (all the words of memory)"),
      ("AH", "A card that you have seen and that is face down"),
      ("8D+", "The card that is up"), ("QS.", "A matched card"),
    ]))
}
