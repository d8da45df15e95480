"""Many requests: in order, in little memory, with errors in their place, awaited too."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
import tracemalloc
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import DATA, SAMPLES
from test_errors import SLOW, gone, is_running

from puzzlelab import Answer, AsyncLab, DataError, Lab, ProgramError, PuzzleError, UsageError
from puzzlelab.program.stream import WINDOW


def deals(count: int) -> Iterator[dict[str, Any]]:
    """Yield random deals of 3 to 12 cards."""
    source = random.Random(7)
    deck = ["".join(card) for card in itertools.product("012", repeat=4)]
    for _ in range(count):
        yield {"cards": source.sample(deck, source.randint(3, 12))}


def test_ten_thousand_deals_come_in_order(lab: Lab) -> None:
    asked = deals(10_000)
    for request, answer in zip(deals(10_000), lab.map("set.hints", asked), strict=True):
        assert answer.result.cards == request["cards"]


def test_requests_are_read_only_as_answers_are_taken(lab: Lab) -> None:
    read = 0

    def counted() -> Iterator[dict[str, Any]]:
        nonlocal read
        for request in deals(10_000):
            read += 1
            yield request

    answers = lab.map("set.hints", counted())
    for taken, _ in zip(range(1000), answers, strict=False):
        assert read <= taken + WINDOW + 1


def test_memory_doesnt_grow(lab: Lab) -> None:
    peaks = []
    for count in (500, 5000):
        tracemalloc.start()
        for _ in lab.map("set.hints", deals(count)):
            pass
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < 1.5 * peaks[0] + 100_000


def test_errors_are_in_their_place(lab: Lab) -> None:
    texts = [{"cards": "1PDS"}, {"cards": "ZZ"}, {"cards": "2GSE"}]
    requests: list[dict[str, Any]] = [*texts, {"nothing": 1}]
    found = list(lab.map("set.hints", requests, errors="return"))
    kinds = [type(item) for item in found]
    assert kinds == [Answer, DataError, Answer, UsageError]
    taken: list[Answer[Any]] = []
    with pytest.raises(DataError, match="ZZ"):
        taken.extend(lab.map("set.hints", requests))
    # `extend` keeps what came before.
    assert len(taken) == 1
    assert lab.set.chance(deal_size=3).result


def refused(count: int) -> Iterator[dict[str, Any]]:
    """Yield requests of which every third has a value that no question can have."""
    for place in range(count):
        yield {"deal_size": float("nan") if place % 3 == 1 else 3 + place % 3}


def test_values_that_python_refuses_are_in_their_place(lab: Lab) -> None:
    for window in (1, 2, WINDOW):
        found = list(lab.map("set.chance", refused(200), errors="return", window=window))
        assert [isinstance(item, UsageError) for item in found] == [
            place % 3 == 1 for place in range(200)
        ]
        assert all(
            item.request.deal_size == 3 + place % 3
            for place, item in enumerate(found)
            if isinstance(item, Answer)
        )
    taken: list[Answer[Any]] = []
    with pytest.raises(UsageError, match='"deal_size": nan is not a number'):
        taken.extend(lab.map("set.chance", refused(200)))
    assert len(taken) == 1
    only = list(lab.map("set.chance", [{"deal_size": float("nan")}] * 3, errors="return"))
    assert [type(item) for item in only] == [UsageError] * 3


def test_a_missing_program_is_no_error_of_a_request(tmp_path: Path) -> None:
    with Lab(tmp_path / "nothing") as lab, pytest.raises(ProgramError):
        list(lab.map("set.chance", refused(3), errors="return"))


def test_values_that_python_refuses_are_in_their_place_when_awaited() -> None:
    async def ask() -> None:
        async with AsyncLab(data=DATA) as lab:
            found = [
                type(item) async for item in lab.map("set.chance", refused(100), errors="return")
            ]
            assert found == [UsageError if place % 3 == 1 else Answer for place in range(100)]
            answers = lab.map("set.chance", refused(100))
            assert (await anext(answers)).result
            with pytest.raises(UsageError, match='"deal_size": nan is not a number'):
                await anext(answers)

    asyncio.run(ask())


def test_leaving_early_ends_what_is_under_way() -> None:
    def requests() -> Iterator[dict[str, Any]]:
        yield {"games": 10}
        # The first is answered before the second arrives: it takes many minutes.
        time.sleep(0.5)
        yield SLOW

    with Lab(data=DATA) as lab:
        answers = lab.map("set.simulate", requests(), window=2)
        assert next(answers).result.games == 10
        assert lab.process is not None
        pid = lab.process.pid
        answers.close()  # type: ignore[attr-defined]
        assert gone(pid)
        assert lab.set.chance(deal_size=3).result.set_free == 84240


def test_progress_is_shown(lab: Lab, capsys: pytest.CaptureFixture[str]) -> None:
    count = sum(1 for _ in lab.map("set.chance", [{"deal_size": 3}] * 30, progress=True))
    assert count == 30
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "set.chance" in shown.err


def test_a_window_holds_something(lab: Lab) -> None:
    with pytest.raises(ValueError, match="at least one"):
        next(lab.map("set.chance", [{}], window=0))


def test_awaited_answers_are_the_same(lab: Lab) -> None:
    async def ask() -> None:
        async with AsyncLab(data=DATA) as other:
            asked = [
                other.ask(question, **requests[0])
                for question, requests in SAMPLES.items()
                if question != "tour"
            ]
            for answer in await asyncio.gather(*asked):
                expected = lab.ask(answer.question, **answer.request).document["result"]
                assert answer.document["result"] == expected
            named = await other.set.hints("1PDS 2GSE 3ROF")
            assert named.result.sets == [[0, 1, 2]]
            with pytest.raises(DataError):
                await other.set.hints("ZZ")
            assert (await other.tour()).result.set is not None

    asyncio.run(ask())


def test_awaited_streams() -> None:
    async def later() -> AsyncIterator[dict[str, Any]]:
        for request in deals(500):
            yield request

    async def ask() -> None:
        async with AsyncLab(data=DATA) as lab:
            expected = deals(500)
            async for answer in lab.map("set.hints", later()):
                assert answer.result.cards == next(expected)["cards"]
            found = [
                isinstance(item, PuzzleError)
                async for item in lab.map(
                    "set.hints", [{"cards": "ZZ"}, {"cards": "1PDS"}], errors="return"
                )
            ]
            assert found == [True, False]
            with pytest.raises(DataError):
                async for _ in lab.map("set.hints", [{"cards": "ZZ"}]):
                    pass

    asyncio.run(ask())


def test_the_loop_runs_on_and_a_cancelled_lab_leaves_no_process() -> None:
    async def ask() -> int:
        pid = 0
        try:
            async with asyncio.timeout(0.6), AsyncLab(data=DATA) as lab:
                await lab.set.chance(deal_size=3)
                process = lab._connection.running()
                assert process is not None
                pid = process.pid
                await lab.ask("set.simulate", **SLOW)
        except TimeoutError:
            return pid
        raise AssertionError("it wasn't stopped")

    pid = asyncio.run(ask())
    assert not is_running(pid) or gone(pid)


async def _busy(lab: AsyncLab) -> int:
    """Return the number of the lab's process once it has a question."""
    while (process := lab._connection.running()) is None or not process.busy:
        await asyncio.sleep(0)
    return process.pid


@pytest.mark.parametrize("way", ["cancel", "wait_for", "timeout"])
def test_a_cancelled_question_ends_and_the_lab_goes_on(way: str) -> None:
    async def ask() -> None:
        async with AsyncLab(data=DATA) as lab:
            await lab.set.chance(deal_size=3)
            slow = asyncio.create_task(lab.ask("set.simulate", **SLOW))
            pid = await _busy(lab)
            if way == "cancel":
                slow.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await slow
            elif way == "wait_for":
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(slow, 0)
            else:
                with pytest.raises(TimeoutError):
                    async with asyncio.timeout(0):
                        await slow
            assert not is_running(pid)
            # It would take many minutes if it waited for the other.
            assert (await lab.set.chance(deal_size=3)).result.set_free == 84240

    asyncio.run(ask())


def test_other_questions_survive_one_that_is_cancelled() -> None:
    async def ask() -> None:
        async with AsyncLab(data=DATA) as lab:
            slow = asyncio.create_task(lab.ask("set.simulate", **SLOW))
            pid = await _busy(lab)
            others = [asyncio.create_task(lab.set.chance(deal_size=size)) for size in (3, 4, 5)]
            await asyncio.sleep(0)
            slow.cancel()
            found = await asyncio.gather(*others)
            assert [answer.request.deal_size for answer in found] == [3, 4, 5]
            with pytest.raises(asyncio.CancelledError):
                await slow
            assert not is_running(pid)

    asyncio.run(ask())


def test_a_question_that_is_answered_already_ends_nothing_when_cancelled() -> None:
    async def ask() -> None:
        async with AsyncLab(data=DATA) as lab:
            first = asyncio.create_task(lab.set.chance(deal_size=3))
            await first
            process = lab._connection.running()
            assert process is not None
            first.cancel()
            await asyncio.sleep(0)
            assert lab._connection.running() is process

    asyncio.run(ask())


def test_leaving_an_awaited_stream_ends_what_is_under_way() -> None:
    async def ask() -> None:
        async with AsyncLab(data=DATA) as lab:
            requests: list[dict[str, Any]] = [{"games": 10}, SLOW, SLOW]
            answers = lab.map("set.simulate", requests)
            async for answer in answers:
                assert answer.result.games == 10
                break
            pid = await _busy(lab)
            await answers.aclose()  # type: ignore[attr-defined]
            assert not is_running(pid)

    asyncio.run(ask())


def test_the_callers_error_is_the_callers(lab: Lab) -> None:
    def failing() -> Iterator[dict[str, Any]]:
        yield {"deal_size": 3}
        raise PermissionError("my own file")

    with pytest.raises(PermissionError, match="my own file"):
        list(lab.map("set.chance", failing()))
    assert lab.set.chance(deal_size=3).result

    async def ask() -> None:
        async with AsyncLab(data=DATA) as other:
            async for _ in other.map("set.chance", failing()):
                pass

    with pytest.raises(PermissionError, match="my own file"):
        asyncio.run(ask())
