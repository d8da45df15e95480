import Documents
import Matchsticks
import Questions

extension Topic {
  static let rules = Topic(
    "rules", "How the rules of a take-away game are written",
    .paragraph(
      "Players take turns; --rules says what a move may do. A rule of your own is a line, in quotes: the numbers of a "
        + "position, an arrow, and what a move makes of them. Other letters are any number from 1 on:"),
    .list([
      ("n -> n-k if k<=3", "Take 1, 2 or 3"),
      ("a,b -> a-k,b; a,b-k; a-k,b-k", "From two heaps: any number from one, or the same from both (wythoff)"),
      ("n -> n-1; i and n-i", "Take one, or split a heap in two"),
      ("a,... -> a-k,...", "Any number of heaps; ... is the others, also in max(...), sum(...), 'a not in ...'"),
      ("n,m=0 -> n-k,k if k<=2*m", "m remembers the last take; --at m=3 says what it is at the start"),
      ("a,b if a>=b -> a-1,b", "Only positions for which the condition holds exist"),
      ("n -> n-k; wins if n=1", "Where the game is over otherwise: wins if, loses if"),
      ("n -> n-1; n-3 | n-2", "Left's moves, a bar, Right's: matchsticks value answers such lines"),
      ("k in {1,3..5}", "Sets: also primes, fibonacci, digits(n), not in; and, or, not join conditions"),
      ("+ - * / mod ^", "/ rounds down; min, max, sum, xor, gcd and abs are functions"),
    ]),
    .paragraph("Families of rules that have a short name:"),
    .list([
      ("take:3", "Take 1, 2 or 3 (short: --take-limit 3)"),
      (
        "take:1,3,4  take:2-5,9",
        "Take one of these numbers; take:3-3 is 3 alone. Also 1,3,4 or {1,3,4} or S(1,3,4) without take:"
      ),
      ("take:any", "Take as many as you like: Nim"),
      (
        "octal:0.77",
        "Take and break: digit k of the code says what may be left when k matches are taken, the sum of "
          + "1 (nothing), 2 (one heap), 4 (two heaps)"
      ),
      ("octal:0.(3)", "Digits in parentheses repeat without end; 0.[3] and 0.333… are the same"),
      ("hex:0.8", "The same with 8 for three heaps, and digits up to f; a bare 0.77 is octal, a bare 0.8 hexadecimal"),
      (
        "last:x2  last:x3/2  last:+1",
        "Take at most 2 times (3/2 times, 1 more than) what was taken last: last:x2 is "
          + "Fibonacci nim; the first move takes at most --first N, by default all but one match, in misère play all "
          + "but two (leaving one would win at once)"
      ),
      ("pile:half", "Take at most half of the heap"),
      ("pile:squares  pile:primes  pile:powers2", "Take a square, a prime, a power of two"),
      ("pile:triangular  pile:fibonacci", "Take a triangular number (1, 3, 6, …), a Fibonacci number (1, 2, 3, 5, …)"),
      ("pile:divisors", "Take a proper divisor of the heap"),
      ("split:unequal  split:equal", "Take nothing; split a heap into two different heaps, or into two equal ones"),
      (
        "take:1,3|2,4",
        "Left takes 1 or 3, Right 2 or 4: a partizan rule (matchsticks value; in quotes, for the "
          + "shell); here take:1|2 lets Left take only 1 and Right only 2"
      ),
    ]),
    .paragraph("Named games:"),
    .list(
      (NamedGames.all + NamedGames.partizan).map { game in
        let others = game.aliases.isEmpty ? "" : " (also \(game.aliases.joined(separator: ", ")))"
        return (game.name, "\(game.rules): \(game.summary)\(others)")
      }),
    .paragraph(
      "Capitals, blanks and apostrophes don't matter: Dawson's chess is dawsons-chess. For games outside this "
        + "grammar, such as hackenbush or domineering, the closest rules are suggested."),
    .paragraph(
      "--play misere: whoever takes the last match loses, the default for take: with numbers. --play normal: whoever "
        + "takes the last match wins, the default elsewhere."),
    .paragraph(
      "Numbers are digits, 10^1000, 1e6, in groups of three digits 1,234,567, @FILE or - (standard input). Heaps are "
        + "3,4,5 or 3 4 5 or [3, 4, 5] or 3+4+5. A comma alone separates heaps, and numbers of a set: 92,679, which may "
        + "be one number or two, is refused. Write 92679, or '92 679'; with another separator it is one number, as in "
        + "'92,679; 5'. A set of 1 and 234 is take:1,234-234."))
}
