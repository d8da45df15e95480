"""What becomes of a mutant, on a toy checkout with a package manager that is a script.

    python3 -m unittest Tests/Mutations/test_run.py
"""

import contextlib
import importlib.machinery
import importlib.util
import io
import os
import pathlib
import re
import tempfile
import time
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
_loader = importlib.machinery.SourceFileLoader("mutations_run", str(HERE / "run"))
_spec = importlib.util.spec_from_loader("mutations_run", _loader)
run = importlib.util.module_from_spec(_spec)
_loader.exec_module(run)

# Replaces `swift`: a word in the toy's source says how its tests end.
SWIFT = """#!/usr/bin/env python3
import os, pathlib, subprocess, sys, time
words = sys.argv[1:]
copy = pathlib.Path(words[words.index("--package-path") + 1])
with open(os.environ["TOY_LOG"], "a") as log:
    print(*words, file=log)
text = "".join(path.read_text() for path in sorted(copy.glob("Sources/*/*")))
if words[0] == "build":
    sys.exit(1 if "UNBUILDABLE" in text else 0)
if "NOTESTS" in words[words.index("--filter") + 1]:
    print("Test run with 0 tests passed")
elif "HANG" in text:
    # The tests are in a group of their own, as those of the real one.
    subprocess.run(["sleep", "600"], process_group=0)
elif "FAIL" in text:
    print("Test x recorded an issue at y")
    sys.exit(1)
elif "TRAP" in text:
    print("error: Exited with unexpected signal code 4")
    sys.exit(1)
elif "BROKEN" in text:
    sys.exit(1)
else:
    print("Test run with 3 tests passed")
"""


class Toy(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        for name in ("Sources/Memory", "Sources/CardMatch", "Tests/Mutations", "data", "bin"):
            (self.root / name).mkdir(parents=True)
        (self.root / "Package.swift").write_text("")
        (self.root / "Sources/Memory/a.swift").write_text("let a = 1\n")
        (self.root / "Sources/CardMatch/b.swift").write_text("let b = 2\n")
        swift = self.root / "bin/swift"
        swift.write_text(SWIFT)
        swift.chmod(0o755)
        before = dict(os.environ)
        self.addCleanup(lambda: (os.environ.clear(), os.environ.update(before)))
        os.environ["PATH"] = f"{self.root / 'bin'}:{os.environ['PATH']}"
        os.environ["TOY_LOG"] = str(self.root / "log")

    def mutate(self, *mutations, seconds=20):
        """The status and the output of the runner with these mutations: (name, game, new text, more lines)."""
        text = ""
        for name, toy, new, *more in mutations:
            old, file = {"Memory": ("let a = 1", "Memory/a.swift"), "CardMatch": ("let b = 2", "CardMatch/b.swift")}[toy]
            text += f'[[mutation]]\nname = "{name}"\nwhy = "w"\nfile = "Sources/{file}"\nold = "{old}"\nnew = "{new}"\n'
            text += f'suite = "{toy}Tests.XTests"\n' + "".join(f"{line}\n" for line in more)
        (self.root / "Tests/Mutations/mutations.toml").write_text(text)
        run.SECONDS, shown = seconds, io.StringIO()
        bench = run.Bench
        self.addCleanup(setattr, run, "Bench", bench)
        run.Bench = lambda root: bench(root, seconds)
        with contextlib.redirect_stdout(shown), contextlib.redirect_stderr(shown):
            status = run.main([], self.root)
        run.Bench = bench
        return status, shown.getvalue()

    def test_a_failing_expectation_and_a_trap_catch(self):
        status, shown = self.mutate(("one", "Memory", "FAIL"), ("two", "Memory", "TRAP"))
        self.assertEqual(status, 0, shown)
        self.assertIn("caught by an expectation", shown)
        self.assertIn("caught by a trap", shown)
        self.assertIn("2 made, 2 caught, 0 survived, 0 hung, 0 not made", shown)

    def test_a_survivor_fails_the_run(self):
        status, shown = self.mutate(("one", "Memory", "let a = 3"))
        self.assertEqual(status, 1)
        self.assertRegex(shown, r"one +SURVIVED: MemoryTests.XTests")
        self.assertIn("0 caught, 1 survived one", shown)

    def test_tests_without_an_end_catch_nothing_and_are_ended(self):
        begin = time.monotonic()
        status, shown = self.mutate(("one", "Memory", "HANG"), seconds=1.5)
        self.assertEqual(status, 1)
        self.assertIn("0 caught, 0 survived, 1 hung one", shown)
        self.assertLess(time.monotonic() - begin, 60)
        left = [path for path in pathlib.Path("/proc").glob("[0-9]*/environ") if str(self.root) in environment(path)]
        self.assertEqual(left, [])

    def test_the_unbroken_copy_must_pass(self):
        for word in ("FAIL", "HANG", "BROKEN", "UNBUILDABLE"):
            (self.root / "Sources/CardMatch/c.swift").write_text(word)
            status, shown = self.mutate(("one", "Memory", "FAIL"), seconds=1.5)
            self.assertEqual(status, 1, word)
            self.assertNotIn("caught", shown.replace("fails MemoryTests.XTests: caught by an expectation", ""))

    def test_a_text_that_is_not_there_once_is_named_before_anything_is_built(self):
        (self.root / "Sources/Memory/a.swift").write_text("let a = 1\nlet a = 1\n")
        (self.root / "Sources/CardMatch/b.swift").unlink()
        status, shown = self.mutate(("one", "Memory", "FAIL"), ("two", "CardMatch", "FAIL"), ("two", "CardMatch", "let b = 2"))
        self.assertEqual(status, 1)
        self.assertIn("one: its text is in Sources/Memory/a.swift 2 times", shown)
        self.assertIn("two: its text is in Sources/CardMatch/b.swift 0 times", shown)
        self.assertIn("two mutations have one name", shown)
        self.assertFalse((self.root / "log").exists())

    def test_a_mutant_that_does_not_compile_or_has_no_tests_is_no_catch(self):
        for more, new in (([], "UNBUILDABLE"), ([], "BROKEN")):
            status, shown = self.mutate(("one", "Memory", new, *more))
            self.assertEqual(status, 1)
            self.assertNotIn("caught by", shown)

    def test_the_copy_is_mended_and_the_checkout_untouched(self):
        self.mutate(("one", "Memory", "FAIL"))
        for root in (self.root, self.root / ".build/mutations/tree"):
            self.assertEqual((root / "Sources/Memory/a.swift").read_text(), "let a = 1\n")

    def test_what_is_compiled_with_a_changed_header_is_compiled_again(self):
        copy = self.root / "copy"
        for name in ("CKernels/k.h", "Memory/a.swift", "Memory/b.swift", "Other/c.swift"):
            text = "import CKernels\n" if name == "Memory/a.swift" else ""
            (copy / "Sources" / name).parent.mkdir(parents=True, exist_ok=True)
            (copy / "Sources" / name).write_text(text)
        swift = sorted(copy.rglob("*.swift"))
        for file in swift:
            os.utime(file, (1000, 1000))
        run.put(copy / "Sources/Memory/a.swift", "import CKernels\n\n", copy)
        self.assertEqual([file.name for file in swift if file.stat().st_mtime > 1000], ["a.swift"])
        run.put(copy / "Sources/CKernels/k.h", "int x;\n", copy)
        self.assertEqual([file.name for file in swift if file.stat().st_mtime > 1000], ["a.swift", "b.swift"])

    def test_kernels_of_other_processors_are_named_and_not_counted(self):
        status, shown = self.mutate(("one", "Memory", "FAIL", 'march = "x"', 'needs = ["avx9999"]'), ("two", "Memory", "FAIL"))
        self.assertEqual(status, 0)
        self.assertIn("not made: this processor has no avx9999", shown)
        self.assertIn("1 made, 1 caught, 0 survived, 0 hung, 1 not made", shown)

    def test_kernels_of_a_processor_are_built_for_it(self):
        self.mutate(("one", "Memory", "FAIL", 'march = "x86-64-v3"'))
        log = (self.root / "log").read_text().splitlines()
        self.assertEqual(len(log), 4)
        self.assertTrue(all("-Xcc -march=x86-64-v3" in line and "x86-64-v3-libraries" in line for line in log))


class Sharing(unittest.TestCase):
    def test_only_mutants_that_cannot_disturb_each_other_share_a_build(self):
        def mutation(suite, file="Sources/Memory/a", **more):
            return {"suite": suite, "file": file, **more}

        memory, cards = mutation("MemoryTests.A"), mutation("CardMatchTests.A")
        core, core2 = mutation("GameCoreTests.A"), mutation("GameCoreTests.B")
        leaf, leaf2 = mutation("GameCoreTests.A", leaf=True), mutation("ExactArithmeticTests.B", leaf=True)
        vector = mutation("CardMatchTests.A", march="x86-64-v3")
        whole = mutation("QuestionsTests.A", file="Sources/Questions/a")
        whole2 = mutation("DocumentsTests.A", file="Sources/Documents/a")
        for first, second, shared in (
            (memory, cards, True), (memory, memory, False), (core, memory, False), (memory, core, False), (core, core2, False),
            (leaf, leaf2, True), (leaf, core2, False), (leaf, mutation("GameCoreTests.A", leaf=True), False),
            (memory, vector, False), (whole, whole2, False), (whole, memory, False),
        ):  # fmt: skip
            self.assertEqual(len(run.rounds([first, second])), 1 if shared else 2, (first, second))


class Listed(unittest.TestCase):
    def test_every_text_is_in_its_file_once(self):
        self.assertGreater(len(run.listed(ROOT)), 40)

    def test_every_suite_exists(self):
        for mutation in run.listed(ROOT):
            target, _, names = mutation["suite"].partition(".")
            names, _, test = names.partition(".*")
            sources = "".join(path.read_text() for path in (ROOT / "Tests" / target).rglob("*.swift"))
            for name in re.findall(r"\w+", names):
                self.assertRegex(sources, rf"(struct|class|enum|actor) {name}\b", mutation["name"])
            self.assertIn(f"func `{test}" if test else "func", sources, mutation["name"])


def environment(path):
    try:
        return path.read_bytes().decode("utf-8", "replace") if path.parent.name != str(os.getpid()) else ""
    except OSError:
        return ""


if __name__ == "__main__":
    unittest.main()
