// Which two cards to turn on a table of memory, and how long twenty pairs take.
import ExactArithmetic
import Memory

let table = try TableNotation("A ? ? B ? ? ? ?")
let advice = try TableAdvice(table.setup, seats: .twoPlayers)
print(advice.action, "worth", advice.value)

let report = PairsReport(pairs: 20)
if case .exact(let turns, let proof)? = report.value { print(turns.decimal(digits: 10), "turns, proved by", proof) }
