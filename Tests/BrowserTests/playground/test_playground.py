"""The page in Chromium, driven by real input events.

    python3 Tests/BrowserTests/playground/test_playground.py .build/debug/headers
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.dirname(HERE)]
from browsers import Chromium, wait
from page import Page, traces

TOOL = os.path.abspath(sys.argv.pop(1)) if len(sys.argv) > 1 else ".build/debug/headers"
FOLDER = tempfile.mkdtemp(prefix="playground-test-")
FILE = os.path.join(FOLDER, "page.html")
SLOP = 10
TECHNIQUES = ["twitter-condense", "facebook-hide", "tiki-condense", "elastic-stretch",
              "offscreen-container", "sticky-pull-reveal"]


def setUpModule():
    global browser, page
    subprocess.run([TOOL, "playground", "-o", FILE], check=True)
    browser = Chromium(downloads=FOLDER)
    page = Page(browser, FILE, TOOL)


def tearDownModule():
    browser.close()


class Opening(unittest.TestCase):
    def test_is_interactive_within_a_second_and_nothing_shifts(self):
        for width, height in ((1440, 900), (360, 740)):
            browser.resize(width, height)
            page.open()
            ready = page.see("performance.getEntriesByName('ready')[0].startTime")
            print(f"\n  {width} px: interactive after {ready:.0f} ms", end="")
            self.assertLess(ready, 1000)
            shift = page.see("""new Promise(done => {
              new PerformanceObserver(list => 0).observe({type: 'layout-shift', buffered: true});
              const o = new PerformanceObserver(list => done(
                list.getEntries().reduce((sum, entry) => sum + entry.value, 0)));
              o.observe({type: 'layout-shift', buffered: true});
              setTimeout(() => done(0), 300);
            })""")
            self.assertEqual(shift, 0)
            self.assertEqual(
                page.see("document.scrollingElement.scrollWidth"), width, "no sideways scrolling")
        page.open("#sticky-pull-reveal")
        card = page.box(".card:has(:checked)")
        self.assertTrue(0 <= card["left"] and card["right"] <= 360, "the chosen card is in sight")
        browser.resize(1440, 900)

    def test_says_what_it_needs_where_it_does_not_run(self):
        seen = "document.querySelector('.needs')?.checkVisibility({checkVisibilityCSS: true}) ?? false"
        page.open()
        self.assertFalse(page.see(seen))
        browser.call("Emulation.setScriptExecutionDisabled", {"value": True})
        browser.call("Page.navigate", {"url": "about:blank"})
        browser.call("Page.navigate", {"url": page.url})
        wait(lambda: page.see(seen))
        box = page.box(".needs")
        self.assertTrue(0 < box["top"] and box["bottom"] < 300, "in sight, below the heading")
        browser.call("Emulation.setScriptExecutionDisabled", {"value": False})

    def test_has_every_technique_with_its_sentence(self):
        page.open()
        listed = subprocess.run([TOOL, "list"], capture_output=True, text=True).stdout
        cards = page.see("[...document.querySelectorAll('.card input')].map(card => card.value)")
        self.assertEqual(cards, [line.split()[0] for line in listed.splitlines()
                                 if line and line[0] != " "])
        spoken = " ".join(listed.split())
        for sentence in page.see(
                "[...document.querySelectorAll('.card strong + span')].map(s => s.textContent)"):
            self.assertIn(sentence, spoken)

    def test_every_control_has_a_name_and_the_keyboard_reaches_it(self):
        page.open("#twitter-condense&minimum-height=30")
        nodes = browser.call("Accessibility.getFullAXTree")["nodes"]
        for node in nodes:
            role = node.get("role", {}).get("value")
            if role in ("button", "slider", "spinbutton", "switch", "radio", "combobox", "group"):
                if role == "group" and not node.get("properties"):
                    continue
                self.assertTrue(node.get("name", {}).get("value") or role == "group", node)
        expected = page.see("""[...document.querySelectorAll('button,input,select,[tabindex]')]
          .filter(e => !e.disabled && !e.hidden && e.type !== 'radio'
            && getComputedStyle(e).visibility === 'visible').length""")
        browser.mouse("move", 2, 2)
        reached = set()
        for _ in range(expected + 12):
            browser.key("Tab")
            reached.add(page.see("""(e => e === document.body ? '' : e.id || e.getAttribute('aria-label')
              || e.value || e.textContent)(document.activeElement)"""))
        reached.discard("")
        # One stop for each group of radio buttons besides.
        self.assertGreaterEqual(len(reached), expected)
        for name in ("screen", "watch", "record", "copy-swift", "device", "parameters-minimum-height"):
            self.assertIn(name, reached)


class Dragging(unittest.TestCase):
    def setUp(self):
        page.open()

    def test_condenses_the_header_by_exactly_the_travel_beyond_the_slop(self):
        travel = page.drag(500, -40, lift=False)
        time.sleep(0.1)
        _, height = page.header()
        self.assertAlmostEqual(59 + 88 - height, -travel - SLOP, delta=1 / 3)
        self.assertEqual(page.offset(), 0, "the content stands still meanwhile")
        browser.mouse("up", *page.at(460))
        page.rest()

    def test_lifted_half_way_it_snaps_to_the_nearer_end(self):
        page.drag(500, -30, hold=0.2)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 59 + 88, delta=0.1)
        page.drag(500, -46, hold=0.2)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 59 + 44, delta=0.1)

    def test_a_flick_decelerates_and_comes_to_rest(self):
        page.drag(600, -300, steps=8)
        offsets = []
        for _ in range(14):
            offsets.append(page.offset())
            time.sleep(0.05)
        steps = [b - a for a, b in zip(offsets, offsets[1:])]
        self.assertGreater(offsets[-1], offsets[0] + 100, offsets)
        self.assertGreater(sum(steps[:5]), sum(steps[-5:]), "it slows down")
        page.rest()
        self.assertAlmostEqual(page.header()[1], 59 + 44, delta=0.1)

    def test_a_finger_does_the_same_on_a_telephone(self):
        browser.resize(360, 740)
        browser.call("Emulation.setTouchEmulationEnabled", {"enabled": True})
        page.open()
        top = page.see("scrollY")
        travel = page.drag(500, -45, lift=False, hand=browser.finger)
        time.sleep(0.1)
        self.assertAlmostEqual(59 + 88 - page.header()[1], -travel - SLOP, delta=1 / 3)
        browser.finger("up", 0, 0)
        page.rest()
        self.assertEqual(page.see("scrollY"), top, "the page itself does not scroll")
        browser.call("Emulation.setTouchEmulationEnabled", {"enabled": False})
        browser.resize(1440, 900)

    def test_a_wheel_moves_the_content_by_what_it_says_and_flings_nothing(self):
        scale = page.scale
        x, y = page.at(500)
        for _ in range(40):
            browser.wheel(x, y, 6)
            time.sleep(0.01)
        page.rest()
        self.assertAlmostEqual(page.offset() + 44, 240 / scale, delta=0.5)
        browser.wheel(x, y, 120)
        page.rest()
        self.assertAlmostEqual(page.offset() + 44, 360 / scale, delta=0.7, msg="a notch")

    def test_keys_scroll_and_go_to_either_end(self):
        page.see("document.getElementById('screen').focus()")
        browser.key("ArrowDown")
        browser.key("ArrowDown")
        page.rest()
        self.assertAlmostEqual(page.offset() + 44, 120, delta=0.4)
        browser.key("End")
        page.rest()
        self.assertAlmostEqual(page.offset(), 2000 - (852 - 103), delta=0.1)
        browser.key("Home")
        page.rest()
        self.assertEqual(page.offset(), 0)
        self.assertAlmostEqual(page.header()[1], 147, delta=0.1, msg="the top opens it")
        browser.key("PageDown")
        page.rest()
        self.assertGreater(page.offset(), 500)

    def test_a_tap_on_the_clock_goes_to_the_top(self):
        page.drag(600, -300, hold=0.2)
        page.rest()
        self.assertGreater(page.offset(), 200)
        browser.mouse("down", *page.at(20, 60))
        browser.mouse("up", *page.at(20, 60))
        page.rest()
        self.assertEqual(page.offset(), 0)


class Techniques(unittest.TestCase):
    """Each technique reacts as its guide says."""

    def start(self, name):
        page.open()
        page.choose(name)
        page.rest()

    def test_twitter_opens_wherever_the_finger_turns(self):
        self.start("twitter-condense")
        page.drag(700, -500, hold=0.2)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 103, delta=0.1)
        logo = "getComputedStyle(document.querySelector('.is-logo')).opacity"
        self.assertLess(float(page.see(logo)), 0.01)
        title = page.part("title")
        self.assertAlmostEqual(title["left"] + title["width"] / 2, 393 / 2, delta=1)
        self.assertAlmostEqual(title["top"], 59 + 10, delta=0.5)
        page.drag(300, 80, hold=0.2)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 147, delta=0.1)
        self.assertGreater(page.offset(), 300)

    def test_facebook_goes_away_completely_and_returns(self):
        self.start("facebook-hide")
        page.drag(700, -300, hold=0.2)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 59, delta=0.1)
        page.drag(300, 120, hold=0.2)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 147, delta=0.1)

    def test_tiki_makes_room_for_the_buttons(self):
        self.start("tiki-condense")
        wide = page.part("search-field")["width"]
        page.drag(700, -200, hold=0.2)
        page.rest()
        self.assertAlmostEqual(wide - page.part("search-field")["width"], 68, delta=0.5)

    def test_elastic_stretches_and_leaves_with_the_content(self):
        self.start("elastic-stretch")
        page.drag(400, 200, lift=False)
        time.sleep(0.1)
        top, height = page.header()
        self.assertGreater(height, 250)
        self.assertAlmostEqual(top, 0, delta=0.1)
        browser.mouse("up", *page.at(600))
        page.rest()
        self.assertAlmostEqual(page.header()[1], 200, delta=0.1)
        page.drag(700, -400, hold=0.2)
        page.rest()
        self.assertLess(sum(page.header()), 1)

    def test_offscreen_slides_to_its_foot_and_changes_colour_there_only(self):
        self.start("offscreen-container")
        color = "document.querySelector('.part.background').classList.contains('other')"
        page.drag(800, -300, hold=0.2)
        page.rest()
        self.assertFalse(page.see(color))
        self.assertGreater(sum(page.header()), 110)
        page.drag(800, -300, hold=0.2)
        page.rest()
        self.assertAlmostEqual(sum(page.header()), 100, delta=0.1)
        self.assertTrue(page.see(color))

    def test_sticky_is_hidden_until_it_is_pulled_out(self):
        self.start("sticky-pull-reveal")
        self.assertLess(sum(page.header()), 59.1)
        page.drag(300, 260, hold=0.1)
        page.rest()
        top, height = page.header()
        self.assertAlmostEqual(top, 59, delta=0.1)
        self.assertAlmostEqual(height, 60, delta=0.1)
        page.drag(700, -300, steps=6)
        page.rest()
        self.assertLess(sum(page.header()), 59.1)


class Controls(unittest.TestCase):
    """Every control changes what it says."""

    def setUp(self):
        page.open()

    def collapse(self):
        page.click("#collapse")
        page.rest()

    def test_lengths_of_headers(self):
        for technique, name, value, seen in (
                ("twitter-condense", "maximum-height", 120, 59 + 120),
                ("facebook-hide", "maximum-height", 70, 59 + 70),
                ("tiki-condense", "maximum-height", 100, 59 + 100),
                ("elastic-stretch", "height", 260, 260),
                ("offscreen-container", "expanded-height", 300, 300),
                ("sticky-pull-reveal", "height", 90, 90)):
            page.choose(technique)
            page.enter("parameters", name, value)
            page.rest()
            self.assertAlmostEqual(page.header()[1], seen, delta=0.1, msg=f"{technique} {name}")
            self.assertIn(f'"{name}", .number({value})', page.text("#swift"))
            self.assertIn(f"--{name} {value}", page.text("#command"))

    def test_collapsed_lengths(self):
        for technique, name, value, seen in (
                ("twitter-condense", "minimum-height", 30, 59 + 30),
                ("tiki-condense", "minimum-height", 50, 59 + 50),
                ("offscreen-container", "collapsed-height", 140, 140)):
            page.choose(technique)
            page.enter("parameters", name, value)
            self.collapse()
            self.assertAlmostEqual(sum(page.header()), seen, delta=0.1, msg=f"{technique} {name}")

    def test_snap_threshold_decides_which_end(self):
        for technique in ("twitter-condense", "facebook-hide", "tiki-condense"):
            page.open(f"#{technique}&snap-threshold=0.9")
            page.drag(500, -30, hold=0.2)
            page.rest()
            self.assertLess(page.header()[1], 110, technique)

    def test_durations(self):
        def seconds(technique, name, value):
            page.open(f"#{technique}")
            page.enter("parameters", name, value)
            start = time.time()
            page.click("#collapse" if technique != "sticky-pull-reveal" else "#expand")
            page.rest()
            return time.time() - start
        for technique, name in (("twitter-condense", "snap-duration"),
                                ("facebook-hide", "snap-duration"),
                                ("tiki-condense", "snap-duration"),
                                ("sticky-pull-reveal", "reveal-duration")):
            slow, fast = seconds(technique, name, 1.5), seconds(technique, name, 0)
            self.assertGreater(slow - fast, 1, f"{technique} {name}")

    def test_freezes_content(self):
        page.click("#parameters-freezes-content")
        page.drag(500, -40, hold=0.2, lift=False)
        self.assertGreater(page.offset(), 20)
        browser.mouse("up", *page.at(460))

    def test_sliders_by_keyboard_and_reset(self):
        for technique in TECHNIQUES:
            page.choose(technique)
            for name in page.see("[...document.querySelectorAll('#parameters [type=range]')].map(e => e.id)"):
                before = page.see(f"document.getElementById('{name}').value")
                page.see(f"document.getElementById('{name}').focus()")
                browser.key("ArrowLeft" if name.endswith(("height",)) and "collapsed" in name else "ArrowRight")
                after = page.see(f"document.getElementById('{name}').value")
                self.assertNotEqual(before, after, name)
                self.assertIn(name.removeprefix("parameters-"), page.text("#swift"))
                page.click(f".control:has(#{name}) .reset")
                self.assertEqual(page.see(f"document.getElementById('{name}').value"), before)
            self.assertNotIn("applying", page.text("#swift"))

    def test_values_that_are_refused_are_explained_and_change_nothing(self):
        page.enter("parameters", "minimum-height", 500)
        control = ".control:has(#parameters-minimum-height)"
        self.assertEqual(page.text(f"{control} .complaint"),
                         "“Minimum height” cannot be more than “Maximum height”")
        self.assertEqual(page.see("document.getElementById('parameters-minimum-height').value"), "44")
        page.enter("parameters", "snap-duration", 77)
        self.assertEqual(page.text(".control:has(#parameters-snap-duration) .complaint"), "Takes 0 to 5")
        self.assertEqual(page.text(f"{control} .complaint"), "", "which is another control's now")

    def test_settings_of_the_phone(self):
        page.enter("settings", "content-size", 3000)
        page.see("document.getElementById('screen').focus()")
        browser.key("End")
        page.rest()
        self.assertAlmostEqual(page.offset(), 3000 - (852 - page.header()[1]), delta=0.1)
        page.open()
        page.enter("settings", "container-height", 700)
        self.assertEqual(page.see("document.getElementById('screen').offsetHeight"), 700)
        page.enter("settings", "safe-area-top", 20)
        page.rest()
        self.assertAlmostEqual(page.header()[1], 108, delta=0.1)
        page.see("document.getElementById('device').focus()")
        browser.key("ArrowUp")
        self.assertEqual(page.see("document.getElementById('screen').offsetWidth"), 375)
        self.assertEqual(page.see("document.getElementById('screen').offsetHeight"), 667)
        self.assertIn("--container-height 667 --safe-area-top 20 --scale 2", page.text("#command"))
        page.click("#reset")
        self.assertEqual(page.text("#command"), "headers simulate twitter-condense --safe-area-top 59")
        self.assertEqual(page.see("document.getElementById('screen').offsetWidth"), 393)

    def test_frame_rate_scale_and_reduced_motion(self):
        page.see("document.getElementById('settings-frame-rate').focus()")
        browser.key("ArrowDown")
        self.assertIn("--frame-rate 120", page.text("#command"))
        page.see("document.getElementById('settings-scale').focus()")
        browser.key("ArrowUp")
        browser.key("ArrowUp")
        self.assertIn("--scale 1", page.text("#command"))
        page.drag(500, -37, hold=0.2, lift=False)
        self.assertAlmostEqual(page.header()[1] % 1, 0, delta=0.02, msg="whole points at scale 1")
        browser.mouse("up", *page.at(460))
        page.rest()
        page.click("#settings-reduce-motion")
        page.click("#collapse")
        self.assertAlmostEqual(page.header()[1], 103, delta=0.1, msg="at once")

    def test_reduced_motion_of_the_system_is_the_phones(self):
        browser.resize(1440, 900, reduced=True)
        page.open()
        self.assertTrue(page.see("document.getElementById('settings-reduce-motion').checked"))
        browser.resize(1440, 900)

    def test_pause_step_speed_and_start_over(self):
        page.drag(600, -300, steps=8)
        page.click("#pause")
        before = page.offset()
        time.sleep(0.3)
        self.assertEqual(page.offset(), before)
        self.assertEqual(page.text("#mode"), "Paused")
        page.click("#step")
        after = page.offset()
        self.assertTrue(before < after < before + 60, (before, after))
        page.click("#pause")
        page.click("#speeds label:last-child")
        time.sleep(0.2)
        first = page.offset()
        time.sleep(0.3)
        self.assertLess(page.offset() - first, 200, "slow motion")
        page.click("#restart")
        page.rest()
        self.assertEqual(page.offset(), 0)
        self.assertIn("speed=0.1", wait(lambda: "speed" in page.see("location.hash") and page.see("location.hash")))


class Taking(unittest.TestCase):
    def setUp(self):
        page.open("#twitter-condense&minimum-height=30&content-size=2600")

    def test_copies_and_says_so(self):
        for button, source in (("#copy-swift", "#swift"), ("#copy-command", "#command")):
            page.click(button)
            wait(lambda: page.text(button) == "Copied")
            copied = page.see("navigator.clipboard.readText()")
            self.assertEqual(copied.strip(), page.text(source).strip())
            wait(lambda: page.text(button) != "Copied")

    def test_a_recorded_gesture_replays_and_is_the_tools_to_the_last_byte(self):
        page.click("#record")
        page.see("document.getElementById('phone').scrollIntoView({block: 'center'})")
        page.drag(600, -160, steps=12)
        time.sleep(0.6)
        page.drag(300, 70, hold=0.1)
        page.rest()
        end = page.offset(), page.header()
        page.click("#record")
        trace = page.saved("#save-trace")
        path = os.path.join(FOLDER, "recorded.csv")
        with open(path, "w") as file:
            file.write(trace)
        self.assertTrue(trace.startswith("t_ms,phase,x,y\n0,down,"))
        self.assertEqual(page.saved("#save-rows"), page.native_rows(path))
        page.click("#replay")
        wait(lambda: page.text("#mode") == "")
        page.rest()
        self.assertEqual((page.offset(), page.header()), end)
        # Wheels and keys are recorded as the finger that stands for them.
        page.click("#record")
        page.see("document.getElementById('phone').scrollIntoView({block: 'center'})")
        x, y = page.at(500)
        for _ in range(10):
            browser.wheel(x, y, 15)
            time.sleep(0.02)
        page.see("document.getElementById('screen').focus()")
        browser.key("ArrowUp")
        time.sleep(0.8)
        page.click("#record")
        with open(path, "w") as file:
            file.write(page.saved("#save-trace"))
        self.assertEqual(page.saved("#save-rows"), page.native_rows(path))

    def test_a_trace_downloads_as_a_file(self):
        page.click("#record")
        page.see("document.getElementById('phone').scrollIntoView({block: 'center'})")
        page.drag(600, -60)
        page.click("#record")
        page.click("#save-trace")
        name = os.path.join(FOLDER, "twitter-condense-trace.csv")
        wait(lambda: os.path.exists(name))

    def test_a_link_carries_everything(self):
        page.click("#record")
        page.see("document.getElementById('phone').scrollIntoView({block: 'center'})")
        page.drag(600, -60)
        page.click("#record")
        rows = page.saved("#save-rows")
        texts = page.text("#swift"), page.text("#command")
        page.click("#copy-link")
        wait(lambda: page.text("#copy-link") == "Copied")
        link = page.see("navigator.clipboard.readText()")
        self.assertIn("#twitter-condense&minimum-height=30&content-size=2600&gesture=", link)
        page.open("#" + link.split("#")[1])
        self.assertEqual((page.text("#swift"), page.text("#command")), texts)
        self.assertEqual(page.saved("#save-rows"), rows)

    def test_a_link_that_was_damaged_opens_the_page_with_what_is_left_of_it(self):
        for fragment, title in (("#100%", "Condense like Twitter"),
                                ("#facebook-hide&maximum-height=%&x", "Hide like Facebook"),
                                ("#facebook-hide&maximum-height=-5&gesture=&&=", "Hide like Facebook")):
            page.open(fragment)
            self.assertEqual(page.text("#tune-title"), title)
            self.assertEqual(page.see("document.querySelectorAll('.reset:not(.idle)').length"), 0)
        page.open()

    def test_a_trace_that_is_none_is_refused_with_what_was_expected(self):
        for content, complaint in (("a,b\n", "expected a first line naming t_ms,phase,x,y"),
                                   ("t_ms,phase,x,y\n0,move,1,1\n", "line 2: the finger cannot do that"),
                                   ("t_ms,phase,x,y\n0,down,1,z\n", "line 2: a number is missing or"),
                                   ("t_ms,phase,x,y\n0,down,1\n", "line 2: a number is missing or"),
                                   ("t_ms,phase,x,y\n\n0,mov,1,1\n", "line 3: expected the phase down,"),
                                   ("t_ms,phase,x,y\n5,down,1,1\n4,up,1,1\n", "line 3: it is earlier")):
            path = os.path.join(FOLDER, "bad.csv")
            with open(path, "w") as file:
                file.write(content)
            page.open()
            page.open_trace(path)
            self.assertIn(complaint, page.text("#complaint"))
            self.assertEqual(page.see("getComputedStyle(document.getElementById('complaint')).color"),
                             page.see("getComputedStyle(document.querySelector('.control .complaint')).color"))

    def test_every_shared_trace_and_technique_gives_the_tools_rows(self):
        if not traces():
            self.skipTest("there are no shared traces beside the project")
        compared = 0
        for technique in TECHNIQUES:
            page.open(f"#{technique}")
            for trace in traces():
                page.open_trace(trace)
                rows = page.saved("#save-rows")
                self.assertEqual(rows, page.native_rows(trace), f"{technique} {trace}")
                self.assertGreater(len(rows.splitlines()), 3)
                compared += 1
        print(f"\n  {compared} trajectories, each the same bytes", end="")


class Speed(unittest.TestCase):
    """Script per frame on a machine four times slower.

    A page that asks for frames and does nothing in them costs something as well, which depends on
    the machine and on what else runs on it: it is measured beside, and is not the page's.
    """

    EMPTY = ("data:text/html,<body class=ready><script>"
             "const t=()=>requestAnimationFrame(t);t()</script>")

    def frames(self, move):
        """Milliseconds of script in each frame of what follows `move`."""
        browser.throttle(4)
        connection = browser.connection
        move()
        connection.events = [e for e in connection.events if "Tracing" not in e["method"]]
        connection.call("Tracing.start", {
            "categories": "devtools.timeline", "transferMode": "ReportEvents"})
        time.sleep(1.2)
        connection.call("Tracing.end")
        wait(lambda: [page.see("0")] and any(
            e["method"] == "Tracing.tracingComplete" for e in connection.events), 30)
        browser.throttle(1)
        # The thread's own time: what other processes take is not the page's.
        return [event.get("tdur", event["dur"]) / 1000 for message in connection.events
                if message["method"] == "Tracing.dataCollected"
                for event in message["params"]["value"]
                if event["name"] == "FireAnimationFrame" and "dur" in event]

    def test_a_frame_of_a_fling_takes_less_than_a_millisecond(self):
        browser.open(self.EMPTY)
        empty = statistics.median(self.frames(lambda: None))
        print(f"\n  an empty page: median {empty:.2f} ms", end="")
        for technique in TECHNIQUES:
            page.open(f"#{technique}&content-size=20000")
            frames = self.frames(lambda: page.drag(700, -500, steps=8))
            self.assertGreater(len(frames), 15)
            median = statistics.median(frames)
            print(f"\n  {technique}: median {median:.2f} ms in {len(frames)} frames", end="")
            self.assertLess(median - empty, 1)


class Quiet(unittest.TestCase):
    """Last: what the console has heard of all this."""

    def test_the_console_is_empty(self):
        self.assertEqual(browser.complaints(), [])
        self.assertLess(os.path.getsize(FILE), 300_000)


if __name__ == "__main__":
    loader = unittest.TestLoader()
    cases = (Opening, Dragging, Techniques, Controls, Taking, Speed, Quiet)
    chosen = [case for case in cases if not sys.argv[1:] or case.__name__ in sys.argv[1:]]
    suite = unittest.TestSuite(loader.loadTestsFromTestCase(case) for case in chosen)
    result = unittest.TextTestRunner(verbosity=2).run(suite)
    sys.exit(0 if result.wasSuccessful() else 1)
