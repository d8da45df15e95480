"""What the rooms of the page need, for scripts that write it down."""

import re


def rooms(site):
    """The rooms of the page in a folder, and their sheets, as its main.js has them."""
    found = re.findall(r'import\("\./rooms/(\w+)\.js"\), sheets: \[(.*?)\]', (site / "main.js").read_text())
    return {room: re.findall(r"\w+", sheets) for room, sheets in found}


def modules(site, path, known):
    """Adds a module to those known, and what it imports before it runs."""
    if path not in known:
        known.append(path)
        for other in re.findall(r'^import .*from "(\.[^"]+)";$', (site / path).read_text(), re.M):
            modules(site, (site / path).parent.joinpath(other).resolve().relative_to(site.resolve()).as_posix(), known)
    return known


def modules_of_room(site, room):
    """The modules of a room, main.js and what it imports first."""
    return modules(site, f"rooms/{room}.js", modules(site, "main.js", []))
