"""What axe says of the page, where there is axe: `.ci/playground` fetches its script."""

import importlib.util
import os
import unittest

from stage import HEIGHT, browser, page


def script():
    """axe's script; None where it is not installed."""
    found = importlib.util.find_spec("axe_playwright_python")
    path = os.path.join(os.path.dirname(found.origin), "axe.min.js") if found else ""
    if not os.path.exists(path):
        return None
    with open(path) as file:
        return file.read()


class Accessible(unittest.TestCase):
    def test_axe_finds_nothing(self):
        axe = script()
        if axe is None:
            self.skipTest("axe is not installed")
        for name, size, options, prepare in (
                ("desk", (1440, HEIGHT), {}, ""),
                ("dark", (1366, 768), {"dark": True}, ""),
                ("compared", (1440, HEIGHT), {}, "#twitter-condense&with=facebook-hide"),
                ("tabs", (1440, HEIGHT), {}, "#twitter-condense&tabs=1"),
                ("telephone", (390, 844), {}, ""),
                ("telephone, dark", (390, 844), {"dark": True}, "")):
            browser.resize(*size, **options)
            page.open(prepare)
            if size[0] < 760:
                page.press("#more")
                page.see("new Promise(done => setTimeout(done, 400))")
            browser.evaluate(axe + "\n0")
            findings = browser.evaluate("""axe.run(document, {resultTypes: ['violations']}).then(result =>
              result.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target + ' ' + n.failureSummary).join(' | ')))""")
            self.assertEqual(findings, [], name)
        browser.resize(1440, HEIGHT)
