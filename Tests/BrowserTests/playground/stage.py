"""The browser and the page of a process's tests. The first import opens them.

The tool's path is the first argument of the command line.
"""

import atexit
import os
import re
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
from browsers import Chromium
from page import KEEP_WORDS, Page

TOOL = os.path.abspath(sys.argv.pop(1)) if len(sys.argv) > 1 else ".build/debug/headers"
FOLDER = tempfile.mkdtemp(prefix="playground-test-")
FILE = os.path.join(FOLDER, "page.html")
SLOP = 10
LISTED = subprocess.run([TOOL, "list"], capture_output=True, text=True, check=True).stdout
TECHNIQUES = [line.split()[0] for line in LISTED.splitlines() if re.match(r"  \S", line)]

subprocess.run([TOOL, "playground", "-o", FILE], check=True)
# High enough for the whole phone.
HEIGHT = 1120
browser = Chromium(1440, HEIGHT, downloads=FOLDER)
browser.call("Page.addScriptToEvaluateOnNewDocument", {"source": KEEP_WORDS})
atexit.register(browser.close)
page = Page(browser, FILE, TOOL)
