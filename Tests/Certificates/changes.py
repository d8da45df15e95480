"""Changes of certificates, one at a time, for the tests that none of them deceives a checker."""

import copy

STRANGE = (None, True, False, -1, 1.5, 10**30, "", "x", [], {}, [[]], [None], {"take": 1})


def places(node, path=()):
    """The paths to all parts of a certificate."""
    yield path
    for key in node if type(node) is dict else range(len(node)) if type(node) is list else ():
        yield from places(node[key], (*path, key))


def at(node, path):
    for key in path:
        node = node[key]
    return node


def changed(document, path, value):
    document = copy.deepcopy(document)
    at(document, path[:-1])[path[-1]] = value
    return document


def changes(value):
    """Other values for a number or a string; of a string, each character is changed alone."""
    if type(value) is bool:
        yield from (not value, int(value), None)
    elif type(value) is int:
        yield from (value + 1, value - 1, value + 7, -value - 1, float(value), str(value), 10**30)
        yield from (True,) if value == 1 else (False,) if value == 0 else ()
    elif type(value) is str:
        yield from (value + "0", value + " ", value[:-1] + "\n", "0" + value, value[:-1], [value])
        kinds = ("0123456789", "X-O", "kog-", "abcdefgh", "/-")
        for i, letter in enumerate(value):
            others = {kind[kind.index(letter) - 1] for kind in kinds if letter in kind}
            yield from (value[:i] + other + value[i + 1 :] for other in others)


def numbers(document):
    """Places with other values: a number, a truth value or one character of a string changed."""
    for path in places(document):
        leaf = at(document, path)
        for value in changes(leaf) if type(leaf) not in (dict, list) else ():
            if repr(value) != repr(leaf):
                yield path, value


def kinds(document):
    """Places with a value of another kind."""
    for path in places(document):
        for value in STRANGE if path else ():
            if repr(at(document, path)) != repr(value):
                yield path, value


def shapes(document):
    """Places with a member left out or added, or an item left out, repeated or moved."""
    for path in places(document):
        part = at(document, path)
        others = []
        if type(part) is dict and path:
            others = [{k: part[k] for k in part if k != key} for key in part] + [{**part, "x": 0}]
        elif type(part) is list:
            for i in range(len(part)):
                others += [part[:i] + part[i + 1 :], part[: i + 1] + part[i:]]
                others += [part[:i] + part[i : i + 2][::-1] + part[i + 2 :]]
        yield from ((path, other) for other in others if other != part)
