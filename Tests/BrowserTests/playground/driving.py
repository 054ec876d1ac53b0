"""A finger, a mouse, a wheel and keys on the phone."""

import time
import unittest

from stage import HEIGHT, SLOP, browser, page


class Dragging(unittest.TestCase):
    def setUp(self):
        page.open()

    def test_condenses_the_header_by_exactly_the_travel_beyond_the_slop(self):
        travel = page.drag(500, -40, lift=False)
        page.still(0.1)
        _, height = page.header()
        self.assertAlmostEqual(59 + 88 - height, -travel - SLOP, delta=1 / 3)
        self.assertEqual(page.offset(), 0, "the content stands still meanwhile")
        browser.mouse("up", *page.at(460))
        page.rest()

    def test_lifted_half_way_the_header_snaps_to_the_nearer_end(self):
        page.drag(500, -30, hold=0.2)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 59 + 88, delta=0.1)
        page.drag(500, -46, hold=0.2)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 59 + 44, delta=0.1)

    def test_a_flick_decelerates_and_comes_to_rest(self):
        page.flick(600, -300)
        offsets = page.step(42)
        steps = [b - a for a, b in zip(offsets, offsets[1:])]
        self.assertGreater(offsets[-1], offsets[0] + 100, offsets)
        self.assertGreater(sum(steps[:15]), sum(steps[-15:]), "it slows down")
        page.click("#pause")
        page.rest()
        self.assertAlmostEqual(page.header()[1], 59 + 44, delta=0.1)

    def test_a_finger_does_the_same_on_a_phone(self):
        browser.resize(360, 740)
        browser.call("Emulation.setTouchEmulationEnabled", {"enabled": True})
        page.open()
        top = page.see("scrollY")
        travel = page.drag(500, -45, lift=False, hand=browser.finger)
        page.still(0.1)
        self.assertAlmostEqual(59 + 88 - page.header()[1], -travel - SLOP, delta=1 / 3)
        browser.finger("up", 0, 0)
        page.rest()
        self.assertEqual(page.see("scrollY"), top, "the page itself does not scroll")
        browser.call("Emulation.setTouchEmulationEnabled", {"enabled": False})
        browser.resize(1440, HEIGHT)

    def test_a_wheel_moves_the_content_by_its_distance_without_a_fling(self):
        # With the header condensed: a header half way snaps whenever a busy machine delays the events.
        page.drag(600, -300, hold=0.2)
        page.rest()
        start = page.offset()
        scale = page.scale
        x, y = page.at(500)
        for _ in range(40):
            browser.wheel(x, y, 6)
            time.sleep(0.01)
        page.rest()
        # After each delay the content rests on a pixel.
        self.assertAlmostEqual(page.offset() - start, 240 / scale, delta=1.5)
        browser.wheel(x, y, 120)
        page.rest()
        self.assertAlmostEqual(page.offset() - start, 360 / scale, delta=1.5, msg="a notch")

    def test_keys_scroll_and_go_to_either_end(self):
        page.see("document.getElementById('screen').focus()")
        browser.key("ArrowDown")
        browser.key("ArrowDown")
        page.rest()
        self.assertAlmostEqual(page.offset() + 44, 120, delta=0.4)
        browser.key("End")
        page.rest()
        self.assertAlmostEqual(page.offset(), 2000 - (852 - 103), delta=0.1)
        browser.key("Home")
        # In its last half second, a scroll to the top moves less than a pixel. The header opens after it.
        page.rest(still=0.8)
        self.assertEqual(page.offset(), 0)
        self.assertAlmostEqual(page.header()[1], 147, delta=0.1, msg="the top opens it")
        browser.key("PageDown")
        page.rest()
        self.assertGreater(page.offset(), 500)

    def test_a_tap_on_the_clock_goes_to_the_top(self):
        page.drag(600, -300, hold=0.2)
        page.rest()
        self.assertGreater(page.offset(), 200)
        browser.mouse("down", *page.at(20, 60))
        browser.mouse("up", *page.at(20, 60))
        page.rest()
        self.assertEqual(page.offset(), 0)


class Techniques(unittest.TestCase):
    """Each technique reacts as its guide says."""

    def start(self, name):
        page.open()
        page.choose(name)
        page.rest()

    def test_twitter_opens_when_the_finger_turns(self):
        self.start("twitter-condense")
        page.drag(700, -500, hold=0.2)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 103, delta=0.1)
        logo = "getComputedStyle(document.querySelector('.is-logo')).opacity"
        self.assertLess(float(page.see(logo)), 0.01)
        title = page.part("title")
        self.assertAlmostEqual(title["left"] + title["width"] / 2, 393 / 2, delta=1)
        self.assertAlmostEqual(title["top"], 59 + 10, delta=0.5)
        page.drag(300, 80, hold=0.2)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 147, delta=0.1)
        self.assertGreater(page.offset(), 300)

    def test_facebook_goes_away_completely_and_returns(self):
        self.start("facebook-hide")
        page.drag(700, -300, hold=0.2)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 59, delta=0.1)
        page.drag(300, 120, hold=0.2)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 147, delta=0.1)

    def test_what_slides_up_is_hidden_behind_the_clock(self):
        self.start("two-stage")
        page.drag(700, -400, hold=0.2)
        page.rest()
        self.assertLess(page.part("search-field")["top"], 59)
        # It is transparent above the safe area's edge, and fades in below.
        cut = float(page.see("document.querySelector('.inside').style.mask.match(/([\\d.]+)px/)[1]"))
        inside, screen = page.box(".inside"), page.box("#screen")
        self.assertAlmostEqual((inside["top"] - screen["top"]) / page.scale + cut, 59, delta=0.1)

    def test_tiki_makes_room_for_the_buttons(self):
        self.start("tiki-condense")
        wide = page.part("search-field")["width"]
        page.drag(700, -200, hold=0.2)
        page.rest()
        self.assertAlmostEqual(wide - page.part("search-field")["width"], 68, delta=0.5)

    def test_elastic_stretches_and_leaves_with_the_content(self):
        self.start("elastic-stretch")
        page.drag(400, 200, lift=False)
        page.still(0.1)
        top, height = page.header()
        self.assertGreater(height, 250)
        self.assertAlmostEqual(top, 0, delta=0.1)
        browser.mouse("up", *page.at(600))
        page.rest()
        self.assertAlmostEqual(page.header()[1], 200, delta=0.1)
        page.drag(700, -400, hold=0.2)
        page.rest()
        self.assertLess(sum(page.header()), 1)

    def test_offscreen_slides_to_its_collapsed_height_and_changes_color_only_there(self):
        self.start("offscreen-container")
        color = "document.querySelector('.part.is-background').classList.contains('is-other')"
        page.drag(800, -300, hold=0.2)
        page.rest()
        self.assertFalse(page.see(color))
        self.assertGreater(sum(page.header()), 110)
        page.drag(800, -300, hold=0.2)
        page.rest()
        self.assertAlmostEqual(sum(page.header()), 100, delta=0.1)
        self.assertTrue(page.see(color))

    def test_sticky_is_hidden_until_it_is_pulled_out(self):
        self.start("sticky-pull-reveal")
        self.assertLess(sum(page.header()), 59.1)
        page.drag(300, 260, hold=0.1)
        page.rest()
        top, height = page.header()
        self.assertAlmostEqual(top, 59, delta=0.1)
        self.assertAlmostEqual(height, 60, delta=0.1)
        page.drag(700, -300, steps=6)
        page.rest()
        self.assertLess(sum(page.header()), 59.1)
