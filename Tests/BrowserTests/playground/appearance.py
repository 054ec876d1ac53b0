"""Faults of appearance that people reported who tried the page."""

import base64
import os
import time
import unittest

from browsers import wait
from stage import FOLDER, HEIGHT, TECHNIQUES, browser, page


def lightest(selector):
    """Returns the luminance of the lightest pixel behind an element of the phone."""
    page.see(f"document.querySelectorAll('#screen {selector}').forEach(e => e.style.visibility = 'hidden')")
    box = page.box(f"#screen {selector}")
    data = browser.call("Page.captureScreenshot", {"format": "png", "clip": {
        "x": box["left"], "y": box["top"], "width": box["width"], "height": box["height"], "scale": 1}})["data"]
    page.see(f"document.querySelectorAll('#screen {selector}').forEach(e => e.style.visibility = '')")
    return page.see(f"""new Promise(done => {{
      const image = new Image(), canvas = document.createElement('canvas'), pen = canvas.getContext('2d');
      const part = value => value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      image.onload = () => {{
        [canvas.width, canvas.height] = [image.width, image.height];
        pen.drawImage(image, 0, 0);
        const {{ data }} = pen.getImageData(0, 0, image.width, image.height);
        let most = 0;
        for (let n = 0; n < data.length; n += 4) most = Math.max(most, 0.2126 * part(data[n]) + 0.7152 * part(data[n + 1]) + 0.0722 * part(data[n + 2]));
        done(most);
      }};
      image.src = 'data:image/png;base64,{data}'; }})""")


class Appearance(unittest.TestCase):
    def setUp(self):
        browser.resize(1440, HEIGHT)
        page.open()

    def tearDown(self):
        browser.resize(1440, HEIGHT)

    def test_the_phone_stays_where_it_is_when_it_gets_the_focus(self):
        for size in ((1440, 900), (1366, 768)):
            browser.resize(*size)
            page.open()
            before = page.box("#screen")
            page.press("#record")
            self.assertEqual(page.box("#screen"), before, "after Record")
            page.press("#record")
            page.see("document.activeElement.blur()")
            for _ in range(8):
                browser.key("Tab")
                self.assertEqual(page.box("#screen")["left"], before["left"])
                self.assertEqual(page.see("document.getElementById('floor').scrollTop"), 0, "the bezel is there")

    def test_white_text_on_the_bay_is_readable(self):
        page.open("#offscreen-container")
        for selector in (".is-dates text", ".is-title text", ".statusbar span", ".statusbar svg"):
            contrast = 1.05 / (lightest(selector) + 0.05)
            self.assertGreater(contrast, 4.5, selector)

    def test_every_card_is_visible_at_1366_and_cut_ones_fade(self):
        # A scroll bar is 15 points wide.
        for width in (1440, 1425, 1366, 1351):
            browser.resize(width, 768)
            page.open()
            self.assertLessEqual(page.see("(e => e.scrollWidth - e.clientWidth)(document.getElementById('cards'))"), 0, width)
        for width in (1024, 768):
            browser.resize(width, 768)
            page.open()
            self.assertEqual(page.see("document.getElementById('cards').className"), "more-after")
            self.assertIn("gradient", page.see("getComputedStyle(document.getElementById('cards')).maskImage"))

    def test_a_comparison_is_not_cut_at_1440(self):
        browser.resize(1440, 900)
        page.open("#offscreen-container&with=sticky-pull-reveal")
        wait(lambda: page.see("document.querySelectorAll('#table tbody tr').length") == 2)
        self.assertLessEqual(page.see("(e => e.scrollWidth - e.clientWidth)(document.querySelector('.scroll'))"), 0)
        # The longest name fits into the list.
        self.assertGreater(page.box("#compare")["width"], 280)

    def test_a_comparison_with_a_long_name_is_as_wide_as_a_narrow_window(self):
        for width in (1024, 768):
            browser.resize(width, 1024)
            page.open("#twitter-condense&with=facebook-hide&name=A%20name%20as%20long%20as%20it%20may%20be")
            self.assertEqual(page.see("document.scrollingElement.scrollWidth"), width)
            self.assertLess(page.box("#compare-label")["height"], 30, "one line")

    def test_playback_fills_its_rows_and_a_comparison_cuts_no_control(self):
        for width in (1440, 1366, 1024, 768):
            browser.resize(width, 1024)
            page.open("#twitter-condense&with=detents")
            rows = page.see("""[...document.querySelectorAll('.motion .bar')].map(bar => {
              const right = {}, box = bar.getBoundingClientRect();
              for (const child of bar.children) {
                const { top, right: end } = child.getBoundingClientRect();
                right[Math.round(top)] = Math.max(right[Math.round(top)] ?? 0, end);
              }
              return Object.values(right).map(end => box.right - end);
            })""")
            self.assertLess(max(gap for bar in rows for gap in bar), 1, width)
            self.assertEqual([len(bar) for bar in rows][1], 1, "expand and collapse stand beside each other")
            label = page.see("(e => e.scrollWidth - e.clientWidth)(document.getElementById('compare-label'))")
            self.assertLessEqual(label, 0, width)
            self.assertGreater(page.box("#variant-name")["width"], 80, width)
            wait(lambda: page.see("document.querySelectorAll('#table tbody tr').length") == 2)
            self.assertLessEqual(page.see("(e => e.scrollWidth - e.clientWidth)(document.querySelector('.scroll'))"), 0, width)

    def test_at_400_percent_an_open_sheet_fills_the_screen(self):
        browser.resize(360, 225, 4, mobile=False)
        page.open()
        page.press("#more")
        wait(lambda: page.box("#sheet")["top"] <= 1)
        self.assertGreater(page.box("#sheet")["height"], 170)

    def test_rows_fill_a_thumbnail_to_its_lower_edge(self):
        wait(lambda: page.see("document.querySelectorAll('.mini-list').length") == len(TECHNIQUES))
        gaps = page.see("""[...document.querySelectorAll('.mini')].map(mini =>
          mini.querySelector('.mini-list').getBoundingClientRect().bottom - mini.getBoundingClientRect().bottom)""")
        self.assertGreaterEqual(min(gaps), 0)

    def test_an_empty_list_says_so_and_a_song_has_no_number(self):
        page.open("#twitter-condense&tabs=1")
        empty = "[...document.querySelectorAll('.list')].map(e => e.querySelector('.empty')?.textContent ?? '')"
        self.assertEqual(page.see(empty), ["", "", "Nothing here yet"])
        self.assertEqual(page.see("[...document.querySelectorAll('.tabs button')].map(e => e.textContent)"), ["For you", "Letters", "Saved"])
        page.open("#elastic-stretch")
        self.assertNotIn("11", page.see("[...document.querySelectorAll('#rows text')].map(e => e.textContent)"))

    def test_no_text_is_visible_behind_the_clock_or_cut_below_it(self):
        page.open("#elastic-stretch")
        page.drag(600, -400, hold=0.2)
        page.rest()
        self.assertRegex(page.see("getComputedStyle(document.querySelector('.statusbar')).backgroundColor"), r"^rgb\(")
        page.open("#facebook-hide")
        page.drag(500, -50, lift=False)
        self.assertIn("linear-gradient", page.see("document.querySelector('#header .inside').style.mask"))
        browser.mouse("up", *page.at(450))

    def test_the_phone_uses_the_available_height_and_fades_if_that_is_too_little(self):
        browser.resize(1440, 900)
        page.open()
        self.assertFalse(page.see("document.getElementById('floor').classList.contains('cut')"), "whole at 900")
        self.assertGreater(page.box("#screen")["width"], 378)
        browser.resize(1366, 768)
        page.open()
        page.see("scrollTo(0, 1000)")
        self.assertGreaterEqual(page.box("#floor")["bottom"], 768 - 32, "nothing is left unused")
        self.assertIn("gradient", page.see("getComputedStyle(document.getElementById('floor')).maskImage"))

    def test_the_chosen_speed_stands_out_in_either_scheme(self):
        for dark in (False, True):
            browser.resize(1440, 900, dark=dark)
            page.open()
            looks = page.see("""[':checked', ':not(:checked)'].map(state => getComputedStyle(
              document.querySelector(`.speeds ${state} + span`)).color)""")
            self.assertNotEqual(*looks)

    def test_the_expanded_header_is_not_empty(self):
        self.assertEqual(page.text(".is-greeting"), "Good morning, Ada")
        self.assertLess(page.part("greeting")["top"], 100)
