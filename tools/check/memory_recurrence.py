#!/usr/bin/env python3
"""Checks the proof of the recurrence for E(n), the expected turns of n pairs at memory.

    python3 tools/check/memory_recurrence.py        (docs/memory.md has the proof)

The theorem: E(n) = 3n + 1 - a(n) - a(n-1)/(2n-1) with a(n) = sum of F(n, r) for r = 1, ..., n+1,
F(n, r) = (-1)^(r-1) (2n+2-r)! / (r 2^(n+1-r) (n+1-r)! (2n-1)!!), and three terms of a, and so of E,
satisfy the recurrences below. Checked here, in exact fractions:

1. The telescoping identity A(n) F(n,r) + B(n) F(n+1,r) + C(n) F(n+2,r) = G(n,r+1) - G(n,r), where
   G(n,r) = R(n,r) F(n,r) with a rational function R. Divided by F(n,r) it is an identity of
   rational functions. With the denominators cleared both sides are polynomials of degree below
   DEGREE in n and in r: they are equal if they agree at DEGREE x DEGREE points.
2. What is left of the sum over r = 1, ..., n+3: G(n,n+4) - G(n,1) = 2n+1. G(n,r) is a multiple of
   1/(n+3-r)!, so that the first is 0.
3. The recurrence of E follows: written in a(n) and a(n-1), its coefficients vanish identically.
4. The formula agrees with the recurrence of the game itself for the first tables.
"""
from fractions import Fraction as Q
from math import factorial
from sys import argv

DEGREE = 24
A = lambda n: 2 * (n + 2) * (2 * n + 3)
B = lambda n: (2 * n + 1) * (4 * n + 11)
C = lambda n: -3 * (2 * n + 1) * (2 * n + 3)
E0 = lambda n: 8 * n**4 + 32 * n**3 + 30 * n**2 + 4 * n - 2
E1 = lambda n: 16 * n**4 + 60 * n**3 - 8 * n**2 - 123 * n - 53
E2 = lambda n: -24 * n**4 - 60 * n**3 + 6 * n**2 + 87 * n + 36
REST = lambda n: 68 * n**3 + 62 * n**2 - 66 * n - 43


def need(condition, reason):
    if not condition:
        raise SystemExit(f"refused: {reason}")


def ratio(n, r):
    """F(n+1, r) / F(n, r)."""
    return Q((2 * n + 4 - r) * (2 * n + 3 - r)) / (2 * (n + 2 - r) * (2 * n + 1))


def step(n, r):
    """F(n, r+1) / F(n, r)."""
    return Q(-2 * r * (n + 1 - r)) / ((r + 1) * (2 * n + 2 - r))


def R(n, r):
    cubic = r**3 - 6 * (n + 2) * r**2 + (8 * n**2 + 36 * n + 39) * r - 6 * (n + 2) * (2 * n + 3)
    return Q(r * cubic) / (4 * (n + 2 - r) * (n + 3 - r))


def a(n):
    odd = factorial(2 * n) // (2**n * factorial(n))
    term = lambda r: Q((-1) ** (r - 1) * factorial(2 * n + 2 - r), r * 2 ** (n + 1 - r))
    return sum(term(r) / (factorial(n + 1 - r) * odd) for r in range(1, n + 2))


def game(n, known, cache={}):
    """Expected turns; a turn shows two unknown cards, if the first one's mate isn't known."""
    if n == known:
        return Q(n)
    if (n, known) not in cache:
        unknown = 2 * n - known
        value = Q(known, unknown) * (1 + game(n - 1, known - 1)) if known else Q(0)
        new = Q(unknown - known, unknown * (unknown - 1))
        value += new * (1 + game(n - 1, known)) + new * known * (2 + game(n - 1, known))
        if unknown - 2 - known > 0:
            value += new * (unknown - 2 - known) * (1 + game(n, known + 2))
        cache[n, known] = value
    return cache[n, known]


def main():
    need(len(argv) == 1, "expected no argument: this proof needs no certificate")
    # Half-integers keep clear of the poles.
    for n in (Q(2 * i + 1, 2) for i in range(DEGREE)):
        for r in (Q(3 * j + 1, 3) for j in range(DEGREE)):
            left = A(n) + B(n) * ratio(n, r) + C(n) * ratio(n, r) * ratio(n + 1, r)
            need(left == R(n, r + 1) * step(n, r) - R(n, r), "the telescoping identity fails")
        need(R(n, 1) == -1, "the end of the sum isn't F(n, 1) = 2n + 1")
    for n in range(2, 2 + DEGREE):
        # Factors of a(n), a(n-1) and 1; then the next terms by the recurrence of a.
        terms = {-1: (Q(0), Q(1), Q(0)), 0: (Q(1), Q(0), Q(0))}
        for i in (-1, 0, 1):
            m, pairs = n + i, zip(terms[i], terms[i + 1])
            x, y, z = (-(A(m) * x + B(m) * y) / Q(C(m)) for x, y in pairs)
            terms[i + 2] = (x, y, z + Q(2 * m + 1, C(m)))
        values = [[(3 * (n + i) + 1) * (k == 2) - terms[i][k] - terms[i - 1][k] / (2 * (n + i) - 1)
                   for k in range(3)] for i in range(3)]
        for k in range(3):
            total = sum(e(n) * value[k] for e, value in zip((E0, E1, E2), values))
            need(total + REST(n) * (k == 2) == 0, "the recurrence of E doesn't follow")
    for n in range(1, 25):
        need(game(n, 0) == 3 * n + 1 - a(n) - a(n - 1) / (2 * n - 1), f"{n} pairs: no equality")
    print("proved: the recurrence holds for all n; the formula agrees with the game up to 24 pairs")


if __name__ == "__main__":
    main()
