#!/usr/bin/env python3
"""Asks every question for the most that its ranges allow, within a second, and measures what it takes.

    Tests/Commands/limits.py PROGRAM [--only COMMAND] [--verbose]

Each number of a question is set to its largest value, one at a time and all at once, with `--time 1` on one thread; and the
questions about lists are asked about long ones. A run may take 1.5 s of processor time, the second time if not the first,
and 3 GiB of memory, or is refused before it begins. Lists are asked about at 1 ×, 2 × and 4 ×: four times the list must not
take more than six times as long.
Every parameter that takes a text, or a list of texts, gets one of a megabyte, of all kinds of characters, by `batch`.
What breaks this is printed so that a shell can run it again; then the status is 1.
"""

import argparse
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import time

import fuzz

ROOT = fuzz.ROOT
SECONDS = 1.5
BYTES = 3 << 30
PATIENCE = 30
# Commands that serve until they are stopped, or talk.
LEFT_OUT = ("serve", "batch", "play", "jobs", "reversi gtp", "reversi nboard", "set play")
# Commands whose limits are those of each position, by their help.
EACH_POSITION = ("reversi review", "reversi verify")
# Options whose largest value isn't a question of work.
NOT_WORK = {"time", "nodes", "threads", "seed", "skip", "limit-rate"}


class Measured(fuzz.Program):
    """The program, and what its runs take."""

    def measure(self, words, text=None):
        """Runs the program, with a text as its input: its status, seconds of processor time, bytes of memory, and whether it
        had to be killed."""
        stdin = subprocess.DEVNULL
        if text is not None:
            stdin = tempfile.TemporaryFile()
            stdin.write(text.encode())
            stdin.seek(0)
        process = subprocess.Popen(
            [self.path, *words],
            env=self.environment,
            cwd=self.folder,
            stdin=stdin,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        killed = False
        while True:
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            if pid:
                process.returncode = os.waitstatus_to_exitcode(status)
                break
            if time.monotonic() > end and not killed:
                killed = True
                process.kill()
            time.sleep(0.005)
        return process.returncode, usage.ru_utime + usage.ru_stime, usage.ru_maxrss << 10, killed


def commands(program, only):
    """The questions: {name: (examples, {option: largest value})}."""
    known = {}
    for name in questions():
        words = name.split(".")
        if " ".join(words).startswith(LEFT_OUT) or not " ".join(words).startswith(only):
            continue
        schema = json.loads(program.text("schema", name))
        properties = schema["$defs"]["request"]["properties"]
        largest = {}
        for key, form in properties.items():
            option = re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), key)
            if isinstance(form.get("maximum"), int) and option not in NOT_WORK:
                largest[f"--{option}"] = str(form["maximum"])
        examples = []
        # Long commands continue on the next line.
        for line in program.text(*words, "--help").partition("\nExamples\n")[2].replace(" \\\n    ", " ").split("\n"):
            if line.strip().startswith(f"puzzlelab {' '.join(words)}") and not re.search(r" [|<>–] ", line):
                example = shlex.split(line.strip().removeprefix("puzzlelab "))
                if not {"--file", "-f", "-o", "--resume", "--checkpoint", "--json"} & set(example):
                    examples.append(example)
        known[" ".join(words)] = (examples, largest, "time" in properties)
    return known


def questions():
    """The names of all questions, as the schemas have them."""
    names = (path.stem for path in (ROOT / "docs/schemas").glob("*.json"))
    return sorted(name for name in names if "." in name and not name.endswith(".play"))


def with_options(words, options):
    """The words with options set to values."""
    words = list(words)
    for option, value in options.items():
        if option in words:
            words[words.index(option) + 1] = value
        else:
            words += [option, value]
    return words


def long_lists(folder):
    """Questions about lists: {name: words for a list of n things}, and the first n."""

    def kept(name, text):
        path = folder / name
        path.write_text(text)
        return f"@{path}"

    def game(n):
        path = folder / f"games-{n}.txt"
        path.write_text("f5d6c3d3c4f4c5b3c2e3d2c6b4\n" * n)
        return str(path)

    def distinct(n):
        return ",".join(str(k) for k in range(1, n + 1))

    ones = lambda n: ",".join(["1"] * n)  # noqa: E731
    return {
        "heaps of 1": (5_000, lambda n: ["matchsticks", "analyze", "--take-limit", "3", "--heaps", kept("h", ones(n))]),
        "different heaps": (2_000, lambda n: ["matchsticks", "analyze", "--take-limit", "3", "--heaps", kept("h", distinct(n))]),
        "heaps, their moves": (5_000, lambda n: ["matchsticks", "hints", "--take-limit", "3", "--heaps", kept("h", ones(n))]),
        "heaps, their value": (5_000, lambda n: ["matchsticks", "value", "--rules", "take:1|2", "--heaps", kept("h", ones(n))]),
        "takes": (2_000, lambda n: ["matchsticks", "losing", "--rules", "take:" + distinct(n), "--to", "1000"]),
        "Nim": (5_000, lambda n: ["matchsticks", "analyze", "--rules", "nim", "--heaps", kept("h", distinct(n))]),
        "misère Nim": (
            5_000,
            lambda n: ["matchsticks", "hints", "--rules", "nim", "--play", "misere", "--heaps", kept("h", distinct(n))],
        ),
        "cards": (180, lambda n: ["set", "hints", "--dimension", "6", *cards(n, 6)]),
        "all about cards": (180, lambda n: ["set", "analyze", "--dimension", "6", *cards(n, 6)]),
        "new games": (5_000, lambda n: ["reversi", "replay", "--actions", ";".join(["new"] * n)]),
        "new games, judged": (5_000, lambda n: ["matchsticks", "review", "--actions", ";".join(["new"] * n)]),
        "games": (250, lambda n: ["reversi", "games", game(n)]),
        "games, counted": (5_000, lambda n: ["reversi", "tree", game(n)]),
        "games, summed up": (250, lambda n: ["reversi", "summary", game(n), "--level", "1"]),
    }


PIECES = ("x", "é", " 1", ",", "[", "{", '"', "“ ", "f5", "a:", "❤️", "1AH ", "0", "-")
MEGABYTE = 1_000_000


def long_texts(only):
    """Questions in JSON with a megabyte in one of their parameters: {what is asked: line}."""
    for name in questions():
        if not name.replace(".", " ").startswith(only):
            continue
        schema = json.loads((ROOT / f"docs/schemas/{name}.json").read_text())
        for key, form in schema["$defs"]["request"]["properties"].items():
            if "enum" in form or key == "time" or not re.search('"(string|array)"|digits|natural', json.dumps(form)):
                continue
            texts = {piece: piece * (MEGABYTE // len(piece.encode())) for piece in PIECES}
            for piece, value in (texts | {"a list": ["xx"] * (MEGABYTE // 4)}).items():
                asked = {"ask": name, "request": {key: value, "time": 1}}
                yield f"{name}: a megabyte of {piece!r} in {key!r}", json.dumps(asked, ensure_ascii=False)


def cards(n, features):
    digits = lambda card: "".join(str(card // 3**place % 3) for place in range(features))  # noqa: E731
    return [digits(card) for card in range(min(n, 3**features))]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--only", default="")
    parser.add_argument("--verbose", action="store_true")
    options = parser.parse_args()
    found = runs = 0

    def judge(words, text=None, what=""):
        nonlocal found, runs
        runs += 1
        status, seconds, size, killed = program.measure(words, text)
        if seconds > SECONDS and not killed:
            status, seconds, size, killed = program.measure(words, text)
        faults = []
        if killed:
            faults.append(f"no end in {PATIENCE} s")
        elif status not in (0, 1, 64, 65, 74, 75):
            faults.append(f"status {status}")
        if seconds > SECONDS:
            faults.append(f"{seconds:.1f} s of processor time")
        if size > BYTES:
            faults.append(f"{size >> 20} MiB")
        shown = " ".join(shlex.quote(word if len(word) < 100 else word[:60] + "…") for word in words)
        shown += what and f"  ({what})"
        if options.verbose:
            print(f"{seconds:6.2f} s {size >> 20:6} MiB  status {status}  {shown}", flush=True)
        for fault in faults:
            found += 1
            print(f"FOUND: {fault}\n  puzzlelab {shown}", file=sys.stderr, flush=True)
        return seconds

    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        (folder / "data").symlink_to(ROOT / "data")
        program = Measured(options.program, folder, is_sanitized=False)
        for name, (examples, largest, is_limited) in commands(program, options.only).items():
            seconds = "0.01" if name.startswith(EACH_POSITION) else "1"
            limits = {"--threads": "1", **({"--time": seconds} if is_limited else {})}
            for example in examples[:1]:
                for change in [{option: value} for option, value in largest.items()] + [largest]:
                    judge(with_options(example, {**change, **limits}))
        for what, (first, words) in long_lists(folder).items():
            if not " ".join(words(1)[:2]).startswith(options.only):
                continue
            times = [judge([*words(factor * first), "--time", "1", "--threads", "1"]) for factor in (1, 2, 4)]
            if times[2] > 6 * max(times[0], 0.05):
                found += 1
                print(f"FOUND: {what}: {times} s for 1, 2 and 4 times as many", file=sys.stderr, flush=True)
        for what, line in long_texts(options.only):
            judge(["batch", "--threads", "1"], line, what)
    print(f"limits: {runs} runs, {found} found")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
