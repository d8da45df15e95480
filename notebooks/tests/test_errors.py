"""What goes wrong is said in the program's words; the program comes back after it exited."""

from __future__ import annotations

import asyncio
import gc
import os
import pickle
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import DATA

from puzzlelab import (
    AsyncLab,
    DataError,
    FileError,
    Lab,
    ProgramEndedError,
    ProgramError,
    ProgramNotFoundError,
    ProgramVersionError,
    PuzzleError,
    StoppedError,
    UsageError,
    find_program,
)

SLOW: dict[str, Any] = {"games": 10**9}
"""A `set.simulate` that takes many minutes."""


def script(folder: Path, text: str, name: str = "puzzlelab") -> Path:
    """Write a program of the shell."""
    path = folder / name
    path.write_text("#!/bin/sh\n" + textwrap.dedent(text))
    path.chmod(0o755)
    return path


def is_running(pid: int) -> bool:
    """Return whether a process is alive; one that has exited but isn't waited for isn't."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def gone(pid: int) -> bool:
    """Return whether a process exits within some seconds."""
    for _ in range(100):
        if not is_running(pid):
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize(
    ("question", "request_", "kind", "words"),
    [
        ("set.nothing", {}, UsageError, "unknown question 'set.nothing'"),
        ("set.hints", {"card": "1PDS"}, UsageError, "unknown parameter 'card'"),
        ("set.hints", {}, UsageError, '"cards" is missing'),
        ("set.hints", {"cards": "1PDS 2GSE ZZ"}, DataError, "card 3 'ZZ'"),
        ("reversi.verify", {"obf": "/nowhere/x.obf"}, FileError, "/nowhere/x.obf"),
        (
            "cardmatch.solve",
            {"time": 0.001, "mismatch": 999, "deal_size": 14},
            StoppedError,
            "no answer before",
        ),
    ],
)
def test_errors_have_the_programs_words(
    lab: Lab, question: str, request_: dict[str, Any], kind: type[PuzzleError], words: str
) -> None:
    with pytest.raises(kind) as caught:
        lab.ask(question, **request_)
    assert words in caught.value.message
    assert str(caught.value) == caught.value.message
    assert caught.value.status == kind.status
    assert caught.value.line is None


def test_unknown_names_are_told_with_the_nearest(lab: Lab) -> None:
    asked: Any = lab
    with pytest.raises(
        UsageError, match=r"unknown question 'set.hint'; did you mean 'set.hints'\?"
    ):
        lab.ask("set.hint")
    with pytest.raises(UsageError, match=r"unknown parameter 'card'; did you mean 'cards'\?"):
        list(lab.map("set.hints", [{"card": "1PDS"}]))
    with pytest.raises(AttributeError, match=r"Set has no question 'hint'; did you mean 'hints'\?"):
        asked.set.hint("1PDS")
    with pytest.raises(
        TypeError, match=r"Set.hints\(\) has no parameter 'card'; did you mean 'cards'\?"
    ):
        asked.set.hints(card="1PDS")
    with pytest.raises(TypeError, match=r"did you mean 'deal_size'\?"):
        asked.set.chance(dealSize=12)
    with pytest.raises(TypeError, match=r"has no parameter 'xyzzy'$"):
        asked.set.hints("1PDS", xyzzy=1)
    answer: Any = lab.set.hints("1PDS 2GSE 3ROF")
    with pytest.raises(AttributeError, match=r"HintsResult has no 'sett'; did you mean 'sets'\?"):
        _ = answer.result.sett
    with pytest.raises(KeyError, match=r"no 'setCount'; did you mean 'set_count'\?"):
        _ = answer.result["setCount"]
    with pytest.raises(AttributeError, match=r"Request has no 'crads'; did you mean 'cards'\?"):
        _ = answer.request.crads
    copy = pickle.loads(pickle.dumps(answer.result))  # noqa: S301
    assert copy == answer.result
    assert not hasattr(copy, "pairss")
    assert copy.pairs is None


def test_an_awaited_question_names_the_nearest_parameter() -> None:
    asked: Any = AsyncLab(data=DATA)
    with pytest.raises(
        TypeError, match=r"Set.hints\(\) has no parameter 'card'; did you mean 'cards'"
    ):
        asyncio.run(asked.set.hints(card="1PDS"))
    with pytest.raises(
        AttributeError, match=r"AsyncSet has no question 'hint'; did you mean 'hints'"
    ):
        asked.set.hint("1PDS")


def test_a_fault_in_a_text_says_where(lab: Lab) -> None:
    with pytest.raises(DataError) as caught:
        lab.set.hints("1PDS 2GSE ZZ")
    assert caught.value.offset == 10
    copy = pickle.loads(pickle.dumps(caught.value))  # noqa: S301
    assert (type(copy), copy.message, copy.offset) == (DataError, caught.value.message, 10)


def test_a_missing_program_is_told_with_all_ways(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("PUZZLELAB", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ProgramNotFoundError) as caught:
        Lab().set.rounds()
    for way in ("program=", "PUZZLELAB", "PATH", "./run"):
        assert way in caught.value.message
    with pytest.raises(ProgramNotFoundError, match="/nowhere/puzzlelab"):
        Lab("/nowhere/puzzlelab").set.rounds()


def test_ways_to_the_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    inside = checkout / "a" / "b"
    inside.mkdir(parents=True)
    (checkout / "Package.swift").write_text('let package = Package(name: "puzzlelab")')
    run = script(checkout, "exit 0", "run")
    (tmp_path / "bin").mkdir()
    there = script(tmp_path / "bin", "exit 0")
    other = script(tmp_path, "exit 0", "other")
    monkeypatch.chdir(inside)
    monkeypatch.delenv("PUZZLELAB", raising=False)
    monkeypatch.setenv("PATH", "/nowhere")
    assert find_program() == str(run)
    monkeypatch.setenv("PATH", str(there.parent))
    assert find_program() == str(there)
    monkeypatch.setenv("PUZZLELAB", str(other))
    assert find_program() == str(other)
    assert find_program(there) == str(there)
    (checkout / "Package.swift").write_text('let package = Package(name: "else")')
    monkeypatch.delenv("PUZZLELAB")
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(ProgramNotFoundError):
        find_program()


@pytest.mark.parametrize("said", ["puzzlelab 9.9.0", "puzzlelab 0.2.0", "hello", ""])
def test_another_version_is_refused(tmp_path: Path, said: str) -> None:
    program = script(tmp_path, f"echo '{said}'")
    with pytest.raises(ProgramVersionError) as caught:
        Lab(program).set.rounds()
    assert said in caught.value.message
    assert str(program) in caught.value.message


def test_a_later_patch_is_accepted(tmp_path: Path) -> None:
    program = script(
        tmp_path,
        f"""
        [ "$1" != --version ] || {{ echo 'puzzlelab 1.0.99'; exit; }}
        exec {find_program()} "$@"
        """,
    )
    with Lab(program) as lab:
        assert lab.set.chance(deal_size=3).result.no_set_probability


def test_last_words_of_a_program_that_dies(tmp_path: Path) -> None:
    program = script(
        tmp_path,
        """
        [ "$1" != --version ] || { echo 'puzzlelab 1.0.0'; exit; }
        read line; echo 'the disk is on fire' >&2; exit 3
        """,
    )
    lab = Lab(program)
    for _ in range(2):
        with pytest.raises(ProgramEndedError, match=r"status 3.*the disk is on fire"):
            lab.set.rounds()


def test_a_program_killed_in_mid_flight_comes_back() -> None:
    with Lab(data=DATA) as lab:
        lab.set.chance(deal_size=4)
        assert lab.process is not None
        pid = lab.process.pid
        threading.Timer(0.3, os.kill, (pid, signal.SIGKILL)).start()
        with pytest.raises(ProgramEndedError, match="SIGKILL"):
            lab.ask("set.simulate", **SLOW)
        assert gone(pid)
        assert lab.set.chance(deal_size=3).result.set_free == 84240
        assert lab.process.pid != pid


def test_a_program_that_dies_ends_a_map(tmp_path: Path) -> None:
    program = script(
        tmp_path,
        f"""
        [ "$1" != --version ] || {{ echo 'puzzlelab 1.0.0'; exit; }}
        head -n 5 | {find_program()} batch
        """,
    )
    requests = [{"deal_size": 3}] * 100
    with Lab(program) as lab:
        answers = lab.map("set.chance", requests, errors="return")
        taken = sum(1 for _ in _until_the_end(answers))
    assert taken <= 5


def _until_the_end(answers: Iterator[Any]) -> Iterator[Any]:
    """Yield answers until the program exits, which it must."""
    with pytest.raises(ProgramEndedError):
        yield from answers


def test_closing_ends_the_program_and_a_question_starts_it_again() -> None:
    lab = Lab(data=DATA)
    assert lab.process is None
    lab.set.chance(deal_size=3)
    assert lab.process is not None
    first = lab.process.pid
    lab.close()
    assert lab.process is None
    assert not is_running(first)
    lab.set.chance(deal_size=3)
    second = lab.process.pid
    del lab
    gc.collect()
    assert gone(second)


def test_closing_a_busy_lab_is_quick() -> None:
    lab = Lab(data=DATA)
    asked = threading.Thread(target=lambda: _swallow(lab))
    asked.start()
    while lab.process is None or not lab.process.busy:
        time.sleep(0.01)
    pid, began = lab.process.pid, time.monotonic()
    lab.close()
    asked.join()
    assert time.monotonic() - began < 2
    assert gone(pid)


def _swallow(lab: Lab) -> None:
    with pytest.raises(ProgramError):
        lab.ask("set.simulate", **SLOW)


def test_threads_share_a_lab(lab: Lab) -> None:
    found: dict[int, int] = {}

    def ask(cards: int) -> None:
        for _ in range(20):
            found[cards] = lab.set.chance(deal_size=cards).request.deal_size

    threads = [threading.Thread(target=ask, args=(cards,)) for cards in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == {cards: cards for cards in range(8)}


@pytest.mark.parametrize(
    "code",
    [
        "lab.ask('set.simulate', games=10**9)",
        "list(lab.map('set.simulate', ({'games': 10**9} for _ in range(100))))",
    ],
)
def test_interrupting_leaves_no_process(code: str) -> None:
    text = f"""
        import signal, threading, time, puzzlelab
        signal.signal(signal.SIGINT, signal.default_int_handler)
        lab = puzzlelab.Lab()
        lab.set.chance(deal_size=3)
        print(lab.process.pid, flush=True)
        try:
            {code}
        except KeyboardInterrupt:
            print(lab.process, lab.set.chance(deal_size=3).result.set_free, flush=True)
            print(lab.process.pid, flush=True)
    """
    python = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(text)], stdout=subprocess.PIPE, text=True
    )
    assert python.stdout is not None
    first = int(python.stdout.readline())
    time.sleep(0.3)
    assert is_running(first)
    python.send_signal(signal.SIGINT)
    assert python.stdout.readline() == "None 84240\n"
    assert gone(first)
    second = int(python.stdout.readline())
    assert python.wait(10) == 0
    assert gone(second)


def test_the_end_of_python_ends_the_program() -> None:
    killed = "import os; os.kill(os.getpid(), 9)"
    while_asking = (
        "import os, threading; threading.Timer(0.3, os.kill, (os.getpid(), 9)).start(); "
        f"lab.ask('set.simulate', **{SLOW!r})"
    )
    for end in ("", killed, while_asking):
        code = f"""
            import puzzlelab
            lab = puzzlelab.Lab()
            lab.set.chance(deal_size=3)
            print(lab.process.pid, flush=True)
            {end}
        """
        command = [sys.executable, "-c", textwrap.dedent(code)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=20)
        assert done.stderr == ""
        assert gone(int(done.stdout))
