#!/usr/bin/env python3
"""Pictures in a real browser: they move as the simulation does, and their texts are readable.

Usage: test_pictures.py path/to/headers
"""

import csv
import io
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

from browsers import Chromium

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = str(pathlib.Path(sys.argv.pop(1) if len(sys.argv) > 1 else ROOT / ".build/debug/headers"))
GESTURE = "drag -150 over 300; lift; wait 900; drag 220 over 400; hold 100; lift"
SCREEN = ["--safe-area-top", "59"]


def tool(*arguments):
    """Returns what the tool prints."""
    return subprocess.run([TOOL, *arguments], check=True, capture_output=True, text=True).stdout


NAMES = [line.split()[0] for line in tool("list").splitlines() if re.match(r"  \S", line)]


def seen(name, options):
    """Returns the visible rows of a simulation: the last one of each time, with the frames of animations."""
    rows = list(csv.DictReader(io.StringIO(
        tool("simulate", name, *options, "--format", "csv"))))
    newest = {}
    for row in rows:
        newest[float(row["time"])] = row
    # An animated answer is not visible at its own time.
    times = sorted(newest)
    shown = []
    for index, time in enumerate(times):
        after = newest[times[index + 1]] if index + 1 < len(times) else None
        is_start = after and after["event"] == "animationFrame" \
            and newest[time]["event"] != "animationFrame"
        if not is_start:
            shown.append((time, newest[time]))
    return shown


class Viewer(Chromium):
    """A browser that shows a picture."""

    def open(self, url, size=(800, 1000), scheme="light", motion="no-preference"):
        """Opens `url` with the user's preferences, and waits until it is loaded."""
        self.resize(*size, dark=scheme == "dark", reduced=motion == "reduce", mobile=False)
        super().open(url)

    def seek(self, milliseconds):
        """Pauses every animation of the page at `time`."""
        self.evaluate(
            "document.getAnimations().forEach(a => { a.pause(); a.currentTime = %r })" % milliseconds)


class PictureTests(unittest.TestCase):
    """The tests, with one browser."""

    @classmethod
    def setUpClass(cls):
        cls.browser = Viewer()
        cls.folder = tempfile.TemporaryDirectory()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.folder.cleanup()

    def picture(self, text, name="picture.svg"):
        """Writes `text` to a file, and returns its URL."""
        path = pathlib.Path(self.folder.name) / name
        path.write_text(text)
        return path.as_uri()

    def page(self, address, width):
        """Returns the URL of a page that shows a picture `width` pixels wide."""
        return self.picture(
            "<!doctype html><meta charset=utf-8><meta name=color-scheme content='light dark'>"
            f"<body style='margin:0'><img src='{address}' style='width:{width}px;display:block'>",
            "page.html")

    def test_the_header_is_as_high_as_the_simulation_says(self):
        for name in NAMES:
            with self.subTest(name):
                options = ["--gesture", GESTURE, *SCREEN]
                rows = seen(name, options)
                self.browser.open(self.picture(tool("render", name, *options)), (421, 880))
                step = max(1, len(rows) // 24)
                heights = set()
                for time, row in rows[::step] + rows[-1:]:
                    self.browser.seek(time)
                    box = self.browser.evaluate(
                        f"(() => {{ const box = document.getElementById('h-{name}-animation-header')"
                        ".getBoundingClientRect(); return [box.top, box.height]; })()")
                    expected = float(row["header_height"])
                    self.assertAlmostEqual(box[1], expected, delta=1, msg=f"height at {time}")
                    top = float(row["header_min_y"]) + 14
                    self.assertAlmostEqual(box[0], top, delta=1, msg=f"top at {time}")
                    heights.add((round(box[0]), round(box[1])))
                self.assertGreater(len(heights), 3, "the header moves")

    def test_it_plays_by_itself_unless_reduced_motion_is_preferred(self):
        address = self.picture(tool("render", "twitter-condense", *SCREEN))
        self.browser.open(address)
        states = "document.getAnimations().map(a => a.playState + a.effect.getTiming().iterations)"
        playing = self.browser.evaluate(states)
        self.assertGreater(len(playing), 5)
        self.assertEqual(set(playing), {"runningInfinity"})
        self.browser.open(address, motion="reduce")
        self.assertEqual(self.browser.evaluate("document.getAnimations().length"), 0)

    def test_the_committed_pictures_load_as_images_in_both_schemes(self):
        for path in sorted(ROOT.glob("Strategies/*/*.svg")):
            with self.subTest(path.name):
                shots = []
                for scheme in ("light", "dark"):
                    self.browser.open(self.page(path.as_uri(), 300), (300, 640), scheme, "reduce")
                    size = self.browser.evaluate(
                        "[document.images[0].naturalWidth, document.images[0].naturalHeight]")
                    self.assertGreater(min(size), 300)
                    shots.append(self.browser.screenshot())
                self.assertNotEqual(*shots)

    def test_texts_are_inside_the_picture_and_do_not_overlap(self):
        for name in NAMES:
            for style in ("filmstrip", "plot"):
                with self.subTest(f"{name}, {style}"):
                    self.check_texts(tool(
                        "render", name, "--style", style, "--gesture", GESTURE, *SCREEN))
            with self.subTest(f"{name}, card"):
                self.check_texts(tool("render", name, "--style", "card", *SCREEN), least=2)
        self.check_texts(tool("compare", *NAMES, "--style", "plot", "--gesture", GESTURE))

    def check_texts(self, text, least=9):
        """Returns the texts outside a phone's screen."""
        self.browser.open(self.picture(text), (360, 900))
        self.assertEqual(self.browser.evaluate("document.documentElement.clientWidth"), 360)
        boxes = self.browser.evaluate(
            "[...document.querySelectorAll('text')]"
            ".filter(t => /#(1f2328|59636e)/.test(t.getAttribute('fill')))"
            ".map(t => { const b = t.getBoundingClientRect();"
            " return [t.textContent, b.left, b.top, b.right, b.bottom]; })")
        self.assertGreaterEqual(len(boxes), least)
        for index, (content, left, top, right, bottom) in enumerate(boxes):
            self.assertGreaterEqual(left, 0, content)
            self.assertLessEqual(right, 361, content)
            for other, left2, top2, right2, bottom2 in boxes[:index]:
                # The boxes of lines may touch, their letters may not.
                across = min(right, right2) - max(left, left2)
                down = min(bottom, bottom2) - max(top, top2)
                self.assertFalse(across > 1 and down > 5, f"'{content}' over '{other}'")

    def test_the_names_of_compared_phones_do_not_touch(self):
        self.browser.open(self.picture(tool(
            "compare", *NAMES, "--style", "animation", "--gesture", GESTURE, *SCREEN)))
        boxes = self.browser.evaluate(
            "[...document.querySelectorAll('text[font-weight=\"600\"]')]"
            ".filter(t => t.getAttribute('fill') === '#1f2328')"
            ".map(t => { const b = t.getBBox();"
            " return [Math.round(b.y), b.x, b.x + b.width, t.textContent]; })")
        self.assertEqual([box[3] for box in boxes], NAMES)
        for (top, _, right, name), (top2, left, _, other) in zip(boxes, boxes[1:]):
            if top == top2:
                self.assertGreater(left - right, 16, f"'{name}' beside '{other}'")

    def test_compared_phones_play_together(self):
        self.browser.open(self.picture(tool(
            "compare", *NAMES[:4], "--style", "animation", "--gesture", GESTURE, *SCREEN)))
        durations = self.browser.evaluate(
            "[...new Set(document.getAnimations().map(a => a.effect.getTiming().duration))]")
        self.assertEqual(len(durations), 1)
        headers = self.browser.evaluate(
            "[...document.querySelectorAll('[id*=animation-header]')]"
            ".filter(part => /header[0-9]+$/.test(part.id)).length")
        self.assertEqual(headers, 4)

    def test_text_on_the_phone_stays_on_its_screen(self):
        for name in NAMES:
            with self.subTest(name):
                self.browser.open(self.picture(tool("render", name, *SCREEN)), (421, 880))
                lines = self.browser.evaluate(
                    "[...document.querySelectorAll('text')].map(t => [t.textContent, t.getBBox()])"
                    ".map(([text, b]) => [text, b.x, b.x + b.width])")
                for text, left, right in lines:
                    self.assertLess(right, 400, text)

    def test_separators_are_visible_at_every_scale(self):
        text = tool("render", "elastic-stretch", "--style", "card", *SCREEN)
        for width in (180, 260, 280, 333, 360):
            with self.subTest(width):
                self.browser.open(self.picture(text))
                self.browser.evaluate(f"document.documentElement.setAttribute('width', {width})")
                wide = self.browser.evaluate(
                    "Math.min(...[...document.querySelectorAll('[vector-effect]')]"
                    ".map(l => parseFloat(getComputedStyle(l).strokeWidth)))")
                self.assertGreaterEqual(wide, 1)

    def test_the_readmes_pictures_have_one_height(self):
        front = re.sub(r'src="Strategies', f'src="{ROOT.as_uri()}/Strategies', (ROOT / "README.md").read_text())
        self.browser.open(self.picture("".join(re.findall("<img[^>]*>", front)), "front.html"))
        heights = self.browser.evaluate("[...document.images].map(e => e.naturalWidth && e.height)")
        self.assertEqual(len(heights), len(NAMES))
        self.assertEqual(len(set(heights)), 1, heights)
        self.assertGreater(heights[0], 200)

    def test_moments_are_on_phones_with_a_status_bar(self):
        for screen in ([], SCREEN):
            self.browser.open(self.picture(tool("render", "elastic-stretch", "--style", "filmstrip", *screen)))
            clocks = self.browser.evaluate("[...document.querySelectorAll('text')].filter(e => e.textContent === '9:41').length")
            self.assertGreaterEqual(clocks, 4)

    def test_a_plot_marks_and_names_a_quicker_stretch_of_time(self):
        for wait, marks in ((100, 0), (3000, 1)):
            self.browser.open(self.picture(tool(
                "render", "twitter-condense", "--style", "plot", "--gesture",
                f"drag -60 over 300; hold 200; lift; wait {wait}; drag 60 over 300; hold 200; lift")))
            self.assertEqual(self.browser.evaluate("""[[...document.querySelectorAll('path[stroke-dasharray="2 4"]')].length,
              [...document.querySelectorAll('text')].filter(e => e.textContent.includes('time runs quicker')).length]"""), [marks, marks])

    def test_a_swipe_shows_both_lists_and_ends_with_the_other(self):
        self.browser.open(self.picture(tool(
            "render", "detents", *SCREEN, "--pages", "2000,300",
            "--gesture", "drag -300 over 300; lift; wait 300; page 2 over 400; wait 600")), (421, 880))
        shots = set()
        for time in (600, 800, 1300):
            self.browser.seek(time)
            shots.add(self.browser.screenshot())
        self.assertEqual(len(shots), 3)

    def test_no_picture_contains_scripts_or_addresses(self):
        for path in ROOT.glob("Strategies/*/*.svg"):
            text = path.read_text()
            self.assertNotRegex(text, r"<script|on\w+=|javascript:|<foreignObject")
            self.assertEqual(re.findall(r"https?://[^\"']*", text), ["http://www.w3.org/2000/svg"])


if __name__ == "__main__":
    unittest.main(verbosity=2)
