"""The page in Chromium, driven by real input events.

    python3 Tests/BrowserTests/playground/test_playground.py .build/debug/headers
    python3 Tests/BrowserTests/playground/test_playground.py .build/debug/headers Controls Taking
"""

import sys
import unittest

# First of all: it says where the browsers are driven from.
import stage
from driving import Dragging, Techniques
from opening import Opening
from quiet import Quiet, Speed
from taking import Taking
from tuning import Controls

if __name__ == "__main__":
    loader = unittest.TestLoader()
    cases = (Opening, Dragging, Techniques, Controls, Taking, Speed, Quiet)
    chosen = [case for case in cases if not sys.argv[1:] or case.__name__ in sys.argv[1:]]
    suite = unittest.TestSuite(loader.loadTestsFromTestCase(case) for case in chosen)
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    sys.exit(0 if result.wasSuccessful() else 1)
