#!/usr/bin/env python3
"""Asks every command of the program with hostile words, and checks how it takes them.

    Tests/Commands/fuzz.py PROGRAM [--seconds S] [--seed N] [--only COMMAND]

Every example of --help is asked as it is, then with changes until the seconds are over: values that no range holds, options
twice or without value, files that are empty, endless, folders or nonsense, mangled standard input. Each run must end in time,
with a documented status, without a trap or a sanitizer's report, with one line of message where it refuses, and with whole
lines of JSON where it answers in JSON. What breaks this is printed so that a shell can run it again; then the status is 1.
"""

import argparse
import json
import os
import pathlib
import random
import re
import resource
import shlex
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
STATUSES = {0, 1, 64, 65, 74, 75}
TRAP = re.compile(rb"Fatal error|Illegal instruction|Segmentation|\*\*\* |Stack dump|Sanitizer|runtime error|internal error")
CONTROL = re.compile(rb"[\x00-\x08\x0b-\x1f\x7f]|\xc2[\x80-\x9f]")
LONGEST_RUN = 20
MOST_MEMORY = 6 << 30

NUMBERS = """0 -0 -1 1 2 3 7 +1 01 1.0 1e3 1e400 nan inf -inf 0x10 ½ ١٢ 2147483648 4294967296 9223372036854775807
  9223372036854775808 -9223372036854775808 18446744073709551615 18446744073709551616 1_000 1,000 10^3 10^30 10^-1 10^ ^10
  170141183460469231731687303715884105727 1-9 3-1 1-""".split() + ["", " ", "9" * 3000]
TEXTS = """- -- --- = a , ,, ; ä 🂡 . .. / /etc/passwd ../x %n%s @ @/nonexistent @/dev/null @. null true 0,0,0 1,2,3 -1,-1,-1
  take: take:0 take:any take:1,3,4 octal:0.77 octal:4.(7) octal:0.8 hex:0.f last:x0 last:x2 last:+1 pile:half pile:x split:equal
  f5 f5d6c3 f5f5 z9 pa -----OX--XO-----X A ?? 0000 1111 2222 0120 3333 2GSF AH 10D ?? AH+ AH. all none""".split() + [
    "",
    " ",
    "\t",
    "a\nb",
    "\x1b[31m",
    "\u202e",
    "A" * 20_000,
    "-" * 27 + "OX" + "-" * 6 + "XO" + "-" * 27 + " X",
    "X" * 64 + " O",
]
# Commands that write what takes minutes, or that serve until they are stopped.
LEFT_OUT = ("serve", "reversi train", "reversi train-probcut", "set distribution", "play")
# How much is asked for is bounded, so that what takes long by right isn't a finding.
BOUNDED = {"--time": "1"}


def hostile_files(folder, chance):
    """Files that should never be readable; their paths."""
    contents = {
        "empty": b"",
        "newlines": b"\n" * 50_000,
        "nul": b"\0",
        "random": chance.randbytes(4_000),
        "no-utf8": b"0000 1111 \xff\xfe 2222\n\xc3\x28\n\xed\xa0\x80\n",
        "utf16": "0000 1111 2222\n".encode("utf-16"),
        "crlf": b"0000 1111 2222\r\nf5d6c3\r\n",
        "long-line": b"0000 " * 200_000,
        "brackets": b"(" * 50_000 + b"[" * 50_000 + b"{" * 50_000,
        "json": b'{"ask":"set.hints","request":{"layout":"0000 1111 2222"}}\n{"ask":1}\n[[[[\n',
        "games": (ROOT / "data/reversi/game.ggf").read_bytes()[:700] + b"\nf5d6c3\n(;FF[4]GM[2];B[f5])\n",
    }
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    (folder / "folder").mkdir()
    (folder / "loop").symlink_to(folder / "loop")
    return [str(folder / name) for name in (*contents, "folder", "loop")] + ["/dev/null", "/dev/full", "/nonexistent/file"]


class Program:
    """The program, and how its runs are judged."""

    def __init__(self, path, folder, is_sanitized):
        self.is_sanitized = is_sanitized
        self.path = str(pathlib.Path(path).resolve())
        self.folder = folder
        self.runs = 0
        self.findings = []
        self.environment = {
            **{name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ},
            "PUZZLELAB_DATA": str(ROOT / "data"),
            "XDG_CACHE_HOME": str(folder / "cache"),
            "LC_ALL": "C.UTF-8",
            "SWIFT_BACKTRACE": "enable=no",
            "ASAN_OPTIONS": "detect_leaks=0",
            "LLVM_PROFILE_FILE": "/dev/null",
            "PUZZLELAB_COMMAND": "puzzlelab",
        }

    def text(self, *words):
        return subprocess.run(
            [self.path, *words], env=self.environment, capture_output=True, text=True, timeout=60, check=True
        ).stdout

    def ask(self, words, given=b""):
        """Runs the program and keeps what is wrong."""
        self.runs += 1

        def limit():
            if not self.is_sanitized:
                resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
            resource.setrlimit(resource.RLIMIT_FSIZE, (64 << 20, 64 << 20))

        try:
            done = subprocess.run(
                [self.path, *words],
                env=self.environment,
                cwd=self.folder / "cwd",
                input=given,
                capture_output=True,
                timeout=LONGEST_RUN,
                preexec_fn=limit,
            )
            faults = self.faults(words, done)
        except subprocess.TimeoutExpired:
            faults = [f"no end in {LONGEST_RUN} s"]
        except ValueError:  # words that no program can be given
            return
        for fault in faults + self.leftovers():
            self.findings.append(fault)
            shown = " ".join(shlex.quote(word if len(word) < 200 else f"{word[:40]}…({len(word)} characters)") for word in words)
            print(f"FOUND: {fault}\n  puzzlelab {shown}", file=sys.stderr, flush=True)

    @staticmethod
    def faults(words, done):
        faults = []
        lines = done.stderr.split(b"\n")
        first = next((line for line in lines if TRAP.search(line)), None)
        if done.returncode < 0:
            faults.append(f"ended by signal {-done.returncode}")
        elif done.returncode not in STATUSES:
            faults.append(f"status {done.returncode}")
        if first is not None:
            faults.append(first[:200].decode("utf-8", "replace"))
        if faults:
            return faults
        if CONTROL.search(done.stderr):
            faults.append(f"control characters in a message: {done.stderr[:120]!r}")
        if done.stderr and not done.stderr.endswith(b"\n"):
            faults.append("half a line of message")
        if done.returncode in (64, 74) and len(lines) != 2:
            faults.append(f"{len(lines) - 1} lines of message with status {done.returncode}: {done.stderr[:160]!r}")
        if done.returncode == 65 and not done.stderr:
            faults.append("no message with status 65")
        if done.returncode == 64 and done.stdout:
            faults.append("an answer beside a usage error")
        if "--json" in words and not {"-o", "--output", "--resume", "--help", "-h"} & set(words) and done.stdout:
            faults += json_faults(done.stdout)
        return faults

    def leftovers(self):
        """Files that a run that was stopped has left half written."""
        left = [path.name for path in (self.folder / "cwd").iterdir() if path.name.endswith(".part")]
        for name in left:
            (self.folder / "cwd" / name).unlink()
        return [f"left behind: {name}" for name in left]


def json_faults(output):
    if not output.endswith(b"\n"):
        return ["half a line of JSON"]
    for line in output[:-1].split(b"\n")[:500]:
        try:
            document = json.loads(line) if len(line) < 1 << 20 else {"schema": ""}
        except (ValueError, RecursionError) as error:
            if "Exceeds the limit" in str(error):  # Python's own, for numbers of thousands of digits
                continue
            return [f"no JSON: {error}: {line[:100]!r}"]
        if not isinstance(document, dict) or "schema" not in document:
            return [f"JSON without a schema: {line[:100]!r}"]
    return []


def commands(program):
    """The commands: {name: (examples, options)}; an option is its name and whether it takes a value."""
    known = {}
    script, fish = program.text("completions", "bash"), program.text("completions", "fish")
    for quoted, bare in re.findall(r"^    '([a-z -]+)'\)$|^    ([a-z]+)\)$", script, re.M):
        name = quoted or bare
        if name in known or name.startswith(LEFT_OUT):
            continue
        try:
            text = program.text(*name.split(), "--help")
        except subprocess.CalledProcessError:
            continue
        lines = [line.strip() for line in text.split("\n")]
        examples = []
        for line in lines:
            if line.startswith(f"puzzlelab {name}"):
                try:
                    words = shlex.split(re.split(r" [|<>] ", line.removeprefix("puzzlelab "))[0])
                except ValueError:  # an example that continues on the next line
                    continue
                examples.append([word for word in words if word not in ("-o", "--resume")])
        # Help names the options that all commands have in a line; the completions have every one in a line of its own.
        options = re.findall(rf"^complete -c puzzlelab -n '__puzzlelab_at {name}' -l ([\w-]+)(?: -s \w)?( -[xr])?", fish, re.M)
        known[name] = (examples or [name.split()], [(f"--{option}", bool(value)) for option, value in options])
    return known


def changed(words, name, options, files, chance):
    """An example with one to three changes."""
    words = list(words)
    head = len(name.split())
    for _ in range(chance.choice((1, 1, 2, 3))):
        way = chance.randrange(7)
        place = chance.randrange(head, len(words) + 1) if len(words) > head else head
        value = chance.choice((NUMBERS, NUMBERS, TEXTS, files))
        if way <= 2 and options:
            option, takes = chance.choice(options)
            if option in ("--help", "--output", "--resume"):
                continue
            if option in words and takes:
                at = words.index(option)
                words[at + 1 : at + 2] = [chance.choice(value)]
            else:
                words[len(words) :] = [option] + ([chance.choice(value)] if takes else [])
        elif way == 3 and len(words) > head:
            del words[chance.randrange(head, len(words))]
        elif way == 4:
            words.insert(place, chance.choice(value))
        elif way == 5 and len(words) > head:
            at = chance.randrange(head, len(words))
            word = words[at]
            cut = chance.randrange(len(word) + 1)
            words[at] = word[:cut] + chance.choice(("", "-", "9", "ß", ",", word)) + word[cut + chance.randrange(2) :]
        elif len(words) > head:
            words.append(chance.choice(words[head:]))
    if chance.random() < 0.4 and "--json" not in words and ("--json", False) in options:
        words.append("--json")
    for option, bound in BOUNDED.items():
        if (option, True) in options and option not in words:
            words += [option, bound]
    return words


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--sanitized", action="store_true", help="the program has a sanitizer, which needs memory")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "cwd").mkdir()
        (folder / "cwd/data").symlink_to(ROOT / "data")
        program = Program(options.program, folder, options.sanitized)
        files = hostile_files(folder, chance)
        known = {name: what for name, what in commands(program).items() if name.startswith(options.only)}
        given = [b"", *(pathlib.Path(path).read_bytes() for path in files[:11])]
        end = time.monotonic() + options.seconds
        while time.monotonic() < end:
            for name, (examples, flags) in known.items():
                if time.monotonic() > end:
                    break
                words = changed(chance.choice(examples), name, flags, files, chance)
                program.ask(words, chance.choice(given))
        print(f"commands: {program.runs} runs of {len(known)} commands, {len(program.findings)} found")
        return 1 if program.findings else 0


if __name__ == "__main__":
    sys.exit(main())
