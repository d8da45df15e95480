// Rules that are known by a name, as `puzzlelab help rules` writes them.

/** What the program reads, and what people call it. */
export const famous = [
  ["take:3", "Take 1 to 3: the classic"],
  ["take:1,3,4", "Take 1, 3 or 4"],
  ["take:2-5,9", "Take 2 to 5, or 9"],
  ["nim", "Nim: any number from one heap"],
  ["kayles", "Kayles: one pin or two adjacent"],
  ["dawson", "Dawson's chess"],
  ["dawsons-kayles", "Dawson's Kayles: two adjacent"],
  ["officers", "Officers: one from two or more"],
  ["lasker", "Lasker's Nim: take or split"],
  ["grundy", "Grundy's game: split unequally"],
  ["treblecross", "Treblecross: three in a row wins"],
  ["fibonacci", "Fibonacci Nim: twice the last"],
  ["last:+1", "At most one more than the last"],
  ["pile:half", "At most half of the heap"],
  ["pile:squares", "A square number"],
  ["pile:triangular", "A triangular number"],
  ["pile:primes", "A prime number"],
  ["pile:powers2", "A power of two"],
  ["pile:divisors", "A proper divisor of the heap"],
  ["octal:0.137", "Octal 0.137"],
  ["octal:0.07", "Octal 0.07"],
  ["octal:0.15", "Octal 0.15"],
  ["take:1,3|2,4", "Left takes 1 or 3, Right 2 or 4"],
  ["hex:0.8", "Hexadecimal 0.8: break in three"],
];

/** Rules in a line, each with a position to begin with. */
export const lines = [
  ["a,b -> a-k,b; a,b-k; a-k,b-k", "12,20", "Wythoff"],
  ["a,b -> a-k*b,b if b>0; a,b-k*a if a>0", "13,21", "Euclid"],
  ["a,b if a>=b and a>0 -> a-k,min(b,a-k); a,b-k", "7,5", "Chomp"],
  ["n -> n-k if k in digits(n)", "42", "A digit"],
  ["n -> n-k if gcd(k,n)=1", "30", "Coprime"],
  ["a,b if a>0 and b>0 -> a-k,b; a,b-k", "5,8", "Chocolate"],
];
