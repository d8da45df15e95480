"""Most and fewest Sets among k cards: the published bounds, and certificates with a changed number."""

import importlib.util
import itertools
import json
import random
import re
import unittest
from math import comb
from pathlib import Path

ROOT = Path(__file__).parents[2]


def load(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


CHECKER = load(ROOT / "tools/check/set_extremes.py")
ENTRIES = {
    entry["cards"]: entry
    for entry in json.loads((ROOT / "data/set/extremes.json").read_text(encoding="utf-8"))
}


def total(value):
    if isinstance(value, dict):
        value = list(value.values())
    return (
        sum(map(total, value))
        if isinstance(value, list)
        else value
        if isinstance(value, int)
        else 0
    )


def certificate(k, extreme):
    """The certificate of the published bound."""
    entry = ENTRIES[k if extreme == "most" else 81 - k]
    bound, sets, deal = entry["bound"], entry["sets"], entry["deal"]
    if extreme == "fewest":
        both = 1080 - 40 * k + comb(k, 2)
        bound, sets, deal = both - bound, both - sets, [x for x in range(81) if x not in deal]
    claim = {"dealSize": k, "extreme": extreme, "bound": bound, "sets": sets, "deal": deal}
    proof = {"excluded": entry["excluded"], "weights": entry["weights"], "control": 0}
    made = {"certificate": "set-extremes", "version": 1, "claim": claim, "proof": proof}
    proof["control"] = -total(made)
    return made


def numbers(text):
    return list(re.finditer(r"-?\d+", text))


def refused(text):
    try:
        CHECKER.check(text)
    except Exception:
        return True
    return False


class SetExtremes(unittest.TestCase):
    """The checker of tools/check against the numbers in data/set/extremes.json."""

    def test_all_published_bounds(self):
        for k, extreme in itertools.product(range(3, 82), ("most", "fewest")):
            with self.subTest(k=k, extreme=extreme):
                made = certificate(k, extreme)
                self.assertIn(f"{extreme} Sets among {k} ", CHECKER.check(json.dumps(made)))
                exact = made["claim"]["bound"] == made["claim"]["sets"]
                self.assertEqual(exact, (k, extreme) not in {(60, "most"), (21, "fewest")})

    def test_known_extremes(self):
        most = [certificate(k, "most")["claim"]["bound"] for k in range(3, 22)]
        self.assertEqual(
            most, [1, 1, 2, 3, 5, 8, 12, 12, 13, 14, 16, 19, 23, 26, 30, 36, 41, 47, 54]
        )
        self.assertEqual([certificate(k, "fewest")["claim"]["bound"] for k in (20, 27)], [0, 9])

    def test_planes_by_another_way(self):
        lines = [
            t
            for t in itertools.combinations(range(9), 3)
            if sum(x % 3 for x in t) % 3 == 0 and sum(x // 3 for x in t) % 3 == 0
        ]
        most = [
            max(sum(set(t) <= set(s) for t in lines) for s in itertools.combinations(range(9), n))
            for n in range(10)
        ]
        self.assertEqual(most, [CHECKER.TOTAL[n, 0, 0] for n in range(10)])

    def test_no_changed_number_passes(self):
        chance = random.Random(61)
        for k, extreme in ((12, "most"), (24, "most"), (27, "fewest"), (33, "fewest")):
            text = json.dumps(certificate(k, extreme))
            places = numbers(text)
            for place in places if len(places) < 60 else chance.sample(places, 60):
                changed = int(place[0]) + chance.choice((-3, -1, 1, 2))
                self.assertTrue(refused(text[: place.start()] + str(changed) + text[place.end() :]))

    def test_no_false_bound_passes(self):
        for k, extreme, step in (
            (12, "most", -1),
            (40, "most", -1),
            (33, "fewest", 1),
            (29, "fewest", 1),
        ):
            made = certificate(k, extreme)
            made["claim"]["bound"] += step
            made["proof"]["control"] -= step
            self.assertTrue(refused(json.dumps(made)))

    def test_other_values_are_refused(self):
        text = json.dumps(certificate(24, "most"))
        for old, new in (
            ('"version": 1', '"version": true'),
            ('"weights": [', '"weights": [NaN, '),
            ('"most"', '"least"'),
            ('"deal": [0', '"deal": [0.0'),
            ('"control"', '"x"'),
            ('"excluded": []', '"excluded": null'),
        ):
            self.assertIn(old, text)
            self.assertTrue(refused(text.replace(old, new)), new)


if __name__ == "__main__":
    unittest.main()
