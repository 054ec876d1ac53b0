"""The bottom bar, and what moves it."""

import unittest
from urllib.parse import unquote

from browsers import wait
from stage import HEIGHT, browser, page

EDGE = "new DOMMatrix(getComputedStyle(document.querySelector('.bottombar')).transform).f"


class BottomBar(unittest.TestCase):
    def test_a_setting_selects_what_moves_it(self):
        page.open("#twitter-condense")
        self.assertTrue(page.see("document.querySelector('.bottombar').hidden"))
        for mover, hidden in (("stays", 0), ("with-header", 1), ("enter-always", 1)):
            page.open("#twitter-condense&bottom-bar=" + mover)
            wait(lambda: not page.see("document.querySelector('.bottombar').hidden"))
            whole = page.see(EDGE)
            page.drag(600, -300, hold=0.2)
            page.rest()
            self.assertAlmostEqual(page.see(EDGE), whole + 83 * hidden, delta=0.1, msg=mover)
            # It covers the end of the list, and receives no taps.
            self.assertEqual(page.see(
                "getComputedStyle(document.querySelector('.bottombar')).pointerEvents"), "none")

    def test_it_is_visible_on_every_screen(self):
        try:
            for width, height in ((1440, 900), (1366, 768), (1024, 768), (768, 600), (390, 844), (360, 640)):
                browser.resize(width, height)
                page.open("#twitter-condense&bottom-bar=stays")
                # The phone stays visible while the page scrolls.
                page.see("scrollTo(0, 400)")
                foot, floor = page.box(".bottombar"), page.box("#floor")
                self.assertLessEqual(foot["bottom"], min(height, floor["bottom"]) + 0.5, (width, height))
        finally:
            browser.resize(1440, HEIGHT)

    def test_it_has_a_separator(self):
        page.open("#twitter-condense&bottom-bar=stays")
        self.assertEqual(page.see("getComputedStyle(document.querySelector('.bottombar')).borderTopWidth"), "1px")

    def test_link_command_and_picture_contain_it(self):
        for choice, option in (("none", ""), ("stays", ""), ("enter-always", " --bottom-bar 83:enter-always"),
                               ("with-header", " --bottom-bar 83")):
            page.open(f"#twitter-condense&bottom-bar={choice}")
            self.assertEqual(page.text("#command"), f"headers simulate twitter-condense{option} --safe-area-top 59")
        page.choose_film("svg")
        for name, picture in (("film", page.saved("#save-film")), ("sheet", unquote(page.saved("#save-sheet")))):
            self.assertTrue('height="83" fill="#ffffff"' in picture, name)
            for place in (769, 852):
                self.assertRegex(picture, rf"translate(\(0,{place}\)|Y\({place}px\))", f"{name}, at {place}")
        page.open("#twitter-condense")
        self.assertFalse("(0,769)" in unquote(page.saved("#save-sheet")))
