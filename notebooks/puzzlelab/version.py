"""The version of the package; its first two numbers are those of the program that it speaks with."""

__version__ = "1.0.0"
