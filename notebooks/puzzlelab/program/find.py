"""Where the program is, and whether it is the right one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sysconfig
from pathlib import Path

from ..errors import ProgramNotFoundError, ProgramVersionError
from ..version import __version__

WAYS = (
    "name it with Lab(program=…) or in the environment as PUZZLELAB, put `puzzlelab` on the PATH, "
    "or work inside a checkout of puzzlelab, whose ./run is taken then"
)


def find_program(program: str | os.PathLike[str] | None = None) -> str:
    """Return the path of the program.

    Parameters
    ----------
    program
        A path or the name of a command. Without it: the environment variable ``PUZZLELAB``, then
        the program that this Python's environment has (a wheel may carry it), ``puzzlelab`` on the
        PATH, and ``./run`` of the checkout around the working folder.

    Raises
    ------
    ProgramNotFoundError
        It is at none of these places, or not where it is said to be.
    """
    if program is not None:
        return _named(os.fspath(program), "program=")
    if variable := os.environ.get("PUZZLELAB"):
        return _named(variable, "PUZZLELAB=")
    if found := shutil.which("puzzlelab", path=sysconfig.get_path("scripts")):
        return found
    if found := shutil.which("puzzlelab"):
        return found
    here = Path.cwd()
    for folder in (here, *here.parents):
        if is_checkout(folder):
            return str(folder / "run")
    raise ProgramNotFoundError(f"the program puzzlelab was not found: {WAYS}")


def is_checkout(folder: Path) -> bool:
    """Return whether a folder is a checkout of puzzlelab that can build the program."""
    package, run = folder / "Package.swift", folder / "run"
    if not (package.is_file() and os.access(run, os.X_OK)):
        return False
    return re.search(r'name:\s*"puzzlelab"', package.read_text(errors="replace")) is not None


def check_version(program: str, *, any_version: bool = False) -> str:
    """Return the program's version, which is this package's unless any version will do.

    Raises
    ------
    ProgramVersionError
        Its first two numbers aren't this package's, or it doesn't say its version.
    """
    try:
        done = subprocess.run(
            [program, "--version"],
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
            stdin=subprocess.DEVNULL,
        )
    except OSError as error:
        raise ProgramNotFoundError(
            f"{program} can't be started ({error.strerror}): {WAYS}"
        ) from error
    said = re.fullmatch(r"puzzlelab (\d+\.\d+)(\.\S+)?", done.stdout.strip())
    if said is None:
        words = (done.stderr or done.stdout).strip()[-500:] or "nothing"
        raise ProgramVersionError(f"{program} --version doesn't name a version; it said: {words}")
    wanted = ".".join(__version__.split(".")[:2])
    version = said[1] + (said[2] or "")
    if said[1] != wanted and not any_version:
        raise ProgramVersionError(
            f"{program} is puzzlelab {version}, this Python package is {__version__}: "
            f"take a program of version {wanted}, or the package of the program's checkout"
        )
    return version


def _named(program: str, source: str) -> str:
    found = shutil.which(program)
    if found is None:
        raise ProgramNotFoundError(f"{source}{program} is no program that can be started: {WAYS}")
    # A path keeps its meaning when the working folder changes.
    return str(Path(found).absolute())
