#!/usr/bin/env python3
"""Reads and writes files of games, deals and questions at 1 ×, 2 × and 4 ×, and compares what they take.

    Tests/Commands/growth.py PROGRAM [--only WORDS] [--verbose]

Every format of games is written in every other one, and lists are answered in each format of answers. Four times the file must not take
more than six times the processor time, and what is a stream stays below 100 MB. What breaks this is printed so that a shell can run it
again; then the status is 1.
"""

import argparse
import pathlib
import random
import shlex
import sys
import tempfile

from limits import ROOT, Measured

FORMATS = ["transcript", "ggf", "sgf", "pgn", "obf", "wthor"]
# A quarter of the largest file.
GAMES, DEALS, QUESTIONS = 5_000, 20_000, 2_000
GROWTH, MEGABYTES = 6, 100
# Below this a run's time is that of its start.
LEAST = 0.08
LINE = "f5d6c3d3c4f4f6f3e6e7d7g6f8f7g5h6h4g4h3h5"


def games(folder, count):
    """A file of games in PGN, with players, tournaments and dates, no two alike."""
    rng, path = random.Random(count), folder / f"games-{count}.pgn"
    with path.open("w") as file:
        for number in range(count):
            names = (f"Player {rng.randrange(3_000)}" for _ in range(2))
            tags = zip(("Black", "White", "Event", "Date"), (*names, f"Cup {number % 300}", f"{1990 + number % 30}.05.01"))
            moves = LINE[: 2 * rng.randrange(10, 21)]
            numbered = " ".join(f"{at // 4 + 1}. {moves[at : at + 2]} {moves[at + 2 : at + 4]}" for at in range(0, len(moves), 4))
            file.write("".join(f'[{tag} "{value}"]\n' for tag, value in tags) + f"\n{numbered} *\n\n")
    return path


def deals(folder, count):
    """A file of deals of twelve Set cards, one per line."""
    rng, path = random.Random(count), folder / f"deals-{count}.txt"
    cards = ["".join(str(card // 3**place % 3) for place in range(4)) for card in range(81)]
    path.write_text("".join(" ".join(rng.sample(cards, 12)) + "\n" for _ in range(count)))
    return path


def questions(folder, count):
    """A file of questions for batch, one per line."""
    path = folder / f"questions-{count}.jsonl"
    asked = [("cardmatch.analyze", "AH KD 2C 2S"), ("set.explain", "2GSF 1RSF 1PSE")]
    path.write_text("".join(f'{{"ask":"{name}","request":{{"cards":"{cards}"}}}}\n' for name, cards in asked) * (count // 2))
    return path


def cases(program, folder):
    """Yields (words of 1 ×, 2 × and 4 ×, whether it is a stream)."""
    out, factors = str(folder / "out"), (1, 2, 4)
    played = [games(folder, GAMES * factor) for factor in factors]
    files = {}
    for form in FORMATS:
        files[form] = [path.with_suffix(f".{'wtb' if form == 'wthor' else form}") for path in played]
        if form != "pgn":
            for source, path in zip(played, files[form]):
                program.measure(["reversi", "convert", str(source), "--to", form, "-o", str(path), *(["--last"] if form == "obf" else [])])
    for source in FORMATS:
        for target in FORMATS:
            if source != "obf" or target not in ("wthor", "transcript"):
                yield [["reversi", "convert", str(path), "--to", target, "-o", out] for path in files[source]], target != "wthor"
        yield [["reversi", "games", str(path), "--json", "-o", out] for path in files[source]], True
        if source != "obf":
            yield [["reversi", "tree", str(path), "--moves", "f5d6", "--json", "-o", out] for path in files[source]], True
    dealt = [str(deals(folder, DEALS * factor)) for factor in factors]
    for options in (["--json"], ["--json", "--no-run"], ["--format", "csv"], ["--format", "text"]):
        yield [["set", "hints", "--file", path, *options, "--threads", "1", "-o", out] for path in dealt], True
    asked = [str(questions(folder, QUESTIONS * factor)) for factor in factors]
    yield [["batch", path, "--threads", "1", "-o", out] for path in asked], True


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--only", default="")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    runs, found = 0, 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        (folder / "data").symlink_to(ROOT / "data")
        program = Measured(options.program, folder, is_sanitized=False)
        for words, is_stream in cases(program, folder):
            shown = shlex.join(words[2])
            if options.only not in shown:
                continue
            taken = [program.measure(each) for each in words]
            runs += 3
            seconds, megabytes = [run[1] for run in taken], taken[2][2] / 1e6
            if seconds[2] > GROWTH * max(seconds[0], LEAST):
                # Other programs may have taken the caches.
                seconds = [min(before, program.measure(each)[1]) for before, each in zip(seconds, words)]
                runs += 3
            if options.verbose:
                print(f"{' '.join(f'{time:6.2f}' for time in seconds)} s {megabytes:6.0f} MB  {shown}", flush=True)
            faults = [f"status {status}, killed: {killed}" for status, _, _, killed in taken if status or killed]
            if seconds[2] > GROWTH * max(seconds[0], LEAST):
                faults.append(f"{seconds} s at 1 ×, 2 × and 4 ×")
            if is_stream and megabytes > MEGABYTES:
                faults.append(f"{megabytes:.0f} MB")
            for fault in faults:
                found += 1
                print(f"FOUND: {fault}\n  puzzlelab {shown}", file=sys.stderr, flush=True)
    print(f"growth: {runs} runs, {found} found")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
