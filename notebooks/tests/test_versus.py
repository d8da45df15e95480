"""A program against itself: whichever has black, the games are the same."""

import subprocess
import sys
from pathlib import Path

from puzzlelab import find_program

TOOL = Path(__file__).parent.parent / "tools" / "versus.py"


def test_a_program_is_as_good_as_itself(tmp_path: Path) -> None:
    openings = tmp_path / "openings.txt"
    openings.write_text("f5d6c3d3  # Tiger's beginning\nf5f6e6f4\n")
    engine = f"{find_program()} reversi gtp --level 1 --threads 1"
    shown = subprocess.run(
        [sys.executable, str(TOOL), str(openings), engine, engine, "--workers", "2"],
        check=True,
        capture_output=True,
        text=True,
    )
    assert shown.stdout == "4 games: 50.0 % ± 0.0, +0.00 ± 0.00 discs a game\n"


def test_a_program_that_refuses_a_move_is_named(tmp_path: Path) -> None:
    openings = tmp_path / "openings.txt"
    openings.write_text("f5f5\nf5\n")
    engine = f"{find_program()} reversi gtp --level 1"
    shown = subprocess.run(
        [sys.executable, str(TOOL), str(openings), engine, engine],
        check=False,
        capture_output=True,
        text=True,
    )
    assert shown.returncode == 1
    assert shown.stderr.startswith("versus: ")
    assert shown.stderr.endswith("refuses 'play white f5'\n")
