"""What the page keeps: values of every technique, variants, undo and redo, reloads and saved pages."""

import os
import unittest

from browsers import wait
from stage import FOLDER, browser, page


def value(name):
    return page.see(f"document.getElementById('parameters-{name}').value")


def undo(shift=False):
    browser.key("z", modifiers=2 + (8 if shift else 0))


def open_saved(name="kept.html"):
    """Saves the page, and opens the saved copy."""
    path = os.path.join(FOLDER, name)
    with open(path, "w") as file:
        file.write(page.saved("#save-page"))
    browser.open("file://" + path)
    wait(lambda: page.see("document.body?.classList.contains('ready') ?? false"))
    page.see("document.getElementById('restart').click()")


def record():
    page.click("#record")
    page.see("scrollTo(0, 0)")
    page.drag(600, -160, steps=12)
    page.rest()
    page.click("#record")


class Keeping(unittest.TestCase):
    def setUp(self):
        page.open()

    def test_a_technique_chosen_again_has_its_tuned_values(self):
        page.enter("parameters", "minimum-height", 30)
        page.choose("facebook-hide")
        page.enter("parameters", "maximum-height", 70)
        page.choose("twitter-condense")
        self.assertEqual(value("minimum-height"), "30")
        page.choose("facebook-hide")
        self.assertEqual(value("maximum-height"), "70")

    def test_keys_undo_and_redo_ten_changes(self):
        for height in range(30, 40):
            page.enter("parameters", "minimum-height", height)
        for height in range(38, 29, -1):
            undo()
            self.assertEqual(value("minimum-height"), str(height))
        self.assertEqual(page.see("document.activeElement.closest('.control')?.querySelector('[type=range]')?.id"),
                         "parameters-minimum-height", "the focus stays")
        undo()
        self.assertEqual(value("minimum-height"), "44")
        self.assertTrue(page.see("document.getElementById('undo').disabled"))
        for height in range(30, 40):
            undo(shift=True)
            self.assertEqual(value("minimum-height"), str(height))
        self.assertTrue(page.see("document.getElementById('redo').disabled"))

    def test_dragging_a_slider_is_one_step_and_a_reset_another(self):
        slider = "document.getElementById('parameters-minimum-height')"
        # In one script: changes that are a second apart are two steps.
        page.see(f"for (const height of [50, 55, 60]) {{ {slider}.value = height; {slider}.dispatchEvent(new Event('input')); }}")
        page.enter("settings", "content-size", 2600)
        page.click("#reset")
        self.assertEqual(value("minimum-height"), "44")
        page.click("#undo")
        self.assertEqual(value("minimum-height"), "60")
        self.assertEqual(page.see("document.getElementById('settings-content-size').value"), "2600")
        page.click("#undo")
        page.click("#undo")
        self.assertEqual(value("minimum-height"), "44")

    def test_undo_covers_choice_comparison_and_gesture(self):
        record()
        trace = page.saved("#save-trace")
        page.choose("tiki-condense")
        undo()
        self.assertEqual(page.text("#tune-title"), "Condense like Twitter")
        undo()
        self.assertTrue(page.see("document.getElementById('replay').disabled"), "the gesture is gone")
        undo(shift=True)
        self.assertEqual(page.saved("#save-trace"), trace)

    def test_two_variants_of_one_technique_are_compared_under_one_finger(self):
        page.click("#add-variant")
        page.enter("parameters", "minimum-height", 20)
        page.see("""(select => { select.value = 'v0'; select.dispatchEvent(new Event('change')); })(
          document.getElementById('compare'))""")
        self.assertEqual(page.text("#compare-label"), "Compare B with…")
        page.see("document.getElementById('restart').click()")
        page.drag(500, -200, hold=0.2)
        page.rest()
        heights = page.see("[...document.querySelectorAll('.header')].map(e => parseFloat(e.style.height))")
        self.assertEqual(heights, [79, 103])
        wait(lambda: page.see("[...document.querySelectorAll('#table tbody th')].map(e => e.textContent).join()") == "B,A")
        self.assertEqual(page.see("[...document.querySelectorAll('.floor')].map(e => getComputedStyle(e, '::after').content)"), ['"B"', '"A"'])
        page.see("document.querySelector('#which button').click()")
        self.assertEqual(value("minimum-height"), "44")
        page.see("document.getElementById('variant-name').focus()")
        page.see("document.getElementById('variant-name').select()")
        browser.type("As it was")
        link = wait(lambda: "As%20it%20was" in page.see("location.hash") and page.see("location.hash"))
        page.open(link)
        self.assertEqual(page.see("[...document.querySelectorAll('#which button')].map(e => e.textContent)"),
                         ["B: Condense like Twitter", "As it was: Condense like Twitter"])

    def test_a_link_contains_the_tuned_values_of_headers_that_are_not_shown(self):
        page.enter("parameters", "minimum-height", 30)
        page.click("#add-variant")
        page.choose("facebook-hide")
        page.enter("parameters", "maximum-height", 120)
        page.choose("detents")
        link = wait(lambda: "detents" in page.see("location.hash") and page.see("location.hash"))
        page.see("history.replaceState(null, '')")
        page.open(link)
        for technique, name, expected in (("facebook-hide", "maximum-height", "120"), ("twitter-condense", "minimum-height", "30")):
            page.choose(technique)
            self.assertEqual(value(name), expected)
        page.see("document.querySelector('#which button:last-child').click()")
        self.assertEqual(value("minimum-height"), "30", "the other variant's too")

    def test_a_comparison_with_a_header_keeps_the_variants(self):
        page.click("#add-variant")
        page.enter("parameters", "minimum-height", 20)
        for technique in (1, 2):
            page.see(f"""(select => {{ select.value = {technique}; select.dispatchEvent(new Event('change')); }})(
              document.getElementById('compare'))""")
        names = "[...document.querySelectorAll('#which button')].map(e => e.textContent[0]).join('')"
        self.assertEqual(page.see(names), "ABC")
        page.see("""(select => { select.value = -1; select.dispatchEvent(new Event('change')); })(
          document.getElementById('compare'))""")
        self.assertEqual(page.see(names), "AB", "what nobody tuned is not kept")

    def test_a_saved_page_contains_everything_and_so_does_a_copy_of_it(self):
        page.open("#twitter-condense&bottom-bar=stays")
        record()
        trace = page.saved("#save-trace")
        page.click("#add-variant")
        page.enter("parameters", "minimum-height", 20)
        picture = os.path.join(FOLDER, "own.svg")
        with open(picture, "w") as file:
            file.write("<svg xmlns='http://www.w3.org/2000/svg' width='40' height='80'><rect width='40' height='80'/></svg>")
        browser.call("Page.setInterceptFileChooserDialog", {"enabled": True})
        for which in ("header", "list"):
            page.click(f"#own-{which}")
            browser.choose_file("#picture-file", picture)
            wait(lambda: page.see(f"!document.querySelector('#own-pictures > .control:has(#own-{which}) .quiet').disabled"))
        for height in range(21, 31):
            page.enter("parameters", "minimum-height", height)
        for _ in range(10):
            undo()
        for name in ("once.html", "twice.html"):
            open_saved(name)
            self.assertEqual(value("minimum-height"), "20")
            self.assertEqual(page.saved("#save-trace"), trace)
            self.assertEqual(page.see("document.querySelectorAll('#which button').length"), 2)
            self.assertEqual(page.see("document.querySelectorAll('.header image').length"), 1)
            self.assertGreater(page.see("document.querySelectorAll('.rows image').length"), 1)
            self.assertEqual(page.see("document.getElementById('settings-bottom-bar').selectedOptions[0].textContent"), "stays")
        wait(lambda: page.see("Boolean(history.state?.document)"))
        browser.reload()
        wait(lambda: page.see("document.body?.classList.contains('ready') ?? false"))
        self.assertEqual(page.see("document.querySelectorAll('.header image').length"), 1, "after a reload")
        self.assertEqual(page.saved("#save-trace"), trace)
