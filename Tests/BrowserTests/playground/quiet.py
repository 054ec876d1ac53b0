"""What the page costs, and what the console has heard."""

import os
import statistics
import time
import unittest

from browsers import wait
from stage import FILE, TECHNIQUES, browser, page


class Speed(unittest.TestCase):
    """Script per frame on a machine four times slower.

    A page that asks for frames and does nothing in them costs something as well, which depends on
    the machine and on what else runs on it: it is measured beside, and is not the page's.
    """

    EMPTY = ("data:text/html,<body><script>"
             "const t=()=>requestAnimationFrame(t);t()</script>")

    def frames(self, move):
        """Milliseconds of script in each frame of what follows `move`."""
        browser.throttle(4)
        connection = browser.connection
        move()
        connection.events = [e for e in connection.events if "Tracing" not in e["method"]]
        connection.call("Tracing.start", {
            "categories": "devtools.timeline", "transferMode": "ReportEvents"})
        time.sleep(1.2)
        connection.call("Tracing.end")
        wait(lambda: [page.see("0")] and any(
            e["method"] == "Tracing.tracingComplete" for e in connection.events), 30)
        browser.throttle(1)
        # The thread's own time: what other processes take is not the page's.
        return [event.get("tdur", event["dur"]) / 1000 for message in connection.events
                if message["method"] == "Tracing.dataCollected"
                for event in message["params"]["value"]
                if event["name"] == "FireAnimationFrame" and "dur" in event]

    def test_a_frame_of_a_fling_takes_less_than_a_millisecond(self):
        browser.open(self.EMPTY)
        empty = statistics.median(self.frames(lambda: None))
        print(f"\n  an empty page: median {empty:.2f} ms", end="")
        for technique in TECHNIQUES:
            page.open(f"#{technique}&content-size=20000")
            frames = self.frames(lambda: page.drag(700, -500, steps=8))
            self.assertGreater(len(frames), 15)
            median = statistics.median(frames)
            print(f"\n  {technique}: median {median:.2f} ms in {len(frames)} frames", end="")
            self.assertLess(median - empty, 1)


class Quiet(unittest.TestCase):
    """Last: what the console has heard of all this."""

    def test_the_console_is_empty(self):
        self.assertEqual(browser.complaints(), [])
        self.assertLess(os.path.getsize(FILE), 300_000)
