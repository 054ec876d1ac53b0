"""The page in Chromium and in Firefox, driven by real input events.

    python3 Tests/BrowserTests/playground/test_playground.py .build/debug/headers
    python3 Tests/BrowserTests/playground/test_playground.py .build/debug/headers Controls Taking

Without names, runs all classes but Speed, which measures time and needs a quiet machine. Each class has a
browser of its own. Several run at once, because real input mostly waits.
"""

import concurrent.futures
import importlib
import pathlib
import re
import subprocess
import sys
import unittest

# The module of each class. Reads the files, because importing them opens the browser.
MODULES = {
    name: file.stem for file in sorted(pathlib.Path(__file__).parent.glob("*.py"))
    if not file.stem.startswith("test_")
    for name in re.findall(r"^class (\w+)\(unittest\.TestCase\)", file.read_text(), re.M)}
# The longest ones begin first.
LONGEST = ("Filming", "Reported", "Comparing", "InFirefox")
# These read films while they play, so they run after all others.
ALONE = ("Reading", "ReadingForTheTool")
AT_ONCE = 4


def run(names):
    """Runs the classes or tests called `names` in this process, then checks the console. Returns whether all
    passed."""
    # First, because it sets the path of the other modules.
    importlib.import_module("stage")
    suite = unittest.TestSuite(
        unittest.defaultTestLoader.loadTestsFromName(
            name, importlib.import_module(MODULES[name.split(".")[0]]))
        for name in [*names, "Quiet"])
    return unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(suite).wasSuccessful()


def run_in_new_process(*names):
    """Runs `names` in a new process, prints its output, and returns the tests that failed; all of `names` where
    the console was not empty, because that may be the fault of any of them."""
    child = subprocess.run(
        [sys.executable, __file__, *sys.argv[1:], *names], stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True)
    print(child.stdout, flush=True)
    failed = re.findall(r"^(?:FAIL|ERROR): \w+ \(\w+\.(\w+\.\w+)\)", child.stdout, re.M)
    if child.returncode != 0 and (not failed or any(test.startswith("Quiet.") for test in failed)):
        return names
    return failed


if __name__ == "__main__":
    if len(sys.argv) > 2:
        sys.exit(0 if run(sys.argv[2:]) else 1)
    names = sorted(MODULES.keys() - {"Quiet", "Speed", *ALONE}, key=lambda name: (name not in LONGEST, name))
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        failed = [test for tests in pool.map(run_in_new_process, names) for test in tests]
    failed += run_in_new_process(*ALONE)
    # Once more and alone, because a busy machine sometimes disturbs a gesture.
    if failed:
        print("Once more:", *failed, flush=True)
    sys.exit(1 if failed and run_in_new_process(*failed) else 0)
