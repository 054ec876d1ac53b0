"""The page's most important functions, in Firefox."""

import tempfile
import unittest

from browsers import Firefox, wait
from page import Page, traces
from stage import FILE, FOLDER, HEIGHT, SLOP, TOOL


def setUpModule():
    global browser, page
    browser = Firefox(1440, HEIGHT)
    page = Page(browser, FILE, TOOL)


def tearDownModule():
    browser.close()


class InFirefox(unittest.TestCase):
    def setUp(self):
        page.open()

    def tearDown(self):
        self.assertEqual(browser.complaints(), [])

    def test_a_drag_condenses_by_the_travel_beyond_the_slop(self):
        travel = page.drag(500, -40, lift=False)
        page.still(0.2)
        self.assertAlmostEqual(59 + 88 - page.header()[1], -travel - SLOP, delta=1 / 3)
        self.assertEqual(page.offset(), 0)
        browser.mouse("up", *page.at(460))
        page.rest()

    def test_a_flick_decelerates_and_the_header_stays_small(self):
        page.flick(600, -300)
        first = page.offset()
        page.see("document.getElementById('pause').click()")
        page.rest()
        self.assertGreater(page.offset(), first)
        self.assertAlmostEqual(page.header()[1], 103, delta=0.1)
        page.drag(300, 45, hold=0.2)
        page.rest()
        self.assertIn(round(page.header()[1]), (103, 147))

    def test_changes_are_undone_and_a_film_is_encoded(self):
        page.open("#twitter-condense&minimum-height=30&gesture=0d196,600;30m196,590;90m196,500;130u196,500")
        value = "document.getElementById('parameters-minimum-height').value"
        page.see("document.querySelector('.control:has(#parameters-minimum-height) .reset').click()")
        self.assertEqual(page.see(value), "44")
        page.see("document.getElementById('undo').click()")
        self.assertEqual(page.see(value), "30")
        page.choose_film("webm")
        page.see("""(() => {
          HTMLAnchorElement.prototype.click = () => {};
          document.getElementById('save-film').click(); })()""")
        wait(lambda: not page.see("document.getElementById('save-film').disabled"))
        self.assertRegex(page.text("#film-report"), r"^twitter-condense.webm: \d+ frames, [\d.]+ s, 834 × 1752, ")

    def test_a_finger_does_the_same(self):
        travel = page.drag(500, -40, hand=browser.finger)
        page.still(0.1)
        self.assertGreater(-travel, 35)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 103, delta=0.1)
        self.assertEqual(page.see("scrollY"), 0, "the page itself does not scroll")

    def test_two_phones_follow_one_finger(self):
        page.open("#twitter-condense&with=facebook-hide")
        page.drag(500, -200, hold=0.2)
        page.rest()
        seen = page.see("[...document.querySelectorAll('.header')].map(header => header.offsetHeight)")
        self.assertEqual(seen, [103, 59])

    def test_tabs_change_the_list_by_a_tap_and_a_swipe(self):
        page.open("#twitter-condense&tabs=1")
        page.drag(600, -200, hold=0.2)
        page.rest()
        header = page.header()
        selected = ("[...document.querySelectorAll('.tabs button')]"
                    ".findIndex(e => e.getAttribute('aria-selected') === 'true')")
        box = page.box(".tabs button:nth-child(2)")
        for kind in ("down", "up"):
            browser.mouse(kind, box["left"] + box["width"] / 2, box["top"] + box["height"] / 2)
        page.rest()
        self.assertEqual((page.see(selected), page.header()), (1, header))
        x, y = page.at(500, 350)
        for hand in (browser.mouse, browser.finger):
            hand("down", x, y)
            for step in range(1, 11):
                hand("move", x - 28 * step, y)
            hand("up", x - 280, y)
            page.rest()
        self.assertEqual((page.see(selected), page.header()), (2, header))

    def test_a_wheel_and_keys_scroll(self):
        x, y = page.at(500)
        browser.wheel(x, y, 150)
        page.rest()
        self.assertAlmostEqual(page.offset() + 44, 150 / page.scale, delta=1)
        # The header is condensed by now: half way, it would snap whenever a busy machine delays a notch.
        for _ in range(5):
            browser.wheel(x, y, 30)
        page.rest()
        self.assertAlmostEqual(page.offset() + 44, 300 / page.scale, delta=1)
        page.click("#restart")
        page.see("document.getElementById('screen').focus()")
        browser.key("ArrowDown")
        browser.key("ArrowDown")
        page.rest()
        self.assertAlmostEqual(page.offset() + 44, 120, delta=0.5)
        browser.key("Home")
        page.rest()
        self.assertEqual(page.offset(), 0)

    def test_techniques_react(self):
        page.choose("elastic-stretch")
        page.drag(400, 200, lift=False)
        page.still(0.2)
        self.assertGreater(page.header()[1], 250)
        browser.mouse("up", *page.at(600))
        page.rest()
        page.choose("facebook-hide")
        page.drag(700, -300, hold=0.2)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 59, delta=0.1)

    def test_a_recorded_gesture_gives_the_tools_bytes(self):
        page.click("#record")
        page.drag(600, -160, steps=12)
        page.rest()
        page.click("#record")
        trace = page.saved("#save-trace")
        with tempfile.NamedTemporaryFile("w", suffix=".csv") as file:
            file.write(trace)
            file.flush()
            self.assertEqual(page.saved("#save-rows"), page.native_rows(file.name))

    def test_traces_give_the_tools_rows(self):
        for technique in ("twitter-condense", "elastic-stretch", "sticky-pull-reveal"):
            page.open(f"#{technique}")
            for trace in traces(FOLDER, count=4):
                page.open_trace(trace)
                self.assertEqual(page.saved("#save-rows"), page.native_rows(trace), trace)
