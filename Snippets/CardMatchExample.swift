// The best score of a visible deal, and what each choice at a face-down table is worth.
import CardMatch
import ExactArithmetic

let deal = DealAnalysis(try DealNotation("AH 8D TS 8C 3H").cards)
print("best score", deal.bestScore, "clearable", deal.components.isClearable)

let table = try KnownTableNotation("AH ?? 8D+ 8C ?? ??").table
for option in try FaceDownAdvice(table).options.prefix(3) {
  print(option.action, option.value.decimal(digits: 8))
}
