"""The page as it opens."""

import subprocess
import unittest

from browsers import wait
from stage import HEIGHT, TECHNIQUES, TOOL, browser, page


class Opening(unittest.TestCase):
    def setUp(self):
        browser.call("Emulation.setScriptExecutionDisabled", {"value": False})
        browser.resize(1440, HEIGHT)

    def test_the_layout_does_not_shift_while_it_opens(self):
        for width, height in ((1440, HEIGHT), (360, 740)):
            browser.resize(width, height)
            page.open()
            ready = page.see("performance.getEntriesByName('ready')[0].startTime")
            print(f"\n  {width} px: interactive after {ready:.0f} ms", end="")
            shift = page.see("""new Promise(done => {
              new PerformanceObserver(list => 0).observe({type: 'layout-shift', buffered: true});
              const o = new PerformanceObserver(list => done(
                list.getEntries().reduce((sum, entry) => sum + entry.value, 0)));
              o.observe({type: 'layout-shift', buffered: true});
              setTimeout(() => done(0), 300);
            })""")
            self.assertEqual(shift, 0, f"{width} px")
            self.assertEqual(
                page.see("document.scrollingElement.scrollWidth"), width, "no sideways scrolling")
        page.open("#sticky-pull-reveal")
        page.press("#more")
        card = page.box(".card:has(:checked)")
        self.assertTrue(0 <= card["left"] and card["right"] <= 360, "the chosen card is in sight")
        browser.resize(1440, HEIGHT)

    def test_a_browser_that_cannot_run_it_is_told_what_it_needs(self):
        seen = "document.querySelector('.needs')?.checkVisibility({checkVisibilityCSS: true}) ?? false"
        page.open()
        self.assertFalse(page.see(seen))
        browser.call("Emulation.setScriptExecutionDisabled", {"value": True})
        browser.call("Page.navigate", {"url": "about:blank"})
        browser.call("Page.navigate", {"url": page.url})
        wait(lambda: page.see(seen))
        box = page.box(".needs")
        self.assertTrue(0 < box["top"] and box["bottom"] < 300, "in sight, below the heading")
        browser.call("Emulation.setScriptExecutionDisabled", {"value": False})

    def test_lists_every_technique_with_its_sentence(self):
        page.open()
        listed = subprocess.run([TOOL, "list"], capture_output=True, text=True).stdout
        cards = page.see("[...document.querySelectorAll('.card input')].map(card => card.value)")
        self.assertEqual(sorted(cards), sorted(TECHNIQUES))
        spoken = " ".join(listed.split())
        for title in page.see("[...document.querySelectorAll('.card')].map(card => card.title)"):
            sentence, known = title.split(" As in ")
            self.assertIn(sentence, spoken)
            self.assertTrue(known.strip())

    def test_the_phone_is_prominent_and_its_curves_are_visible(self):
        browser.resize(1366, 768)
        page.open()
        self.assertAlmostEqual(page.box("#screen")["width"], 393, delta=10)
        for selector in ("#header", "#record", "#replay", "#watch", "#pause", "#plot", "#cards"):
            box = page.box(selector)
            self.assertTrue(0 <= box["top"] and box["bottom"] <= 768, f"{selector} {box}")
        browser.resize(1440, HEIGHT)

    def test_on_a_phone_the_header_fills_the_screen_and_the_rest_is_in_a_sheet(self):
        browser.resize(390, 844)
        page.open("#offscreen-container")
        screen = page.box("#screen")
        self.assertAlmostEqual(screen["left"], 0, delta=0.5)
        self.assertAlmostEqual(screen["width"], 390, delta=1)
        self.assertAlmostEqual(screen["top"], 0, delta=0.5)
        hidden = "getComputedStyle(document.getElementById('sheet')).visibility"
        self.assertEqual(page.see(hidden), "hidden", "nothing in it can be reached by the keyboard")
        page.press("#more")
        wait(lambda: page.see(hidden) == "visible")
        page.sheet()
        self.assertGreater(page.box("#sheet")["top"], 200, "the header stays in sight")
        page.choose("elastic-stretch")
        page.enter("parameters", "height", 260)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 260, delta=1)
        browser.key("Escape")
        wait(lambda: page.see(hidden) == "hidden")
        browser.resize(1440, HEIGHT)

    def test_plays_the_example_once_until_a_touch_and_says_what_to_do(self):
        # Slowly, so that a busy machine touches it while it plays.
        page.open("#elastic-stretch&speed=0.1", plays=True)
        self.assertEqual(page.text("#hint"), "Pull the list down, then push it up.")
        page.until("document.getElementById('mode').textContent === 'Playing' && document.getElementById('header').offsetHeight > 230")
        page.drag(500, -20, hold=0.1)
        page.rest()
        self.assertEqual(page.text("#mode"), "")
        page.open("#facebook-hide", plays=True)
        page.played()
        browser.resize(1440, HEIGHT, reduced=True)
        page.open("#elastic-stretch", plays=True)
        page.still(0.3)
        self.assertEqual(page.text("#mode"), "", "not under reduced motion")
        browser.resize(1440, HEIGHT)

    def test_a_question_mark_lists_the_keys_and_they_work(self):
        page.open()
        browser.key("?")
        self.assertFalse(page.see("document.getElementById('keys').open"), "single letters are the phone's")
        page.see("document.getElementById('screen').focus()")
        browser.key("?")
        self.assertTrue(page.see("document.getElementById('keys').open"))
        page.click("#close-keys")
        self.assertFalse(page.see("document.getElementById('keys').open"))
        page.see("document.getElementById('screen').focus()")
        browser.key(" ")
        self.assertEqual(page.text("#mode"), "Paused")
        browser.key(" ")
        self.assertEqual(page.text("#mode"), "")
        browser.key("ArrowDown")
        page.rest()
        self.assertGreater(page.offset(), -44)
        browser.key("r")
        self.assertEqual(page.text("#mode"), "Touch the phone to begin")
        browser.key("r")

    def test_every_control_has_a_name_and_the_keyboard_reaches_it(self):
        page.open("#twitter-condense&minimum-height=30")
        nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
        for node in nodes:
            role = node.get("role", {}).get("value")
            if role in ("button", "slider", "spinbutton", "switch", "radio", "combobox", "group"):
                if role == "group" and not node.get("properties"):
                    continue
                self.assertTrue(node.get("name", {}).get("value") or role == "group", node)
        expected = page.see("""[...document.querySelectorAll('button,input,select,[tabindex]')]
          .filter(e => !e.disabled && !e.hidden && e.type !== 'radio'
            && e.checkVisibility({checkVisibilityCSS: true})).length""")
        browser.mouse("move", 2, 2)
        reached = set()
        for _ in range(expected + 12):
            browser.key("Tab")
            reached.add(page.see("""(e => e === document.body ? '' : e.id || e.getAttribute('aria-label')
              || e.value || e.textContent)(document.activeElement)"""))
        reached.discard("")
        # And one stop for each group of radio buttons.
        self.assertGreaterEqual(len(reached), expected)
        for name in ("screen", "watch", "record", "copy-swift", "device", "parameters-minimum-height"):
            self.assertIn(name, reached)
