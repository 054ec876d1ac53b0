"""Chromium over the DevTools protocol and Firefox over WebDriver BiDi, with real input events."""

import base64
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time

from websocket import WebSocket


# Seconds after which something hangs. A slow machine needs minutes for a film.
PATIENCE = 600


class Failure(Exception):
    """An exception in the page, or an error of the browser."""


class Process:
    """A browser's process, with a temporary profile."""

    def __init__(self, arguments, pattern):
        self.folder = tempfile.mkdtemp(prefix="playground-")
        self.log = os.path.join(self.folder, "log")
        with open(self.log, "w") as log:
            self.child = subprocess.Popen(
                [word.replace("PROFILE", self.folder) for word in arguments],
                stdout=log, stderr=subprocess.STDOUT, start_new_session=True)
        deadline = time.time() + PATIENCE
        while time.time() < deadline and self.child.poll() is None:
            with open(self.log) as log:
                found = re.search(pattern, log.read())
            if found:
                self.address = found.group(1)
                return
            time.sleep(0.05)
        with open(self.log) as log:
            raise Failure("the browser did not start:\n" + log.read()[-2000:])

    def close(self):
        # The whole group, because a script may have started the browser.
        os.killpg(self.child.pid, signal.SIGTERM)
        try:
            self.child.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.child.pid, signal.SIGKILL)
            self.child.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Connection:
    """Sends commands and waits for their answers. Keeps the events that arrive meanwhile."""

    def __init__(self, url):
        self.socket = WebSocket(url, PATIENCE)
        self.number = 0
        self.events = []

    def call(self, method, parameters=None, **extra):
        return self.answer(self.send(method, parameters, **extra), method)

    def send(self, method, parameters=None, **extra):
        """Sends a command, and returns its number."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters or {}, **extra}
        self.socket.send(json.dumps(message))
        return self.number

    def answer(self, number, method):
        while True:
            answer = self.receive()
            if answer.get("id") != number:
                continue
            if "error" in answer:
                raise Failure(f"{method}: {answer.get('message') or answer['error']}")
            return answer["result"]

    def receive(self):
        message = json.loads(self.socket.receive())
        if "method" in message:
            self.events.append(message)
        return message


class Chromium:
    """A headless Chromium with one page."""

    name = "chromium"

    def __init__(self, width=1440, height=900, downloads=None):
        names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
        binary = next(filter(None, map(shutil.which, names)), None)
        if binary is None:
            raise Failure("there is no Chromium; 'apt-get install chromium-headless-shell' brings one")
        self.process = Process(
            [binary, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--no-first-run", "--disable-dev-shm-usage", "--remote-debugging-port=0", "--user-data-dir=PROFILE",
             "--disable-background-networking", "--force-color-profile=srgb", "about:blank"],
            r"DevTools listening on (ws://\S+)")
        self.connection = Connection(self.process.address)
        target = self.connection.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        attached = self.connection.call(
            "Target.attachToTarget", {"targetId": target, "flatten": True})
        self.session = attached["sessionId"]
        for domain in ("Page", "Runtime", "Log", "DOM"):
            self.call(f"{domain}.enable")
        self.call("Page.setLifecycleEventsEnabled", {"enabled": True})
        self.call("Browser.grantPermissions", {"permissions": ["clipboardReadWrite"]})
        if downloads:
            self.call("Browser.setDownloadBehavior",
                      {"behavior": "allow", "downloadPath": downloads})
        self.resize(width, height)

    def call(self, method, parameters=None):
        return self.connection.call(method, parameters, sessionId=self.session)

    def resize(self, width, height, scale=1, dark=False, reduced=False, mobile=None, forced=False):
        """Sets the screen and the user's preferences. A narrow screen is a phone's, unless `mobile` is given."""
        self.call("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": scale,
            "mobile": width < 700 if mobile is None else mobile})
        self.call("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce" if reduced else "no-preference"},
            {"name": "forced-colors", "value": "active" if forced else "none"},
        ]})

    def throttle(self, rate):
        self.call("Emulation.setCPUThrottlingRate", {"rate": rate})

    def open(self, url):
        """Opens `url`, and waits until it is loaded."""
        for address in ("about:blank", url):
            self._load("Page.navigate", {"url": address})

    def reload(self):
        """Reloads the page, and waits until it is loaded."""
        self._load("Page.reload")

    def _load(self, method, parameters=None):
        """Sends a command that loads a page, and waits for events only: a page that is being replaced may answer a
        command with an error."""
        old = self.call("Page.getFrameTree")["frameTree"]["frame"]
        earlier = len(self.connection.events)
        self.call(method, parameters)
        while not any(
                event["method"] == "Page.lifecycleEvent" and event["params"]["name"] == "load"
                and event["params"]["frameId"] == old["id"] and event["params"]["loaderId"] != old["loaderId"]
                for event in self.connection.events[earlier:]):
            self.connection.receive()

    def evaluate(self, script):
        answer = self.call("Runtime.evaluate", {
            "expression": script, "returnByValue": True, "awaitPromise": True})
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise Failure(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def complaints(self):
        """Returns the console's errors and warnings, and the exceptions, so far."""
        self.evaluate("0")
        found = []
        for event in self.connection.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                found.append(json.dumps(parameters["exceptionDetails"])[:400])
            if method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning"):
                found.append(json.dumps(parameters["args"])[:400])
            if method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
                found.append(json.dumps(parameters["entry"])[:400])
        return found

    def screenshot(self):
        """Returns a screenshot of the page, as PNG."""
        return base64.b64decode(self.call("Page.captureScreenshot", {"format": "png"})["data"])

    # Input, as from a mouse, a finger, a wheel and a keyboard.

    def mouse(self, kind, x, y):
        self.call("Input.dispatchMouseEvent", {
            "type": {"down": "mousePressed", "move": "mouseMoved", "up": "mouseReleased"}[kind],
            "x": x, "y": y, "button": "left", "buttons": 0 if kind == "up" else 1,
            "clickCount": 1})

    def flick(self, x, y, distance, milliseconds=120):
        """Drags the mouse by `distance` and releases it in motion. Sends all steps at once, with their times: with an
        answer to each, a busy machine would pause the mouse before the release."""
        steps, start = 10, time.time()
        for step in range(steps + 2):
            number = self.connection.send("Input.dispatchMouseEvent", {
                "type": {0: "mousePressed", steps + 1: "mouseReleased"}.get(step, "mouseMoved"), "x": x,
                "y": y + distance * min(step, steps) / steps, "button": "left", "buttons": 0 if step > steps else 1,
                "clickCount": 1, "timestamp": start + milliseconds / 1000 * step / steps}, sessionId=self.session)
        self.connection.answer(number, "Input.dispatchMouseEvent")

    def finger(self, kind, x, y):
        self.call("Input.dispatchTouchEvent", {
            "type": {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}[kind],
            "touchPoints": [] if kind == "up" else [{"x": x, "y": y}]})

    def wheel(self, x, y, delta):
        self.call("Input.dispatchMouseEvent", {
            "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": delta})

    def key(self, name, modifiers=0):
        code, text = KEYS[name]
        parameters = {"key": name, "code": name, "windowsVirtualKeyCode": code, "modifiers": modifiers}
        if text and not modifiers:
            parameters["text"] = text
        self.call("Input.dispatchKeyEvent", {"type": "keyDown", **parameters})
        self.call("Input.dispatchKeyEvent", {"type": "keyUp", **parameters})

    def type(self, text):
        for letter in text:
            self.call("Input.dispatchKeyEvent", {"type": "char", "text": letter})

    def choose_file(self, selector, path):
        root = self.call("DOM.getDocument")["root"]["nodeId"]
        node = self.call("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
        self.call("DOM.setFileInputFiles", {"nodeId": node, "files": [path]})

    def close(self):
        self.connection.socket.close()
        self.process.close()


KEYS = {
    "ArrowDown": (40, ""), "ArrowUp": (38, ""), "ArrowRight": (39, ""), "ArrowLeft": (37, ""),
    "PageDown": (34, ""), "PageUp": (33, ""), "Home": (36, ""), "End": (35, ""),
    "Tab": (9, ""), "Enter": (13, "\r"), " ": (32, " "), "Escape": (27, ""), "?": (191, "?"),
    "r": (82, "r"), "z": (90, "z"),
}


class Firefox:
    """A headless Firefox with one page."""

    name = "firefox"

    def __init__(self, width=1440, height=900):
        self.process = Process(
            ["firefox-esr", "--headless", "--no-remote", "--profile", "PROFILE",
             "--remote-debugging-port", "0", f"--width={width}", f"--height={height}"],
            r"WebDriver BiDi listening on (ws://\S+)")
        self.connection = Connection(self.process.address + "/session")
        self.connection.call("session.new", {"capabilities": {}})
        self.connection.call("session.subscribe", {"events": ["log.entryAdded"]})
        contexts = self.connection.call("browsingContext.getTree")["contexts"]
        self.context = contexts[0]["context"]
        self.connection.call("browsingContext.setViewport", {
            "context": self.context, "viewport": {"width": width, "height": height}})

    def open(self, url):
        """Releases pressed buttons, opens `url`, and waits until it is loaded. Opens an empty page first: otherwise
        an old page with the same address would count as the new one."""
        self.connection.call("input.releaseActions", {"context": self.context})
        for address in ("about:blank", url):
            self.connection.call("browsingContext.navigate", {
                "context": self.context, "url": address, "wait": "complete"})
        wait(lambda: self.evaluate(
            "location.href !== 'about:blank' && document.readyState === 'complete'"))

    def evaluate(self, script):
        answer = self.connection.call("script.evaluate", {
            "expression": f"Promise.resolve({script}).then(value => JSON.stringify(value))",
            "awaitPromise": True, "target": {"context": self.context}})
        if answer["type"] == "exception":
            raise Failure(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"].get("value", "null"))

    def complaints(self):
        self.evaluate("0")
        entries = [event["params"] for event in self.connection.events
                   if event.get("method") == "log.entryAdded"]
        return [entry["text"] for entry in entries if entry["level"] in ("error", "warn")]

    def mouse(self, kind, x, y):
        actions = {
            "down": [self._move(x, y), {"type": "pointerDown", "button": 0}],
            "move": [self._move(x, y)],
            "up": [self._move(x, y), {"type": "pointerUp", "button": 0}],
        }[kind]
        self._act({"type": "pointer", "id": "mouse", "actions": actions})

    def finger(self, kind, x, y):
        actions = {
            "down": [self._move(x, y), {"type": "pointerDown", "button": 0}],
            "move": [self._move(x, y)],
            "up": [{"type": "pointerUp", "button": 0}],
        }[kind]
        self._act({"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"},
                   "actions": actions})

    def flick(self, x, y, distance, milliseconds=120):
        """Drags the mouse by `distance` and releases it in motion, in one command. With a command for each step, a
        busy machine would pause the mouse before the release."""
        self._act({"type": "pointer", "id": "mouse", "actions": [
            self._move(x, y), {"type": "pointerDown", "button": 0},
            {**self._move(x, y + distance), "duration": milliseconds},
            {"type": "pointerUp", "button": 0}]})

    def wheel(self, x, y, delta):
        self._act({"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": int(x), "y": int(y), "deltaX": 0, "deltaY": int(delta)}]})

    def key(self, name):
        value = {"ArrowDown": "\ue015", "PageDown": "\ue00f", "Home": "\ue011"}[name]
        self._act({"type": "key", "id": "keys", "actions": [
            {"type": "keyDown", "value": value}, {"type": "keyUp", "value": value}]})

    def choose_file(self, selector, path):
        found = self.connection.call("browsingContext.locateNodes", {
            "context": self.context, "locator": {"type": "css", "value": selector}})
        self.connection.call("input.setFiles", {
            "context": self.context, "element": {"sharedId": found["nodes"][0]["sharedId"]},
            "files": [path]})

    @staticmethod
    def _move(x, y):
        return {"type": "pointerMove", "x": int(x), "y": int(y)}

    def _act(self, source):
        self.connection.call("input.performActions", {
            "context": self.context, "actions": [source]})

    def close(self):
        self.connection.socket.close()
        self.process.close()


def wait(condition):
    """Waits until `condition` returns something true, and returns that."""
    deadline = time.time() + PATIENCE
    while time.time() < deadline:
        result = condition()
        if result:
            return result
        time.sleep(0.02)
    raise Failure("the condition did not become true")
