"""A push service on loopback, as browsers' makers run them: it takes notices and says what a test tells it to say.

A `Browser` subscribes there. It alone has the private key, decrypts what arrives, and looks whether the service that
has sent it is the one that it has subscribed to (RFC 8030, 8188, 8291, 8292).
"""

from __future__ import annotations

import asyncio
import json
import os
import ssl
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import trustme
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from terrae.server.push.vapid import from_base64, to_base64

from ..client import PATIENCE_S

CURVE = ec.SECP256R1()
SALT, RECORD, POINT = 16, 4, 65
DAY_S = 24 * 3600


class Browser:
    """A browser that has subscribed to a push service."""

    def __init__(self, origin: str, name: str) -> None:
        self.origin, self.name = origin, name
        self.private = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)
        self.point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def body(self) -> dict[str, Any]:
        """What the page sends to the service."""
        return {
            "endpoint": f"{self.origin}/push/{self.name}",
            "p256dh": to_base64(self.point),
            "auth": to_base64(self.auth),
            "language": "en",
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """What was sent, decrypted by this browser's key alone."""
        salt, rest = body[:SALT], body[SALT:]
        size, rest = int.from_bytes(rest[:RECORD], "big"), rest[RECORD:]
        length, rest = rest[0], rest[1:]
        sender, sealed = rest[:length], rest[length:]
        assert (length, size) == (POINT, 4096)
        assert len(sealed) <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = HKDF(hashes.SHA256(), 32, self.auth, b"WebPush: info\0" + self.point + sender).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        text, mark, _ = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0").rpartition(b"\x02")
        assert mark
        found: dict[str, Any] = json.loads(text)
        return found


@dataclass
class Taken:
    """A request as the push service has heard it."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def name(self) -> str:
        return self.path.rsplit("/", 1)[-1]


def check_signature(taken: Taken, origin: str, key: str) -> dict[str, Any]:
    """The claims that the sender has signed with the key that the browser has subscribed with."""
    scheme, _, parameters = taken.headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in parameters.split(","))
    assert (scheme, given["k"]) == ("vapid", key)
    head, claims, signature = given["t"].split(".")
    assert json.loads(from_base64(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = from_base64(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(key))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    told: dict[str, Any] = json.loads(from_base64(claims))
    assert told["aud"] == origin
    assert time.time() < told["exp"] <= time.time() + DAY_S
    return told


@dataclass
class PushService:
    """What arrives, and what it answers."""

    origin: str
    authority: str
    answers: list[bytes] = field(default_factory=list)
    """Heads of the next answers; after them all is well."""
    taken: list[Taken] = field(default_factory=list)
    heard: asyncio.Event = field(default_factory=asyncio.Event)

    def browser(self, name: str = "ada") -> Browser:
        return Browser(self.origin, name)

    def answer(self, status: int, *headers: str) -> None:
        """The next answer."""
        self.answers.append("\r\n".join((f"HTTP/1.1 {status} told", *headers, "content-length: 0", "", "")).encode())

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            first, *lines = head.strip().split("\r\n")
            method, path, _ = first.split(" ")
            headers = dict(split(line) for line in lines)
            assert method == "POST"
            body = await reader.readexactly(int(headers["content-length"]))
            self.taken.append(Taken(path, headers, body))
            self.heard.set()
            writer.write(self.answers.pop(0) if self.answers else b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    async def next(self, number: int = 1) -> Taken:
        """Wait until so many requests have come; the last."""
        async with asyncio.timeout(PATIENCE_S):
            while len(self.taken) < number:
                self.heard.clear()
                await self.heard.wait()
        return self.taken[number - 1]


def split(line: str) -> tuple[str, str]:
    name, _, value = line.partition(": ")
    return name.lower(), value


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[PushService]:
    """Serve until the test is over. `authorities.pem` in the folder is what must be trusted."""
    authority = trustme.CA()
    authority.cert_pem.write_to_path(folder / "authorities.pem")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("localhost").configure_cert(context)
    running = PushService("", "")
    server = await asyncio.start_server(running.serve, "127.0.0.1", 0, ssl=context)
    running.authority = f"localhost:{server.sockets[0].getsockname()[1]}"
    running.origin = f"https://{running.authority}"
    try:
        yield running
    finally:
        server.close()
