"""The connection to the program: where it is, the process, requests and answers as they stream."""

from .find import check_version, find_program, is_checkout

__all__ = ["check_version", "find_program", "is_checkout"]
