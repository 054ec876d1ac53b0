"""The visitor's own app on the phone, and in pictures, films, links and saved pages."""

import os
import unittest

from browsers import wait
from stage import FOLDER, HEIGHT, browser, page

# Red above 300 of its 852 points, blue below.
SCREENSHOT = """<svg xmlns='http://www.w3.org/2000/svg' width='393' height='852'>
<rect width='393' height='852' fill='#00f'/><rect width='393' height='147' fill='#f00'/></svg>"""
SMALL = """<svg xmlns='http://www.w3.org/2000/svg' width='400' height='200'><rect width='400' height='200' fill='#123'/></svg>"""


def give(button, content):
    """Selects a picture with this content."""
    path = os.path.join(FOLDER, "own.svg")
    with open(path, "w") as file:
        file.write(content)
    browser.call("Page.setInterceptFileChooserDialog", {"enabled": True})
    page.click(button)
    browser.choose_file("#picture-file", path)


def color(name, value):
    page.see(f"(input => {{ input.value = '{value}'; input.dispatchEvent(new Event('input')); }})(document.getElementById('own-{name}'))")


def pixel(x, y):
    """Returns the drawn color of a point on the phone."""
    page.see("scrollTo(0, 0)")
    return pixel_at(*page.at(y, x))


def pixel_at(x, y):
    """Returns the color of a pixel of the window."""
    data = browser.call("Page.captureScreenshot", {"format": "png", "clip": {
        "x": x, "y": y, "width": 1, "height": 1, "scale": 1}})["data"]
    return page.see(f"""new Promise(done => {{
      const image = new Image(), canvas = document.createElement('canvas'), pen = canvas.getContext('2d');
      image.onload = () => {{ pen.drawImage(image, 0, 0); done([...pen.getImageData(0, 0, 1, 1).data].slice(0, 3)); }};
      image.src = 'data:image/png;base64,{data}'; }})""")


def picture():
    page.choose_film("svg")
    return page.saved("#save-film")


class Owning(unittest.TestCase):
    def setUp(self):
        page.open()

    def test_one_cut_divides_a_screenshot_into_header_and_list(self):
        give("#own-screenshot", SCREENSHOT)
        wait(lambda: page.see("document.querySelectorAll('#header image').length") == 1)
        self.assertEqual(page.text("#own-cut-text"), "Cut at 147 pt")
        self.assertEqual((pixel(100, 140), pixel(100, 155)), ([255, 0, 0], [0, 0, 255]))
        self.assertLessEqual({tuple(pixel(100, y)) for y in (145, 146, 147, 148)}, {(255, 0, 0), (0, 0, 255)}, "no line")
        self.assertEqual(page.see("getComputedStyle(document.getElementById('list')).backgroundColor"), "rgb(0, 0, 255)", "to be seen above it")
        self.assertFalse(page.see("document.querySelector('.statusbar').checkVisibility({checkVisibilityCSS: true})"), "it has its own")
        page.drag(500, -200, hold=0.2)
        page.rest()
        self.assertEqual((pixel(100, 96), pixel(100, 110)), ([255, 0, 0], [0, 0, 255]), "it collapses")
        page.see("(e => { e.value = 100; e.dispatchEvent(new Event('input')); })(document.getElementById('own-cut'))")
        page.see("document.getElementById('restart').click()")
        self.assertEqual(page.text("#own-cut-text"), "Cut at 100 pt")
        self.assertEqual(pixel(100, 155), [255, 0, 0], "the list begins above the edge of the picture's header")

    def test_a_screenshot_is_cut_at_the_edge_of_each_header_until_the_cut_is_moved(self):
        give("#own-screenshot", SCREENSHOT)
        wait(lambda: page.see("document.querySelectorAll('#header image').length") == 1)
        page.choose("two-stage")
        self.assertEqual(page.text("#own-cut-text"), "Cut at 187 pt")
        self.assertEqual((pixel(100, 140), pixel(100, 155)), ([255, 0, 0], [0, 0, 255]), "it is not scaled")
        self.assertEqual(page.text("#header"), "", "without the texts of the example")
        page.enter("parameters", "expanded-height", 200)
        wait(lambda: page.text("#own-cut-text") == "Cut at 259 pt")
        self.assertEqual(pixel(100, 155), [0, 0, 255])
        page.see("(e => { e.value = 100; e.dispatchEvent(new Event('input')); })(document.getElementById('own-cut'))")
        page.choose("twitter-condense")
        self.assertEqual(page.text("#own-cut-text"), "Cut at 100 pt")

    def test_the_phone_becomes_the_device_of_a_screenshot_and_is_cut_at_its_points(self):
        for width, height, points, foot in ((750, 1334, 375, 108), (1206, 2622, 402, 150), (430, 932, 430, 147),
                                            (1640, 2360, 820, 112)):
            page.open()
            scale = width / points
            give("#own-screenshot", f"""<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}'>
              <rect width='{width}' height='{height}' fill='#00f'/><rect width='{width}' height='{foot * scale}' fill='#f00'/>
              <rect width='{50 * scale}' height='{50 * scale}' fill='#0f0'/></svg>""")
            wait(lambda: page.see("document.querySelectorAll('#header image').length") == 1)
            self.assertEqual(page.see("document.getElementById('screen').clientWidth"), points)
            self.assertEqual(page.text("#own-cut-text"), f"Cut at {foot} pt")
            # A wide picture is compressed, which changes colors a little.
            colors = [[part // 128 for part in pixel(*at)] for at in ((46, 46), (46, 54), (54, 46), (100, foot - 4), (100, foot + 4))]
            self.assertEqual(colors, [[0, 1, 0], *[[1, 0, 0]] * 3, [0, 0, 1]], width)

    def test_the_list_keeps_its_part_of_a_screenshot_when_its_header_is_removed(self):
        give("#own-screenshot", SCREENSHOT)
        wait(lambda: page.see("document.querySelectorAll('#header image').length") == 1)
        page.see("document.querySelector('.control:has(#own-header) .quiet').click()")
        self.assertEqual((pixel(100, 155), page.text(".is-greeting")), ([0, 0, 255], "Good morning, Ada"))
        page.enter("parameters", "maximum-height", 60)
        wait(lambda: page.text("#own-cut-text") == "Cut at 119 pt")
        page.rest()
        self.assertEqual((pixel(100, 125), pixel(100, 155)), ([255, 0, 0], [0, 0, 255]))

    def test_a_dropped_screenshot_is_cut_in_two_and_another_picture_is_not(self):
        for content, lists in ((SCREENSHOT, True), (SMALL, False)):
            page.open()
            page.see(f"""(files => {{
              files.items.add(new File([`{content}`], "own.svg", {{ type: "image/svg+xml" }}));
              document.getElementById('header').dispatchEvent(new DragEvent("drop", {{ dataTransfer: files, bubbles: true, cancelable: true }}));
            }})(new DataTransfer())""")
            wait(lambda: page.see("document.querySelectorAll('#header image').length") == 1)
            self.assertEqual(page.see("document.querySelectorAll('.rows image').length > 0"), lists)

    def test_the_film_shows_the_same_part_of_it(self):
        give("#own-screenshot", SCREENSHOT)
        wait(lambda: page.see("document.querySelectorAll('#header image').length") == 1)
        path = os.path.join(FOLDER, "cut.html")
        with open(path, "w") as file:
            file.write("<body style='margin:0'>" + picture())
        browser.resize(417, 876, mobile=False)
        browser.open("file://" + path)
        for time, foot in ((0, 147), (1000, 103)):
            page.see(f"document.getAnimations().forEach(e => {{ e.pause(); e.currentTime = {time}; }})")
            self.assertEqual((pixel_at(60, 12 + foot - 5), pixel_at(60, 12 + foot + 8)), ([255, 0, 0], [0, 0, 255]))
        browser.resize(1440, HEIGHT)

    def test_a_picture_is_cropped_and_positioned(self):
        give("#own-header", SMALL)
        crop = "document.querySelector('#header .ground:has(image)')?.getAttribute('viewBox')"
        wait(lambda: page.see(crop))
        x, y, width, height = map(float, page.see(crop).split())
        self.assertAlmostEqual(width / height, 393 / 147, delta=0.01)
        for name, value in (("zoom", 2), ("across", 1), ("down", 0)):
            page.see(f"(e => {{ e.value = {value}; e.dispatchEvent(new Event('input')); }})(document.getElementById('header-{name}'))")
        left, top, half, _ = map(float, page.see(crop).split())
        self.assertAlmostEqual(half, width / 2, delta=0.1)
        self.assertAlmostEqual(left + half, 400, delta=0.1)
        self.assertEqual(top, 0)
        page.click("#undo")
        self.assertNotEqual(float(page.see(crop).split()[1]), 0)

    def test_colors_and_words_are_on_the_phone_in_the_picture_and_in_the_link(self):
        page.see("document.getElementById('shows-account').click()")
        color("color", "#ffee00")
        color("screen", "#223344")
        field = "document.querySelector('.element:has(#shows-title) input[type=text]')"
        page.see(f"{field}.value = 'Mine & only'; {field}.dispatchEvent(new Event('input'))")
        link = wait(lambda: "say.title" in page.see("location.hash") and page.see("location.hash"))

        def check():
            self.assertEqual(pixel(200, 80), [255, 238, 0])
            self.assertEqual(page.see("getComputedStyle(document.querySelector('.is-title text')).fill"), "rgb(0, 0, 0)", "to be read on it")
            self.assertEqual(page.text(".is-title"), "Mine & only")
            self.assertEqual(page.see("document.querySelector('.is-account').textContent + document.querySelectorAll('.is-account circle').length"), "0")
            self.assertEqual(page.see("getComputedStyle(document.querySelector('#list')).backgroundColor"), "rgb(34, 51, 68)")
            drawn = picture()
            for part in ("Mine &amp; only", "#ffee00", "#223344"):
                self.assertIn(part, drawn)

        check()
        page.open(link)
        check()

    def test_a_color_well_shows_the_color_in_use(self):
        for technique, expected in (("twitter-condense", "#1569c7"), ("two-stage", "#5b3bb5")):
            page.choose(technique)
            self.assertEqual(page.see("document.getElementById('own-color').value"), expected)
        color("color", "#ffee00")
        self.assertEqual(page.see("document.getElementById('own-ink').value"), "#000000")

    def test_text_on_a_dark_picture_is_light_whatever_the_color(self):
        color("color", "#ffee00")
        give("#own-header", SMALL)
        wait(lambda: page.see("document.querySelectorAll('#header image').length") == 1)
        self.assertEqual(page.see("getComputedStyle(document.querySelector('#header text')).fill"), "rgb(255, 255, 255)")

    def test_pictures_are_in_a_saved_page_and_in_a_link_if_they_fit(self):
        give("#own-header", SMALL)
        wait(lambda: page.see("document.querySelectorAll('#header image').length") == 1)
        give("#own-list", SMALL)
        wait(lambda: page.see("document.querySelectorAll('.rows image').length") > 1)
        drawn = picture()
        self.assertIn('href="data:image/svg+xml;base64,', drawn)
        self.assertNotIn("blob:", drawn)
        page.open(wait(lambda: "pictures=" in page.see("location.hash") and page.see("location.hash")))
        self.assertEqual(page.see("document.querySelectorAll('#header image').length"), 1)
        give("#own-header", SMALL.replace("</svg>", f"<!--{'large' * 3000}--></svg>"))
        wait(lambda: "too large for it: save the page" in page.text("#link-note"))

    def test_a_button_at_the_top_scrolls_to_it(self):
        page.press("#your-app")
        wait(lambda: 0 <= page.box("#own-screenshot")["top"] < HEIGHT - 40)
        self.assertEqual(page.see("document.activeElement.id"), "own-screenshot")
        self.addCleanup(browser.resize, 1440, HEIGHT)
        browser.resize(390, 844)
        page.open()
        page.press("#more")
        page.sheet()
        page.press("#your-app")
        wait(lambda: page.box(".grip")["bottom"] <= page.box("#own")["top"] + 1 < page.box("#own-screenshot")["top"] < 780)

    def test_a_file_that_is_no_picture_is_refused(self):
        give("#own-header", "no picture")
        wait(lambda: page.text("#picture-complaint") == "own.svg is not a picture that this browser shows")
