"""Every control changes what it says."""

import time
import unittest

from browsers import wait
from stage import HEIGHT, TECHNIQUES, browser, page


def property_of(name):
    """Returns a parameter's name in Swift: minimumHeight for minimum-height."""
    first, *others = name.split("-")
    return first + "".join(word.capitalize() for word in others)


class Controls(unittest.TestCase):
    """Every control changes what it says."""

    def setUp(self):
        page.open()

    def collapse(self):
        page.click("#collapse")
        page.rest()

    def test_lengths_of_headers(self):
        for technique, name, value, seen in (
                ("twitter-condense", "maximum-height", 120, 59 + 120),
                ("facebook-hide", "maximum-height", 70, 59 + 70),
                ("tiki-condense", "maximum-height", 100, 59 + 100),
                ("elastic-stretch", "height", 260, 260),
                ("offscreen-container", "expanded-height", 300, 300),
                ("sticky-pull-reveal", "height", 90, 90)):
            page.choose(technique)
            page.enter("parameters", name, value)
            page.rest()
            self.assertAlmostEqual(page.header()[1], seen, delta=0.1, msg=f"{technique} {name}")
            self.assertIn(f"{property_of(name)} = {value}\n", page.text("#swift"))
            self.assertIn(f"--{name} {value}", page.text("#command"))

    def test_collapsed_lengths(self):
        for technique, name, value, seen in (
                ("twitter-condense", "minimum-height", 30, 59 + 30),
                ("tiki-condense", "minimum-height", 50, 59 + 50),
                ("offscreen-container", "collapsed-height", 140, 140)):
            page.choose(technique)
            page.enter("parameters", name, value)
            self.collapse()
            self.assertAlmostEqual(sum(page.header()), seen, delta=0.1, msg=f"{technique} {name}")

    def test_snap_threshold_decides_the_end(self):
        for technique in ("twitter-condense", "facebook-hide", "tiki-condense"):
            page.open(f"#{technique}&snap-threshold=0.9")
            page.drag(500, -30, hold=0.2)
            page.rest()
            self.assertLess(page.header()[1], 110, technique)

    def test_durations(self):
        for technique, name in (("twitter-condense", "snap-duration"),
                                ("facebook-hide", "snap-duration"),
                                ("tiki-condense", "snap-duration"),
                                ("sticky-pull-reveal", "reveal-duration")):
            page.open(f"#{technique}")
            page.enter("parameters", name, 0.9)
            start = time.time()
            page.click("#collapse" if technique != "sticky-pull-reveal" else "#expand")
            page.rest()
            # A busy machine can only add to it.
            self.assertGreater(time.time() - start, 0.8 + 0.3, f"{technique} {name}")

    def test_freezes_content(self):
        page.click("#parameters-freezes-content")
        page.drag(500, -40, hold=0.2, lift=False)
        self.assertGreater(page.offset(), 20)
        browser.mouse("up", *page.at(460))

    def test_sliders_by_keyboard_and_reset(self):
        for technique in TECHNIQUES:
            page.choose(technique)
            for name in page.see("[...document.querySelectorAll('#parameters [type=range]')].map(e => e.id)"):
                before = page.see(f"document.getElementById('{name}').value")
                page.see(f"document.getElementById('{name}').focus()")
                browser.key("ArrowLeft" if name.endswith(("height",)) and "collapsed" in name else "ArrowRight")
                after = page.see(f"document.getElementById('{name}').value")
                self.assertNotEqual(before, after, name)
                self.assertIn("\ntechnique.", page.text("#swift"))
                page.click(f".control:has(#{name}) .reset")
                self.assertEqual(page.see(f"document.getElementById('{name}').value"), before)
            # A partner that moved along stays there.
            page.click("#reset")
            self.assertIn("let technique =", page.text("#swift"))

    def test_refused_values_are_explained_and_change_nothing(self):
        page.enter("parameters", "minimum-height", 5000)
        control = ".control:has(#parameters-minimum-height)"
        self.assertEqual(page.text(f"{control} .complaint"), "From 0 to 1000")
        self.assertEqual(page.see("document.getElementById('parameters-minimum-height').value"), "44")
        page.enter("parameters", "snap-duration", 77)
        self.assertEqual(page.text(".control:has(#parameters-snap-duration) .complaint"), "From 0 to 5")
        self.assertEqual(page.text(f"{control} .complaint"), "", "which is another control's now")

    def test_a_partner_moves_along_and_its_control_shows_it(self):
        page.enter("parameters", "minimum-height", 95)
        page.rest()
        for name in ("minimum-height", "maximum-height"):
            control = f".control:has(#parameters-{name})"
            self.assertEqual(page.see(f"document.getElementById('parameters-{name}').value"), "95")
            self.assertEqual(
                page.see(f"document.querySelector('{control} input[type=number]').value"), "95")
        self.assertAlmostEqual(page.header()[1], 59 + 95, delta=0.1)
        self.assertEqual(page.text(".control:has(#parameters-minimum-height) .note"),
                         "Maximum height went along, from 88 to 95 pt")
        colors = page.see("['note', 'complaint'].map(kind => getComputedStyle(document.querySelector(`.control .${kind}`)).color)")
        self.assertNotEqual(*colors, "it is not an error")

    def test_in_an_overlay_the_header_covers_the_list(self):
        page.see("document.getElementById('settings-mounting').focus()")
        browser.key("ArrowDown")
        self.assertIn("--mounting overlay", page.text("#command"))
        page.drag(500, -150)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 59 + 44, delta=0.1)
        self.assertEqual(page.see("document.getElementById('list').style.transform"), "translateY(0px)")

    def test_settings_of_the_phone(self):
        page.enter("settings", "content-size", 3000)
        page.see("document.getElementById('screen').focus()")
        browser.key("End")
        page.rest()
        self.assertAlmostEqual(page.offset(), 3000 - (852 - page.header()[1]), delta=0.1)
        page.open()
        page.enter("settings", "container-height", 700)
        self.assertEqual(page.see("document.getElementById('screen').offsetHeight"), 700)
        page.enter("settings", "safe-area-top", 20)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 108, delta=0.1)
        page.see("document.getElementById('device').focus()")
        browser.key("Home")
        self.assertEqual(page.see("document.getElementById('screen').offsetWidth"), 375)
        self.assertEqual(page.see("document.getElementById('screen').offsetHeight"), 667)
        self.assertIn("--container-height 667 --safe-area-top 20 --scale 2", page.text("#command"))
        page.click("#reset")
        self.assertEqual(page.text("#command"), "headers simulate twitter-condense --safe-area-top 59")
        self.assertEqual(page.see("document.getElementById('screen').offsetWidth"), 393)

    def test_frame_rate_scale_and_reduced_motion(self):
        page.see("document.getElementById('settings-frame-rate').focus()")
        browser.key("ArrowDown")
        self.assertIn("--frame-rate 120", page.text("#command"))
        page.see("document.getElementById('settings-scale').focus()")
        browser.key("ArrowUp")
        browser.key("ArrowUp")
        self.assertIn("--scale 1", page.text("#command"))
        page.drag(500, -37, hold=0.2, lift=False)
        self.assertAlmostEqual(page.header()[1] % 1, 0, delta=0.02, msg="whole points at scale 1")
        browser.mouse("up", *page.at(460))
        page.rest()
        page.click("#settings-reduce-motion")
        page.click("#collapse")
        self.assertAlmostEqual(page.header()[1], 103, delta=0.1, msg="at once")

    def test_the_phone_uses_the_systems_reduced_motion(self):
        browser.resize(1440, HEIGHT, reduced=True)
        page.open()
        self.assertTrue(page.see("document.getElementById('settings-reduce-motion').checked"))
        browser.resize(1440, HEIGHT)

    def test_pause_step_speed_and_start_over(self):
        page.flick(600, -300)
        before = page.offset()
        page.still(0.3)
        self.assertEqual(page.offset(), before)
        self.assertEqual(page.text("#mode"), "Paused")
        page.click("#step")
        after = page.offset()
        self.assertTrue(before < after < before + 60, (before, after))
        page.click("#speeds label:last-child")
        page.click("#pause")
        # In one script, because the content moves on while a busy machine answers.
        moved, elapsed = page.see("""new Promise(done => {
          const offset = () => parseFloat(document.getElementById('offset').textContent), first = offset();
          let start;
          requestAnimationFrame(function next(now) {
            start ??= now;
            if (now - start < 300) requestAnimationFrame(next); else done([offset() - first, now - start]);
          });
        })""")
        self.assertLess(moved / elapsed, 200 / 300, "slow motion")
        page.click("#restart")
        page.rest()
        self.assertEqual(page.offset(), 0)
        self.assertIn("speed=0.1", wait(lambda: "speed" in page.see("location.hash") and page.see("location.hash")))
