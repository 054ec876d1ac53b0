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


# Keeps all that the page has shown and said, because a busy machine may look too late.
KEEP_WORDS = """
window.shown = { mode: [], said: [], replay: [] };
new MutationObserver(() => { for (const id in shown) {
  const words = document.getElementById(id)?.textContent;
  if (words !== shown[id].at(-1)) shown[id].push(words);
} }).observe(document, { childList: true, characterData: true, subtree: true });
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
            self.see("document.getElementById('restart').click(), window.shown?.mode.splice(0)")
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

    def rest(self, still=0.3):
        """Waits until nothing on the phone has moved for `still` seconds of the page's clock."""
        self.still(still, "document.getElementById('header').style.cssText"
                   " + [...document.querySelectorAll('.rows, .tabs i')].map(e => e.style.cssText)"
                   " + document.getElementById('mode').textContent")

    def still(self, seconds, seen="0"):
        """Waits until the value of `seen` has been the same for `seconds` of the page's clock. Like that clock, counts
        only a frame for a gap in which the machine was busy."""
        if not self.see(f"""new Promise(done => {{
              let last, time, clock = 0, since = 0;
              requestAnimationFrame(function next(now) {{
                clock += now - time <= 250 ? now - time : 8;
                time = now;
                const value = {seen};
                if (value !== last) [last, since] = [value, clock];
                if (clock - since > {1000 * seconds}) done(true);
                else if (clock > 60000) done(false);
                else requestAnimationFrame(next);
              }});
            }})"""):
            raise AssertionError("the phone does not come to rest")

    def until(self, condition):
        """Waits for the first frame in which `condition` is true."""
        self.see(f"new Promise(done => (function next() {{ {condition} ? done() : requestAnimationFrame(next); }})())")

    def played(self, start=None):
        """Waits until the phone has played a gesture, since it was opened or after `start`."""
        if start:
            self.see("Object.values(shown).forEach(words => words.splice(0))")
            start()
        wait(lambda: self.see("shown.mode.includes('Playing') && shown.mode.at(-1) === ''"))

    def sheet(self):
        """Waits until the sheet of a small screen has moved to its place."""
        wait(lambda: self.see("document.getElementById('sheet').getAnimations().length") == 0)

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
        # A pan begins 25 ms after the first move at the earliest, and loses what the finger moves before.
        hand("move", x, first + (1 if distance > 0 else -1))
        self.still(0.05)
        y = first
        for step in range(1, steps + 1):
            y = first + round(distance * scale * step / steps)
            hand("move", x, y)
            time.sleep(pause)
        if hold:
            self.still(hold)
            hand("move", x, y)
            self.still(0.12)
        if lift:
            hand("up", x, y)
        return (y - first) / scale

    def flick(self, start, distance):
        """Drags from `start` by `distance` points and lifts in motion. The page pauses at the lift, and shows some
        frames of the fling. Begins again if a busy machine has held the finger before the lift."""
        for _ in range(50):
            self.see("document.getElementById('restart').click()")
            self.see("""document.getElementById('screen').addEventListener(
              'pointerup', () => document.getElementById('pause').click(), { once: true }), 0""")
            x, y = self.at(start)
            self.browser.flick(x, y, round(distance * self.scale))
            offsets = self.step(20)
            if abs(offsets[-1] - offsets[-2]) > 2:
                return
        raise AssertionError("nothing flies")

    def step(self, count):
        """Shows `count` more frames on the paused phone, and returns their offsets."""
        return self.see(f"""[...Array({count})].map(() => {{
          document.getElementById('step').click();
          return parseFloat(document.getElementById('offset').textContent); }})""")

    def choose_film(self, kind):
        """Selects a format of films. The page lists those that the browser writes."""
        wait(lambda: self.see(
            f"(list => {{ list.value = '{kind}'; return list.value; }})(document.getElementById('film-format'))") == kind)

    def copied(self, button):
        """Returns what a button copies. It says so for a moment, and to screen readers for longer."""
        self.see("document.getElementById('said').textContent = '', shown.said.splice(0)")
        self.click(button)
        wait(lambda: self.see("shown.said.some(words => words.endsWith(': Copied'))"))
        return self.see("navigator.clipboard.readText()")

    def click(self, selector):
        if self.see(f"""matchMedia('(max-width: 760px)').matches
                    && document.querySelector({json.dumps(selector)}).closest('#sheet section') !== null"""):
            if not self.see("document.body.matches('.sheet-open')"):
                self.press("#more")
                self.sheet()
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
