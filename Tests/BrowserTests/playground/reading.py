"""The page reads the motion from its own films."""

import base64
import os
import re
import subprocess
import unittest

from browsers import wait
from filming import film
from stage import FOLDER, HEIGHT, TOOL, TECHNIQUES, browser, page

# Start and end y, duration, hold and pause in milliseconds: slowly down and back, half way, a fling, back to
# the top, and a pull.
STROKES = [(600, 560, 400, 200, 700), (600, 480, 500, 200, 900), (500, 560, 400, 300, 900),
           (500, 620, 500, 300, 1000), (700, 380, 350, 0, 2200), (400, 520, 600, 200, 900),
           (400, 700, 250, 0, 2500), (300, 480, 400, 200, 1500)]
# Techniques that look the same in a film.
ALIKE = [{"twitter-condense", "tiki-condense"}, {"enter-always", "facebook-hide"}, {"large-title", "offscreen-container"}]
# Three sets of parameters for each technique; the first one is the defaults.
SETS = {
    "twitter-condense": ["", "&maximum-height=120&minimum-height=44&snap-duration=0.3", "&maximum-height=150&minimum-height=60&snap-threshold=0.3"],
    "facebook-hide": ["", "&maximum-height=120&snap-duration=0.35", "&maximum-height=64&tolerance=20"],
    "tiki-condense": ["", "&maximum-height=110&minimum-height=50&snap-duration=0.3", "&maximum-height=140&minimum-height=72&tolerance=12"],
    "elastic-stretch": ["", "&height=150", "&height=280"],
    "offscreen-container": ["", "&expanded-height=350&collapsed-height=90", "&expanded-height=260&collapsed-height=120"],
    "sticky-pull-reveal": ["", "&height=90&reveal-duration=0.4", "&height=44&reveal-duration=0.15"],
    "enter-always": ["", "&height=80", "&height=100&snaps=false"],
    "two-stage": ["", "&expanded-height=160&bar-height=64", "&expanded-height=200&bar-height=50&snaps=false"],
    "large-title": ["", "&title-height=80", "&bar-height=52&title-height=64&snaps=false"],
    "detents": ["", "&maximum-height=260&middle-height=140&minimum-height=44&snap-duration=0.3", "&maximum-height=340&middle-height=200&minimum-height=80"],
    "stack": ["", "&part1-height=56&part2-height=100", "&part1-moves=pinned&part2-height=120&part3-moves=returns"],
}


def gesture(strokes):
    """Returns the strokes as a link contains them."""
    samples, now = [], 0
    for start, end, duration, hold, pause in strokes:
        samples.append(f"{now}d196,{start}")
        count = duration // 16
        for n in range(1, count + 1):
            samples.append(f"{now + duration * n // count}m196,{start + (end - start) * n / count:.1f}")
        now += duration + hold
        if hold:
            samples.append(f"{now}m196,{end}")
        samples.append(f"{now + 8}u196,{end}")
        now += pause
    return "&gesture=" + ";".join(samples)


def filmed(fragment, kind="mp4", scale=1, dark=False, strokes=STROKES):
    """Films the page that `fragment` opens, with `strokes`, and returns the file."""
    browser.resize(1440, HEIGHT, dark=dark)
    page.open("#" + fragment + gesture(strokes))
    content, report = film(kind, scale)
    browser.resize(1440, HEIGHT)
    assert content, report
    path = os.path.join(FOLDER, f"film.{kind}")
    with open(path, "wb") as file:
        file.write(base64.b64decode(content.split(",")[1]))
    return path


def read(path, halts=False):
    """Lets the page read the film at `path`, and returns its report and its track. With `halts`, the page stops for
    half a second again and again, and misses frames."""
    page.open()
    if halts:
        page.see("""window.halts = setInterval(() => {
          for (const end = performance.now() + 500; performance.now() < end;);
        }, 1500)""")
    browser.choose_file("#film-file", path)
    wait(lambda: page.see("document.getElementById('stop-track').hidden") and page.text("#track-report"))
    page.see("clearInterval(window.halts)")
    report = page.text("#track-report")
    track = "" if page.see("document.getElementById('save-track').disabled") else page.saved("#save-track")
    return report, track


def rows(track):
    return [[float(cell) if cell else None for cell in line.split(",")[:4]] for line in track.split("\n")[1:-1]]


def fitted(track, names=()):
    """Returns what the tool prints for the track, for `names` only if there are any."""
    path = os.path.join(FOLDER, "track.csv")
    with open(path, "w") as file:
        file.write(track)
    answer = subprocess.run([TOOL, "fit", path, *names], capture_output=True, text=True)
    return answer.stdout or answer.stderr


def is_found(name, answer):
    """Returns whether the ranking's first line has `name` or a technique that looks the same, and that line."""
    first = re.search(r"^ +[\d.]+ +[\d.]+ +[\d.]+ %.*$", answer, re.M)
    line = first.group().strip() if first else answer.strip()
    alike = next((group for group in ALIKE if name in group), {name})
    return any(other in line for other in alike), line


def wrong(chosen, answer, scale):
    """Compares the heights and durations that the tool found with those of the link `chosen`, and returns the wrong
    ones."""
    found = dict(re.findall(r"^  ([a-z0-9-]+) (-?[\d.]+)", answer, re.M))
    faults = []
    for name, value in re.findall(r"([a-z0-9-]+)=([\d.]+)", chosen):
        slack = {"height": 1.5 if scale == 3 else 2.5, "duration": 0.04}.get(name.split("-")[-1])
        if slack and name in found and abs(float(found[name]) - float(value)) > slack:
            faults.append(f"{name} {found[name]} instead of {value}")
    return faults


class Reading(unittest.TestCase):
    def test_its_own_film_gives_the_filmed_motion_and_can_be_corrected(self):
        # One film for all checks, because making and reading one takes half a minute.
        chosen = SETS["twitter-condense"][1]
        _, track = read(filmed("twitter-condense" + chosen, dark=True), halts=True)
        seen = rows(track)
        self.assertGreater(len(seen), 300)
        edges = [edge for _, _, edge, _ in seen if edge]
        # Below a status bar of 59 points.
        self.assertAlmostEqual(edges[0], 179, delta=1)
        self.assertAlmostEqual(min(edges), 103, delta=1)
        offsets = [offset for _, offset, _, _ in seen]
        self.assertGreater(max(offsets), 300)
        self.assertAlmostEqual(offsets[-1], 0, delta=1)
        self.assertIn("59,852", track.split("\n")[1], "the screen")
        self.finds_what_the_tool_finds(chosen, track)
        self.plays_beside_the_film()
        box = page.box("#track-film")
        high = page.see("document.getElementById('track-film').height")
        before = page.text("#track-note")
        page.press("#track-film")
        wait(lambda: page.text("#track-note") != before)
        self.assertIn("edge at", page.text("#track-note"))
        self.assertGreater(box["height"], 100)
        self.assertGreater(high, 100)

    def finds_what_the_tool_finds(self, chosen, track):
        """The page names the technique, and its phone has the values."""
        wait(lambda: "moves as this header did" in page.text("#find-report"))
        self.assertIn("whether the header slid or shrank", page.text("#find-report"))
        self.assertTrue(page.see("document.getElementById('stop-find').hidden"))
        answer = fitted(track)
        self.assertTrue(*is_found("twitter-condense", answer))
        self.assertEqual(wrong(chosen, answer, 1), [])
        link = re.search(r"header-playground.html#(\S+)", answer).group(1).split("&")
        self.assertIn("snap-duration", answer)
        wait(lambda: "snap-duration" in page.see("location.hash"))
        shown = page.see("location.hash")[1:].split("&")
        self.assertEqual(shown[0], link[0])
        values = [pair for pair in link[1:] if not re.match("mounting|safe-area-top|container-height", pair)]
        self.assertLessEqual(set(values), set(shown))
        # Both play the same rows to the same header, and print hundredths.
        mean = float(re.search(r"^ +([\d.]+) .* %.*$", answer, re.M).group(1))
        here = re.search(r"here: ([\d.]+) pt apart on average", page.text("#seen-report")).group(1)
        self.assertAlmostEqual(float(here), mean, delta=0.01)
        self.assertLess(mean, 1)

    def plays_beside_the_film(self):
        """Film and phone play in step."""
        chosen = "Number(document.getElementById('track-time').value)"
        page.see("document.getElementById('play-track').click()")
        wait(lambda: page.see(chosen) > 60)
        page.see("document.getElementById('track-time').dispatchEvent(new Event('input'))")

    def test_a_file_that_is_no_film_is_refused(self):
        path = os.path.join(FOLDER, "nothing.webm")
        with open(path, "wb") as file:
            file.write(b"no film")
        page.open()
        browser.choose_file("#film-file", path)
        wait(lambda: "does not decode" in page.text("#track-report"))
        self.assertTrue(page.see("document.getElementById('track-view').hidden"))


class ReadingForTheTool(unittest.TestCase):
    def test_the_tool_finds_the_technique_in_the_pages_track(self):
        # READ_FILMS=all measures every technique with all strokes, in two hours; READ_FILMS=detents measures one.
        wanted = os.environ.get("READ_FILMS")
        cases, strokes = [("enter-always", "", "webm", 1, False)], STROKES[:5]
        if wanted:
            strokes = STROKES
            cases = [(name, chosen, "mp4", scale, dark) for name in TECHNIQUES if wanted in ("all", name)
                     for chosen in SETS[name] for scale in (1, 2, 3) for dark in (False, True)]
        found = []
        for name, chosen, kind, scale, dark in cases:
            report, track = read(filmed(name + chosen, kind, scale, dark, strokes))
            answer = fitted(track, () if wanted else [name, "elastic-stretch"]) if track else report
            is_right, line = is_found(name, answer)
            faults = wrong(chosen, answer, scale)
            found.append(is_right and not faults)
            print(f"{name}{chosen} {kind} {scale}x {'dark' if dark else 'light'}: {line} {faults or ''}")
        self.assertGreaterEqual(sum(found), (0.9 if wanted else 1) * len(found))
