"""Let two Othello programs play each other over the Go Text Protocol, version 2.

    python tools/versus.py OPENINGS FIRST SECOND [--workers N]

OPENINGS is what ``puzzlelab reversi openings`` prints: a transcript a line, without passes. FIRST
and SECOND are commands, each one word of the shell, such as
``"puzzlelab reversi gtp --level 6 --threads 1"``.
Every opening is played twice, each program having black once. The rate and the discs are FIRST's,
with 95 % intervals over pairs of games. ``puzzlelab`` on the PATH, or ``PUZZLELAB``, is the
referee: it refuses what isn't legal and counts the discs (the winner takes the empty squares).
"""

from __future__ import annotations

import argparse
import shlex
import statistics
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import IO, cast

from puzzlelab import find_program

COLOURS = ("black", "white")


class Engine:
    """A program that is asked by the protocol."""

    def __init__(self, command: list[str]) -> None:
        self.name = command[0]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.questions = cast("IO[str]", self.process.stdin)
        self.answers = cast("IO[str]", self.process.stdout)

    def answer(self, command: str) -> str | None:
        """Return the answer to a command; None when it is refused or the program has exited."""
        self.questions.write(command + "\n")
        self.questions.flush()
        lines: list[str] = []
        for line in self.answers:
            if line.strip():
                lines.append(line.strip())
            elif lines:
                break
        return " ".join(lines)[1:].strip().lower() if lines and lines[0].startswith("=") else None

    def ask(self, command: str) -> str:
        """Return the answer to a command.

        Raises
        ------
        RuntimeError
            The program refuses the command or has exited.
        """
        answer = self.answer(command)
        if answer is None:
            raise RuntimeError(f"{self.name} refuses '{command}'")
        return answer

    def close(self) -> None:
        """End the program."""
        self.process.kill()
        self.process.wait()


def discs(score: str) -> int:
    """Return the discs by which black wins, of a score such as ``w+4`` or ``0``."""
    return int(score.replace("b+", "+").replace("w+", "-"))


def game(black: Engine, white: Engine, referee: Engine, opening: str) -> int:
    """Play a game from an opening and return the discs by which black wins."""
    for engine in (black, white, referee):
        engine.ask("clear_board")
    moves = [opening[at : at + 2].lower() for at in range(0, len(opening), 2)]
    ply = 0
    while (score := referee.answer("final_score")) is None:
        colour = COLOURS[ply % 2]
        told = [referee, black, white]
        if ply < len(moves):
            move = moves[ply]
        else:
            mover = black if colour == "black" else white
            move = mover.ask(f"genmove {colour}")
            told.remove(mover)
        for engine in told:
            engine.ask(f"play {colour} {move}")
        ply += 1
    return discs(score)


def interval(values: list[float]) -> tuple[float, float]:
    """Return the mean and half of its 95 % interval."""
    return statistics.fmean(values), 1.96 * statistics.stdev(values) / len(values) ** 0.5


def played(openings: list[str], commands: list[list[str]], workers: int) -> list[tuple[int, int]]:
    """Return the discs by which the first program wins each pair of games."""
    free: SimpleQueue[list[Engine]] = SimpleQueue()
    teams = [[Engine(command) for command in commands] for _ in range(workers)]
    for team in teams:
        free.put(team)

    def pair(opening: str) -> tuple[int, int]:
        team = free.get()
        first, second, referee = team
        try:
            return game(first, second, referee, opening), -game(second, first, referee, opening)
        finally:
            free.put(team)

    try:
        with ThreadPoolExecutor(workers) as pool:
            games = [pool.submit(pair, opening) for opening in openings]
            try:
                return [game.result() for game in games]
            finally:
                pool.shutdown(cancel_futures=True)
    finally:
        for team in teams:
            for engine in team:
                engine.close()


def main() -> None:
    """Play all openings and print what came out."""
    parser = argparse.ArgumentParser(description="Let two Othello programs play each other.")
    parser.add_argument("openings", type=Path, help="transcripts, one a line, at least two")
    parser.add_argument("first", help="the command of a program that speaks GTP")
    parser.add_argument("second", help="another one, or the same")
    parser.add_argument("--workers", type=int, default=1, help="games at a time (default: 1)")
    asked = parser.parse_args()
    referee = [str(find_program()), "reversi", "gtp"]
    try:
        lines = [line.split() for line in asked.openings.read_text().splitlines()]
        openings = [words[0] for words in lines if words]
        if len(openings) < 2:
            parser.error(f"{asked.openings}: fewer than two openings")
        commands = [shlex.split(asked.first), shlex.split(asked.second), referee]
        pairs = played(openings, commands, max(1, asked.workers))
    except (OSError, RuntimeError, ValueError) as error:
        parser.exit(1, f"versus: {error}\n")
    won = [sum((discs > 0) + (discs == 0) / 2 for discs in results) / 2 for results in pairs]
    rate, difference = interval(won), interval([sum(results) / 2 for results in pairs])
    print(
        f"{2 * len(pairs)} games: {100 * rate[0]:.1f} % ± {100 * rate[1]:.1f}, "
        f"{difference[0]:+.2f} ± {difference[1]:.2f} discs a game"
    )


if __name__ == "__main__":
    main()
