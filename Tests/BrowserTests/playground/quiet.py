"""What the page costs, and what the console has heard."""

import os
import time
import unittest

from browsers import wait
from stage import FILE, HEIGHT, TECHNIQUES, browser, page


class Speed(unittest.TestCase):
    """Script for each sixtieth of a second, on a machine four times slower: a figure to look at, for how
    long it is depends on the machine and on what else runs on it."""

    def frames(self, move):
        """When each frame of what follows `move` began, and how long its script took, in milliseconds."""
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
        return sorted((event["ts"] / 1000, event.get("tdur", event["dur"]) / 1000)
                      for message in connection.events if message["method"] == "Tracing.dataCollected"
                      for event in message["params"]["value"]
                      if event["name"] == "FireAnimationFrame" and "dur" in event)

    def measure(self, name, move):
        frames = self.frames(move)
        self.assertGreater(len(frames), 5)
        # Where a browser drops frames, the next one has the engine's steps of those too.
        sixtieths = (frames[-1][0] - frames[0][0]) * 60 / 1000 + 1
        taken = sum(script for _, script in frames) / sixtieths
        print(f"\n  {name}: {taken:.2f} ms", end="")

    def test_a_frame_of_a_fling_on_two_phones_is_measured(self):
        browser.resize(1440, HEIGHT)
        browser.open("data:text/html,<p>")
        self.measure("an empty page", lambda: page.see("(function next() { requestAnimationFrame(next); })()"))
        for one, other in zip(TECHNIQUES[::2], TECHNIQUES[1::2]):
            page.open(f"#{one}&with={other}&content-size=20000")
            self.measure(f"{one}, {other}", lambda: page.drag(700, -500, steps=8))


class Quiet(unittest.TestCase):
    """Last: what the console has heard of all this."""

    def test_the_console_is_empty(self):
        self.assertEqual(browser.complaints(), [])
        self.assertLess(os.path.getsize(FILE), 450_000)
