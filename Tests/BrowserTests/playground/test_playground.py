"""The page in Chromium, driven by real input events.

    python3 Tests/BrowserTests/playground/test_playground.py .build/debug/headers
    python3 Tests/BrowserTests/playground/test_playground.py .build/debug/headers Controls Taking

Without names, all classes but Speed, which measures and is for a quiet machine.
"""

import sys
import unittest

# First of all: it says where the browsers are driven from.
import stage
from accessible import Accessible
from bottom import BottomBar
from comparing import Comparing
from driving import Dragging, Techniques
from filming import Filming
from found import Found
from keeping import Keeping
from opening import Opening
from owning import Owning
from quiet import Quiet, Speed
from reaching import Interacting, Reaching
from reading import Reading
from tabs import Tabs
from taking import Taking
from tuning import Controls
from wincing import Wincing

if __name__ == "__main__":
    loader = unittest.TestLoader()
    cases = (Opening, Dragging, Techniques, Controls, Keeping, Owning, Taking, Tabs, Comparing,
             BottomBar, Filming, Reading, Found, Wincing, Interacting, Reaching, Accessible, Speed,
             Quiet)
    names = sys.argv[1:] or [case.__name__ for case in cases if case is not Speed]
    chosen = [case for case in cases if case.__name__ in names]
    suite = unittest.TestSuite(loader.loadTestsFromTestCase(case) for case in chosen)
    slowest = {"durations": 12} if sys.version_info >= (3, 12) else {}
    runner = unittest.TextTestRunner(verbosity=2, **slowest)
    result = runner.run(suite)
    # Real input takes real time: what a busy machine has upset gets a second chance.
    again = [test for test, _ in result.failures + result.errors]
    if again:
        result = runner.run(unittest.TestSuite(again))
    sys.exit(0 if result.wasSuccessful() else 1)
