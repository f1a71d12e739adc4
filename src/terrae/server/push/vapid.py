"""The key by which push services know this service, and what is signed with it (RFC 8292, VAPID)."""

from __future__ import annotations

import base64
import time

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from .encryption import CURVE, point_of

NUMBER_BYTES = 32
GOOD_FOR_S = 12 * 3600
"""For so long a push service takes a signature. It must be less than a day."""
RENEWED_S = 6 * 3600
MOST_KEPT = 64


def to_base64(data: bytes) -> str:
    """As the protocols write bytes: for addresses, without the signs that fill it up."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """The bytes of such a text; `ValueError` if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_secret() -> str:
    """A new private key, as the database holds it."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


class Vapid:
    """Signs what is sent to push services."""

    def __init__(self, secret: str, contact: str = "") -> None:
        self.key = ec.derive_private_key(int(secret, 16), CURVE)
        self.public = to_base64(point_of(self.key.public_key()))
        """What a browser is given when it subscribes: only this service can reach it then."""
        self.contact = contact
        self.kept: dict[str, tuple[float, str]] = {}
        """Headers by the origin that they are for, and when they were signed."""

    def header(self, origin: str) -> str:
        """The header `Authorization` for a push service."""
        now = time.time()
        signed = self.kept.get(origin)
        if signed is None or now - signed[0] > RENEWED_S:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            signed = self.kept[origin] = now, f"vapid t={self.token(origin, now)}, k={self.public}"
        return signed[1]

    def token(self, origin: str, now: float) -> str:
        claims: dict[str, str | int] = {"aud": origin, "exp": int(now) + GOOD_FOR_S}
        if self.contact:
            claims["sub"] = self.contact
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(to_base64(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{to_base64(r.to_bytes(NUMBER_BYTES, 'big') + s.to_bytes(NUMBER_BYTES, 'big'))}"
