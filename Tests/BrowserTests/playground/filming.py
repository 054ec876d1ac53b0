"""The films and sheets that the page writes: duration, size and content."""

import base64
import os
import re
import unittest

from browsers import wait
from owning import picture, pixel_at
from stage import FOLDER, HEIGHT, browser, page

# A drag of a bit less than five seconds.
GESTURE = "&gesture=0d196,600;" + "".join(f"{t}m196,{600 - t // 20};" for t in range(20, 4200, 20)) + "4220u196,390"
SHORT = "&gesture=0d196,600;30m196,590;90m196,500;130u196,500"


def film(kind, scale=1):
    """Returns the film that the button saves, as a data URL, and the page's report."""
    page.see("""(() => {
      window.blobs = [];
      HTMLAnchorElement.prototype.click = () => {};
      const make = window.makeAddress ??= URL.createObjectURL;
      URL.createObjectURL = blob => { if (!blob.type.includes('svg')) window.blobs.push(blob); return make.call(URL, blob); };
    })()""")
    page.choose_film(kind)
    page.see(f"document.getElementById('film-scale').value = '{scale}'")
    page.click("#save-film")
    wait(lambda: not page.see("document.getElementById('save-film').disabled"))
    content = page.see("""window.blobs.length && new Promise(done => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result);
      reader.readAsDataURL(window.blobs[window.blobs.length - 1]);
    })""")
    return content, page.text("#film-report")


def seen(video, places):
    """Returns a video's width, height, duration, and time and colors at `places` of its last picture. Plays it on
    an empty page, because the page's own policy allows no videos."""
    browser.open("data:text/html,<video muted></video>")
    return page.see(f"""new Promise(done => {{
      const video = document.querySelector('video'), pen = document.createElement('canvas').getContext('2d', {{willReadFrequently: true}});
      const color = ([x, y]) => {{
        pen.drawImage(video, -x, -y);
        return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
      }};
      video.onseeked = () => done([video.videoWidth, video.videoHeight, video.duration, video.currentTime, {places}.map(color)]);
      video.onloadeddata = () => {{ video.currentTime = video.duration - 0.02; }};
      video.onerror = () => done(String(video.error.message));
      video.src = '{video}';
    }})""")


class Filming(unittest.TestCase):
    def expect(self, kind, scale=1):
        page.open("#twitter-condense&color=ffee00&screen=113355" + GESTURE)
        video, report = film(kind, scale)
        frames = int(re.search(r": (\d+) frames", report).group(1))
        # On the phone's frame, beside the clock, and in the list.
        places = [[n * scale for n in place] for place in ((6, 400), (120, 90), (390, 700))]
        width, height, seconds, end, colors = seen(video, places)
        self.assertEqual((width, height), (417 * scale + 1 & ~1, 876 * scale), report)
        self.assertAlmostEqual(seconds, frames / 30, delta=1 / 30)
        self.assertGreater(seconds, 4.2)
        self.assertAlmostEqual(end, seconds, delta=0.05)
        for color, expected in zip(colors, ([27, 30, 37], [255, 238, 0], [17, 51, 85])):
            self.assertLess(max(abs(a - b) for a, b in zip(color, expected)), 24, f"{kind} {colors}")

    def test_a_film_has_the_stated_duration(self):
        page.open().choose_film("svg")
        self.assertEqual(page.see("[...document.querySelectorAll('#film-format option')].map(e => e.value)"),
                         ["mp4", "webm", "png", "svg"])
        self.expect("mp4", 2)

    def test_films_on_a_slow_machine_drop_no_frame(self):
        browser.throttle(4)
        try:
            # A film takes half a minute. FILMS=10 makes ten.
            for n in range(int(os.environ.get("FILMS", 1))):
                self.expect(("webm", "mp4")[n % 2])
        finally:
            browser.throttle(1)

    def test_an_animated_png_has_a_time_for_every_frame(self):
        page.open("#facebook-hide" + SHORT)
        content, report = film("png")
        data = base64.b64decode(content.split(",")[1])
        self.assertTrue(data.startswith(b"\x89PNG"))
        frames = [data[m.end() + 20:m.end() + 24] for m in re.finditer(b"fcTL", data)]
        shown = sum(int.from_bytes(times[:2], "big") for times in frames)
        self.assertIn(f": {shown} frames, {shown / 30:.2f} s, 418 × 876", report)
        self.assertEqual(data[25], 3, "it has a palette")
        self.assertLess(len(data) / len(frames), 30_000, "a picture of all colors takes four times as much")
        browser.open("data:text/html,<img>")
        self.assertEqual(page.see(f"""new Promise(done => {{
          const image = document.querySelector('img');
          image.onload = () => done([image.naturalWidth, image.naturalHeight]);
          image.onerror = () => done('no picture');
          image.src = '{content}';
        }})"""), [418, 876])

    def test_a_picture_has_plain_colors_and_is_whole_without_styles(self):
        self.addCleanup(browser.resize, 1440, HEIGHT)
        browser.resize(1440, HEIGHT, dark=True)
        page.open("#offscreen-container&gesture=0d196,700;50m196,500;100m196,100;400u196,100")
        drawn = picture()
        self.assertNotIn("var(", drawn)
        path = os.path.join(FOLDER, "plain.html")
        for content, colors in ((re.sub("<style>.*?</style>", "", drawn), [[33, 70, 101], [16, 19, 25]]),
                                (drawn, [[14, 58, 69], [16, 19, 25]])):
            with open(path, "w") as file:
                file.write("<body style='margin:0'>" + content)
            browser.resize(417, 876, mobile=False)
            browser.open("file://" + path)
            page.see("document.getAnimations().forEach(e => { e.pause(); e.currentTime = e.effect.getTiming().duration - 100; })")
            self.assertEqual([pixel_at(20, y) for y in (90, 700)], colors)

    def test_a_film_with_missing_frames_is_an_error_and_not_a_file(self):
        page.open("#facebook-hide" + SHORT)
        page.see("""(() => { let count = 0; const encode = VideoEncoder.prototype.encode;
          VideoEncoder.prototype.encode = function (...all) { if (count++ !== 7) encode.apply(this, all); }; })()""")
        content, report = film("webm")
        self.assertIn("No film was saved", report)
        self.assertEqual(content, 0)

    def test_an_embedded_page_is_a_phone_that_fits_its_frame(self):
        page.open("#facebook-hide")
        element = page.copied("#copy-embed")
        self.assertRegex(element, r'^<iframe src="file:.*\?embed#facebook-hide" title="Hide like Facebook" width="417" height="876"')
        browser.resize(300, 500, mobile=False)
        browser.open(re.search(r'src="([^"]*)"', element).group(1))
        wait(lambda: page.see("document.body?.classList.contains('ready') ?? false"))
        box = page.box("#screen")
        self.assertTrue(0 <= box["top"] and box["bottom"] <= 500 and box["left"] >= 0 and box["right"] <= 300, box)
        self.assertEqual(page.see("[...document.querySelectorAll('button')].filter(e => e.checkVisibility()).length"), 0)
        browser.resize(1440, HEIGHT)
        path = os.path.join(FOLDER, "embedded.html")
        with open(path, "w") as file:
            file.write(page.open("#facebook-hide&color=ffee00").saved("#save-page"))
        browser.open("file://" + path)
        wait(lambda: page.see("document.body?.classList.contains('ready') ?? false"))
        self.assertIn('embedded.html?embed" title', page.copied("#copy-embed"), "it has all of it in itself")

    def test_the_engineers_sheet_has_heights_values_and_swift_of_each_variant(self):
        page.open("#twitter-condense&minimum-height=30")
        page.click("#add-variant")
        page.choose("offscreen-container")
        sheet = page.saved("#save-sheet")
        for expected in ("A: Condense like Twitter", "B: Header that slides offscreen", "minimumHeight = 30",
                         "headers simulate twitter-condense --minimum-height 30", ".scrollHeader(OffscreenContainerHeader())",
                         "<td>0 %<td>0 pt<td>147 pt<td>147 pt", "<td>50 %", "<td>100 %<td>0 pt<td>89 pt<td>89 pt"):
            self.assertIn(expected, sheet)
        self.assertEqual(sheet.count("<img"), 6)
        page.open("#sticky-pull-reveal")
        self.assertIn("<td>0 %<td>", page.saved("#save-sheet"), "it is pulled out for it")
