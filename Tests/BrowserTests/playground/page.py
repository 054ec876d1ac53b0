"""The playground's page as a person uses it."""

import json
import os
import random
import shlex
import subprocess
import time

from browsers import wait

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "../../.."))

# Keeps the files that the page saves in `window.kept`.
KEEP_FILES = """
window.kept = [];
window.makeAddress ??= URL.createObjectURL;
URL.createObjectURL = blob => { window.kept.push(blob.text()); return window.makeAddress.call(URL, blob); };
HTMLAnchorElement.prototype.click = () => {};
"""


class Page:
    """A browser that shows the page."""

    def __init__(self, browser, file, tool):
        self.browser = browser
        self.url = "file://" + file
        self.tool = tool

    def open(self, fragment="", plays=False):
        """Opens the page, and stops its example unless `plays`."""
        self.browser.open(self.url + fragment)
        wait(lambda: self.see("document.body?.classList.contains('ready') ?? false"))
        if not plays:
            self.see("document.getElementById('restart').click()")
        return self

    # Seeing

    def see(self, script):
        return self.browser.evaluate(script)

    def text(self, selector):
        return self.see(f"document.querySelector({json.dumps(selector)}).textContent")

    def box(self, selector):
        script = f"document.querySelector({json.dumps(selector)}).getBoundingClientRect().toJSON()"
        return self.see(script)

    @property
    def scale(self):
        """Returns the pixels of the page per point of the phone."""
        return self.see("document.getElementById('screen').getBoundingClientRect().width"
                        " / document.getElementById('screen').offsetWidth")

    def header(self):
        """Returns the top and the height of the drawn header, in points."""
        scale = self.scale
        header, screen = self.box("#header"), self.box("#screen")
        return (header["top"] - screen["top"]) / scale, header["height"] / scale

    def offset(self):
        """Returns the content offset that the page prints."""
        return float(self.text("#offset").split()[0])

    def part(self, name):
        """Returns the frame of a part of the header, in points from the screen's corner."""
        scale, screen = self.scale, self.box("#screen")
        box = self.box(f".part.is-{name}")
        return {"left": (box["left"] - screen["left"]) / scale,
                "top": (box["top"] - screen["top"]) / scale,
                "width": box["width"] / scale, "height": box["height"] / scale}

    def rest(self, seconds=12, still=0.3):
        """Waits until nothing on the phone has moved for `still` seconds."""
        look = ("document.getElementById('header').style.cssText"
                " + [...document.querySelectorAll('.rows, .tabs i')].map(e => e.style.cssText)"
                " + document.getElementById('mode').textContent")
        last, since = None, time.time()
        deadline = time.time() + seconds
        while time.time() < deadline:
            seen = self.see(look)
            if seen != last:
                last, since = seen, time.time()
            if time.time() - since > still:
                return
            time.sleep(0.03)
        raise AssertionError("the phone does not come to rest")

    # Touching

    def at(self, y, x=None):
        """Returns the page's coordinates of a point on the phone."""
        screen, scale = self.box("#screen"), self.scale
        x = screen["width"] / scale / 2 if x is None else x
        return screen["left"] + x * scale, screen["top"] + y * scale

    def drag(self, start, distance, steps=20, pause=0.012, lift=True, hold=0.0, hand=None):
        """Drags from `start` by `distance` points. Returns the exact travel in points."""
        hand = hand or self.browser.mouse
        scale = self.scale
        x, first = self.at(start)
        x, first = round(x), round(first)
        hand("down", x, first)
        y = first
        for step in range(1, steps + 1):
            y = first + round(distance * scale * step / steps)
            hand("move", x, y)
            time.sleep(pause)
        if hold:
            time.sleep(hold)
            hand("move", x, y)
            time.sleep(0.12)
        if lift:
            hand("up", x, y)
        return (y - first) / scale

    def click(self, selector):
        if self.see(f"""matchMedia('(max-width: 760px)').matches
                    && document.querySelector({json.dumps(selector)}).closest('#sheet section') !== null"""):
            if not self.see("document.body.matches('.sheet-open')"):
                self.press("#more")
                time.sleep(0.4)
            self.see(f"""(section => document.querySelector(`[data-section=${{section}}]`).click())(
              document.querySelector({json.dumps(selector)}).closest('.tune') ? 'tune'
              : document.querySelector({json.dumps(selector)}).closest('.take') ? 'share' : 'choose')""")
        self.press(selector)

    def press(self, selector):
        """Scrolls an element into view, and clicks it."""
        self.see(f"document.querySelector({json.dumps(selector)})"
                 ".scrollIntoView({block: 'center', behavior: 'instant'})")
        box = self.box(selector)
        x, y = box["left"] + box["width"] / 2, box["top"] + box["height"] / 2
        self.browser.mouse("move", x, y)
        self.browser.mouse("down", x, y)
        self.browser.mouse("up", x, y)

    def choose(self, technique):
        """Clicks a technique's card."""
        self.click(f".card:has([value={technique}])")
        wait(lambda: self.see(f"document.querySelector('[value={technique}]').checked"))
        self.see("document.getElementById('restart').click()")
        self.see("scrollTo(0, 0)")

    def enter(self, table, name, value):
        """Types a number into a control's field."""
        selector = f".control:has(#{table}-{name}) input[type=number]"
        self.click(selector)
        self.see(f"document.querySelector({json.dumps(selector)}).select()")
        self.browser.type(str(value))
        self.browser.key("Enter")

    # Saving

    def saved(self, button):
        """Returns the text that a button saves."""
        self.see(f"(() => {{ {KEEP_FILES} }})()")
        self.click(button)
        return wait(lambda: self.see("Promise.all(window.kept).then(all => all[0])"))

    def open_trace(self, path):
        self.browser.choose_file("#file", path)
        name = os.path.basename(path)
        wait(lambda: self.text("#gesture").startswith(name) or self.text("#complaint"))

    def native_rows(self, trace):
        """Returns what the tool prints for the page's command, with `trace` as its file."""
        words = shlex.split(self.text("#command"))
        assert words[0] == "headers", words
        if "--trace" in words:
            del words[words.index("--trace"):words.index("--trace") + 2]
        words = words[1:]
        return subprocess.run(
            [self.tool, *words, "--trace", trace, "--format", "csv"],
            capture_output=True, text=True, check=True).stdout


def traces(folder, count=10):
    """Writes random flicks and drags to `folder`, and yields the files. Half of them end with a fling."""
    for seed in range(count):
        pick = random.Random(seed)
        distance, duration = pick.uniform(-320, 320), pick.uniform(60, 400)
        time, x, y = 0.0, pick.uniform(100, 300), pick.uniform(350, 550)
        lines = ["t_ms,phase,x,y", f"0,down,{x:.2f},{y:.2f}"]
        while time < duration:
            time += pick.uniform(7, 9)
            part = min(1, time / duration)
            part = part * part if seed % 2 else part * part * (3 - 2 * part)
            lines.append(f"{time:.2f},move,{x + time / 50:.2f},{y + distance * part:.2f}")
        lines.append(f"{time + 9:.2f},up,{x + time / 50:.2f},{y + distance:.2f}")
        path = os.path.join(folder, f"trace{seed}.csv")
        with open(path, "w") as file:
            file.write("\n".join(lines) + "\n")
        yield path
