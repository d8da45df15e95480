"""The reader of lines: from text to a ``Rule``, or a ``RuleError`` with the offending character."""
from __future__ import annotations

import difflib
import re
from dataclasses import replace
from typing import NoReturn, Optional, Union

from limits import order
from lines import value
from tree import (LARGEST, LARGEST_IN_POSITION, All, ArithmeticFault, Binary, Braces, Call, Comparison,
                  Condition, Dots, Letter, Member, Move, Named, Negative, Not, Number, Part, Rule,
                  RuleError, Some, Sum, letters_in, mentions_dots, names_in)

FUNCTIONS = ("min", "max", "sum", "xor", "gcd", "abs")
WORDS = ("if", "for", "in", "and", "or", "not", "mod", "wins", "loses", "primes", "fibonacci",
         "digits", *FUNCTIONS)
SPELLINGS = {"→": "->", "…": "...", "==": "=", "≠": "!=", "≤": "<=", "≥": ">="}
COMPARES = ("=", "!=", "<", "<=", ">", ">=")
IN_CONDITIONS = (*COMPARES, "in", "not", "and", "or")
HINTS = {"%": "write mod", "&": "write and", ":": "write -> between the position and the moves"}
TOKEN = re.compile(r"[0-9]+|[A-Za-z]+|->|→|\.\.\.|…|\.\.|==|!=|<=|>=|[-+*/^(){},;|=<>≠≤≥]")
UNLIMITED = ("nothing limits {0}: add a condition, such as {0} <= 3 "
             "(a letter that isn't in the position stands for every number from 1 on)")


class Reader:
    """A recursive-descent reader with one method per line of the grammar."""

    def __init__(self, text: str) -> None:
        if len(text) > 2000:
            raise RuleError("a line has at most 2000 characters", 2000)
        self.text, self.at = text, 0
        self.tokens: list[str] = []
        self.places: list[int] = []
        place, depth = 0, 0
        while place < len(text):
            if text[place].isspace():
                place += 1
                continue
            match = TOKEN.match(text, place)
            if match is None:
                raise RuleError(HINTS.get(text[place], f"unexpected {text[place]}"), place)
            token = match.group().lower()
            depth += (token == "(") - (token == ")")
            if depth > 64:
                raise RuleError("brackets are at most 64 deep", place)
            if token.isalpha() and token.isascii() and len(token) > 1 and token not in WORDS:
                raise RuleError(self.unknown(token), place)
            self.tokens.append(SPELLINGS.get(token, token))
            self.places.append(place)
            place = match.end()
        self.tokens.append("")
        self.places.append(len(text))

    @staticmethod
    def unknown(word: str) -> str:
        if word == "last":
            return "give the position a letter for it: n,m=0 -> n-k,k if …"
        near = difflib.get_close_matches(word, WORDS, 1)
        return f"unknown word {word}" + (f": did you mean {near[0]}?" if near else "")

    # Tokens

    @property
    def token(self) -> str:
        return self.tokens[self.at]

    @property
    def place(self) -> int:
        return self.places[self.at]

    def ahead(self) -> str:
        return self.tokens[min(self.at + 1, len(self.tokens) - 1)]

    def fail(self, message: str, place: Optional[int] = None) -> NoReturn:
        raise RuleError(message, self.place if place is None else place)

    def take(self, *tokens: str) -> bool:
        if self.token in tokens:
            self.at += 1
            return True
        return False

    def need(self, token: str) -> None:
        if not self.take(token):
            self.fail(f"expected {token}" + (f" instead of {self.token}" if self.token else ""))

    def is_letter(self) -> bool:
        return len(self.token) == 1 and "a" <= self.token <= "z"

    def letter(self, what: str) -> str:
        if not self.is_letter():
            self.fail(f"expected {what}")
        self.at += 1
        return self.tokens[self.at - 1]

    # Rule and position

    def rule(self) -> Rule:
        self.heaps: list[str] = []
        self.starting: dict[str, int] = {}
        self.has_dots = False
        self.position()
        board = self.condition() if self.take("if") else None
        self.only_letters_of_position(board)
        self.need("->")
        sides, endings, places = [self.side()], [], []
        if self.take("|"):
            sides.append(self.side())
        if not any(sides) or len(sides) == 1 and not sides[0]:
            self.fail("a rule needs a move")
        while self.take(";"):
            verdict = self.token
            if not self.take("wins", "loses"):
                self.fail("moves come before 'wins if' and 'loses if'")
            self.need("if")
            places.append(self.place)
            endings.append((verdict, self.condition()))
            self.only_letters_of_position(endings[-1][1])
        if self.token:
            self.fail("moves are separated by ';' ('or' is for conditions)" if self.token == "or"
                      else f"unexpected {self.token}")
        rule = Rule(tuple(self.heaps), self.has_dots, self.starting, board, tuple(sides),
                    tuple(endings))
        rule.sides = tuple(tuple(self.finished(rule, move) for move in side) for side in sides)
        return rule

    def position(self) -> None:
        while True:
            place = self.place
            if self.token == "..." and self.heaps and not self.has_dots:
                self.at += 1
                self.has_dots = True
            else:
                name = self.letter("a letter")
                if name in self.heaps or name in self.starting:
                    self.fail(f"{name} is twice in the position", place)
                if self.take("="):
                    if not self.heaps:
                        self.fail("the first letter has no starting value", place)
                    if not self.token.isdigit():
                        self.fail("expected a starting value")
                    self.starting[name] = int(self.token)
                    if self.starting[name] > LARGEST_IN_POSITION:
                        self.fail("numbers in positions are at most 2147483647")
                    self.at += 1
                elif self.starting or self.has_dots:
                    self.fail(f"{name} needs a starting value: {name}=0", place)
                else:
                    self.heaps.append(name)
                if len(self.heaps) + len(self.starting) > 6:
                    self.fail("a position has at most 6 letters", place)
            if not self.take(","):
                break

    def only_letters_of_position(self, condition: Optional[Condition]) -> None:
        for letter in letters_in(condition):
            if letter.name not in self.heaps and letter.name not in self.starting:
                self.fail(f"{letter.name} isn't in the position", letter.place)

    # Moves

    def side(self) -> tuple[Move, ...]:
        moves: list[Move] = []
        if self.token in ("", "|") or self.token == ";" and self.ahead() in ("wins", "loses"):
            return ()
        while True:
            moves.append(self.move())
            if len(moves) > 64:
                self.fail("a rule has at most 64 moves")
            if self.token != ";" or self.ahead() in ("wins", "loses"):
                return tuple(moves)
            self.at += 1

    def move(self) -> Move:
        parts = [self.part()]
        while self.take("and"):
            parts.append(self.part())
            if len(parts) > 8:
                self.fail("a move has at most 8 parts", parts[-1].place)
        return Move(tuple(parts), self.condition() if self.take("if") else None)

    def part(self) -> Part:
        place, items = self.place, [self.item()]
        while self.take(","):
            items.append(self.item())
        loop, low, high = None, None, None
        if self.take("for"):
            loop_place = self.place
            loop = self.letter("a letter after 'for'")
            self.need("in")
            low = self.sum()
            if self.token == "...":
                self.fail("write .. for a range")
            self.need("..")
            high = self.sum()
            if loop in self.heaps or loop in self.starting or loop in names_in((low, high)):
                self.fail(f"{loop} isn't new", loop_place)
        if self.token == "or":
            self.fail("moves are separated by ';' ('or' is for conditions)")
        part = Part(tuple(items), loop, low, high, place)
        self.check_count(part)
        return part

    def item(self) -> Sum:
        if self.token == "...":
            if not self.has_dots:
                self.fail("the position has no '...'")
            self.at += 1
            return Dots(self.places[self.at - 1])
        return self.sum()

    def check_count(self, part: Part) -> None:
        """Check that a result has as many numbers as the position."""
        letters = [*self.heaps, *self.starting]
        dots = [index for index, item in enumerate(part.items) if isinstance(item, Dots)]
        shown = ",".join([*self.heaps, *["..."] * self.has_dots, *self.starting])
        if len(dots) > 1:
            self.fail("'...' occurs twice", part.items[dots[1]].place)  # type: ignore[union-attr]
        if self.has_dots and not dots:
            self.fail(f"the result has no '...', but the position {shown} has it", part.place)
        if dots:
            if dots[0] > len(self.heaps) or len(part.items) - dots[0] - 1 != len(self.starting):
                self.fail(f"the result doesn't fit the position {shown}", part.place)
            return
        count = len(part.items)
        if count != len(letters):
            from spelling import number
            hint = ",".join([*map(number, part.items), *letters[count:]])
            self.fail(f"the result has {count} number{'s' * (count != 1)}, but the position {shown} has "
                      f"{len(letters)}" + (f": write {hint}" if count < len(letters) else ""),
                      part.place)

    def finished(self, rule: Rule, move: Move) -> Move:
        """Check a move, and find its free letters in the order of the loops."""
        start = move.parts[0].place
        if move.leaves_parts and (self.has_dots or rule.endings):
            self.fail("a rule with dots has one list of heaps" if self.has_dots else
                      "a rule with 'wins if' or 'loses if' has no sums", start)
        loops = [part.loop for part in move.parts if part.loop is not None]
        outer: list[Letter] = []
        for part in move.parts:
            outer += [letter for letter in letters_in(part.items) if letter.name != part.loop]
            outer += letters_in((part.low, part.high))
        outer += letters_in(move.condition)
        for loop in loops:
            if loops.count(loop) > 1 or loop in {letter.name for letter in outer}:
                self.fail(f"{loop} of 'for' isn't new", start)
        outer.sort(key=lambda letter: letter.place)
        free = list(dict.fromkeys(
            letter.name for letter in outer if letter.name not in rule.letters))
        if len(free) > 4:
            self.fail("a move has at most 4 free letters", start)
        if not move.leaves_parts and self.is_outright(rule, move.parts[0]):
            self.fail("a move changes something; for a pass give the position a letter, as in "
                      "a,b,p=1 -> a-k,b,p; a,b,p-1", start)
        self.check_sets(move.condition, free)
        ordered, unlimited = order(rule, move, free)
        if unlimited is not None:
            place = next(letter.place for letter in outer if letter.name == unlimited)
            self.fail(UNLIMITED.format(unlimited), place)
        return replace(move, free=tuple(ordered))

    @staticmethod
    def is_outright(rule: Rule, part: Part) -> bool:
        items = [item for item in part.items if not isinstance(item, Dots)]
        tail = len(items) - len(rule.starting)
        names = (*rule.heaps[:tail], *rule.starting)
        return items == [Letter(name) for name in names]

    def check_sets(self, node: object, free: list[str]) -> None:
        """Refuse ``k in {0..3}`` for a free letter k."""
        if isinstance(node, Member):
            item, kind = node.item, node.kind
            if (isinstance(item, Letter) and item.name in free and not node.negated
                    and isinstance(kind, Braces)):
                for low, _ in kind.ranges:
                    if not names_in(low) and not mentions_dots(low) and self.constant(low) < 1:
                        self.fail(f"{item.name} stands for numbers from 1 on: write {item.name}-1",
                                  item.place)
        for part in getattr(node, "parts", ()):
            self.check_sets(part, free)
        if isinstance(node, Not):
            self.check_sets(node.inner, free)

    @staticmethod
    def constant(node: Sum) -> int:
        try:
            return value(node, {})
        except ArithmeticFault:
            return 1

    # Conditions

    def condition(self) -> Condition:
        parts = [self.conjunction()]
        while self.take("or"):
            parts.append(self.conjunction())
        flat = [inner for part in parts for inner in (part.parts if isinstance(part, Some) else [part])]
        return flat[0] if len(flat) == 1 else Some(tuple(flat))

    def conjunction(self) -> Condition:
        parts = [self.negation()]
        while self.take("and"):
            parts.append(self.negation())
        flat = [inner for part in parts for inner in (part.parts if isinstance(part, All) else [part])]
        return flat[0] if len(flat) == 1 else All(tuple(flat))

    def negation(self) -> Condition:
        return Not(self.test()) if self.take("not") else self.test()

    def test(self) -> Condition:
        if self.token == "(" and self.brackets_hold_condition():
            self.at += 1
            inner = self.condition()
            self.need(")")
            return inner
        place, first = self.place, self.sum()
        if self.token in ("in", "not"):
            negated = self.take("not")
            self.need("in")
            return Member(first, self.set(), negated)
        sums, signs = [first], []
        while self.token in COMPARES:
            signs.append(self.token)
            self.at += 1
            sums.append(self.sum())
        if not signs:
            from spelling import number
            shown = number(first)
            self.fail(f"{shown} is a number; a condition compares two, as in {shown} = 0", place)
        return Comparison(tuple(sums), tuple(signs))

    def brackets_hold_condition(self) -> bool:
        """Whether the brackets that open here hold a word or sign of conditions.

        A number never holds one, so this decides what "try, and go back" decides.
        """
        depth = 0
        for token in self.tokens[self.at:]:
            depth += (token == "(") - (token == ")")
            if depth == 0:
                return False
            if token in IN_CONDITIONS:
                return True
        return False

    def set(self) -> Union[Braces, Named]:
        name = self.token
        if self.take("primes", "fibonacci"):
            return Named(name)
        if self.token == "...":
            if not self.has_dots:
                self.fail("the position has no '...'")
            self.at += 1
            return Named("...")
        if self.take("digits"):
            self.need("(")
            argument = self.sum()
            self.need(")")
            return Named("digits", argument)
        self.need("{")
        ranges: list[tuple[Sum, Optional[Sum]]] = []
        while True:
            low = self.sum()
            if self.token == "...":
                self.fail("write .. for a range")
            ranges.append((low, self.sum() if self.take("..") else None))
            if not self.take(","):
                break
        self.need("}")
        return Braces(tuple(ranges))

    # Numbers

    def sum(self) -> Sum:
        node = self.term()
        while self.token in ("+", "-"):
            sign = self.token
            self.at += 1
            node = Binary(sign, node, self.term())
        return node

    def term(self) -> Sum:
        node = self.sign()
        while self.token in ("*", "/", "mod"):
            sign = self.token
            self.at += 1
            node = Binary(sign, node, self.sign())
        return node

    def sign(self) -> Sum:
        return Negative(self.power()) if self.take("-") else self.power()

    def power(self) -> Sum:
        node = self.atom()
        return Binary("^", node, self.sign()) if self.take("^") else node

    def atom(self) -> Sum:
        token, place = self.token, self.place
        if token.isdigit():
            self.at += 1
            if int(token) > LARGEST:
                self.fail("a number has at most 64 bits", place)
            if self.is_letter():
                self.fail(f"write {token}*{self.token} for {token} times {self.token}")
            return Number(int(token), place)
        if self.is_letter():
            self.at += 1
            if self.is_letter():
                self.fail(f"write {token}*{self.token} for {token} times {self.token}")
            return Letter(token, place)
        if self.take("("):
            inner = self.sum()
            self.need(")")
            return inner
        if self.take(*FUNCTIONS):
            self.need("(")
            arguments = [self.item()]
            while self.take(","):
                arguments.append(self.item())
            self.need(")")
            if token == "abs" and (len(arguments) > 1 or isinstance(arguments[0], Dots)):
                self.fail("abs takes one number", place)
            return Call(token, tuple(arguments))
        self.fail("expected a number or a letter" + (f" instead of {token}" if token else ""))
