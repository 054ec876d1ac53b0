"""What the page costs, and what the console has heard."""

import os
import statistics
import time
import unittest

from browsers import wait
from stage import FILE, TECHNIQUES, browser, page


class Speed(unittest.TestCase):
    """Script per frame on a machine four times slower.

    How long that is depends on the machine and on what else runs on it, so it is held against a page
    whose frames do a known amount of work, about a millisecond where nothing else runs. A page
    that does nothing in its frames is printed beside: what it costs is nobody's.
    """

    PAGE = ("data:text/html,<body><script>let x=1;const t=()=>{requestAnimationFrame(t);"
            "for(let i=0;i<%d;i++)x=Math.imul(x,1103515245)+12345|0};t()</script>")
    REFERENCE = 20_000

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

    def median_of_page(self, steps):
        """Milliseconds in a frame of so many steps."""
        browser.open(self.PAGE % steps)
        return statistics.median(self.frames(lambda: None))

    def test_a_frame_of_a_fling_on_two_phones_takes_a_millisecond(self):
        empty = self.median_of_page(0)
        reference = self.median_of_page(self.REFERENCE)
        print(f"\n  an empty page: median {empty:.2f} ms; the reference: {reference:.2f} ms", end="")
        for one, other in zip(TECHNIQUES[::2], TECHNIQUES[1::2]):
            page.open(f"#{one}&with={other}&content-size=20000")
            frames = self.frames(lambda: page.drag(700, -500, steps=8))
            self.assertGreater(len(frames), 5)
            median = statistics.median(frames)
            print(f"\n  {one}, {other}: median {median:.2f} ms in {len(frames)} frames", end="")
            self.assertLess(median, reference)


class Quiet(unittest.TestCase):
    """Last: what the console has heard of all this."""

    def test_the_console_is_empty(self):
        self.assertEqual(browser.complaints(), [])
        self.assertLess(os.path.getsize(FILE), 400_000)
