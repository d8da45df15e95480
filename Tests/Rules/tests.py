"""Tests: every row of the page's tables, round trips of the spelling, and laws."""
from __future__ import annotations

import itertools
import random
from fractions import Fraction
from typing import Callable

from lines import (EndlessError, PositionError, RuleError, explore, grundy, number_value, on_board,
                   options, outcome, parse, wins)

def values(line: str, expected: str) -> None:
    rule, want = parse(line), list(map(int, expected.split()))
    got = [grundy(rule, (n, *rule.starting.values())) for n in range(len(want))]
    assert got == want, (line, got)


def losing(line: str, ranges: list[range], expected: object, misere: bool = False) -> None:
    """Compare the P-positions of a box with a list such as "000 012", or with a predicate."""
    rule = parse(line)
    got = [place for place in itertools.product(*ranges)
           if on_board(rule, place + tuple(rule.starting.values()))
           and (not rule.has_dots or list(place) == sorted(place))
           and outcome(rule, place + tuple(rule.starting.values()), misere) == "P"]
    if callable(expected):
        want = [place for place in itertools.product(*ranges)
                if on_board(rule, place + tuple(rule.starting.values())) and expected(*place)]
    elif len(ranges) == 1:
        want = [(int(word),) for word in str(expected).split()]
    else:
        want = [tuple(map(int, word)) for word in str(expected).split()]
    assert got == want, (line, got, want)


def one_letter_games() -> None:
    values("n -> n-k", "0 1 2 3 4 5")
    values("n -> n-k if k in {1,3,4}", "0 1 0 1 2 3 2")
    values("n -> n-1; n-2; i and n-1-i; i and n-2-i", "0 1 2 3 1 4 3 2 1 4 2 6")
    values("n -> 0 if n=1; n-2; n-3; i and n-3-i",
           "0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4")
    values("n -> i and n-i if i<n-i", "0 0 0 1 0 2 1 0 2 1 0 2 1 3 2")
    values("n -> n-k; i and n-i", "0 1 2 4 3 5 6 8 7 9 10 12 11")
    values("n -> n-k; i and j and n-i-j", "0 1 2 3 4 5 6 8 7 9 10 11 12 13 14 16 15")
    values("n -> n-i*i", "0 1 0 1 2 0 1 0 1 2")
    values("n -> n-k if k in primes", "0 0 1 1 2 2 3 3 4 0 0")
    triangular: list[int] = []
    for n in range(30):
        seen = {triangular[n - t] for t in (1, 3, 6, 10, 15, 21, 28) if t <= n}
        triangular.append(next(g for g in range(9) if g not in seen))
    values("n -> n-i*(i+1)/2", " ".join(map(str, triangular)))
    losing("n -> n-k if k in digits(n)", [range(45)], lambda n: n % 10 == 0)
    losing("n -> n-k if k*k<=n", [range(57)], "0 2 5 8 12 17 22 28 34 41 48 56")
    values("n -> n-1; n/2 if n>1", "0 1 0 2 1 2 0 1 0 2 0 1 2 1 0 2 1")
    losing("n,m=0 -> n-k,k if k<=2*m or m=0 and k<n", [range(1, 35)], "1 2 3 5 8 13 21 34")
    losing("n if n<=100 -> n+k if k<=10", [range(1, 101)], "1 12 23 34 45 56 67 78 89 100")
    losing("n,a=0,b=0 -> n-k,b,(a+k) mod 2 if k<=4; wins if n=0 and a=0; loses if n=0",
           [range(1, 40, 2)], "1 7 13 19 25 31 37")


def multiply_game() -> None:
    losing("n if n>=1 -> n*k if k in {2..9} and n<1000", [range(1, 112)],
           lambda n: 4 <= n <= 6 or 56 <= n <= 111)


def wythoff(a: int, b: int) -> bool:
    low, high = min(a, b), max(a, b)
    return low == int((high - low) * (1 + 5**0.5) / 2)


def euclid_won(a: int, b: int) -> bool:
    high, low = max(a, b), min(a, b)
    return low > 0 and any(not euclid_won(high - k * low, low) for k in range(1, high // low + 1))


def several_letters() -> None:
    losing("a,b -> a-k,b; a,b-k; a-k,b-k", [range(11)] * 2, wythoff)
    losing("a,b -> a-k*b,b if b>0; a,b-k*a if a>0", [range(10)] * 2,
           lambda a, b: not euclid_won(a, b))
    losing("a,b,c -> a-k,b-j,c; a-k,b,c-j; a,b-k,c-j", [range(4)] * 3,
           lambda a, b, c: sorted((a, b, c))[:2] == [0, 0])
    losing("a,b if a>0 and b>0 -> a-k,b; a,b-k", [range(8)] * 2, lambda a, b: a == b)
    losing("a,b if a>=b -> a-k,min(b,a-k); a,b-k", [range(7)] * 2, "10 21 32 43 54 65", True)
    losing("a,b,c -> a-k,b,c; a+k,b-k,c; a,b+k,c-k", [range(4)] * 3, lambda a, b, c: a == c)
    losing("a,b,c -> a-k,b,c; a,b,c-k; a,b-k,c if a=0 or c=0", [range(3)] * 3,
           "000 011 022 101 110 121 202 212 220")
    losing("a,b,c if a>=b>=c -> b,c,0; a-1,max(b-1,0),max(c-1,0)", [range(4)] * 3,
           "000 210 211 220 310 311 332 333")
    losing("a,... if a=0 or a not in ... -> a-k,...", [range(7)] * 3,
           "000 012 034 056 135 146 236 245")


def passes() -> None:
    rule = parse("a,...,p=1 -> a-k,...,p; a,...,p-1 if a>0")

    def won(heaps: tuple[int, ...], left: int) -> bool:
        below = [(heaps[:i] + (heap - k,) + heaps[i + 1:], left)
                 for i, heap in enumerate(heaps) for k in range(1, heap + 1)]
        below += [(heaps, left - 1)] * (left > 0 and any(heaps))
        return any(not won(*next_) for next_ in below)

    for heaps in itertools.combinations_with_replacement(range(4), 3):
        for left in (0, 1):
            assert (outcome(rule, heaps + (left,)) == "N") == won(heaps, left), (heaps, left)


def partizan() -> None:
    rule = parse("a,b if a>0 and b>0 -> k,b and a-k,b | a,k and a,b-k")
    assert [number_value(rule, (1, b)) for b in range(1, 6)] == [0, -1, -2, -3, -4]
    assert number_value(rule, (2, 1)) == 1 and number_value(rule, (4, 2)) == 1
    assert [outcome(rule, place) for place in ((1, 1), (1, 2), (2, 1))] == ["P", "R", "L"]
    assert outcome(rule, ((2, 1), (1, 2))) == "P"
    halves = parse("n if n<=2 -> 0 if n>0 | n-1 if n=2")
    assert [number_value(halves, (n,)) for n in range(3)] == [0, 1, Fraction(1, 2)]
    assert parse("n -> | n-1").is_partizan and parse("n -> n-1 |").is_partizan


REFUSED: list[tuple[str, str, int]] = [
    ("n -> n-2k", "write 2*k for 2 times k", 8),
    ("a,b -> a-k; a,b-k", "the result has 1 number, but the position a,b has 2: write a-k,b", 7),
    ("n -> n+k", "nothing limits k: add a condition, such as k <= 3 (a letter that isn't in the "
                 "position stands for every number from 1 on)", 7),
    ("n -> n-k if n mod k", "n mod k is a number; a condition compares two, as in n mod k = 0", 12),
    ("a,b -> a-k or b-k", "moves are separated by ';' ('or' is for conditions)", 11),
    ("a,b -> a,b-k or b-k,a", "moves are separated by ';' ('or' is for conditions)", 13),
    ("a,b -> a,b", "a move changes something; for a pass", 7),
    ("n -> n-k if k<=2*last", "give the position a letter for it", 17),
    ("n -> n-k if k%2=0", "write mod", 13),
    ("n -> n-k if k<3 & k>1", "write and", 16),
    ("n: n-k", "write ->", 1),
    ("a,...,p -> a-k,...,p", "p needs a starting value", 6),
    ("n -> n-k if k in {1...3}", "write .. for a range", 19),
    ("n -> n-k if k in {0..3}", "k stands for numbers from 1 on: write k-1", 12),
    ("n -> n-k,0", "the result has 2 numbers, but the position n has 1", 5),
    ("n -> n-k if prime(k)", "unknown word prime: did you mean primes?", 12),
    ("n -> i for n in 1..3", "n isn't new", 11),
    ("n -> i for i in 1..3 if i<2", "i of 'for' isn't new", 5),
    ("n -> ", "a rule needs a move", 5),
    ("n -> n-1;", "expected a number or a letter", 9),
    ("n -> n-k if x>3", "nothing limits x", 12),
    ("n,n -> n-1,n", "n is twice in the position", 2),
    ("n -> n-1,...", "the position has no '...'", 9),
    ("n if k<3 -> n-1", "k isn't in the position", 5),
    ("n -> n+k*j-5 if k<3", "nothing limits j", 9),
    ("n -> n+k if k<=3 or n=2", "nothing limits k", 7),
    ("n -> i and n-i; wins if n=1", "a rule with 'wins if' or 'loses if' has no sums", 5),
]


def errors() -> None:
    for line, message, place in REFUSED:
        try:
            parse(line)
        except RuleError as error:
            assert error.message.startswith(message) and error.place == place, (line, str(error))
        else:
            raise AssertionError(f"{line} is read")


def endless() -> None:
    expect(EndlessError, lambda: outcome(parse("a,b -> a-1,b+1; a+1,b-1"), (2, 1)),
           "the game can go on without end: 2,1 → 1,2 → 2,1")
    expect(EndlessError, lambda: explore(parse("n -> n+k if k<=2"), (1,), most=200),
           "the game grows without end")
    expect(PositionError, lambda: outcome(parse("a,b -> a-k*b,b"), (0, 0)), "nothing limits k")
    expect(PositionError, lambda: options(parse("a,b -> a mod b,b"), (3, 0)), "at a=3, b=0: division by 0")
    expect(PositionError, lambda: options(parse("n -> n-k if 2^(n*n)>k"), (9,)), "leaves 64 bits")
    assert options(parse("a,b -> a-k,b if b>0 and a mod b = 0"), (3, 0)) == frozenset()


def expect(kind: type[Exception], action: Callable[[], object], message: str) -> None:
    try:
        action()
    except kind as error:
        assert message in str(error), str(error)
    else:
        raise AssertionError(message)


def spelling() -> None:
    for typed, spelt in [
            ("N→n−K".replace("−", "-"), "n -> n-k"),
            ("a , … , m = 0 -> a-k,...,k if(k≤3)and(not(k==m))",
             "a,...,m=0 -> a-k,...,k if k<=3 and not k=m"),
            ("n -> n-(k) if ((k<3) or ((k)>5 and n>2)) and (k+1)*2 < n",
             "n -> n-k if (k<3 or k>5 and n>2) and (k+1)*2<n"),
            ("n->n-k if 2^(3^k)<(2^3)^n and -(k-1)*(2*3)>=1-(2-n) mod 3",
             "n -> n-k if 2^3^k<(2^3)^n and -(k-1)*(2*3)>=1-(2-n) mod 3"),
            ("n -> | n-1; n-k if k in{1, 2 .. 3}", "n -> | n-1; n-k if k in {1,2..3}"),
            ("n->n-1|;loses if n=2", "n -> n-1 |; loses if n=2"),
            ("n -> i for i in 1..n-1", "n -> i for i in 1..n-1")]:
        rule = parse(typed)
        assert str(rule) == spelt, (typed, str(rule))
        assert parse(spelt) == rule and str(parse(spelt)) == spelt, spelt
    import generator
    for seed in range(60):
        line = generator.random_line(random.Random(seed))
        rule = parse(line)
        assert parse(str(rule)) == rule and str(parse(str(rule))) == str(rule), line


def laws() -> None:
    """Search over whole sums agrees with Grundy values; a few results by hand."""
    for line in ("n -> n-1; i and n-1-i", "n,m=0 -> n-k,k if k!=m", "n -> i for i in 1..n-1"):
        rule = parse(line)
        tail = tuple(rule.starting.values())
        for pair in itertools.product(range(1, 6), repeat=2):
            heaps = tuple((n, *tail) for n in pair)
            assert (grundy(rule, heaps) != 0) == wins(rule, tuple(sorted(heaps)), 0, False), (line, pair)
    assert outcome(parse("n -> n-k"), ((1,), (1,)), True) == "N"
    assert options(parse("n -> i for i in 2..k if k<=n"), (1,)) == {()}
    assert len(options(parse("a,b,... -> a-k,...; a-k,b-j,..."), (1, 2, 2))) == 7
    assert len(options(parse("a,b,... -> a-k,...; a-k,b-j,..."), (3,))) == 3


def main() -> None:
    for test in (one_letter_games, multiply_game, several_letters, passes, partizan, errors, endless,
                 spelling, laws):
        test()
        print(f"{test.__name__}: passed", flush=True)
