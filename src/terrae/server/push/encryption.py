"""Encrypts a notice so that one browser alone can read it (RFC 8291, with the content encoding of RFC 8188)."""

from __future__ import annotations

import os

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT_BYTES = 65
AUTH_BYTES = 16
SALT_BYTES = 16
RECORD_BYTES = 4096
"""Of one record, the only one; a push service need not take more."""
PADDED_BYTES = 1024
"""Every notice is filled up to so many bytes: how long it is tells nothing."""
LAST_RECORD = b"\x02"


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as the protocols write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypted(
    message: bytes,
    reader: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    padded: int = PADDED_BYTES,
) -> bytes:
    """The body of a request to a push service, for the browser with this public key and this secret.

    The key pair and the salt are new for each notice, unless a test gives them. `ValueError` if the key is none.
    """
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    sender = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, reader))
    secret = derived(shared, auth, b"WebPush: info\0" + reader + sender, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    filled = (message + LAST_RECORD).ljust(padded, b"\0")
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, filled, None)
