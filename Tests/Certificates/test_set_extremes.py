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


def certificate(k):
    """The certificate of the published bounds."""
    entry, other, both = ENTRIES[k], ENTRIES[81 - k], 1080 - 40 * k + comb(k, 2)
    most = {name: entry[name] for name in ("bound", "sets", "deal")}
    fewest = {name: both - other[name] for name in ("bound", "sets")}
    fewest["deal"] = [x for x in range(81) if x not in other["deal"]]
    proof = {"control": 0}
    for name, source in (("most", entry), ("fewest", other)):
        proof[name] = {"excluded": source["excluded"], "weights": source["weights"]}
    claim = {"dealSize": k, "most": most, "fewest": fewest}
    made = {"certificate": "set-extremes", "claim": claim, "proof": proof, "version": 1}
    return controlled(made)


def controlled(made):
    made["proof"]["control"] = 0
    made["proof"]["control"] = -total(made)
    return made


def refused(text):
    try:
        CHECKER.check(text)
    except Exception:
        return True
    return False


class SetExtremes(unittest.TestCase):
    """The checker of tools/check against the numbers in data/set/extremes.json."""

    def test_all_published_bounds(self):
        for k in range(3, 82):
            with self.subTest(k=k):
                made = certificate(k)
                self.assertIn(f"most Sets among {k} ", CHECKER.check(json.dumps(made)))
                for extreme, gap in (("most", 60), ("fewest", 21)):
                    claim = made["claim"][extreme]
                    self.assertEqual(claim["bound"] == claim["sets"], k != gap)

    def test_known_extremes(self):
        self.assertEqual(
            [ENTRIES[k]["bound"] for k in range(3, 22)],
            [1, 1, 2, 3, 5, 8, 12, 12, 13, 14, 16, 19, 23, 26, 30, 36, 41, 47, 54],
        )
        self.assertEqual([certificate(k)["claim"]["fewest"]["bound"] for k in (20, 27)], [0, 9])

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
        for k in (12, 24, 27, 33):
            text = json.dumps(certificate(k))
            places = list(re.finditer(r"-?\d+", text))
            for place in places if len(places) < 60 else chance.sample(places, 60):
                changed = int(place[0]) + chance.choice((-3, -1, 1, 2))
                self.assertTrue(refused(text[: place.start()] + str(changed) + text[place.end() :]))

    def test_no_false_bound_passes(self):
        for k in (12, 24, 29, 33, 40):
            for extreme, step in (("most", -1), ("fewest", 1)):
                made = certificate(k)
                made["claim"][extreme]["bound"] += step
                self.assertTrue(refused(json.dumps(controlled(made))))

    def test_other_deals_and_values_are_refused(self):
        for deal in (list(range(23)), [1] * 24, list(range(60, 84)), list(range(24))):
            made = certificate(24)
            made["claim"]["most"]["deal"] = deal
            self.assertTrue(refused(json.dumps(controlled(made))))
        text = json.dumps(certificate(24))
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
