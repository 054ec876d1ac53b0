"""Recorded headers, drawn with the tuned one."""

import os
import re
import subprocess
import unittest

from browsers import wait
from page import ROOT
from stage import FOLDER, TOOL, browser, page

RECORDED = os.path.join(ROOT, "Tests/Recordings/seen-header.csv")
TUNED = "#twitter-condense&maximum-height=120&minimum-height=60&snap-duration=0.3"


def show(path):
    browser.choose_file("#seen-file", path)
    wait(lambda: os.path.basename(path) in page.text("#seen-report") + page.text("#seen-complaint"))


def apart():
    """Returns the mean and the largest distance of the recorded and the tuned edge, in points."""
    found = re.search(r"here: ([\d.]+) pt apart on average, ([\d.]+) pt at most", page.text("#seen-report"))
    return float(found.group(1)), float(found.group(2))


class Seeing(unittest.TestCase):
    def test_a_recorded_header_is_drawn_with_the_tuned_one(self):
        page.open(TUNED)
        self.assertFalse(page.see("document.getElementById('seen-plot').checkVisibility()"))
        show(RECORDED)
        mean, most = apart()
        self.assertLess(most, 0.5, "as the tool fits it")
        self.assertLess(mean, 0.05)
        self.assertIn("Playing", page.see("shown.mode"), "the phone shows it as well")
        self.assertGreater(page.see("""(canvas => new Set(new Uint32Array(canvas.getContext('2d')
          .getImageData(0, 0, canvas.width, canvas.height).data.buffer)).size)(document.getElementById('seen-plot'))"""), 3)
        page.enter("parameters", "minimum-height", 50)
        wait(lambda: apart()[1] > 9)
        page.choose("elastic-stretch")
        wait(lambda: apart()[0] > 5)

    def test_rows_without_a_phase_have_it_inferred(self):
        with open(RECORDED) as file:
            rows = [line.split(",") for line in file.read().splitlines()]
        feet = ["header_max_y", *(str(float(row[2]) + float(row[3])) for row in rows[1:])]
        for name, lines in (("frames.csv", (row[:4] for row in rows)),
                            ("edges.csv", ([*row[:2], foot] for row, foot in zip(rows, feet)))):
            path = os.path.join(FOLDER, name)
            with open(path, "w") as file:
                file.writelines(",".join(line) + "\n" for line in lines)
            page.open(TUNED)
            show(path)
            self.assertEqual(page.text("#seen-complaint"), "")
            mean, most = apart()
            self.assertLess(mean, 1)
            self.assertLess(most, 8, "a snap that begins three frames off is as far")
            self.assertIn("phases are inferred", page.text("#seen-report"))
            self.assertIn("Playing", page.see("shown.mode"))

    def test_the_technique_of_rows_is_found_and_the_search_can_be_stopped(self):
        page.open("#large-title")
        show(RECORDED)
        # In one script, because a fast machine would find the technique before a second click.
        page.see("['find', 'stop-find'].forEach(id => document.getElementById(id).click())")
        self.assertEqual(page.text("#find-report"), "Stopped.")
        page.click("#find")
        wait(lambda: "moves as this header did" in page.text("#find-report"))
        self.assertTrue(page.text("#find-report").startswith("Condense like Twitter"), page.text("#find-report"))
        self.assertEqual(page.text("#tune-title"), "Condense like Twitter")
        wait(lambda: "maximum-height=120&minimum-height=60&snap-duration=0.3" in page.see("location.hash"))
        self.assertLess(apart()[1], 1)
        others = "document.querySelectorAll('#found button')"
        self.assertEqual(page.see(f"[...{others}].findIndex(button => button.ariaPressed === 'true')"), 0)
        page.see(f"{others}[1].click()")
        self.assertIn(page.text("#tune-title"), page.see(f"{others}[1].textContent"))

    def test_another_file_ends_a_search(self):
        page.open()
        show(RECORDED)
        page.see("document.getElementById('find').click()")
        path = os.path.join(FOLDER, "none.csv")
        with open(path, "w") as file:
            file.write("a,b\n")
        show(path)
        self.assertIn("expected", page.text("#seen-complaint"))
        self.assertTrue(page.see("document.getElementById('stop-find').hidden"))
        self.assertEqual(page.see("document.getElementById('find-report').textContent"), "")

    def test_the_link_of_a_fit_sets_the_values(self):
        said = subprocess.run([TOOL, "fit", RECORDED, "twitter-condense"], capture_output=True, text=True, check=True).stdout
        page.open(re.search(r"header-playground\.html(#\S+)", said).group(1))
        show(RECORDED)
        self.assertLess(apart()[1], 1)

    def test_a_recording_with_its_technique_sets_the_values(self):
        path = os.path.join(FOLDER, "own.jsonl")
        with open(path, "w") as file:
            file.write('{"format":"scroll-recording","version":1,"technique":"facebook-hide",'
                       '"parameters":{"maximum-height":70,"snaps":false,"snap-by":"direction"}}\n')
        page.open()
        browser.choose_file("#seen-file", path)
        wait(lambda: page.text("#tune-title") == "Hide like Facebook")
        wait(lambda: page.text("#track-report") == "Hide like Facebook, tuned as recorded.")
        self.assertTrue(page.text("#command").startswith(
            "headers simulate facebook-hide --maximum-height 70 --snaps false --snap-by direction"))

    def test_bad_rows_are_refused_with_what_was_expected(self):
        columns = "t_ms,content_offset,header_max_y,phase\n"
        for content, complaint in (("a,b\n", "expected a first line naming t_ms,content_offset"),
                                   (columns, "no row of it has a header"),
                                   ("t_ms,content_offset,header_max_y\n0,0,9\n1,0,9\n", "its content does not move"),
                                   (columns + "0,0,9,rest\n1,0,9,fling\n", "line 3: expected the phase rest, "),
                                   (columns + "0,0,9,rest\n1,x,9,drag\n", "line 3: a number is missing"),
                                   (columns + "2,0,9,rest\n1,0,9,drag\n", "line 3: it is earlier"),
                                   ('{"technique":"__proto__"}', "its technique is none of the page"),
                                   ("{", "it cannot be read")):
            path = os.path.join(FOLDER, "bad-rows.csv")
            with open(path, "w") as file:
                file.write(content)
            page.open()
            browser.choose_file("#seen-file", path)
            wait(lambda: complaint in page.text("#seen-complaint"))
            self.assertFalse(page.see("document.getElementById('seen-plot').checkVisibility()"))
