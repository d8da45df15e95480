"""Schemathesis for `./test --api`: short answers, and in place of three of its checks what is refused on purpose.

PUZZLELAB_OPENAPI is the interface as a file.
"""

import json
import os
import pathlib
import re

import jsonschema
import schemathesis
from refusals import REFUSED, STOPPED

DOCUMENT = json.loads(pathlib.Path(os.environ["PUZZLELAB_OPENAPI"]).read_text())


@schemathesis.hook
def before_call(context, case, **kwargs):
    """Bounds the work: what matters here is that there is an answer, not how good it is."""
    if isinstance(case.body, dict) and case.body.get("time") is None:
        case.body["time"] = 0.05


def faults(case):
    """What is wrong with the form of a request to a question."""
    name = case.operation.path.rpartition("/")[2]
    schema = DOCUMENT["components"]["schemas"][f"{name}.asked"]
    return list(jsonschema.Draft202012Validator(schema).iter_errors(case.body))


def is_asked(case):
    """Whether a request is one to a question, with a body that was made for it."""
    return case.method == "POST" and isinstance(case.body, dict)


def explained(response, table):
    """Checks that a refusal is one of a table."""
    message = response.json()["message"]
    if not any(re.search(pattern, message) for pattern, _ in table):
        raise AssertionError(f"refused, and not in the table of Tests/API/refusals.py: {message}")


@schemathesis.check
def refused_on_purpose(ctx, response, case):
    """A request of the right form is answered, or refused for one of the reasons of the table."""
    if response.status_code == 400 and is_asked(case) and not faults(case):
        explained(response, REFUSED)


@schemathesis.check
def answered_on_purpose(ctx, response, case):
    """A request of another form is refused, unless a value is read as its text."""
    if response.status_code != 200 or not is_asked(case):
        return
    for fault in faults(case):
        value = case.body.get(fault.absolute_path[0]) if fault.absolute_path else None
        # A number, true or false is its text, and a list the texts of its elements.
        if value is None or isinstance(value, dict):
            raise AssertionError(f"answered, although {fault.message[:200]}")


@schemathesis.check
def no_failure(ctx, response, case):
    """A server fails at nothing; it stops what takes too long."""
    if response.status_code == 503:
        explained(response, STOPPED)
    elif response.status_code >= 500:
        raise AssertionError(f"status {response.status_code}")


@schemathesis.check
def every_refusal_is_a_document(ctx, response, case):
    """Whatever is refused says why, in the same form."""
    if response.status_code >= 400:
        schema = DOCUMENT["components"]["schemas"]["error"]
        jsonschema.validate(response.json(), schema)
