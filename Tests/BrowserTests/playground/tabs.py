"""Tabs: one header over three lists."""

import os
import time
import unittest

from browsers import wait
from stage import FOLDER, HEIGHT, browser, page

SELECTED = "[...document.querySelectorAll('.tabs button')].findIndex(e => e.ariaSelected === 'true')"


def tap(number, hand=None):
    """Taps the tab with that index."""
    hand = hand or browser.mouse
    box = page.box(f".tabs button:nth-child({number + 1})")
    x, y = box["left"] + box["width"] / 2, box["top"] + box["height"] / 2
    hand("down", x, y)
    hand("up", x, y)


def swipe(points, hand=None, lift=True, y=500):
    """Drags sideways by `points` of the phone."""
    hand = hand or browser.mouse
    start, scale = 196 - points / 2, page.scale
    x, y = page.at(y, start)
    hand("down", x, y)
    for step in range(1, 11):
        hand("move", x + points * scale * step / 10, y + step % 2)
        time.sleep(0.012)
    if lift:
        hand("up", x + points * scale, y)


class Tabs(unittest.TestCase):
    def setUp(self):
        page.open("#twitter-condense&tabs=1")

    def test_a_switch_shows_and_hides_them(self):
        page.open()
        self.assertTrue(page.see("document.querySelector('.tabs').hidden"))
        page.click("#settings-tabs")
        wait(lambda: page.see("document.querySelectorAll('.list').length") == 3)
        self.assertFalse(page.see("document.querySelector('.tabs').hidden"))
        self.assertIn("--pages 2000,300,0", page.text("#command"))
        page.click("#settings-tabs")
        wait(lambda: page.see("document.querySelectorAll('.list').length") == 1)
        page.open("#sticky-pull-reveal&tabs=1")
        self.assertEqual(page.see("document.querySelectorAll('.list').length"), 1,
                         "this one lies in one list")
        self.assertNotIn("--pages", page.text("#command"))

    def test_a_tap_changes_the_list_and_the_header_stays(self):
        page.drag(600, -300, hold=0.2)
        page.rest()
        header, offset = page.header(), page.offset()
        self.assertAlmostEqual(header[1], 103, delta=0.1)
        for number in (1, 2, 0):
            tap(number)
            page.rest()
            self.assertEqual(page.see(SELECTED), number)
            self.assertEqual(page.header(), header)
        self.assertEqual(page.offset(), offset, "the first list is where it was left")

    def test_a_swipe_of_a_mouse_changes_the_list_and_a_short_one_does_not(self):
        swipe(-250)
        page.rest()
        self.assertEqual(page.see(SELECTED), 1)
        swipe(-120, lift=False)
        page.still(0.3)
        place = page.see("document.querySelectorAll('.list')[2].style.translate")
        self.assertAlmostEqual(float(place.split("px")[0]), 393 - 120, delta=2, msg="it follows")
        browser.mouse("up", *page.at(500, 136))
        page.rest()
        self.assertEqual(page.see(SELECTED), 1)
        self.assertAlmostEqual(page.header()[1], 147, delta=0.1)

    def test_a_finger_on_a_phone_taps_and_swipes(self):
        browser.resize(390, 844)
        browser.call("Emulation.setTouchEmulationEnabled", {"enabled": True})
        page.open("#large-title&tabs=1")
        page.drag(500, -200, hold=0.2, hand=browser.finger)
        page.rest()
        header = page.header()
        swipe(-280, browser.finger)
        page.rest()
        self.assertEqual((page.see(SELECTED), page.header()), (1, header))
        tap(2, browser.finger)
        page.rest()
        self.assertEqual((page.see(SELECTED), page.header()), (2, header))
        browser.call("Emulation.setTouchEmulationEnabled", {"enabled": False})
        browser.resize(1440, HEIGHT)

    def test_arrow_keys_change_the_list(self):
        page.see("document.getElementById('screen').focus()")
        for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowRight", 2), ("ArrowLeft", 1)):
            browser.key(key)
            page.rest()
            self.assertEqual(page.see(SELECTED), number)
        page.see("document.querySelector('.tabs button').focus()")
        browser.key("Enter")
        page.rest()
        self.assertEqual(page.see(SELECTED), 0)

    def test_a_recording_gives_the_tools_bytes_and_a_link_plays_it(self):
        page.click("#record")
        page.drag(600, -200, steps=12)
        page.still(0.3)
        tap(1)
        page.rest()
        page.drag(500, 60, hold=0.1)
        page.rest()
        swipe(250)
        page.rest()
        # A busy machine may have written the link of a part of the gesture.
        page.see("history.replaceState(null, '', '#')")
        page.click("#record")
        wait(lambda: "p1," in page.see("location.hash"))
        link, rows, header = page.see("location.hash"), page.saved("#save-rows"), page.header()
        self.assertIn("&tabs=1&gesture=", link)
        self.assertRegex(page.text("#command"), r"--pages 2000,300,0 --trace \S+ --gesture 'wait .*page 2 over 300; wait .*page 1 over 300'")
        path = os.path.join(FOLDER, "tabs.csv")
        with open(path, "w") as file:
            file.write(page.saved("#save-trace"))
        self.assertEqual(rows, page.native_rows(path))
        page.open(link, plays=True)
        page.played()
        page.rest()
        self.assertEqual((page.header(), page.saved("#save-rows")), (header, rows))

    def test_two_phones_turn_together(self):
        page.open("#twitter-condense&with=detents&tabs=1")
        swipe(-250)
        page.rest()
        self.assertEqual(page.see("[...document.querySelectorAll('.tabs')].map(e => [...e.children].findIndex(e => e.ariaSelected === 'true'))"), [1, 1])

    def test_the_picture_contains_them(self):
        page.choose_film("svg")
        self.assertIn(">Letters</text>", page.saved("#save-film"))
