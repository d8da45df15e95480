"""Turns the lines of generator.py (standard input) into the short form that the Swift tests read.

A line "# RULE", then its answers: "POSITION OUTCOME VALUE OPTIONS", with "m" before those of misère
play; positions of a sum have ";" between them, "-" is unknown. "! LINE" must be refused.

    python3 generator.py 489 | python3 fixture.py 3 >cases.txt      every third line
"""
import json
import sys


def position(numbers: list) -> str:
    parts = numbers if numbers and isinstance(numbers[0], list) else [numbers]
    return ";".join(",".join(map(str, part)) for part in parts)


def main(step: int) -> None:
    for row in list(map(json.loads, sys.stdin))[::step]:
        if row["isPartizan"]:
            continue
        print("#", row["spelling"])
        for case in row["cases"][:9]:
            if case["misere"] and " for " in row["spelling"]:
                continue  # sums grow too fast for a test
            words = [position(case["position"]), case["outcome"], str(case.get("grundyValue", "-")),
                     str(case.get("optionsCount", "-"))]
            print(*(["m"] if case["misere"] else []) + words)
        for mutant in row["mutants"][:3]:
            # The program reads "**" as "^", and lets a negative factor limit a letter.
            if not mutant["read"] and "**" not in mutant["line"] and " -2*" not in mutant["line"]:
                print("!", mutant["line"])


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
