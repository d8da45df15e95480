"""A plugin of pytest: with PUZZLELAB_MUST_RUN, ./test makes what would be skipped fail, so that a machine on which something
is missing isn't taken for one on which all tests pass.

Only two kinds may be skipped: what needs root (its reason ends with "for root"), and what only the program does where the
tests run against the site (the marker `program` of Tests/Browser).
"""

import pytest


def reason(report):
    """Why a report says that something was skipped."""
    return report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)


def fail(report):
    """Makes a failure of a skip."""
    report.outcome, report.longrepr = "failed", f"{reason(report)}; with PUZZLELAB_MUST_RUN nothing may be skipped"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(item):
    report = yield
    may_be_skipped = hasattr(report, "wasxfail") or item.get_closest_marker("program") or reason(report).endswith("for root")
    if report.skipped and not may_be_skipped:
        fail(report)
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report():
    report = yield
    if report.skipped:
        fail(report)
    return report
