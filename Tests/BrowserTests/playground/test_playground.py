"""The page in Chromium, driven by real input events.

    python3 Tests/BrowserTests/playground/test_playground.py .build/debug/headers
    python3 Tests/BrowserTests/playground/test_playground.py .build/debug/headers Controls Taking

Without names, all classes but Speed, which measures and is for a quiet machine; each with a browser of its
own, and several at once, for real input takes real time and most of it is waiting.
"""

import concurrent.futures
import importlib
import pathlib
import re
import subprocess
import sys
import unittest

# Where each class is. Read, for importing it opens the browser.
MODULES = {
    name: file.stem for file in sorted(pathlib.Path(__file__).parent.glob("*.py"))
    if not file.stem.startswith("test_")
    for name in re.findall(r"^class (\w+)\(unittest\.TestCase\)", file.read_text(), re.M)}
# The longest begin first, so that none of them is waited for alone.
LONGEST = ("Reading", "Filming", "Found", "Comparing")
AT_ONCE = 4


def run(names):
    """Runs the classes called `names` in this process, and last what the console has heard of them; gives
    whether all went well."""
    # First of all: it says where the browsers are driven from.
    importlib.import_module("stage")
    return importlib.import_module("browsers").succeeds(unittest.TestSuite(
        unittest.defaultTestLoader.loadTestsFromTestCase(
            getattr(importlib.import_module(MODULES[name]), name))
        for name in [*names, "Quiet"]))


def run_in_process_of_its_own(name):
    """Runs the class called `name`. Gives what it said where something failed, to be read last, and prints it
    otherwise."""
    child = subprocess.run(
        [sys.executable, __file__, *sys.argv[1:], name], stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True)
    if child.returncode != 0:
        return child.stdout
    print(child.stdout, flush=True)
    return None


if __name__ == "__main__":
    if len(sys.argv) > 2:
        sys.exit(0 if run(sys.argv[2:]) else 1)
    names = sorted(MODULES.keys() - {"Quiet", "Speed"}, key=lambda name: (name not in LONGEST, name))
    with concurrent.futures.ThreadPoolExecutor(AT_ONCE) as pool:
        failed = [said for said in pool.map(run_in_process_of_its_own, names) if said is not None]
    print(*failed, sep="\n")
    sys.exit(1 if failed else 0)
