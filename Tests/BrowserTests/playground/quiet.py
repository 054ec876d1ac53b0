"""The page's cost per frame, and its console."""

import os
import time
import unittest

from browsers import wait
from stage import FILE, HEIGHT, TECHNIQUES, browser, page

ROUNDS = 4


class Speed(unittest.TestCase):
    """Milliseconds of script per frame, on a machine four times slower."""

    def frames(self, move):
        """Returns the start and the duration of the script of each frame after `move`, in milliseconds."""
        browser.throttle(4)
        connection = browser.connection
        move()
        connection.events = [e for e in connection.events if "Tracing" not in e["method"]]
        connection.call("Tracing.start", {
            "categories": "devtools.timeline", "transferMode": "ReportEvents"})
        time.sleep(1.2)
        connection.call("Tracing.end")
        wait(lambda: [page.see("0")] and any(
            e["method"] == "Tracing.tracingComplete" for e in connection.events))
        browser.throttle(1)
        # The thread's own time, without other processes.
        return sorted((event["ts"] / 1000, event.get("tdur", event["dur"]) / 1000)
                      for message in connection.events if message["method"] == "Tracing.dataCollected"
                      for event in message["params"]["value"]
                      if event["name"] == "FireAnimationFrame" and "dur" in event)

    def taken(self, prepare, move):
        """Returns the milliseconds of script per sixtieth of a second after `move`; None for too few frames."""
        prepare()
        frames = self.frames(move)
        if len(frames) < 6:
            return None
        # After dropped frames, the next one performs the engine's steps of those too.
        sixtieths = (frames[-1][0] - frames[0][0]) * 60 / 1000 + 1
        return sum(script for _, script in frames) / sixtieths

    def measure(self, name, prepare, move):
        # Other processes can only add to it.
        rounds = sorted(filter(None, (self.taken(prepare, move) for _ in range(ROUNDS))))
        self.assertTrue(rounds, name)
        print(f"\n  {name}: {rounds[0]:.2f} to {rounds[-1]:.2f} ms", end="")
        return rounds[0]

    def test_a_fling_on_two_phones_takes_less_than_a_millisecond_of_a_frame(self):
        browser.resize(1440, HEIGHT)
        self.measure("an empty page", lambda: browser.open("data:text/html,<p>"),
                     lambda: page.see("(function next() { requestAnimationFrame(next); })()"))
        for one, other in zip(TECHNIQUES[::2], TECHNIQUES[1::2]):
            taken = self.measure(f"{one}, {other}", lambda: page.open(f"#{one}&with={other}&content-size=20000"),
                                 lambda: page.drag(700, -500, steps=8))
            self.assertLess(taken, 1, f"{one}, {other}")


class Quiet(unittest.TestCase):
    """The console after all other tests of the process."""

    def test_the_console_is_empty(self):
        self.assertEqual(browser.complaints(), [])
        self.assertLess(os.path.getsize(FILE), 450_000)
