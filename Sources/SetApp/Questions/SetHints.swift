import Documents
import Questions
import SetGame

extension Question {
  static let setHints = Question(
    "set.hints", version: 3, summary: "List every Set of a deal",
    discussion: """
      A card is four digits (number, colour, shape, fill) or four letters: number 1-3, colour R G P (red, green, \
      purple), shape O D S (oval, diamond, squiggle), fill E S F (empty, striped, filled); the digits 0, 1, 2 follow \
      that order, so 1122 is 2GSF; or words in any order: 'two green filled squiggles'. These forms may be mixed. \
      Names of pictures, lists and objects of other programs, numbers and pasted drawings are accepted, too: see 'help \
      cards'.

      With --file every line is a deal, answered in order; a file of one card per line, JSON and tables are read, too: \
      see 'help formats'. Positions are 1-based in text and options, 0-based in JSON.

      Other decks: see 'help decks'. Of groups of any number of cards the smallest ones are listed, at most 1000.
      """,
    operand: .setCards, pieces: .setDeals,
    parameters: [
      SetParameters.cards, SetParameters.stage, SetParameters.exclude, SetParameters.deck, SetParameters.variant,
      SetParameters.dimension, SetParameters.faces,
    ],
    examples: [
      Example("set hints 0120 2GSF 1PDS 0000 1111 2222", "The Sets among six cards"),
      Example("set hints --stage 1 0000 1111 2222 0120", "Only one card of each Set, as a hint"),
      Example("set hints --exclude 1,2,3 0000 1111 2222 0120", "Without a matched Set that is still on the table"),
      Example("set hints --deck ultra 0000 0001 0010 0021", "Four cards instead of three"),
      Example("set hints --deck quads 1RS 2GS 3YS 4BS 2RC", "The quads among five cards of EvenQuads"),
      Example("set hints --deck proset R RO O GB", "The cards of ProSet whose dots pair up"),
      Example("set hints 'one red empty oval, 2GDS, three purple filled squiggles'", "Cards in words"),
      Example("set hints --file deals.txt --json", "One JSON line for each line of a file"),
      Example("set hints --file table.txt --column cards --format csv", "The deals in a column of a table"),
    ],
    quick: QuickWay(knowing: SetParameters.deck) { arguments in
      let deck = arguments.deck
      let lines = deck == .set ? SetHintsLines.standard : SetHintsLines(deck: deck)
      return { line, showsRun, json in lines.answer(line, showsRun: showsRun, to: &json) }
    },
    settle: Arguments.settleDeck
  ) { arguments, _ throws(Fault) in
    let request = HintRequest(
      variant: arguments.deck.variant, stage: arguments[SetParameters.stage],
      excluded: arguments[SetParameters.exclude] ?? [])
    let deal = try arguments.deal()
    return TypedReply(
      SetHintsDocument(
        try Fault.catching { () throws(HintRequestError) in try Hints(request, in: deal) }, faces: try arguments.faces()
      ))
  }
}
