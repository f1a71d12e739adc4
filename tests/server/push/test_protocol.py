"""Encryption, signatures and addresses of Web Push."""

import asyncio
import socket
import ssl
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from terrae.server.errors import Fault
from terrae.server.push import post as posting
from terrae.server.push.encryption import CURVE, encrypted
from terrae.server.push.endpoints import KNOWN, check_keys, endpoint_of
from terrae.server.push.post import NotSent, post
from terrae.server.push.vapid import Vapid, from_base64, new_secret, to_base64

from .push_service import Browser, Taken, check_signature, push_service

pytestmark = pytest.mark.anyio

ORIGIN = "https://push.example.org"


def test_a_message_is_encrypted_as_the_example_of_the_standard() -> None:
    """RFC 8291, section 5."""
    private = int.from_bytes(from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    body = encrypted(
        b"When I grow up, I want to be a watermelon",
        from_base64("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        from_base64("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(private, CURVE),
        from_base64("DGv6ra1nlYgDCS1FRnbzlw"),
        padded=0,
    )
    assert to_base64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
        "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.attack("Runs a push service and reads or measures what passes through it.")
def test_only_the_browser_itself_can_read_a_notice_and_all_are_as_long() -> None:
    browser, other = Browser(ORIGIN, "ada"), Browser(ORIGIN, "eve")
    short, long = (
        encrypted(text, browser.point, browser.auth) for text in (b'{"a":1}', b'{"a":"' + b"x" * 500 + b'"}')
    )
    assert browser.read(short) == {"a": 1}
    assert len(short) == len(long)
    with pytest.raises(InvalidTag):
        other.read(short)


def test_a_signature_is_for_one_push_service_and_one_key() -> None:
    vapid = Vapid(new_secret(), "mailto:ada@example.org")
    taken = Taken("/", {"authorization": vapid.header(ORIGIN)}, b"")
    assert check_signature(taken, ORIGIN, vapid.public)["sub"] == "mailto:ada@example.org"
    with pytest.raises(AssertionError):
        check_signature(taken, "https://other.example.org", vapid.public)
    with pytest.raises(AssertionError):
        check_signature(taken, ORIGIN, Vapid(new_secret()).public)


GOOD = (
    "https://fcm.googleapis.com/fcm/send/abc:def",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://db5p.notify.windows.com/w/?token=abc",
)
BAD = (
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com@evil.example.org/x",
    "https://evil.example.org/fcm.googleapis.com",
    "https://fcm.googleapis.com.evil.example.org/x",
    "https://evilpush.apple.com/x",
    "https://push.apple.com/x",
    "https://localhost/x",
    "https://127.0.0.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "https://[::1/x",
    "https://fcm.googleapis.com\\@evil.example.org/x",
    "https://fcm.googleapis.com/x y",
    "https://fcm.googleapis.com/x\r\nhost: evil",
    "https://fcm.googleapis.com:99999/x",
    "https://fcm.googl\u0435apis.com/x",  # a Cyrillic letter
    "ftp://fcm.googleapis.com/x",
    "//fcm.googleapis.com/x",
    "",
)


@pytest.mark.attack("Lets the service send notices into its own network, or to anybody's server.")
def test_only_push_services_that_are_known_are_sent_to() -> None:
    assert len(GOOD) == len(KNOWN)
    for url in GOOD:
        found = endpoint_of(url)
        assert found is not None, url
        assert url == found.origin + found.target
    for url in BAD:
        assert endpoint_of(url) is None, url
    assert endpoint_of("https://push.local:8443/x", ("push.local:8443",)) is not None
    assert endpoint_of("https://push.local/x", ("push.local:8443",)) is None


@pytest.mark.attack("Lets the name of a known push service lead into the service's own network.")
async def test_a_known_name_with_an_address_that_is_not_public_is_not_sent_to(monkeypatch: pytest.MonkeyPatch) -> None:
    leads_to: list[str] = []

    async def lead_astray(*_: object, **__: object) -> list[object]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (leads_to[-1], 443))]

    async def connected(*_: object, **__: object) -> None:
        raise AssertionError("somebody was connected to")

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", lead_astray)
    monkeypatch.setattr(asyncio, "open_connection", connected)
    endpoint = endpoint_of(GOOD[0])
    assert endpoint is not None
    for address in ("127.0.0.1", "10.0.0.1", "169.254.169.254", "192.168.1.1", "::1", "fe80::1%eth0", "fd00::1"):
        leads_to.append(address)
        with pytest.raises(NotSent, match="not public"):
            await post(endpoint, {}, b"", ssl.create_default_context())


@pytest.mark.attack("Answers a notice with a redirection, without end, with an endless head, or not at all.")
async def test_whatever_a_push_service_answers_it_is_over_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with push_service(tmp_path) as service:
        context = ssl.create_default_context(cafile=tmp_path / "authorities.pem")
        endpoint = endpoint_of(f"{service.origin}/push/x", (service.authority,))
        assert endpoint is not None
        service.answer(302, "location: http://127.0.0.1/")
        assert (await post(endpoint, {}, b"x", context)).status == 302
        service.answers.append(b"HTTP/1.1 200 OK\r\nx: " + b"y" * 100_000)
        with pytest.raises(NotSent):
            await post(endpoint, {}, b"x", context)
        service.answers.append(b"HTTP/1.1 200 OK\r\ncontent-length: 1000000000\r\n\r\n" + b"z" * 100_000)
        assert (await post(endpoint, {}, b"x", context)).status == 200
        service.answers.append(b"nonsense\r\n\r\n")
        with pytest.raises(NotSent):
            await post(endpoint, {}, b"x", context)
        assert len(service.taken) == 4
        hangs = asyncio.Event()

        async def hang(*_: object) -> None:
            await hangs.wait()

        monkeypatch.setattr(posting, "address_of", hang)
        with pytest.raises(NotSent):
            await post(endpoint, {}, b"x", context, within_s=0.05)


async def test_only_a_push_service_with_a_true_certificate_is_sent_to(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        endpoint = endpoint_of(f"{service.origin}/push/x", (service.authority,))
        assert endpoint is not None
        with pytest.raises(NotSent):
            await post(endpoint, {}, b"x", ssl.create_default_context())
        assert service.taken == []


@pytest.mark.attack("Subscribes with keys that are none.")
def test_keys_must_be_those_of_a_subscription() -> None:
    browser = Browser(ORIGIN, "ada").body
    check_keys(browser["p256dh"], browser["auth"])
    for reader, auth in (
        (to_base64(b"\x04" + bytes(64)), browser["auth"]),  # no point of the curve
        (to_base64(bytes(65)), browser["auth"]),
        (browser["p256dh"][:-4], browser["auth"]),
        (browser["p256dh"], browser["auth"][:-4]),
        ("+" * 87, browser["auth"]),
    ):
        with pytest.raises(Fault, match="no keys"):
            check_keys(reader, auth)
