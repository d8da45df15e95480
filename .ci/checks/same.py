#!/usr/bin/env python3
"""Checks that the modules of a site answer as the program does, byte for byte.

    .ci/checks/same.py PROGRAM SITE [--requests N] [--longest SECONDS]

Asks both the examples of every question, whole games by random moves, and N (10,000) altered requests, and
compares the documents but for "run"; every other question that can be cut is shared by several workers.
What needs files, databases or jobs has no answer in a browser; its questions are listed.
Python of the page's tests: Playwright and a Chromium.
"""

import argparse
import collections
import functools
import http.server
import json
import os
import random
import re
import select
import subprocess
import sys
import threading
import time

from playwright.sync_api import sync_playwright

from asked import ROOT, examples, games, output, questions

PATIENCE = 0.3  # Seconds that the program has for an altered request; longer ones are left out.
RUN = re.compile(r',"run":\{[^{}]*\}(?=,"schema":"[^"]*"\}$)')

# A batch says in which line a fault is.
LINE = re.compile(r'^(\{(?:"ask":"[^"]*",)?(?:"id":[^,]*,)?)"line":\d+,')


class Program:
    """The program's batch, a line at a time."""

    def __init__(self, program):
        self.program = program
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.program, "batch", "--no-run", "--threads", "1"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)

    def ask(self, line, patience):
        """The document; None if it takes too long."""
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()
        answer = b""
        while not answer.endswith(b"\n"):
            if not select.select([self.process.stdout], [], [], patience)[0]:
                self.process.kill()
                self.process.wait()
                self.start()
                return None
            piece = os.read(self.process.stdout.fileno(), 1 << 20)
            if not piece:
                self.start()
                return None
            answer += piece
        return answer.decode().rstrip("\n")


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *words):
        pass


class Module:
    """The modules of a site in a browser."""

    def __init__(self, site, playwright):
        handler = functools.partial(Quiet, directory=site)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        self.browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        self.page = self.browser.new_context(service_workers="block").new_page()
        self.page.goto(f"http://127.0.0.1:{self.server.server_port}/LICENCES.txt")

    def ask(self, lines, shares=True):
        """The documents of lines; every other question that can be cut is shared by workers by default."""
        return self.page.evaluate("""async ([lines, shares]) => {
          const script = await (await fetch("/puzzlelab.js")).text();
          const { lines: ask } = await import(`/${script.match(/"\.\/(\w+)/)[1]}/workers.js`);
          const without = (text) => text.replace(/"run":\\{[^{}]*\\}/, "");
          const answers = [];
          for (const [at, line] of lines.entries()) {
            const game = (line.match(/^\\{"ask":"(\\w+)/) ?? [])[1];
            let answer = "";
            const patience = shares ? (at % 2 ? undefined : 0) : 1e9;
            try {
              for await (const text of ask(game, line, { signal: AbortSignal.timeout(10_000), patience })) answer = text;
              // What plays a game has a module of its own.
              if (line.startsWith(`{"ask":"${game}.replay"`)) {
                for await (const text of ask(`${game}-play`, line, { signal: AbortSignal.timeout(10_000) })) if (without(text) !== without(answer)) answer = `played: ${text}`;
              }
            } catch (error) {
              answer = error.name === "TimeoutError" ? "" : `no answer: ${error.message}`;
            }
            answers.push(answer.trimEnd());
          }
          return answers;
        }""", [lines, shares])

    def seconds(self, line):
        """How long a line takes, with all that comes before it the first time."""
        begin = time.monotonic()
        self.ask([line])
        return time.monotonic() - begin

    def close(self):
        self.browser.close()
        self.server.shutdown()


def lines_of_examples(program, longest):
    """A line for each question that an example asks."""
    for name in questions(program):
        for words in examples(program, name):
            try:
                texts = output(program, *words, "--json", "--no-run", timeout=longest + 0.5).split("\n")
            except subprocess.TimeoutExpired:
                print(f"same: left out, since it takes longer: {name} {' '.join(words)}", file=sys.stderr)
                continue
            yield from (line_of(name, json.loads(text).get("request", {})) for text in texts if text)


def line_of(name, request):
    return json.dumps({"ask": name, "request": request}, ensure_ascii=False, separators=(",", ":"))


def altered(line, chance):
    """A request with a slip that a person may make: a member less, another number, a letter more or less."""
    question = json.loads(line)
    request = question["request"]
    for _ in range(chance.choice((1, 1, 2))):
        if not request:
            return line
        key = chance.choice(sorted(request))
        value = request[key]
        if chance.random() < 0.15:
            del request[key]
        elif isinstance(value, bool):
            request[key] = not value
        elif isinstance(value, int):
            request[key] = chance.choice((value + 1, value - 1, 0, 1, -1, 2 * value, str(value), value + 0.5))
        elif isinstance(value, str):
            place = chance.randrange(len(value) + 1)
            letter = chance.choice("0123456789abcdefxyzOX-., :;+é♥\u0000\n")
            request[key] = chance.choice((value[:place] + value[place + 1 :], value[:place] + letter + value[place:], value[:place] + letter + value[place + 1 :], "", value.upper()))
        elif isinstance(value, list):
            place = chance.randrange(len(value) + 1)
            request[key] = chance.choice((value[:place], value[place:], value + value[:1], value[::-1], []))
    if chance.random() < 0.02:
        request[chance.choice(("card", "movs", "", "seed "))] = 1
    return line_of(question["ask"] + ("s" if chance.random() < 0.01 else ""), request)


def replays(program, names, chance, count):
    """The requests of all states of `count` whole games of each name, by random moves."""
    for game in names:
        for seed in range(1, count + 1):
            commands, actions = ["new"], []
            for _ in range(130):
                line = line_of(f"{game}.replay", {"actions": actions, "commands": commands, "seed": seed})
                yield line
                state = json.loads(program.ask(line, 60))["result"]
                if state["over"] or not state["legal"]:
                    break
                actions, commands = state["actions"], [chance.choice(state["legal"])]
                if chance.random() < 0.03:
                    commands.insert(0, "undo")
                if chance.random() < 0.03 and game in ("matchsticks", "set"):
                    commands.append("hint")
            if state["over"]:
                played = {"moves": state["table"]["transcript"]} if game == "reversi" else {"actions": state["actions"]}
                yield line_of(f"{game}.review", played)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("site")
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--longest", type=float, default=2, help="seconds that the program may take for an example")
    words = parser.parse_args()
    chance, program, names = random.Random(20), Program(words.program), games(words.program)
    known = sorted(set(lines_of_examples(words.program, words.longest)))
    asked = [(line, words.longest) for line in known] + [(line, 60) for line in replays(program, names, chance, max(1, words.requests // 1250))]
    asked += [(altered(chance.choice(known), chance), PATIENCE) for _ in range(words.requests)]

    counts, without, wrong = collections.Counter(), collections.Counter(), []
    with sync_playwright() as playwright:
        module = Module(words.site, playwright)
        for start in range(0, len(asked), 50):
            if sys.stderr.isatty():
                print(f"same: {start} of {len(asked)}\r", end="", file=sys.stderr)
            pairs = [(line, program.ask(line, patience)) for line, patience in asked[start : start + 50]]
            counts["too long"] += sum(answer is None for _, answer in pairs)
            pairs = [pair for pair in pairs if pair[1] is not None]
            for (line, own), theirs in zip(pairs, module.ask([line for line, _ in pairs])):
                own, theirs = LINE.sub(r"\1", own), RUN.sub("", theirs)
                name = json.loads(line)["ask"]
                if theirs == "":
                    counts["too long"] += 1
                elif own == theirs:
                    counts["same"] += 1
                    counts["faults"] += '"schema":"puzzlelab/error/' in own
                elif name.partition(".")[0] not in names or '"message":"unknown question' in theirs:
                    without[name] += 1
                # A browser has no files, and less memory.
                elif '"status":74' in own or '"status":74' in theirs or "MiB are free" in theirs:
                    counts["files"] += 1
                else:
                    wrong.append((line, own, theirs))
                    if len(wrong) <= 20:
                        place = next((at for at, pair in enumerate(zip(own, theirs)) if pair[0] != pair[1]), min(len(own), len(theirs)))
                        around = slice(max(0, place - 80), place + 120)
                        print(f"{line[:400]}\n  program: … {own[around]}\n  module:  … {theirs[around]}", file=sys.stderr)
        module.close()
    print(f"same: {counts['same']} documents ({counts['faults']} of them faults), {len(wrong)} not; "
          f"{counts['too long']} took too long to compare, {counts['files']} were about files or memory; "
          f"not in the modules: {', '.join(sorted(without))}")
    return 1 if wrong or counts["same"] < len(asked) / 2 else 0


if __name__ == "__main__":
    sys.exit(main())
