"""A small WebSocket client: text messages to a browser on this machine."""

import base64
import os
import socket
import struct


class WebSocket:
    """A connection. Joins fragments, and answers pings."""

    def __init__(self, url, timeout):
        host, _, path = url.removeprefix("ws://").partition("/")
        name, _, port = host.partition(":")
        self.socket = socket.create_connection((name, int(port)), timeout)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self._fill()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0] + b" ":
            raise ConnectionError(head.decode(errors="replace"))

    def send(self, text):
        self._send(1, text.encode())

    def receive(self):
        message = b""
        while True:
            head = self._take(2)
            length = head[1] & 127
            if length == 126:
                (length,) = struct.unpack(">H", self._take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self._take(8))
            payload = self._take(length)
            kind = head[0] & 15
            if kind == 8:
                raise ConnectionError("the browser closed the connection")
            if kind == 9:
                self._send(10, payload)
            elif kind in (0, 1, 2):
                message += payload
                if head[0] & 128:
                    return message.decode()

    def close(self):
        self.socket.close()

    def _send(self, kind, payload):
        mask = os.urandom(4)
        length = len(payload)
        if length < 126:
            head = struct.pack(">BB", 128 | kind, 128 | length)
        elif length < 65536:
            head = struct.pack(">BBH", 128 | kind, 128 | 126, length)
        else:
            head = struct.pack(">BBQ", 128 | kind, 128 | 127, length)
        repeated = mask * (length // 4 + 1)
        masked = bytes(a ^ b for a, b in zip(payload, repeated))
        self.socket.sendall(head + mask + masked)

    def _take(self, count):
        while len(self.buffer) < count:
            self._fill()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def _fill(self):
        piece = self.socket.recv(65536)
        if not piece:
            raise ConnectionError("the browser closed the connection")
        self.buffer += piece
