"""The bar at the bottom, and what moves it."""

import unittest

from browsers import wait
from stage import page

EDGE = "new DOMMatrix(getComputedStyle(document.querySelector('.bottombar')).transform).f"


class BottomBar(unittest.TestCase):
    def test_a_setting_says_what_moves_it(self):
        page.open("#twitter-condense")
        self.assertTrue(page.see("document.querySelector('.bottombar').hidden"))
        for mover, hidden in (("stays", 0), ("with-header", 1), ("enter-always", 1)):
            page.open("#twitter-condense&bottom-bar=" + mover)
            wait(lambda: not page.see("document.querySelector('.bottombar').hidden"))
            whole = page.see(EDGE)
            page.drag(600, -300, hold=0.2)
            page.rest()
            self.assertAlmostEqual(page.see(EDGE), whole + 83 * hidden, delta=0.1, msg=mover)
            # It lies above the list's end, and takes no tap from it.
            self.assertEqual(page.see(
                "getComputedStyle(document.querySelector('.bottombar')).pointerEvents"), "none")
