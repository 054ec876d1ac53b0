"""Accessibility, checked by axe. `.ci/browser` installs its script."""

import importlib.util
import os
import unittest

from stage import HEIGHT, browser, page


def script():
    """Returns axe's script."""
    package = importlib.util.find_spec("axe_playwright_python")
    with open(os.path.join(os.path.dirname(package.origin), "axe.min.js")) as file:
        return file.read()


class Accessible(unittest.TestCase):
    def test_axe_reports_nothing(self):
        axe = script()
        for name, size, options, prepare, *section in (
                ("desk", (1440, HEIGHT), {}, ""),
                ("dark", (1366, 768), {"dark": True}, ""),
                ("compared", (1440, HEIGHT), {}, "#twitter-condense&with=facebook-hide"),
                ("tabs", (1440, HEIGHT), {}, "#twitter-condense&tabs=1"),
                ("own app", (1440, HEIGHT), {}, "#facebook-hide&color=ffee00&hide=write"),
                ("telephone", (390, 844), {}, "", "choose"),
                ("telephone, values", (390, 844), {}, "", "tune"),
                ("telephone, dark", (390, 844), {"dark": True}, "", "share")):
            browser.resize(*size, **options)
            page.open(prepare)
            if size[0] < 760:
                page.press("#more")
                page.see(f"document.querySelector('[data-section={section[0]}]').click()")
                page.see("new Promise(done => setTimeout(done, 400))")
            page.see("document.querySelectorAll('details').forEach(e => { e.open = true; })")
            browser.evaluate(axe + "\n0")
            findings = browser.evaluate("""axe.run(document, {resultTypes: ['violations']}).then(result =>
              result.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target + ' ' + n.failureSummary).join(' | ')))""")
            self.assertEqual(findings, [], name)
        browser.resize(1440, HEIGHT)
