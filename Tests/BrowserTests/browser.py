"""A headless Chromium, driven over the DevTools protocol through a pair of pipes."""

import base64
import json
import os
import shutil
import subprocess
import tempfile


class Browser:
    """One browser with one page. Needs nothing but Python and Chromium."""

    def __init__(self):
        binary = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
        if binary is None:
            raise SystemExit("browser: there is no Chromium; 'apt-get install chromium' brings one")
        self.profile = tempfile.TemporaryDirectory(prefix="headers-browser-")
        read_end, self.to_browser = os.pipe()
        self.from_browser, write_end = os.pipe()

        def take_pipes():
            # Commands come on descriptor 3, answers go to 4.
            commands, answers = os.dup(read_end), os.dup(write_end)
            os.dup2(commands, 3)
            os.dup2(answers, 4)

        arguments = [
            binary, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--force-device-scale-factor=1", "--no-first-run", "--disable-extensions",
            "--disable-dev-shm-usage", "--remote-debugging-pipe",
            f"--user-data-dir={self.profile.name}", "about:blank",
        ]
        self.process = subprocess.Popen(
            arguments, preexec_fn=take_pipes, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read_end)
        os.close(write_end)
        self.buffer = b""
        self.count = 0
        self.session = None
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self.session = self.call(
            "Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        self.call("Page.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.session = None
            self.call("Browser.close")
        except (OSError, RuntimeError):
            pass
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.to_browser)
        os.close(self.from_browser)
        self.profile.cleanup()

    def call(self, method, **parameters):
        """Calls `method` and gives its result."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.to_browser, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self):
        """The next message, an answer or an event."""
        while b"\0" not in self.buffer:
            piece = os.read(self.from_browser, 1 << 16)
            if not piece:
                raise RuntimeError("the browser has gone away")
            self.buffer += piece
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def open(self, url, size=(800, 1000), scheme="light", motion="no-preference", scale=1):
        """Shows `url` to a reader with these preferences, and waits until it is there."""
        self.call(
            "Emulation.setDeviceMetricsOverride", width=size[0], height=size[1],
            deviceScaleFactor=scale, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": motion},
        ])
        self.call("Page.navigate", url=url)
        while self.receive().get("method") != "Page.loadEventFired":
            pass

    def evaluate(self, expression):
        """The value of a JavaScript expression in the page."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("text", "exception"))
        return result["result"].get("value")

    def seek(self, milliseconds):
        """Stops every animation of the page at one time."""
        self.evaluate(
            "document.getAnimations().forEach(a => { a.pause(); a.currentTime = %r })" % milliseconds)

    def screenshot(self):
        """The page as it looks now, a PNG file's bytes."""
        return base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"])
