"""Faults that people reported who tried the page."""

import json
import os
import unittest
from urllib.parse import quote

from browsers import wait
from stage import FOLDER, HEIGHT, TECHNIQUES, browser, page


class Reported(unittest.TestCase):
    def setUp(self):
        page.open()

    def file(self, name, content):
        path = os.path.join(FOLDER, name)
        with open(path, "w") as file:
            file.write(content)
        return path

    def test_a_finger_a_wheel_a_key_and_a_button_end_a_pause(self):
        def drag():
            page.drag(500, -40, hold=0.1)

        def wheel():
            browser.wheel(*page.at(500), 120)

        def key():
            page.see("document.getElementById('screen').focus()")
            browser.key("ArrowDown")

        for name, act in (("finger", drag), ("wheel", wheel), ("key", key),
                          ("button", lambda: page.click("#collapse"))):
            page.open()
            page.click("#pause")
            self.assertEqual(page.text("#mode"), "Paused")
            act()
            page.rest()
            self.assertEqual(page.text("#mode"), "", name)
            self.assertLess(page.header()[1], 147, name)

    def test_a_finger_that_lifts_in_a_pause_ends_its_touch(self):
        page.drag(500, -46, lift=False)
        page.see("document.getElementById('pause').click()")
        browser.mouse("up", *page.at(454))
        page.click("#pause")
        page.rest()
        self.assertAlmostEqual(page.header()[1], 103, delta=0.1, msg="it snaps, as after a lift")

    def test_the_command_names_the_file_that_was_opened(self):
        trace = "t_ms,phase,x,y\n0,down,196,600\n20,move,196,560\n80,move,196,500\n100,up,196,500\n"
        for name, word in (("pull.csv", "pull.csv"), ("my pull's.csv", "'my pull'\\''s.csv'")):
            page.open_trace(self.file(name, trace))
            self.assertTrue(page.text("#command").endswith(f" --trace {word}"), page.text("#command"))
        page.click("#record")
        page.drag(600, -60)
        page.click("#record")
        self.assertTrue(page.text("#command").endswith(" --trace twitter-condense-trace.csv"))

    def test_a_long_gesture_is_thinned_for_a_link_and_the_page_says_what_is_lost(self):
        lines = ["t_ms,phase,x,y", "0,down,196,700"]
        lines += [f"{8 * n},move,196,{700 - 200 * abs((n / 60) % 2 - 1):.2f}" for n in range(1, 1500)]
        page.open_trace(self.file("long.csv", "\n".join(lines + [f"{8 * 1500},up,196,600"])))
        wait(lambda: "gesture=" in page.see("location.hash"))
        note = page.text("#link-note")
        self.assertRegex(note, r"has \d+ of the gesture’s 1501 touches; the finger is off by [\d.]+ points")
        page.open(page.see("location.hash"))
        count = len(page.saved("#save-trace").splitlines()) - 1
        self.assertIn(f"has {count} of", note)
        self.assertLessEqual(count, 600)

    def test_a_gesture_too_long_for_a_link_is_offered_as_a_file(self):
        lines = ["t_ms,phase,x,y"]
        for n in range(400):
            lines += [f"{100 * n},down,196,500", f"{100 * n + 50},up,196,500"]
        page.open_trace(self.file("taps.csv", "\n".join(lines)))
        wait(lambda: "too many for a link" in page.text("#link-note"))
        self.assertNotIn("gesture=", page.see("location.hash"))

    def test_sliders_reach_both_ends_and_move_their_partner_along(self):
        for technique in TECHNIQUES:
            page.choose(technique)
            for name in page.see("[...document.querySelectorAll('#parameters [type=range]')].map(e => e.id)"):
                for key, end in (("Home", "min"), ("End", "max")):
                    page.see(f"document.getElementById('{name}').focus()")
                    browser.key(key)
                    value, limit = page.see(f"(e => [e.valueAsNumber, Number(e.{end})])(document.getElementById('{name}'))")
                    self.assertAlmostEqual(value, limit, delta=1e-6, msg=f"{technique} {name}")
                    self.assertEqual(page.text(f".control:has(#{name}) .complaint"), "")

    def test_on_a_phone_record_and_stop_are_visible(self):
        browser.resize(390, 844)
        page.open()
        for _ in range(2):
            box = page.box("#record")
            self.assertTrue(0 <= box["top"] and box["bottom"] <= 844, box)
            page.press("#record")
        browser.resize(1440, HEIGHT)

    def test_header_and_rows_are_visible_in_forced_colors(self):
        browser.resize(1440, HEIGHT, forced=True)
        page.open()
        self.assertTrue(page.see("matchMedia('(forced-colors: active)').matches"))
        colors = page.see("""[['#header .ground rect', 'fill'], ['#rows circle', 'fill'], ['#screen', 'backgroundColor']]
          .map(([name, property]) => getComputedStyle(document.querySelector(name))[property])""")
        self.assertEqual(len(set(colors)), 3, colors)
        self.assertEqual(page.see("getComputedStyle(document.getElementById('header')).forcedColorAdjust"), "none")
        # Selected and other controls look different.
        for on, off in ((".card:has(:checked)", ".card:not(:has(:checked))"),
                        (".speeds :checked + span", ".speeds :not(:checked) + span")):
            looks = [page.see(f"getComputedStyle(document.querySelector('{name}')).backgroundColor")
                     for name in (on, off)]
            self.assertNotEqual(*looks)
        self.assertNotEqual(*page.see("""['', '::before'].map(
          part => getComputedStyle(document.querySelector('.switch:checked'), part).backgroundColor)"""))
        self.assertEqual(page.see("""getComputedStyle(document.getElementById('record'), '::before').forcedColorAdjust"""), "none")
        browser.resize(1440, HEIGHT)

    def test_a_speed_in_a_link_selects_the_nearest_one(self):
        for value, chosen in (("3", "1"), ("0.3", "0.25"), ("0.01", "0.1"), ("-1", "1"), ("x", "1")):
            page.open(f"#twitter-condense&speed={value}")
            self.assertEqual(page.see("document.querySelector('#speeds :checked')?.value"), chosen)

    def test_touch_targets_are_large_enough(self):
        browser.resize(390, 844)
        browser.call("Emulation.setTouchEmulationEnabled", {"enabled": True})
        page.open()
        page.press("#more")
        small = page.see("""[...document.querySelectorAll('button, select, input:not([type=radio], [type=checkbox], [type=range])')]
          .filter(e => e.checkVisibility({checkVisibilityCSS: true}))
          .filter(e => e.getBoundingClientRect().height < 44).map(e => e.id || e.outerHTML)""")
        self.assertEqual(small, [])
        tiny = page.see("""[...document.querySelectorAll('select, input')]
          .filter(e => e.checkVisibility() && parseFloat(getComputedStyle(e).fontSize) < 16
            && !e.matches('[type=radio], [type=checkbox], [type=range]')).map(e => e.id)""")
        self.assertEqual(tiny, [], "the browser would zoom in on them")
        browser.call("Emulation.setTouchEmulationEnabled", {"enabled": False})
        browser.resize(1440, HEIGHT)

    def test_the_page_works_with_any_link(self):
        digits = "1" * 80_000
        for fragment in ("device=length&__proto__&gesture&with=__proto__&color=red&also=&kept=&name=&hide=__proto__&ink=red&pictures=%7B",
                         "device=__proto__&__proto__=1&gesture=&constructor=1&with&speed=__proto__&minimum-height&also=;;:&say.title&kept=0;__proto__;a:b",
                         "device=-1&with=facebook-hide&with.__proto__=2&gesture=;;;=&gesture=1&also=x;__proto__;a:b&kept=__proto__;facebook-hide;a:b",
                         f"minimum-height={digits}&gesture=0d{digits},1", f"speed={digits}x&=&=&=",
                         "pictures=%7B%22header%22%3A1%2C%22contents%22%3A%7B%7D%7D",
                         "pictures=" + quote(json.dumps({"header": dict.fromkeys(
                             ("width", "height", "light", "zoom", "across", "down"), 1),
                             "contents": ["data:image/png;base64,!"]}))):
            page.open(f"#twitter-condense&{fragment}")
            self.assertEqual(page.text("#tune-title"), "Condense like Twitter", fragment[:40])
            self.assertAlmostEqual(page.header()[1], 147, delta=0.1)
        for name in ("#__proto__", "#toString", "#&&&"):
            page.open(name)
            self.assertEqual(page.text("#tune-title"), "Condense like Twitter")

    def test_ten_thousand_touches_are_counted(self):
        lines = ["t_ms,phase,x,y", "0,down,196,500"]
        lines += [f"{n},move,196,{500 - n % 7}" for n in range(1, 9_999)]
        page.open_trace(self.file("many.csv", "\n".join(lines + ["9999,up,196,500"])))
        self.assertIn("many.csv, 10000 touches", page.text("#gesture"))

    def test_only_the_page_itself_may_run_or_load(self):
        policy = page.see("document.querySelector('[http-equiv=Content-Security-Policy]').content")
        self.assertIn("default-src 'none'", policy)
        self.assertNotIn("unsafe-inline", policy)
        self.assertFalse(page.see("""new Promise(done => {
          window.ran = false;
          document.body.append(Object.assign(document.createElement('script'), {textContent: 'ran = true'}));
          setTimeout(() => done(window.ran), 50);
        })"""))
        self.assertEqual(page.see("fetch('data:text/plain,x').then(() => 'loaded', () => 'refused')"), "refused")
        browser.connection.events.clear()

    def test_a_change_at_rest_draws_no_dot_beside_its_curve(self):
        page.enter("settings", "safe-area-top", 20)
        page.rest()
        seen = page.see("""(() => {
          const canvas = document.getElementById('plot'), ratio = canvas.width / canvas.clientWidth;
          const pixels = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
          const [r, g, b] = [50, 73, 211], x = canvas.width - Math.round(9 * ratio);
          const rows = at => [...Array(canvas.height).keys()].filter(y => {
            const n = (y * canvas.width + at) * 4;
            return pixels[n + 3] > 120 && Math.abs(pixels[n] - r) + Math.abs(pixels[n + 1] - g) + Math.abs(pixels[n + 2] - b) < 60; });
          return rows(canvas.width - Math.round(4 * ratio)).length; })()""")
        self.assertGreater(seen, 0)

    def test_a_phone_without_a_notch_has_square_corners(self):
        page.see("document.getElementById('device').focus()")
        browser.key("Home")
        self.assertEqual(page.see("document.getElementById('screen').offsetWidth"), 375)
        self.assertEqual(page.see("getComputedStyle(document.getElementById('screen')).borderRadius"), "4px")
