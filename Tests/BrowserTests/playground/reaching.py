"""Everything can be reached: with a wheel, on small screens, zoomed in, by keyboard and by touch."""

import re
import time
import unittest

from browsers import wait
from stage import HEIGHT, browser, page


class Interacting(unittest.TestCase):
    def setUp(self):
        browser.resize(1440, 900)
        page.open()

    def tearDown(self):
        browser.resize(1440, HEIGHT)

    def test_a_chosen_header_plays_the_recorded_gesture(self):
        page.open("#twitter-condense&gesture=0d196,600;30m196,590;90m196,400;130u196,400")
        page.played(lambda: page.click(".card:has([value=facebook-hide])"))
        self.assertIn("Stop", page.see("shown.replay"), "it is the recording that plays")
        page.rest()
        # The example scrolls back; this gesture does not.
        self.assertAlmostEqual(page.header()[1], 59, delta=0.1)

    def test_a_wheel_scrolls_the_page_where_the_list_ends(self):
        x, y = page.at(500)
        for _ in range(3):
            browser.wheel(x, y, 120)
            time.sleep(0.05)
        page.rest()
        self.assertEqual(page.see("scrollY"), 0)
        self.assertGreater(page.offset(), 200)
        page.see("document.getElementById('screen').focus()")
        browser.key("End")
        page.rest()
        wait(lambda: not page.see("document.querySelector('.thumb').matches('.shown')"))
        browser.wheel(x, y, 120)
        wait(lambda: page.see("scrollY") > 50)

    def test_the_readouts_are_words(self):
        page.open("#offscreen-container")
        page.drag(600, -165, hold=0.3)
        page.rest()
        caption = " ".join(page.text(".plot figcaption").split())
        words = re.match(r"Header in sight [\d.]+ pt Scrolled ([\d.]+) pt offset (-[\d.]+) pt Under the header [\d.]+ pt$", caption)
        self.assertIsNotNone(words, caption)
        scrolled, offset = map(float, words.groups())
        self.assertAlmostEqual(scrolled, 155, delta=1)
        self.assertAlmostEqual(scrolled - 400, offset, delta=0.1)

    def test_the_comparison_names_its_headers(self):
        self.assertEqual(page.text("#compare-label"), "Compare A with…")
        self.assertEqual(page.see("document.getElementById('compare').labels[0].id"), "compare-label")


class Reaching(unittest.TestCase):
    def tearDown(self):
        browser.call("Emulation.setTouchEmulationEnabled", {"enabled": False})
        browser.resize(1440, HEIGHT)

    def test_a_small_screen_has_a_button_and_a_sheet_of_three_sections_that_closes(self):
        browser.resize(390, 844)
        page.open()
        page.press("#record")
        box = page.box("#cue")
        self.assertEqual(page.text("#cue"), "Touch the phone to begin")
        self.assertTrue(box["height"] > 20 and box["bottom"] <= page.box("#record")["top"], box)
        page.press("#record")
        page.press("#more")
        page.sheet()
        shown = "[...document.querySelectorAll('#sheet > section')].filter(e => e.checkVisibility()).map(e => e.className)"
        for section, classes in (("choose", ["choose", "motion"]), ("tune", ["tune"]), ("share", ["take"])):
            page.press(f"[data-section={section}]")
            self.assertEqual(page.see(shown), classes)
        page.press("[data-section=choose]")
        self.assertLess(10, page.box("#purpose")["height"])
        self.assertLess(page.box("#purpose")["height"], 24, "one line")
        self.assertEqual(page.see("getComputedStyle(document.querySelector('.grip'), '::before').height"), "5px", "a handle")
        page.press("#close-sheet")
        wait(lambda: page.see("getComputedStyle(document.getElementById('sheet')).visibility") == "hidden")
        self.assertEqual(page.see("document.activeElement.id"), "more", "the focus is where it was opened")

    def test_zoomed_in_the_whole_phone_is_visible(self):
        for zoom in (2, 4):
            browser.resize(1440 // zoom, 900 // zoom, scale=zoom, mobile=False)
            page.open()
            box, bar = page.box("#screen"), page.box(".transport")
            self.assertTrue(box["top"] >= 0 and box["bottom"] <= bar["top"] + 1, (zoom, box, bar))
            self.assertIn("1px", page.see("getComputedStyle(document.getElementById('screen')).boxShadow"), "it has an edge")
            self.assertEqual(page.see("document.scrollingElement.scrollWidth"), 1440 // zoom)
            page.press("#more")
            page.sheet()
            self.assertGreater(page.box("#sheet")["height"], 60)
            page.press("#close-sheet")

    def test_the_focus_follows_the_visible_order_and_the_heading_is_first(self):
        browser.resize(1440, HEIGHT)
        page.open()
        self.assertEqual(page.see("document.querySelector('h1, h2, h3').tagName"), "H1")
        page.see("document.activeElement.blur(); scrollTo(0, 0)")
        browser.mouse("move", 2, 2)
        seen = []
        for _ in range(6):
            browser.key("Tab")
            seen.append(page.see("document.activeElement.id || document.activeElement.name"))
        self.assertEqual(seen, ["your-app", "help", "technique", "screen", "record", "watch"])
        for width in (1440, 1024, 768):
            browser.resize(width, 900)
            self.assertLessEqual(page.box("#purpose")["height"], 24, "one line of purpose")

    def test_constantly_changing_numbers_are_not_read_out(self):
        browser.resize(1440, HEIGHT)
        page.open()
        live = page.see("[...document.querySelectorAll('output, [role=status], [role=alert], [aria-live]')].filter(e => e.closest('.plot, .stage, .transport')).length")
        self.assertEqual(live, 0)

    def test_everything_in_all_three_sections_is_large_enough_for_a_finger(self):
        browser.resize(390, 844)
        browser.call("Emulation.setTouchEmulationEnabled", {"enabled": True})
        page.open("#twitter-condense&tabs=1")
        page.press("#more")
        page.sheet()
        page.see("document.querySelectorAll('details').forEach(e => { e.open = true; })")
        for section in ("choose", "tune", "share"):
            page.press(f"[data-section={section}]")
            small = page.see("""[...document.querySelectorAll('button, select, summary, .speeds span, .switch, input:not([type=radio], [type=checkbox], [hidden])')]
              .filter(e => e.checkVisibility({checkVisibilityCSS: true}))
              .map(e => [e.id || e.className || e.textContent, e.getBoundingClientRect(), e.matches('.switch') ? 18 : 0])
              .filter(([, box, more]) => box.height + more < 43.5 || box.width < 43.5).map(([name, box]) => `${name} ${box.width} ${box.height}`)""")
            self.assertEqual(small, [], section)
