"""What the page copies and saves, and the files that it opens."""

import os
import time
import unittest

from browsers import wait
from page import traces
from stage import FOLDER, TECHNIQUES, browser, page


class Taking(unittest.TestCase):
    def test_a_trace_that_is_dropped_is_opened(self):
        page.open()
        page.see("""(files => {
          files.items.add(new File(["t_ms,phase,x,y\\r\\n0,down,196,600\\r\\n16,move,196,500\\r\\n32,up,196,480\\r\\n"], "mine.csv"));
          document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: files, bubbles: true, cancelable: true }));
        })(new DataTransfer())""")
        wait(lambda: page.text("#gesture").startswith("mine.csv, 3 touches"))

    def setUp(self):
        page.open("#twitter-condense&minimum-height=30&content-size=2600")

    def test_copies_and_says_so(self):
        for button, source in (("#copy-swift", "#swift"), ("#copy-command", "#command")):
            self.assertEqual(page.copied(button).strip(), page.text(source).strip())
            wait(lambda: page.text(button) != "Copied")

    def test_a_recorded_gesture_replays_and_gives_the_tools_bytes(self):
        page.click("#record")
        page.see("scrollTo(0, 0)")
        page.drag(600, -160, steps=12)
        page.still(0.6)
        page.drag(300, 70, hold=0.1)
        page.rest()
        end = page.offset(), page.header()
        page.click("#record")
        trace = page.saved("#save-trace")
        path = os.path.join(FOLDER, "recorded.csv")
        with open(path, "w") as file:
            file.write(trace)
        self.assertTrue(trace.startswith("t_ms,phase,x,y\n0,down,"))
        self.assertEqual(page.saved("#save-rows"), page.native_rows(path))
        page.played(lambda: page.click("#replay"))
        page.rest()
        self.assertEqual((page.offset(), page.header()), end)
        # Wheels and keys are recorded as a finger.
        page.click("#record")
        page.see("scrollTo(0, 0)")
        x, y = page.at(500)
        for _ in range(10):
            browser.wheel(x, y, 15)
            time.sleep(0.02)
        page.see("document.getElementById('screen').focus()")
        browser.key("ArrowUp")
        page.rest()
        page.click("#record")
        with open(path, "w") as file:
            file.write(page.saved("#save-trace"))
        self.assertEqual(page.saved("#save-rows"), page.native_rows(path))

    def test_the_mode_covers_no_number(self):
        for width, height in ((360, 740), (1440, 900)):
            browser.resize(width, height)
            page.open("#offscreen-container")
            page.click("#record")
            self.assertEqual(page.text("#mode"), "Touch the phone to begin")
            self.assertGreaterEqual(page.box("#mode")["top"], page.box("figcaption")["bottom"])
            self.assertLess(page.box("#mode")["right"], page.box("#plot")["right"] - 40)

    def test_a_trace_downloads_as_a_file(self):
        page.click("#record")
        page.see("scrollTo(0, 0)")
        page.drag(600, -60)
        page.click("#record")
        page.click("#save-trace")
        name = os.path.join(FOLDER, "twitter-condense-trace.csv")
        wait(lambda: os.path.exists(name))

    def test_a_link_contains_everything(self):
        page.click("#record")
        page.see("scrollTo(0, 0)")
        page.drag(600, -60)
        page.click("#record")
        rows = page.saved("#save-rows")
        texts = page.text("#swift"), page.text("#command")
        link = page.copied("#copy-link")
        self.assertIn("#twitter-condense&minimum-height=30&content-size=2600&gesture=", link)
        page.open("#" + link.split("#")[1])
        self.assertEqual((page.text("#swift"), page.text("#command")), texts)
        self.assertEqual(page.saved("#save-rows"), rows)

    def test_a_damaged_link_opens_the_page_with_its_valid_part(self):
        for fragment, title in (("#100%", "Condense like Twitter"),
                                ("#facebook-hide&maximum-height=%&x", "Hide like Facebook"),
                                ("#facebook-hide&maximum-height=-5&gesture=&&=", "Hide like Facebook")):
            page.open(fragment)
            self.assertEqual(page.text("#tune-title"), title)
            self.assertEqual(page.see("document.querySelectorAll('.reset:not(.idle)').length"), 0)
        page.open()

    def test_a_bad_trace_is_refused_with_what_was_expected(self):
        for content, complaint in (("a,b\n", "expected a first line naming t_ms,phase,x,y with commas"),
                                   ("t_ms,phase,x,y\n0,move,1,1\n", "line 2: the finger cannot do that"),
                                   ("t_ms,phase,x,y\n0,down,1,z\n", "line 2: a number is missing or"),
                                   ("t_ms,phase,x,y\n0,down,1\n", "line 2: a number is missing or"),
                                   ("t_ms,phase,x,y\n\n0,mov,1,1\n", "line 3: expected the phase down,"),
                                   ("t_ms,phase,x,y\n5,down,1,1\n4,up,1,1\n", "line 3: it is earlier")):
            path = os.path.join(FOLDER, "bad.csv")
            with open(path, "w") as file:
                file.write(content)
            page.open()
            page.open_trace(path)
            self.assertIn(complaint, page.text("#complaint"))
            self.assertEqual(page.see("getComputedStyle(document.getElementById('complaint')).color"),
                             page.see("getComputedStyle(document.querySelector('.control .complaint')).color"))

    def test_every_technique_gives_the_tools_rows_for_a_trace(self):
        """Every technique plays every fifth trace, so that two techniques play each. The engine's own tests compare
        all of them with the simulation."""
        files = list(traces(FOLDER))
        compared = 0
        for number, technique in enumerate(TECHNIQUES):
            page.open(f"#{technique}")
            for trace in files[number % 5::5]:
                page.open_trace(trace)
                rows = page.saved("#save-rows")
                self.assertEqual(rows, page.native_rows(trace), f"{technique} {trace}")
                self.assertGreater(len(rows.splitlines()), 3)
                compared += 1
        print(f"\n  {compared} trajectories, each the same bytes", end="")
