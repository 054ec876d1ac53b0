"""What is there when the page opens."""

import subprocess
import unittest

from browsers import wait
from stage import TOOL, browser, page


class Opening(unittest.TestCase):
    def test_is_interactive_within_a_second_and_nothing_shifts(self):
        for width, height in ((1440, 900), (360, 740)):
            browser.resize(width, height)
            page.open()
            ready = page.see("performance.getEntriesByName('ready')[0].startTime")
            print(f"\n  {width} px: interactive after {ready:.0f} ms", end="")
            self.assertLess(ready, 1000)
            shift = page.see("""new Promise(done => {
              new PerformanceObserver(list => 0).observe({type: 'layout-shift', buffered: true});
              const o = new PerformanceObserver(list => done(
                list.getEntries().reduce((sum, entry) => sum + entry.value, 0)));
              o.observe({type: 'layout-shift', buffered: true});
              setTimeout(() => done(0), 300);
            })""")
            self.assertEqual(shift, 0)
            self.assertEqual(
                page.see("document.scrollingElement.scrollWidth"), width, "no sideways scrolling")
        page.open("#sticky-pull-reveal")
        card = page.box(".card:has(:checked)")
        self.assertTrue(0 <= card["left"] and card["right"] <= 360, "the chosen card is in sight")
        browser.resize(1440, 900)

    def test_says_what_it_needs_where_it_does_not_run(self):
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

    def test_has_every_technique_with_its_sentence(self):
        page.open()
        listed = subprocess.run([TOOL, "list"], capture_output=True, text=True).stdout
        cards = page.see("[...document.querySelectorAll('.card input')].map(card => card.value)")
        self.assertEqual(cards, [line.split()[0] for line in listed.splitlines()
                                 if line and line[0] != " "])
        spoken = " ".join(listed.split())
        for sentence in page.see(
                "[...document.querySelectorAll('.card strong + span')].map(s => s.textContent)"):
            self.assertIn(sentence, spoken)

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
            && getComputedStyle(e).visibility === 'visible').length""")
        browser.mouse("move", 2, 2)
        reached = set()
        for _ in range(expected + 12):
            browser.key("Tab")
            reached.add(page.see("""(e => e === document.body ? '' : e.id || e.getAttribute('aria-label')
              || e.value || e.textContent)(document.activeElement)"""))
        reached.discard("")
        # One stop for each group of radio buttons besides.
        self.assertGreaterEqual(len(reached), expected)
        for name in ("screen", "watch", "record", "copy-swift", "device", "parameters-minimum-height"):
            self.assertIn(name, reached)
