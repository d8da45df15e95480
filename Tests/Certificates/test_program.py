"""The program's certificates of every kind, checked by the checkers of tools/check."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("PUZZLELAB", "puzzlelab")

# The kind, and questions whose answers have certificates of it.
QUESTIONS = {
    "matchsticks_period": [
        "matchsticks sequence --rules kayles",
        "matchsticks sequence --rules take:1,3,4",
        "matchsticks report --rules octal:0.137",
        "matchsticks report --rules octal:0.26",
        "matchsticks report --rules hex:0.a",
        "matchsticks report --rules hex:0.b",
        "matchsticks report --rules take:2-5",
        "matchsticks analyze 5 7 9 --rules octal:0.137",
        "matchsticks analyze 18 --take-limit 3 --play normal",
        "matchsticks sequence --rules 'n -> n-k if k<=3'",
    ],
    "matchsticks_losing": [
        "matchsticks losing --take-limit 3 --to 100",
        "matchsticks losing --take-limit 3 --play normal --to 100",
        "matchsticks losing --rules take:1,3,4 --to 100",
        "matchsticks losing --rules take:2,5,7,11 --to 100",
        "matchsticks losing --rules take:3,5-9 --play normal --to 100",
        "matchsticks losing --rules take:4,10,23,24 --play normal --to 100",
    ],
    "misere_quotient": [
        "matchsticks quotient --rules kayles",
        "matchsticks quotient --rules octal:0.123",
        "matchsticks quotient --rules octal:0.75",
        "matchsticks quotient --rules octal:0.07 --heap 10",
        "matchsticks quotient --rules take:1,3,4",
    ],
    "set_distribution": [
        "set distribution --deal-size 2",
        "set distribution --deal-size 3",
        "set distribution --deal-size 6",
        "set distribution --deal-size 9",
    ],
    "reversi_score": [
        "reversi solve --position 'OOO--XXXOOOOOOXXOOOOOXXXOOXXOXXXOOOXXXXXOOXXXX-X-XXXXXX---XXXXX- X'",
        "reversi solve --position 'OOO--XXXOOOOOOXXOOOOOXXXOOXXOXXXOOOXXXXXOOXXXX-X-XXXXXX---XXXXX- O'",
        "reversi solve --position '-XXXXXXX--XXXXXOOXOXXXXOOXXOXXXOOXOXXXXOOOXXXX-O--XXX----XXXX--- O'",
    ],
    "memory_values": [
        "memory analyze --pairs 1",
        "memory analyze --pairs 7 --players 2",
        "memory report --pairs 12",
        "memory report --pairs 20 --players 2",
    ],
    "cardmatch_values": [f"cardmatch solve --deal-size {cards}" for cards in range(1, 7)],
}


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, capture_output=True, text=True, timeout=300, check=False)


class CertificatesOfTheProgram(unittest.TestCase):
    def test_every_kind_has_a_question(self) -> None:
        checkers = {path.stem for path in (ROOT / "tools/check").glob("*.py")}
        self.assertLessEqual(set(QUESTIONS), checkers)

    def test_every_certificate_is_accepted(self) -> None:
        for checker, questions in QUESTIONS.items():
            for number, question in enumerate(questions):
                with self.subTest(question), tempfile.TemporaryDirectory() as folder:
                    path = f"{folder}/certificate.json{'.gz' if number % 2 else ''}"
                    answer = run(PROGRAM, *shlex.split(question), "--certificate", path)
                    self.assertEqual(answer.returncode, 0, answer.stderr)
                    command = f"python3 tools/check/{checker}.py {path}"
                    self.assertIn(f"Certificate: {path}; check it with {command}\n", answer.stdout)
                    checked = run(sys.executable, str(ROOT / f"tools/check/{checker}.py"), path)
                    self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)
                    self.assertTrue(checked.stdout.startswith("proved: "), checked.stdout)

    def test_a_proof_without_a_certificate_refuses_one_and_is_checked_in_every_mode(self) -> None:
        for checker in ("memory_recurrence", "set_twenty_one"):
            refused = run(sys.executable, str(ROOT / f"tools/check/{checker}.py"), "/no/such/file")
            self.assertEqual(refused.returncode, 1, refused.stdout)
            self.assertIn("expected no argument", refused.stderr)
        source = (ROOT / "tools/check/memory_recurrence.py").read_text()
        formula = "3 * n + 1 - a(n) - a(n - 1)"
        self.assertEqual(source.count(formula), 1)
        with tempfile.TemporaryDirectory() as folder:
            wrong = Path(folder) / "wrong.py"
            wrong.write_text(source.replace(formula, "3 * n + 2 - a(n) - a(n - 1)"))
            # Python without assertions, too.
            for mode in ((), ("-O",)):
                checked = run(sys.executable, *mode, str(wrong))
                self.assertEqual((checked.returncode, checked.stdout), (1, ""), mode)

    def test_the_page_offers_what_has_a_certificate_and_no_more(self) -> None:
        pages = ROOT / "Sources/Page/site/pages"
        start = "---------------------------OX------XO--------------------------- X"
        for file, question in {
            "set/odds.js": "set distribution --deal-size {more}",
            "memory/statistics.js": "memory report --pairs {more}",
            "cardmatch/statistics.js": "cardmatch solve --deal-size {more}",
            "reversi/analyse/values.js": f"reversi solve --position '{start}'",
        }.items():
            found = re.search(r"^const mostChecked = (\d+);$", (pages / file).read_text(), re.M)
            assert found, file
            with tempfile.TemporaryDirectory() as folder:
                words = shlex.split(question.format(more=int(found[1]) + 1))
                refused = run(PROGRAM, *words, "--certificate", f"{folder}/certificate.json")
                self.assertEqual(refused.returncode, 64, refused.stderr)
                self.assertRegex(refused.stderr, rf"no certificate: .* {found[1]} ")


if __name__ == "__main__":
    unittest.main()
