"""Comparing two phones under one finger, and sharing their gesture."""

import os
import subprocess
import time
import unittest

from browsers import wait
from stage import FOLDER, TOOL, browser, page

SECOND = "document.querySelectorAll('.floor')[1]"


def second_header():
    """Returns the top and the height of the second phone's header, in points."""
    return page.see(f"""(() => {{
      const [a, b] = ['.header', '.screen'].map(name => {SECOND}.querySelector(name).getBoundingClientRect());
      const scale = b.width / {SECOND}.querySelector('.screen').offsetWidth;
      return [(a.top - b.top) / scale, a.height / scale]; }})()""")


def compare_with(name):
    index = page.see(f"[...document.querySelectorAll('.card input')].findIndex(e => e.value === '{name}')")
    page.see(f"""(select => {{ select.value = {index}; select.dispatchEvent(new Event('change')); }})(
      document.getElementById('compare'))""")
    page.see("document.getElementById('restart').click()")


class Comparing(unittest.TestCase):
    def setUp(self):
        page.open()

    def recorded(self):
        page.click("#record")
        page.drag(600, -160, steps=12)
        page.still(0.4)
        page.drag(300, 70, hold=0.1)
        page.rest()
        # A busy machine may have shown the table of a part of the gesture.
        page.see("document.getElementById('table-note').textContent = ''")
        page.click("#record")

    def test_the_same_finger_moves_both(self):
        compare_with("facebook-hide")
        page.drag(500, -200, hold=0.2)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 103, delta=0.1)
        self.assertAlmostEqual(second_header()[1], 59, delta=0.1)
        x, y = page.see(f"""(box => [box.left + box.width / 2, box.top + 300])(
          {SECOND}.querySelector('.screen').getBoundingClientRect())""")
        browser.mouse("down", x, y)
        for step in range(1, 13):
            browser.mouse("move", x, y + step * 10)
            time.sleep(0.012)
        page.still(0.2)
        browser.mouse("up", x, y + 120)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 147, delta=0.1)
        self.assertAlmostEqual(second_header()[1], 147, delta=0.1)

    def test_the_table_has_the_numbers_of_the_tool(self):
        compare_with("enter-always")
        self.recorded()
        wait(lambda: "recorded" in page.text("#table-note"))
        path = os.path.join(FOLDER, "compared.csv")
        with open(path, "w") as file:
            file.write(page.saved("#save-trace"))
        printed = subprocess.run(
            [TOOL, "compare", "twitter-condense", "enter-always", "--trace", path, "--safe-area-top", "59"],
            capture_output=True, text=True, check=True).stdout.splitlines()[2:]
        seen = page.see("""[...document.querySelectorAll('#table tbody tr')].map(row =>
          [...row.children].map(cell => cell.textContent))""")
        self.assertEqual(seen, [line.split() for line in printed])

    def test_both_phones_record_the_same_touches_and_a_replay_ends_the_same(self):
        compare_with("two-stage")
        self.recorded()
        ends = page.header(), second_header()
        rows = page.saved("#save-rows")
        page.played(lambda: page.click("#replay"))
        page.rest()
        self.assertEqual((page.header(), second_header()), ends)
        self.assertEqual(page.saved("#save-rows"), rows)

    def test_a_recorded_gesture_stays_when_the_technique_changes(self):
        self.recorded()
        trace = page.saved("#save-trace")
        page.choose("tiki-condense")
        self.assertEqual(page.saved("#save-trace"), trace)
        path = os.path.join(FOLDER, "kept.csv")
        with open(path, "w") as file:
            file.write(trace)
        self.assertEqual(page.saved("#save-rows"), page.native_rows(path))
        page.played(lambda: page.click("#replay"))
        page.rest()

    def test_a_link_contains_both_and_plays_its_gesture(self):
        compare_with("facebook-hide")
        page.see("document.querySelector('#which button:last-child').click()")
        page.enter("parameters", "maximum-height", 70)
        wait(lambda: abs(second_header()[1] - 129) < 1)
        self.recorded()
        wait(lambda: page.see("location.hash").count("u196") == 2)
        link = page.see("location.hash")
        self.assertIn("#twitter-condense&with=facebook-hide&with.maximum-height=70&gesture=", link)
        page.open(link, plays=True)
        page.played()
        page.rest()
        self.assertEqual(page.see("document.querySelectorAll('.floor').length"), 2)
        self.assertAlmostEqual(second_header()[1], 129, delta=0.1)

    def test_a_link_contains_the_part_of_a_gesture_that_is_recorded_so_far(self):
        page.click("#record")
        page.drag(600, -60)
        page.rest()
        page.drag(600, -90, lift=False)
        page.see("document.getElementById('uikit').click()")
        link = wait(lambda: "u196" in page.see("location.hash") and page.see("location.hash"))
        self.assertEqual((link.count("d196"), link.count("u196")), (1, 1), link)
        browser.mouse("up", *page.at(510))
        page.click("#record")
        wait(lambda: page.see("location.hash").count("u196") == 2)
        # In a link of another source, a finger may never lift. It lifts at the end.
        page.open("#twitter-condense&gesture=0d196,600;30m196,590;90m196,500", plays=True)
        page.played()

    def test_ending_the_comparison_leaves_one_phone(self):
        compare_with("facebook-hide")
        page.see("""(select => { select.value = -1; select.dispatchEvent(new Event('change')); })(
          document.getElementById('compare'))""")
        self.assertEqual(page.see("document.querySelectorAll('.floor').length"), 1)
        page.see("document.getElementById('restart').click()")
        page.drag(500, -200, hold=0.2)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 103, delta=0.1)

    def test_a_page_on_disk_says_where_its_link_opens_and_a_saved_page_opens_unchanged(self):
        page.open("#facebook-hide&maximum-height=70")
        self.recorded()
        wait(lambda: "opens on this computer only" in page.text("#link-note"))
        content = page.saved("#save-page")
        path = os.path.join(FOLDER, "shared.html")
        with open(path, "w") as file:
            file.write(content)
        browser.open("file://" + path)
        wait(lambda: page.see("document.body?.classList.contains('ready') ?? false"))
        self.assertEqual(page.text("#tune-title"), "Hide like Facebook")
        page.played()
        page.rest()
        self.assertAlmostEqual(page.header()[1], 129, delta=0.1)

    def test_a_hosted_page_makes_links_to_its_own_address(self):
        path = os.path.join(FOLDER, "hosted.html")
        subprocess.run([TOOL, "playground", "--link-base", "https://example.org/play/", "-o", path], check=True)
        browser.open("file://" + path + "#facebook-hide")
        wait(lambda: page.see("document.body?.classList.contains('ready') ?? false"))
        self.assertEqual(page.copied("#copy-link"), "https://example.org/play/#facebook-hide")
        self.assertNotIn("this computer only", page.text("#link-note"))

    def test_swift_for_uikit_and_swiftui_binds_the_elements_on_screen(self):
        self.assertIn('header?.bind("title", to: title, edges: [.top: titleTop])', page.text("#swift"))
        page.click("#swiftui")
        self.assertIn(".scrollHeader(TwitterCondenseHeader())", page.text("#swift"))
        self.assertIn('.headerElement("title"', page.text("#swift"))

    def test_the_gesture_is_an_animated_picture(self):
        page.choose_film("svg")
        self.assertIn("<svg", page.saved("#save-film"))
        compare_with("facebook-hide")
        page.choose_film("svg")
        picture = page.saved("#save-film")
        self.assertIn("Hide like Facebook", picture)
        self.assertIn("Condense like Twitter", picture)
