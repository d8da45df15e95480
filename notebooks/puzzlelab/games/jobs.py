"""Jobs: files of questions, answered by many processes."""

# Written by tools/generate.py from the program's schemas; changes here are lost.

from __future__ import annotations

from os import PathLike

from ..answer import Answer
from ..game import AsyncGame, Game, awaited
from ..values import Record


class JobFailure(Record):
    """One of them: The questions that killed the processes that tried to answer them.

    Attributes
    ----------
    attempts
        How many processes it has killed
    line
        Its line in the file of questions
    question
        Its place among the questions, from 1
    reason
        How the last of them ended
    ask
        What it asks; absent where that can't be read
    """

    attempts: int
    line: int
    question: int
    reason: str
    ask: str | None = None


class QuestionRange(Record):
    """One of them: The unanswered questions, counted from 1 without blank lines and comments.

    Attributes
    ----------
    first
        The first question
    last
        The last question
    """

    first: int
    last: int


class StatusResult(Record):
    """The result of ``jobs.status``.

    Attributes
    ----------
    answered
        How many questions are answered
    digest
        The digest of all its questions with the numbers of their lines
    error_documents
        How many answers of the shards are error documents
    failures
        The questions that killed the processes that tried to answer them
    file_bytes
        The size of the file
    is_checked
        Whether every answer was read and compared with its checksum
    is_complete
        Whether every question is
    missing
        The unanswered questions, counted from 1 without blank lines and comments
    questions
        How many questions it has
    repeated
        How many answers occur more than once, always identically
    shards
        How many shards there are
    source
        The file of questions
    version
        The version of the program, and after a + the digest of its data
    first_error_line
        The line of the first question whose answer is one
    """

    answered: int
    digest: str
    error_documents: int
    failures: list[JobFailure]
    file_bytes: int
    is_checked: bool
    is_complete: bool
    missing: list[QuestionRange]
    questions: int
    repeated: int
    shards: int
    source: str
    version: str
    first_error_line: int | None = None


class Jobs(Game):
    """Jobs: files of questions, answered by many processes."""

    def status(
        self,
        results: str | PathLike[str],
        *,
        check: bool = False,
        time: float | None = None,
    ) -> Answer[StatusResult]:
        """Show a job's progress and what is missing.

        Parameters
        ----------
        results
            The results of a job, as 'jobs run' writes them
        check
            Read every answer and compare it with its checksum
        time
            Stop after SECONDS and report partial results (default: no limit)
        """
        return self._ask(
            "jobs.status",
            StatusResult,
            results=results, check=check, time=time,
        )


class AsyncJobs(AsyncGame):
    """Jobs: files of questions, answered by many processes.

    The questions of :class:`Jobs`, awaited; their parameters are told there.
    """

    status = awaited(Jobs.status)
