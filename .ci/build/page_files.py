"""What each page of the site needs, for scripts that write it down."""

import re


def pages(site):
    """The pages of the site in a folder, and their sheets, as its main.js has them."""
    found = re.findall(r'import\("\./pages/(\w+)\.js"\), sheets: \[(.*?)\]', (site / "main.js").read_text())
    return {page: re.findall(r"\w+", sheets) for page, sheets in found}


def modules(site, path, known):
    """Adds a module to those known, and what it imports before it runs."""
    if path not in known:
        known.append(path)
        for other in re.findall(r'^import .*from "(\.[^"]+)";$', (site / path).read_text(), re.M):
            modules(site, (site / path).parent.joinpath(other).resolve().relative_to(site.resolve()).as_posix(), known)
    return known


def modules_of_page(site, page):
    """The modules of a page, main.js and what it imports first."""
    return modules(site, f"pages/{page}.js", modules(site, "main.js", []))


def without_comments(text):
    """A script or sheet without the lines that are comments, as the server sends it (Sources/Page/packed.c); they stay, empty."""
    kept, inside = [], False
    for line in text.split("\n"):
        words = line.strip(" ")
        opens = words.startswith("/*") and (words.endswith("*/") or "*/" not in words)
        kept.append("" if inside or opens or words.startswith("//") else line)
        inside = (inside or opens) and not words.endswith("*/")
    return "\n".join(kept)
