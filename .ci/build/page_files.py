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
