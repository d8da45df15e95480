"""Random lines over all features of the grammar, and what the oracle expects of them.

A line is built from pieces that mostly make sense, and kept if it can be read, ends from every
position of a small box, and has enough moves. Readings on which the page is ambiguous are avoided,
or named in ``readings`` of a case.
"""
from __future__ import annotations

import itertools
import json
import random
import re
from typing import Any, Callable, Optional

from lines import (EndlessError, PositionError, Rule, RuleError, ending, explore, followers, grundy,
                   number_value, on_board, options, outcome, parse)
from tree import ArithmeticFault, Position

NAMES = "abcdefghijklmnopqrstuvwxyz"


class Writer:
    """Writes one random line with random letters."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.names = rng.sample(NAMES, 12)

    def pick(self, *choices: str) -> str:
        return self.rng.choice(choices)

    def number(self, low: int, high: int) -> str:
        return str(self.rng.randint(low, high))

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    # Conditions

    def set(self, letter: Optional[str]) -> str:
        """A set; ``letter`` is a letter of the position whose digits may be taken."""
        numbers = sorted(self.rng.sample(range(1, 9), self.rng.randint(1, 4)))
        low = self.rng.randint(1, 4)
        kinds = ["{" + ",".join(map(str, numbers)) + "}",
                 "{%d..%d}" % (low, low + self.rng.randint(0, 4)),
                 "{%d,%d..%d}" % (low, low + 2, low + 2 + self.rng.randint(0, 3)), "primes", "fibonacci"]
        if letter:
            kinds += [f"digits({letter}+{self.number(1, 30)})", "{1..%s}" % letter,
                      "{%s,%s-1}" % (self.number(1, 3), letter), f"digits(7*{letter}*{letter})"]
        return self.rng.choice(kinds)

    def test(self, free: list[str], known: list[str]) -> str:
        """One test on free letters and letters of the position."""
        if not free:
            return self.known_test(known)
        k, x = self.rng.choice(free), self.rng.choice(known)
        c, d = self.number(1, 4), self.number(0, 3)
        tests = [
            f"{k}{self.pick('<', '<=', '≤')}{self.number(2, 5)}", f"{k}{self.pick('>', '>=', '≥')}{c}",
            f"{k} in {self.set(x)}", f"{k} in {self.set(x)}", f"{k} in {self.set(None)}",
            f"{k} not in {self.set(x)}", f"{k}*{k}<={x}", f"{k}^2<{x}+{c}", f"2^{k}<={x}+{c}",
            f"gcd({k},{x})={c}", f"gcd({k},{x}+{c},6)!=1", f"xor({k},{x}){self.pick('>', '<', '!=')}{c}",
            f"({k}+{x}) mod {self.number(2, 4)}{self.pick('<', '=', '!=', '==')}{self.number(0, 1)}",
            f"{k} mod {self.number(2, 3)}{self.pick('=', '!=', '≠')}{self.number(0, 1)}",
            f"{c}<={k}<{self.number(3, 6)}", f"not {k}={c}", f"max({k},{d})<{self.number(3, 5)}",
            f"{x}/{self.number(2, 3)}>={k}", f"2*{k}{self.pick('<=', '<', '!=')}{x}+{d}",
            f"abs({x}-2*{k}){self.pick('>', '<')}{c}", f"sum({k},{x},{d}) mod 3!=1",
            f"min({k},{c})<{x}", f"{k}*({k}+1)/2<={x}+{d}", f"({x}-{k})*2 mod 3 in " + "{0,1}",
            f"-{k}+{x}>={d}", f"({k}-{c})^2 in " + "{0..%s,9}" % self.number(0, 4),
            f"not ({k}>{c} and {x}>{d})", f"{k}<{x}<={self.number(5, 9)}+{k}", f"{k}={x}-{d}"]
        tests += [f"{k} {self.pick('in', 'in', 'not in')} {self.set(x)}" for _ in range(5)]
        if len(free) > 1:
            i, j = free[:2]
            tests += 3 * [f"{i}{self.pick('<', '<=', '!=')}{j}", f"{i}+{j}<{x}", f"gcd({i},{j})=1",
                          f"{i}*{j}<={x}+{d}", f"({i}+{j}) mod 2={self.number(0, 1)}",
                          f"{i} in " + "{%s,%s+1}" % (j, j)]
        return self.rng.choice(tests)

    def known_test(self, known: list[str]) -> str:
        x, y = self.rng.choice(known), self.rng.choice(known)
        c = self.number(0, 3)
        return self.pick(
            f"{x}>{c}", f"{x} mod {self.number(2, 3)}{self.pick('=', '!=')}{self.number(0, 1)}",
            f"{x}{self.pick('>', '!=', '>=', '≠')}{y}+{c}", f"not {x}={c}", f"{x}+{y} not in " + "{%s,5..6}" % c,
            f"{y}>0 and {x} mod {y}{self.pick('=', '<', '>')}{c}", f"gcd({x},{y})<=2",
            f"({x}=0 or {x} in primes)", f"{x}*{y} mod 3<2", f"xor({x},{y},{c})!=1",
            f"{x}>{c} and (({x}+{y})/2)^2 mod 2={self.number(0, 1)}", f"{x}<={y}*{y}<=9")

    def condition(self, free: list[str], known: list[str]) -> str:
        shape = self.rng.random()
        tests = [self.test(free if self.chance(0.8) else [], known) for _ in range(4)]
        if shape < 0.45:
            return tests[0]
        if shape < 0.65:
            return f"{tests[0]} and {tests[1]}"
        if shape < 0.8:
            return f"{tests[0]} or {tests[1]}"
        if shape < 0.9:
            return f"({tests[0]} or {tests[1]}) and {tests[2]}"
        return f"{tests[0]} and {tests[1]} or {tests[2]} and not ({tests[3]})"

    def guarded(self, move: str, free: list[str], known: list[str], probability: float) -> str:
        used = [name for name in free if name in move]
        return f"{move} if {self.condition(used, known)}" if self.chance(probability) else move

    # Numbers below a letter

    def below(self, x: str, free: list[str], known: list[str]) -> str:
        k, c = self.rng.choice(free), self.number(1, 3)
        y = self.rng.choice(known)
        return self.pick(
            *3 * [f"{x}-{k}"], *2 * [f"{x}-{c}"], f"{x}-{self.number(2, 3)}*{k}", f"{x}-{k}*{k}",
            f"{x}-{k}*({k}+1)/2", f"{x}-2^({k}-1)", f"{x}-{k}-{c}", f"{x}/{self.number(2, 3)}",
            f"{x}-({k}+1)/2", f"{x}-{k}^2", f"{x}-max({k},{c})", f"({x}-{k})/2", f"min({x}-{k},{c}*{y})",
            f"{x}-{k}*({y}+1)", f"{x}-sum({k},1,{c})", f"abs({x}-{c})-1", f"{x}-gcd({x},{c})",
            f"xor({x},1)-{k}", f"{x} mod {self.number(2, 4)}", f"{x}-{k}+{x} mod 2", f"-({k}-{x})")

    # Kinds of rules: each returns position and sides

    def one(self, x: str, free: list[str]) -> list[str]:
        return [self.guarded(self.below(x, free, [x]), free, [x], 0.6)
                for _ in range(self.rng.randint(1, 3))]

    def split(self, x: str, free: list[str]) -> list[str]:
        i, j, t = free[0], free[1], free[2]
        c = self.number(0, 2)
        moves = [f"{i} and {x}-{c}-{i}", f"{i} and {x}-{i}", f"{i} and {j} and {x}-{i}-{j}",
                 f"{x}-{i}-{j} and {j}", f"{t} for {t} in 1..{x}-1", f"{i} for {t} in 1..2 if {i}<{x}",
                 f"{t} for {t} in 2..{i} if {i}*({i}+1)/2<={x}", f"{x}-{t} for {t} in 1..{x}/2",
                 f"{x}-{i} and {t} for {t} in 1..{i}/2 if 2*{i}<{x}", f"{i} and {i} and {x}-2*{i}",
                 f"({x}-1)/{t} for {t} in 1..min({x}-1,3)"]
        chosen = [self.rng.choice(moves)]
        if " for " in chosen[0] or self.chance(0.5):
            if not chosen[0].split(" if ")[0] != chosen[0]:
                chosen[0] = self.guarded(chosen[0], [i] if i in chosen[0].split(" for ")[0] else [], [x],
                                         0.3)
        else:
            chosen[0] = self.guarded(chosen[0], free[:2], [x], 0.7)
        return chosen + (self.one(x, free) if self.chance(0.7) else [])

    def several(self, letters: list[str], free: list[str]) -> list[str]:
        moves = []
        for _ in range(self.rng.randint(1, 3)):
            result = list(letters)
            spots = self.rng.sample(range(len(letters)), self.rng.choice((1, 1, 2)))
            shared = free if self.chance(0.3) else free[:1]
            for spot in spots:
                result[spot] = self.below(letters[spot], shared, letters)
            if self.chance(0.15):
                i, j = self.rng.sample(range(len(letters)), 2)
                result = list(letters)
                result[i], result[j] = f"{letters[i]}-{free[0]}", f"{letters[j]}+{free[0]}/2"
            if self.chance(0.1):
                i, j = self.rng.sample(range(len(letters)), 2)
                result[i], result[j] = result[j], result[i]
            if self.chance(0.1):
                first = ",".join([free[0], *letters[1:]])
                second = ",".join([f"{letters[0]}-{free[0]}", *letters[1:]])
                moves.append(f"{first} and {second}")
            else:
                moves.append(self.guarded(",".join(result), free, letters, 0.5))
        return moves

    def with_memory(self, x: str, m: str, free: list[str]) -> tuple[str, list[str]]:
        k, c = free[0], self.number(1, 3)
        start = self.number(0, 2)
        moves = [f"{x}-{k},{k} if {k}<={c}*{m} or {m}=0 and {k}<{x}", f"{x}-{k},{k} if {k}!={m}",
                 f"{x}-{k},{k} if {k}<={m}+{c}", f"{x}-{k},({m}+{k}) mod {self.number(2, 3)} if {k}<={c}+1",
                 f"{x}-{k},{m} if {self.condition([k], [x, m])}", f"{x},{m}-1 if {x}>0",
                 f"{x}-{c},1-{m} if {m}<2", f"{x}-{k},{x} mod 3 if gcd({k},{m}+1)=1",
                 f"{x}-{k},{k} mod 2 if {self.condition([k], [x, m])}",
                 f"{k},{m} and {x}-1-{k},{m} if {k}!={m}"]
        return f"{x},{m}={start}", self.rng.sample(moves, self.rng.randint(1, 2))

    def with_dots(self, letters: list[str], m: Optional[str], free: list[str]) -> tuple[str, list[str]]:
        a, k = letters[0], free[0]
        tail, known = (f",{m}" if m else ""), [a] + ([m] if m else [])
        moves = [f"{self.below(a, [k], [a])},...{tail}", f"{a}-{k},...{tail}"]
        if len(letters) > 1:
            b = letters[1]
            moves += [f"{a}-{k},{b}-{free[1]},...{tail}", f"{a}-{k},{b}-{k},...{tail}",
                      f"{a}-1,{b}/2,...{tail} if {b}>1", f"{a}-{k},min({a}-{k},{b}),...{tail}"]
        moves = [move if " if " in move else self.guarded(move, free, known, 0.4) for move in moves]
        if len(letters) == 1:
            moves += [f"{a}-{k},...{tail} if {a}-{k} {self.pick('in', 'not in')} ...",
                      f"{a}-{k},...{tail} if {k}<=max(...)+1", f"xor(...),...{tail} if xor(...)<{a}",
                      f"{a}-{k},...{tail} if {self.pick('sum', 'max', 'gcd', 'xor')}({a},...) mod 2=1",
                      f"{a}-{k},...{tail} if {a}{self.pick('>=', '>', '!=')}max(...)"]
        start = ""
        if m:
            start = f",{m}={self.number(0, 2)}"
            moves += [f"{a}-{k},...,{k} if {k}!={m}", f"{a},...,{m}-1 if {a}>0",
                      f"{a}-{k},...,({m}+{k}) mod 2 if {k}<3+{m}"]
        board = ""
        if self.chance(0.25):
            board = " if " + self.pick(
                f"{a}<=9", f"{a}!=2", *[f"{a}=0 or {a} not in ..."] * (2 if len(letters) == 1 else 0))
        return (",".join(letters) + ",..." + start + board,
                self.rng.sample(moves, min(len(moves), self.rng.randint(1, 3))))

    def board(self, letters: list[str]) -> str:
        x = letters[0]
        if len(letters) == 1:
            return self.pick(f"{x}<=12", f"{x} not in " + "{2,5}", f"{x} mod 4!=3", f"{x}<9 or {x}>=11")
        y = letters[1]
        return self.pick(f"{x}>={y}", f"{x}!={y}", f"{x}>0 and {y}>0", f"{x}+{y}<=9", f"{x}<={y}+2",
                         f"gcd({x},{y})<3", f"{x}=0 or {x} not in " + "{%s,4}" % y)

    def line(self) -> str:
        kind = self.rng.choice(("one", "one", "one", "grow", "split", "split", "split", "several", "several",
                                "several", "memory", "memory", "dots", "dots", "partizan", "partizan",
                                "endings", "endings"))
        letters = self.names[:self.rng.choice((1, 1, 2)) if kind == "dots" else
                             self.rng.choice((2, 2, 2, 3))]
        x, free = letters[0], self.names[4:8]
        sides: list[list[str]]
        if kind in ("one", "split"):
            position = x + (f" if {self.board([x])}" if self.chance(0.2) else "")
            sides = [self.one(x, free[:1]) if kind == "one" else self.split(x, free)]
        elif kind == "grow":
            k, c = free[0], self.number(1, 4)
            top = self.number(8, 14)
            position = f"{x} if {self.pick(f'{x}<={top}', f'0<{x}<{top}', f'not {x}>{top}')}"
            sides = [self.rng.sample(
                [f"{x}+{k} if {k}<={c}", f"{x}+{k}", f"{x}*({k}+1) if {x}>0", f"{x}+{c}",
                 f"{x}+{k} if {self.condition([k], [x])}", f"2*{x}+{k}"], self.rng.randint(1, 2))]
        elif kind == "several":
            position = ",".join(letters) + (f" if {self.board(letters)}" if self.chance(0.3) else "")
            sides = [self.several(letters, free[:2])]
        elif kind == "memory":
            position, moves = self.with_memory(x, self.names[3], free)
            sides = [moves]
        elif kind == "dots":
            position, moves = self.with_dots(letters, self.names[3] if self.chance(0.35) else None, free)
            sides = [moves]
        else:
            make: Callable[[], list[str]]
            if self.chance(0.5):
                position = x
                make = ((lambda: self.split(x, free)) if kind == "partizan" and self.chance(0.3)
                        else lambda: self.one(x, free[:1]))
                letters = [x]
            else:
                position, make = ",".join(letters), lambda: self.several(letters, free[:2])
            sides = [make()]
            if kind == "partizan":
                sides.append([] if self.chance(0.05) else make())
        line = f"{position} -> " + " | ".join("; ".join(side) for side in sides)
        if kind == "endings":
            for _ in range(self.rng.randint(1, 2)):
                line += f"; {self.pick('wins', 'loses')} if {self.known_test(letters)}"
        return self.decorated(line) if self.chance(0.3) else line

    def decorated(self, line: str) -> str:
        """The same line with other blanks, capitals and signs."""
        line = line.replace("->", self.pick("->", "→")).replace("...", self.pick("...", "…"))
        if self.chance(0.3):
            line = line.upper()
        if self.chance(0.5):
            line = line.replace(",", " , ").replace("<=", " ≤ ").replace("*", " * ").replace(";", " ;")
        return line.replace("; ", self.pick(";", ";  "))


def box(rule: Rule) -> list[Position]:
    """Small positions of a rule, with starting values and a few other values of memory."""
    tails = [tuple(tail) for tail in itertools.product(
        *(sorted({start, 0, 1}) for start in rule.starting.values()))]
    if rule.has_dots:
        heads = [heaps for count in range(1, 4)
                 for heaps in itertools.combinations_with_replacement(range(5), count)]
    else:
        size = {1: 14, 2: 6, 3: 3}[len(rule.heaps)]
        heads = list(itertools.product(range(size), repeat=len(rule.heaps)))
    return [head + tail for head in heads for tail in tails if on_board(rule, head + tail)]


def is_useful(rule: Rule) -> bool:
    """Whether a game ends from everywhere in its box, and has enough moves and positions."""
    try:
        places = box(rule)
        for place in places:
            explore(rule, place, most=150, highest=80)
        moving = [place for place in places if followers(rule, place)]
        sides_used = all(any(options(rule, place, side) for place in places) or not rule.sides[side]
                         for side in range(len(rule.sides)))
    except (EndlessError, PositionError, ArithmeticFault):
        return False
    return len(places) >= 6 and len(moving) >= 4 and sides_used


def random_line(rng: random.Random) -> str:
    """A random line that can be read and whose games end."""
    while True:
        line = Writer(rng).line()
        try:
            rule = parse(line)
        except RuleError:
            continue
        if is_useful(rule):
            return line


def readings(rule: Rule, places: list[Position]) -> list[str]:
    """The ambiguous passages of the page that matter for a case."""
    few = rule.has_dots and any(
        len(place) - len(rule.starting) < len(rule.heaps) for place in places)
    return ["fewer heaps than letters"] if few else []


def mutants(rng: random.Random, line: str) -> list[dict[str, Any]]:
    """Four lines with one token lost, doubled, exchanged or replaced: are they still read?"""
    found = []
    for _ in range(4):
        tokens = re.findall(r"\s+|[0-9]+|[A-Za-z]+|->|\.\.\.|\.\.|[<>!=]=|.", line)
        at = rng.choice([index for index, token in enumerate(tokens) if not token.isspace()])
        tokens[at:at + 1] = rng.choice([[], [tokens[at]] * 2, [rng.choice(tokens)],
                                        [rng.choice(["(", ")", ",", ";", "|", "...", "n", "0", "=",
                                                     " and ", " or ", " not ", " if ", "+", "-"])]])
        text = "".join(tokens)
        try:
            found.append({"line": text, "read": True, "spelling": str(parse(text))})
        except RuleError as error:
            found.append({"line": text, "read": False, "place": error.place,
                          "message": error.message})
    return found


def answer(rule: Rule, position: Any, misere: bool) -> dict[str, Any]:
    single = not isinstance(position[0], tuple)
    document: dict[str, Any] = {"position": position, "misere": misere,
                                "outcome": outcome(rule, position, misere)}
    if single:
        over = ending(rule, position)
        if over is not None:
            document["over"] = "won" if over else "lost"
        for side, name in enumerate(("left", "right") if rule.is_partizan else ("options",)):
            results = sorted(options(rule, position, side)) if over is None else []
            document[name] = results
            document[f"{name}Count"] = len(results)
        if rule.is_partizan:
            number = number_value(rule, position)
            document["number"] = None if number is None else str(number)
    if not rule.is_partizan and not rule.endings and not misere:
        document["grundyValue"] = grundy(rule, position)
    return document


def cases(seed: int) -> dict[str, Any]:
    """A random line, and what is expected of six positions and two sums."""
    rng = random.Random(seed)
    line = random_line(rng)
    rule = parse(line)
    places = box(rule)
    asked: list[Any] = rng.sample(places, min(6, len(places)))
    asked.append(max(places, key=sum))
    if not rule.has_dots and not rule.endings:
        small = [place for place in places if sum(place) <= 6] or places[:3]
        asked += [tuple(sorted(rng.choices(small, k=2))) for _ in range(2)]
    asked = list(dict.fromkeys(asked))
    answers = []
    for position in asked:
        for misere in (False,) if rule.is_partizan else (False, True):
            try:
                rule.memory["sums"] = 0
                answers.append(answer(rule, position, misere))
            except PositionError:
                pass                  # too many sums for a search
    singles = [place for place in asked if not isinstance(place[0], tuple)]
    return {"seed": seed, "line": line, "spelling": str(rule), "letters": list(rule.letters),
            "starting": rule.starting, "hasDots": rule.has_dots, "isPartizan": rule.is_partizan,
            "hasEndings": bool(rule.endings), "readings": readings(rule, singles), "cases": answers,
            "mutants": mutants(rng, line)}


def main(count: int) -> None:
    for seed in range(count):
        print(json.dumps(cases(seed), ensure_ascii=False), flush=True)
