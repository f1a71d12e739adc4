"""Which addresses notices are sent to. A stranger names them, so only push services that are known are taken."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec

from ..errors import Fault
from .encryption import AUTH_BYTES, CURVE, POINT_BYTES
from .vapid import from_base64

KNOWN = ("fcm.googleapis.com", "updates.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com")
"""The push services of the browsers' makers; a star stands for one part of a name or several."""
HTTPS = 443


@dataclass(frozen=True)
class Endpoint:
    """Where notices for one browser are sent."""

    host: str
    port: int
    target: str
    """The path and what follows it."""
    is_named: bool
    """Was its push service named when this service was started? Then it may have an address that is not public."""

    @property
    def origin(self) -> str:
        return f"https://{self.authority}"

    @property
    def authority(self) -> str:
        return self.host if self.port == HTTPS else f"{self.host}:{self.port}"


def endpoint_of(url: str, named: Iterable[str] = ()) -> Endpoint | None:
    """Where that is; None if it is no address of a push service that is known or named."""
    if not url.isascii() or not url.isprintable() or " " in url or "\\" in url or "#" in url:
        return None
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or HTTPS
    except ValueError:
        return None
    if parts.scheme != "https" or "@" in parts.netloc:
        return None
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    is_named = any(f"{host}:{port}" == name or (host == name and port == HTTPS) for name in named)
    found = Endpoint(host, port, target, is_named)
    return found if is_named or (port == HTTPS and any(matches(host, known) for known in KNOWN)) else None


def matches(host: str, known: str) -> bool:
    return host.endswith(known[1:]) and host != known[2:] if known.startswith("*") else host == known


def check_keys(reader: str, auth: str) -> None:
    """`Fault` if these are no keys of a subscription."""
    try:
        point, secret = from_base64(reader), from_base64(auth)
        if len(point) != POINT_BYTES or len(secret) != AUTH_BYTES:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except ValueError:
        raise Fault("refused", "these are no keys of a push subscription") from None
