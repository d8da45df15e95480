"""What the checkers of tools/check accept, and that no change of a certificate deceives them.

python3 -m unittest discover -s Tests/Certificates -p test_checkers.py
"""

import ast
import gzip
import importlib.util
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest
from functools import cache
from unittest import mock

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import changes
import makers
import tables

FOLDER = pathlib.Path(__file__).resolve().parents[2] / "tools" / "check"
KAYLES = {1: [0, 1, 2], 2: [0, 1, 2]}
DAWSON = {1: [2]}
CODE_31 = {1: [0, 1], 2: [0]}
PLAIN = {"array", "collections", "fractions", "functools", "gzip", "itertools", "json", "math"}
PLAIN |= {"operator", "re", "sys"}
# The name of each checker, with its certificates by what they are about.
NAMES = {
    "matchsticks_period": lambda: {
        "Kayles": makers.period(KAYLES),
        "Dawson": makers.period(DAWSON),
        "three heaps": makers.period({1: [0, 1, 2, 3]}, 40),
        "whole heaps": makers.period({2: [0, 1], 3: [0]}),
        "one move": makers.period({1: [0]}),
    },
    "matchsticks_losing": lambda: {
        "misère": makers.losing([1, 2, 3], True),
        "normal": makers.losing([1, 4, 9], False),
        "preperiod": makers.losing([4, 9, 11], False),
        "no move": makers.losing([3, 5], True),
    },
    "misere_quotient": lambda: {
        "nim": makers.quotient({1: [0, 1], 2: [0, 1]}, 2, 2),
        "0.31": makers.quotient(CODE_31, 6, 3),
        "0.31 without end": makers.quotient(CODE_31, 6, 3, (3, 2)),
        "Kayles": makers.quotient(KAYLES, 5, 3),
        "0.75": makers.quotient({1: [0, 1, 2], 2: [0, 2]}, 6, 4),
    },
    "set_distribution": lambda: {
        f"{k} of {3**d}": makers.distribution(d, k, makers.counts(d, k))
        for d, k in ((1, 2), (1, 3), (2, 4), (2, 6), (3, 4), (3, 6), (4, 5), (4, 6))
    },
    "reversi_score": lambda: {
        f"{empty} empty, {finish} at the end": tables.reversi(*tables.endgame(empty, seed), finish)
        for empty, seed, finish in ((5, 1, 6), (6, 1, 2), (7, 2, 4), (8, 3, 0), (8, 4, 6))
    },
    "memory_values": lambda: {
        f"{pairs} pairs, {players} players": tables.memory(pairs, players)
        for pairs in (0, 1, 3, 6)
        for players in (1, 2)
    },
    "cardmatch_values": lambda: {
        f"{cards} cards": tables.cardmatch(cards) for cards in (1, 3, 4, 5)
    },
}
# Where a change can leave another proof of the same claim: other maps, moves that are as good,
# other names of elements.
OTHER_PROOFS = {
    "misere_quotient": ("heaps",),
    "reversi_score": ("atLeast", "atMost", "finish"),
    "set_distribution": ("maps", "deals"),
}


@cache
def made(name):
    return NAMES[name]()


def checker(name):
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Checkers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.modules = {name: checker(name) for name in NAMES}
        cls.made = [
            (name, about, {"claim": certificate["claim"], "proof": certificate["proof"]})
            for name in NAMES
            for about, certificate in made(name).items()
        ]

    def proved(self, name, document):
        """What is proved, or None; whatever is an Exception is refused by the program."""
        try:
            return self.modules[name].check(document["claim"], document["proof"])
        except Exception:
            return None

    def is_true(self, name, document):
        """Whether a changed claim that was accepted is true, by brute force."""
        claim, proof = document["claim"], document["proof"]
        moves = {move["take"]: move["leaves"] for move in claim.get("moves", ())}
        if name == "matchsticks_period":
            values = proof["values"]
            while len(values) < 40:
                values = [*values, values[-claim["period"]]]
            return makers.grundy_values(moves, 40) == values[:40]
        if name == "matchsticks_losing":
            return makers.losing(claim["takes"], claim["misere"])["claim"] == claim
        if name == "misere_quotient":
            again = makers.quotient(moves, claim.get("heapBound", 6), 3)
            return again["claim"]["elements"] == claim["elements"]
        if name == "reversi_score":
            return tables.score(claim["board"], claim["mover"]) == claim["score"]
        if name == "memory_values":
            return tables.memory(claim["pairs"], claim["players"])["claim"] == claim
        return False

    def deceive(self, kind, most, other_proofs):
        """Tries at most some of the changes of each certificate."""
        draw = random.Random(61)
        for name, about, document in self.made:
            cases = list(kind(document))
            for path, value in cases if len(cases) <= most else draw.sample(cases, most):
                other = changes.changed(document, path, value)
                if self.proved(name, other) is None:
                    continue
                place = name, about, path, value
                if json.dumps(other["claim"]) == json.dumps(document["claim"]):
                    allowed = set(other_proofs.get(name, ()))
                    self.assertTrue(allowed & {*path, path[-1]}, place)
                else:
                    self.assertTrue(self.is_true(name, other), (place, other["claim"]))

    def test_proofs_are_accepted(self):
        for name, about, document in self.made:
            self.assertIsNotNone(self.proved(name, document), (name, about))

    def test_no_changed_number_or_string_proves_what_is_false(self):
        self.deceive(changes.numbers, 300, OTHER_PROOFS)

    def test_a_part_of_another_kind_proves_nothing(self):
        self.deceive(changes.kinds, 150, {})

    def test_no_part_that_is_left_out_repeated_or_moved_proves_what_is_false(self):
        # States are listed in any order; a deal or a map may be there that is never met.
        orders = {"cardmatch_values": ("states",), **OTHER_PROOFS}
        self.deceive(changes.shapes, 100, orders)


class Values(unittest.TestCase):
    """Values that are found in another way."""

    def test_a_window_that_is_one_too_short_would_prove_a_wrong_period(self):
        claim = {"moves": makers.listed({1: [0]}), "preperiod": 0, "period": 2}
        with self.assertRaisesRegex(ValueError, "G.3. isn't 1"):
            checker("matchsticks_period").check(claim, {"values": [0, 1]})

    def test_known_periods(self):
        claims = [makers.period(moves)["claim"] for moves in (KAYLES, DAWSON)]
        self.assertEqual([(c["preperiod"], c["period"]) for c in claims], [(71, 12), (54, 34)])

    def test_a_quotient_with_an_element_twice_or_with_two_as_one_is_refused(self):
        check = checker("misere_quotient").check
        certificate = makers.quotient({1: [0, 1]}, 1, 2)
        claim, proof = certificate["claim"], certificate["proof"]
        self.assertEqual((claim["elements"], proof["products"]), (2, [[0, 1], [1, 0]]))
        # The heap as an element of order 4, and as the unit.
        for order in (4, 1):
            proof["heaps"] = [0, 1 % order]
            proof["products"] = [[(a + b) % order for b in range(order)] for a in range(order)]
            proof["losing"] = [a for a in range(order) if a % 2]
            claim["elements"] = order
            with self.assertRaisesRegex(ValueError, "alike" if order == 4 else "no losing option"):
                check(claim, proof)

    def test_a_map_that_is_no_bijection_is_refused(self):
        certificate = makers.distribution(2, 4, [54, 72])
        certificate["proof"]["levels"][0]["maps"][0] = [[0, 0, 0, 0]] * 9
        with self.assertRaisesRegex(ValueError, "bijection"):
            checker("set_distribution").check(certificate["claim"], certificate["proof"])

    def test_memory_is_that_of_all_plays(self):
        for pairs, players, value in (
            (2, 1, "8/3"),
            (2, 2, "-2/3"),
            (3, 1, "13/3"),
            (3, 2, "-1/5"),
        ):
            self.assertEqual(tables.memory(pairs, players)["claim"]["value"], value)
            self.assertEqual(str(tables.memory_of_arrangements(pairs, players)), value)
        # The checker compares all plays; the tables are by the recurrence.
        for players in (1, 2):
            certificate = tables.memory(15, players)
            checker("memory_values").check(certificate["claim"], certificate["proof"])

    def test_card_matching_is_that_of_all_deals_of_a_small_deck(self):
        module = checker("cardmatch_values")
        for cards, ranks in ((2, 1), (3, 1), (4, 1), (2, 2), (3, 2), (2, 3)):
            certificate = tables.cardmatch(cards, ranks)
            value = str(tables.cardmatch_of_deals(cards, ranks))
            self.assertEqual(certificate["claim"]["value"], value)
            with mock.patch.object(module, "RANKS", ranks):
                module.best.cache_clear()
                self.assertIn(
                    f" {value} ", module.check(certificate["claim"], certificate["proof"])
                )


class Files(unittest.TestCase):
    def run_checker(self, name, *arguments):
        command = [sys.executable, str(FOLDER / f"{name}.py"), *arguments]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        self.assertEqual((run.stderr, run.stdout.count("\n")), ("", 1))
        return run.returncode, run.stdout

    def test_a_file_is_proved_or_refused_in_one_line(self):
        text = json.dumps(makers.losing([1, 2, 3], True))
        bad = {
            "empty": "",
            "kind": text.replace("matchsticks-losing", "matchsticks-period"),
            "version": text.replace('"version": 1', '"version": 2'),
            "true": text.replace('"version": 1', '"version": true'),
            "float": text.replace('"period": 4', '"period": 4.0'),
            "not a number": text.replace('"period": 4', '"period": NaN'),
            "huge": text.replace('"period": 4', '"period": ' + "4" * 5000),
            "twice": text.replace('"period": 4', '"period": 4, "period": 4'),
            "more": text[:-1] + ', "more": 1}',
            "list": f"[{text}]",
            "deep": "[" * 100000,
            "rest": text + text,
        }
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "x.json")
            path.write_text(text)
            status, line = self.run_checker("matchsticks_losing", str(path))
            self.assertEqual((status, line[:8]), (0, "proved: "))
            packed = pathlib.Path(folder, "x.json.gz")
            packed.write_bytes(gzip.compress(text.encode()))
            self.assertEqual(self.run_checker("matchsticks_losing", str(packed)), (0, line))
            packed.write_bytes(gzip.compress(text.encode())[:-9])
            cases = [(str(packed),), (), (str(path), str(path)), (folder,), (folder + "/none",)]
            for about, content in bad.items():
                cases.append((folder + "/" + about,))
                pathlib.Path(folder, about).write_text(content)
            pathlib.Path(folder, "bytes").write_bytes(b"\xff\xfe\x00")
            for arguments in [*cases, (folder + "/bytes",)]:
                status, line = self.run_checker("matchsticks_losing", *arguments)
                self.assertEqual((status, line[:9]), (1, "refused: "), arguments)

    def test_every_kind_is_read_and_refused_as_a_file(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in NAMES:
                certificate = next(iter(made(name).values()))
                path = pathlib.Path(folder, name)
                path.write_text(json.dumps(certificate))
                self.assertEqual(self.run_checker(name, str(path))[0], 0)
                path.write_text(json.dumps({**certificate, "claim": {}}))
                self.assertEqual(self.run_checker(name, str(path))[0], 1)

    def test_a_checker_is_a_hundred_lines_of_plain_python(self):
        for path in FOLDER.glob("*.py"):
            lines = path.read_text().splitlines()
            self.assertLessEqual(len(lines), 100, path.name)
            self.assertLessEqual(max(map(len, lines)), 100, path.name)
            tree = ast.parse(path.read_text(), feature_version=(3, 9))
            imported = set()
            for node in ast.walk(tree):
                if isinstance(node, ast.Import):
                    imported |= {alias.name for alias in node.names}
                elif isinstance(node, ast.ImportFrom):
                    imported.add(node.module)
            self.assertLessEqual(imported, PLAIN, path.name)


if __name__ == "__main__":
    unittest.main()
