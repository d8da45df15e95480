"""What fails on a cluster loses nothing and doubles nothing: the bytes are those of one process."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sqlite3
import stat
import subprocess
import threading
import time
from pathlib import Path

import pytest
from conftest import PROGRAM, Machines, Network, batch, exported, pause, write_questions

from puzzlelab import InternalError, Lab, ProgramError
from puzzlelab.cluster import Cluster, ClusterWarning

KILLS = int(os.environ.get("PUZZLELAB_KILLS", "6"))


def script(path: Path, text: str) -> str:
    path.write_text("#!/bin/bash\n" + text)
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def work_processes(worker: subprocess.Popen[bytes]) -> list[int]:
    """Return the programs that a worker of Dask has started."""
    found = subprocess.run(
        ["pgrep", "-P", str(worker.pid), "-f", "jobs work"], capture_output=True, text=True, check=False
    )
    return [int(word) for word in found.stdout.split()]


def shards(results: Path) -> int:
    """Return how many shards a file of results has."""
    if not results.exists():
        return 0
    with contextlib.closing(sqlite3.connect(f"file:{results}?mode=ro", uri=True)) as database:
        try:
            return int(database.execute("SELECT count(*) FROM shard").fetchone()[0])
        except sqlite3.OperationalError:
            return 0


def test_two_workers_give_the_bytes_of_one_process(machines: Machines, tmp_path: Path) -> None:
    questions, results = tmp_path / "q.jsonl", tmp_path / "r.db"
    write_questions(questions, 300, seed=1)
    machines.start_worker()
    machines.start_worker()
    with Cluster(machines.address, program=PROGRAM) as cluster:
        status = cluster.run(questions, results)
        assert status["isComplete"]
        assert exported(results) == batch(questions)
        again = cluster.run(questions, results)
        assert again["shards"] == status["shards"]
        with Lab(PROGRAM) as lab:
            requests = [{"deal_size": size} for size in [1, 5, 99, 4] * 20]
            ours = list(cluster.map("set.chance", requests, errors="return"))
            for one, other in zip(ours, lab.map("set.chance", requests, errors="return"), strict=True):
                assert type(one) is type(other)
                assert getattr(one, "result", str(one)) == getattr(other, "result", str(other))


def test_kills_of_workers_and_programs_lose_nothing(machines: Machines, tmp_path: Path) -> None:
    questions, results = tmp_path / "q.jsonl", tmp_path / "r.db"
    write_questions(questions, 100 * KILLS, seed=2)
    for _ in range(2):
        machines.start_worker()
    done = threading.Event()
    kills = [0, 0]

    def kill() -> None:
        source = random.Random(5)
        before = 0
        while not done.is_set() and sum(kills) < KILLS:
            pause(0.1, 0.6, source)
            # However slow the machine is: something is answered between two kills.
            if (now := shards(results)) == before:
                continue
            before = now
            if source.random() < 0.5:
                machines.start_worker()
                machines.kill_worker()
                kills[0] += 1
            else:
                for pid in work_processes(machines.workers[-1])[:1]:
                    os.kill(pid, signal.SIGKILL)
                    kills[1] += 1

    killer = threading.Thread(target=kill)
    with Cluster(machines.address, program=PROGRAM, seconds=0.3, attempts=50) as cluster:
        killer.start()
        try:
            status = cluster.run(questions, results)
        finally:
            done.set()
            killer.join()
    print(f"killed: {kills[0]} workers, {kills[1]} programs")
    assert sum(kills) > 0
    assert status["isComplete"]
    assert status["failures"] == []
    assert exported(results) == batch(questions)


@pytest.mark.filterwarnings("ignore:the scheduler is gone")
def test_a_scheduler_that_comes_back_is_waited_for(machines: Machines, tmp_path: Path) -> None:
    questions, results = tmp_path / "q.jsonl", tmp_path / "r.db"
    write_questions(questions, 250, seed=3)
    machines.start_worker()
    machines.start_worker()

    def restart() -> None:
        pause(1.5, 1.5, random.Random(1))
        assert machines.scheduler is not None
        machines.kill(machines.scheduler)
        for worker in machines.workers:
            machines.kill(worker)
        machines.workers.clear()
        pause(1, 1, random.Random(1))
        machines.start_scheduler()
        machines.start_worker()
        machines.start_worker()

    with Cluster(machines.address, program=PROGRAM, seconds=0.3) as cluster:
        restarting = threading.Thread(target=restart)
        restarting.start()
        status = cluster.run(questions, results)
        restarting.join()
    assert status["isComplete"]
    assert exported(results) == batch(questions)


def test_a_worker_of_another_version_says_so_and_is_left_out(
    machines: Machines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions, results = tmp_path / "q.jsonl", tmp_path / "r.db"
    write_questions(questions, 60, seed=4)
    greeting = '{"schema":"puzzlelab/jobs.worker/1","version":"0.0.9"}'
    # A program by name, which one machine has in another version.
    folders = [tmp_path / "right", tmp_path / "other"]
    for folder, text in zip(
        folders, (f'exec {PROGRAM} "$@"', f"echo '{greeting}'; cat >/dev/null"), strict=True
    ):
        folder.mkdir()
        script(folder / "lab-of-the-machine", text)
    machines.start_worker(PATH=f"{folders[0]}:{os.environ['PATH']}")
    machines.start_worker(PATH=f"{folders[1]}:{os.environ['PATH']}")
    monkeypatch.setenv("PATH", f"{folders[0]}:{os.environ['PATH']}")
    with Cluster(machines.address, program="lab-of-the-machine") as cluster:
        with pytest.warns(ClusterWarning, match=r"is puzzlelab 0\.0\.9, but \d+\.\d+\.\d+\+[0-9a-f]{12} is needed"):
            status = cluster.run(questions, results)
        assert len(cluster.unfit) == 1
    assert status["isComplete"]
    assert exported(results) == batch(questions)


def test_a_worker_with_other_weights_says_so_and_is_left_out(
    machines: Machines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions, results = tmp_path / "q.jsonl", tmp_path / "r.db"
    write_questions(questions, 60, seed=7)
    weights = tmp_path / "data" / "reversi" / "evaluation.weights"
    weights.parent.mkdir(parents=True)
    weights.write_bytes(b"other weights")
    folders = [tmp_path / "right", tmp_path / "other"]
    for folder, text in zip(
        folders, ("", f"export PUZZLELAB_DATA={tmp_path / 'data'}\n"), strict=True
    ):
        folder.mkdir()
        script(folder / "lab-of-the-machine", f'{text}exec {PROGRAM} "$@"')
        machines.start_worker(PATH=f"{folder}:{os.environ['PATH']}")
    monkeypatch.setenv("PATH", f"{folders[0]}:{os.environ['PATH']}")
    with Cluster(machines.address, program="lab-of-the-machine") as cluster:
        with pytest.warns(ClusterWarning, match="has other weights or other data"):
            status = cluster.run(questions, results)
        assert len(cluster.unfit) == 1
    assert status["isComplete"]
    assert exported(results) == batch(questions)


@pytest.mark.filterwarnings("ignore:the scheduler is gone")
def test_a_link_that_is_cut_for_twenty_seconds_loses_nothing(
    network: Network, tmp_path: Path
) -> None:
    questions, results = tmp_path / "q.jsonl", tmp_path / "r.db"
    write_questions(questions, 1500, seed=8)
    machines = Machines(tmp_path, network.HERE)
    machines.start_scheduler()
    machines.start_worker()
    machines.start_worker("--host", network.THERE, before=network.inside)
    times: list[float] = []

    def cut() -> None:
        while shards(results) < 20:
            time.sleep(0.1)
        times.append(time.monotonic())
        network.cut()
        time.sleep(20)
        network.mend()
        times.append(time.monotonic())

    cutting = threading.Thread(target=cut)
    try:
        with Cluster(machines.address, program=PROGRAM, seconds=0.03) as cluster:
            assert cluster._client.wait_for_workers(2, timeout=60) is None
            cutting.start()
            # The rest waits for the link to be restored, however fast this machine is.
            status = cluster.run(questions, results)
            while len(times) < 2:
                time.sleep(0.1)
            again = cluster.run(questions, results)
    finally:
        cutting.join()
        machines.close()
    assert times[1] - times[0] >= 20
    assert status["isComplete"]
    assert again["shards"] == status["shards"]
    assert status["failures"] == []
    assert exported(results) == batch(questions)


def test_a_full_disk_of_one_worker_loses_nothing(machines: Machines, tmp_path: Path) -> None:
    questions, results = tmp_path / "q.jsonl", tmp_path / "r.db"
    write_questions(questions, 300, seed=9)
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=256k", "none", str(disk)]
    if subprocess.run(mount, check=False, capture_output=True).returncode != 0:
        pytest.skip("mounting is for root")
    try:
        machines.start_worker()
        machines.start_worker("--local-directory", str(disk), TMPDIR=str(disk), HOME=str(disk))
        with Cluster(machines.address, program=PROGRAM, seconds=0.2) as cluster:
            cluster._client.wait_for_workers(2, timeout=60)
            with contextlib.suppress(OSError), (disk / "filler").open("wb") as filler:
                while True:
                    filler.write(b"x" * 4096)
                    filler.flush()
            assert os.statvfs(disk).f_bavail == 0
            status = cluster.run(questions, results)
        assert status["isComplete"]
        assert status["failures"] == []
        assert exported(results) == batch(questions)
    finally:
        machines.close()
        subprocess.run(["umount", "-l", str(disk)], check=True)


def test_a_question_that_hangs_is_named(machines: Machines, tmp_path: Path) -> None:
    questions, results = tmp_path / "q.jsonl", tmp_path / "r.db"
    write_questions(questions, 60, seed=10)
    lines = questions.read_text().splitlines()
    lines[30] = "poison"
    questions.write_text("\n".join(lines))
    hanging = script(
        tmp_path / "lab",
        f'[ "$1 $2" = "jobs work" ] || exec {PROGRAM} "$@"\n'
        f'exec 3> >(exec {PROGRAM} "$@")\n'
        'while IFS= read -r line; do case $line in *poison*) exec sleep 1000 ;; esac; printf "%s\\n" "$line" >&3; done\n',
    )
    machines.start_worker()
    machines.start_worker()
    with Cluster(machines.address, program=hanging, limit=0.5, seconds=0.5, attempts=2) as cluster:
        status = cluster.run(questions, results)
    assert [failure["line"] for failure in status["failures"]] == [31]
    assert "gave no answer within 0.5 s a question" in status["failures"][0]["reason"]
    assert status["missing"] == []
    ours, theirs = exported(results).splitlines(), batch(questions).splitlines()
    differing = [place for place, (a, b) in enumerate(zip(ours, theirs, strict=True)) if a != b]
    assert len(differing) == 1


def test_a_cluster_without_the_program_says_so(
    machines: Machines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    script(here / "lab-of-one-machine", f'exec {PROGRAM} "$@"')
    machines.start_worker()
    monkeypatch.setenv("PATH", f"{here}:{os.environ['PATH']}")
    with (
        Cluster(machines.address, program="lab-of-one-machine", patience=5) as cluster,
        pytest.warns(ClusterWarning),
        pytest.raises(ProgramError, match="no worker that can answer; tcp://.*is no program that can be started"),
    ):
        next(cluster.map("set.chance", [{"deal_size": 3}]))


def test_a_question_that_ends_every_process_is_named(machines: Machines, tmp_path: Path) -> None:
    questions, results = tmp_path / "q.jsonl", tmp_path / "r.db"
    write_questions(questions, 60, seed=6)
    lines = questions.read_text().splitlines()
    lines[30] = "poison"
    questions.write_text("\n".join(lines))
    poisoned = script(
        tmp_path / "lab",
        f'[ "$1 $2" = "jobs work" ] || exec {PROGRAM} "$@"\n'
        f'exec 3> >(exec {PROGRAM} "$@")\n'
        'while IFS= read -r line; do case $line in *poison*) kill -SEGV $$ ;; esac; printf "%s\\n" "$line" >&3; done\n',
    )
    machines.start_worker()
    machines.start_worker()
    with Cluster(machines.address, program=poisoned) as cluster:
        status = cluster.run(questions, results)
        assert [failure["line"] for failure in status["failures"]] == [31]
        assert status["missing"] == []
        requests = [{"cards": "poison"}, {"cards": "1PDS 2GSE 3ROF"}]
        found = list(cluster.map("set.hints", requests, errors="return"))
        assert isinstance(found[0], InternalError)
        assert "SIGSEGV" in found[0].message
        assert not isinstance(found[1], Exception)
    ours, theirs = exported(results).splitlines(), batch(questions).splitlines()
    differing = [place for place, (a, b) in enumerate(zip(ours, theirs, strict=True)) if a != b]
    assert len(differing) == 1


def test_requests_are_read_only_as_there_is_room_for_them() -> None:
    read = 0

    def requests() -> object:
        nonlocal read
        for number in range(100_000):
            read += 1
            yield {"deal_size": 1 + number % 12}

    with Cluster(workers=2, program=PROGRAM, seconds=0.01) as cluster:
        answers = cluster.map("set.chance", requests())  # type: ignore[arg-type]
        for _ in range(50):
            next(answers)
        answers.close()  # type: ignore[attr-defined]
    assert read < 20_000
