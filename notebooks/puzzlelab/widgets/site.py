"""Where the widgets' modules and data come from: a folder that ``./run site`` made, or its address."""

from __future__ import annotations

import os
import re
from functools import lru_cache
from pathlib import Path

from ..errors import SiteNotFoundError
from ..program import is_checkout
from .modules import MARK, joined, read, stamp

PACKED = Path(__file__).parent.parent / "site"

REMEDY = (
    "make one with `./run site .build/site` in a checkout of puzzlelab, install the package from a "
    "wheel that carries one, or name a folder or an address with "
    "puzzlelab.widgets.configure(site=…) or in the environment as PUZZLELAB_SITE"
)

_configured: str | None = None


def configure(site: str | os.PathLike[str] | None = None) -> None:
    """Choose where the modules of widgets made from now on come from.

    Parameters
    ----------
    site
        The address of a published site, ``https://…``: browsers load modules and data from there,
        and neither the kernel nor a saved notebook carries them. The server must allow it (CORS),
        as GitHub Pages does. Or a folder that ``./run site`` made. Without it: the environment
        variable ``PUZZLELAB_SITE``, the site that the installed package carries, or
        ``.build/site`` of the checkout around the working folder or around this package.

    Raises
    ------
    SiteNotFoundError
        The folder isn't a site.
    """
    global _configured
    if site is not None and not is_address(os.fspath(site)):
        site = _named(os.fspath(site), "site=")
    _configured = None if site is None else os.fspath(site)


def is_address(site: str) -> bool:
    """Return whether a site is an address and not a folder."""
    return re.match(r"https?://", site) is not None


def address() -> str:
    """Return the address from which browsers load modules; empty if the kernel sends them."""
    chosen = _configured or os.environ.get("PUZZLELAB_SITE", "")
    return f"{chosen.rstrip('/')}/" if is_address(chosen) else ""


def find_site() -> Path:
    """Return the folder of the site.

    Raises
    ------
    SiteNotFoundError
        There is none.
    """
    if _configured and not is_address(_configured):
        return Path(_configured)
    variable = os.environ.get("PUZZLELAB_SITE")
    if variable and not is_address(variable):
        return Path(_named(variable, "PUZZLELAB_SITE="))
    if (PACKED / MARK).is_file():
        return PACKED
    for start in (Path.cwd(), Path(__file__).parent):
        for folder in (start, *start.parents):
            if is_checkout(folder) and (folder / ".build/site" / MARK).is_file():
                return folder / ".build/site"
    raise SiteNotFoundError(f"the site that has the widgets' modules was not found: {REMEDY}")


def content(site: Path, name: str) -> bytes:
    """Return a file of a site.

    Raises
    ------
    SiteNotFoundError
        The site lacks it.
    """
    try:
        return read(site, name)
    except OSError as error:
        raise _lacking(error) from error


def script(entry: str) -> str:
    """Return the module of a widget as one text.

    Raises
    ------
    SiteNotFoundError
        There is no site, or it lacks a file.
    JoinError
        A module has a form of import or export that can't be joined.
    """
    site = find_site()
    try:
        return _script(site, entry, stamp(site))
    except OSError as error:
        raise _lacking(error) from error


@lru_cache(maxsize=8)
def _script(site: Path, entry: str, stamp: float) -> str:
    return joined(site, entry)


def _lacking(error: OSError) -> SiteNotFoundError:
    return SiteNotFoundError(f"{error.filename} can't be read ({error.strerror}): {REMEDY}")


def _named(site: str, how: str) -> str:
    folder = Path(site).expanduser().absolute()
    if not (folder / MARK).is_file():
        raise SiteNotFoundError(f"{how}{site} isn't a site (it has no {MARK}): {REMEDY}")
    return str(folder)
