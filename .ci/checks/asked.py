"""What the examples of `--help` ask, for scripts that check the answers."""

import json
import os
import pathlib
import re
import shlex
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
OWN = re.compile(r"\.(txt|wtb|jsonl|bin|db|obf)\b|--confirm|--resume|--time|--file -")

# A pipe, or a file as input, outside quotes.
OUTSIDE = re.compile(r" [|<] (?=[^']*(?:'[^']*'[^']*)*$)")


def output(*words, timeout=300):
    """What a program prints."""
    environment = {**os.environ, "PUZZLELAB_COMMAND": "puzzlelab"}
    done = subprocess.run(
        words, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=timeout, env=environment
    )
    return done.stdout


def questions(program):
    """The names of all questions."""
    return [line.split()[0] for line in output(program, "schema").split("\n") if line]


def games(program):
    """The names of all games, those that can be played, in their order."""
    return [name.removesuffix(".replay") for name in questions(program) if name.endswith(".replay")]


def examples(program, name):
    """The words of a question's examples, without files of one's own and options about the output."""
    words = name.split(".")
    help_text = output(program, *words, "--help")
    # Long commands continue on the next line.
    for line in help_text.partition("\nExamples\n")[2].replace(" \\\n    ", " ").split("\n"):
        line = line.strip()
        if not line.startswith("puzzlelab " + " ".join(words)):
            continue
        example = OUTSIDE.split(line.removeprefix("puzzlelab "))[0]
        if OWN.search(example) and "data/" not in example or ".train" in name:
            continue
        asked = [word for word in shlex.split(example) if word != "--json"]
        for option in ("-o", "--format", "--resume"):
            if option in asked:
                del asked[asked.index(option) : asked.index(option) + 2]
        # Of files of positions, those that are proved at once.
        yield asked + (["--empties-at-most", "12"] if "--empties-at-most" in help_text else [])
