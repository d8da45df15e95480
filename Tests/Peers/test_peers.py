"""What .ci/measure/peers reads in the output of other programs, and when it says that they disagree.

    python3 -m unittest Tests/Peers/test_peers.py
"""

import contextlib
import importlib.machinery
import importlib.util
import io
import pathlib
import tempfile
import unittest
from unittest import mock

ROOT = pathlib.Path(__file__).resolve().parents[2]
_loader = importlib.machinery.SourceFileLoader("peers", str(ROOT / ".ci" / "measure" / "peers"))
_spec = importlib.util.spec_from_loader("peers", _loader)
peers = importlib.util.module_from_spec(_spec)
_loader.exec_module(peers)

EDAX = """\
 # | depth|score|       time   |  nodes (N)  |   N/s    | principal variation
---+------+-----+--------------+-------------+----------+---------------------
  1|   14   +18        0:00.001         60382   60382000 g8 H7 a8 A6 a4 A7 b6
  2|   23   -12        0:01.969      72670748   36907439 G3 h6 H5 c7 G7 h8 H7
---+------+-----+--------------+-------------+----------+---------------------
positions.txt: 72731130 nodes in  1:02.508 (36907439 nodes/s).
2 positions; 0 erroneous move; 0 erroneous score; mean absolute score error = 0.000
"""
EGAROUCID = """\
|          Level|          Depth|           Move|          Score|           Time|          Nodes|            NPS|
|             60|        14@100%|             g8|            +18|  000:00:00.001|          36332|       36332000|
|             60|        23@100%|             c7|            -12|  000:00:01.925|       52030410|       27028784|
total 52066742 nodes in 1.926s NPS 27033615
"""
OURS = '{"result":{"discDifference":%d},"run":{"nodes":10}}\n'
BOARD = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X"


class Reading(unittest.TestCase):
    def test_edax_reports_scores_nodes_and_time(self):
        answer = peers.Edax.read(EDAX)
        self.assertEqual((answer.scores, answer.nodes, answer.search), ([18, -12], 72731130, 62.508))

    def test_egaroucid_reports_scores_nodes_and_time(self):
        answer = peers.Egaroucid.read(EGAROUCID)
        self.assertEqual((answer.scores, answer.nodes, answer.search), ([18, -12], 52066742, 1.926))

    def test_a_selective_search_is_no_proof(self):
        with self.assertRaises(peers.Fault):
            peers.Edax.read(EDAX.replace("   23   -12", "23@73% -12"))
        with self.assertRaises(peers.Fault):
            peers.Egaroucid.read(EGAROUCID.replace("23@100%", " 23@74%"))


class WholeRuns(unittest.TestCase):
    """Scripts play the programs."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.positions = self.written("positions.obf", f"% two\n{BOARD}; g8:+18;\n{BOARD};\n")

    def written(self, name, text):
        path = self.folder / name
        path.write_text(text)
        path.chmod(0o755)
        return str(path)

    def play(self, ours, edax):
        program = self.written("ours", "#!/bin/sh\ncat <<'E'\n" + ours + "E\n")
        other = self.written("edax", "#!/bin/sh\ncat <<'E'\n" + edax + "E\n")
        words = ["peers", "--program", program, "--edax", other, "--rounds", "2", f"{self.positions}:2"]
        output, errors = io.StringIO(), io.StringIO()
        with mock.patch("sys.argv", words), contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
            status = peers.main()
        return status, output.getvalue() + errors.getvalue()

    def test_equal_scores_make_a_table(self):
        status, output = self.play(OURS % 18 + OURS % -12, EDAX)
        self.assertEqual(status, 0)
        self.assertRegex(output, r"\| positions \| 2 \| \d\.\d\d s \(0\.0 M\) \| 62\.51 s, \d\.\d\d s \(72\.7 M\) \| 0\.00 \|")
        self.assertIn("all scores agree", output)

    def test_another_score_is_a_disagreement(self):
        status, output = self.play(OURS % 18 + OURS % -10, EDAX)
        self.assertEqual(status, 1)
        self.assertIn("disagree on the scores of [2]", output)

    def test_a_missing_score_ends_the_run(self):
        with self.assertRaises(SystemExit) as ended:
            self.play(OURS % 18, EDAX)
        self.assertIn("1 scores for 2 positions", str(ended.exception))

    def test_what_is_no_position_is_refused(self):
        self.positions = self.written("positions.obf", f"{BOARD[1:]}\n")
        with self.assertRaises(SystemExit) as ended:
            self.play(OURS % 18, EDAX)
        self.assertIn("no position on 8×8 squares", str(ended.exception))


if __name__ == "__main__":
    unittest.main()
