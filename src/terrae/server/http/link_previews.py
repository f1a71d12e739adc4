"""What a link shows before it is opened: a title, a sentence and a picture, for invitations, replays and deals.

Whoever shows links asks without any key: the part of an address that holds one is never sent. So what is told of a
table is its game, and its title if the table is public; of its match nothing.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from terrae.bots.deals import deal_named
from terrae.engine.errors import Refused
from terrae.engine.game import games
from terrae.sentences import COMMON, codes_in

from ..database.lists import read_public_face
from ..database.writer import NotSaved
from ..push.notices import sentences
from ..request_headers import address, header
from ..tables.people.keys import ID_FORM
from ..tables.service import Service
from .link_picture import picture

SOURCE = "en"
LANGUAGES = frozenset(codes_in([COMMON]))
MOST_READ = 20
"""Languages of a request that are looked at."""
TITLES = {
    "invitation": ("preview-invitation", "preview-invitation-line"),
    "replay": ("preview-replay", "preview-replay-line"),
    "daily": ("web-daily", "web-daily-line"),
    "deal": ("web-duplicate-begin", "web-daily-line"),
}
"""The message of the title and that of the sentence, by kind."""
OF_TABLE = re.compile(rf"/(table|replay)/({ID_FORM.pattern})/?")
OF_DEAL = re.compile(r"/(deal)/([a-z0-9~-]{1,100})/?|/(daily)(?:/[0-9-]{10})?/?")
A_DAY = 24 * 3600


class LinkedPage(NamedTuple):
    """What a link leads to, as far as everybody may know it."""

    kind: str
    game: str
    title: str = ""
    """Of a public table."""


async def link_at(service: Service, path: str) -> LinkedPage | None:
    """What a path of the app leads to; None if nothing is told of it."""
    if (deal := OF_DEAL.fullmatch(path)) is not None:
        return link_of_deal(deal[2] or "")
    if (table := OF_TABLE.fullmatch(path)) is None:
        return None
    try:
        face = await service.database.glance(lambda connection: read_public_face(connection, table[2]))
    except NotSaved:
        return None
    if face is None or face.game not in games():
        return None
    kind = "replay" if table[1] == "replay" else "invitation"
    return LinkedPage(kind, face.game, face.title if face.public else "")


def link_of_deal(name: str) -> LinkedPage | None:
    if name:
        try:
            return LinkedPage("deal", deal_named(name).game.name)
        except Refused:
            return None
    game = next((game.name for game in games().values() if game.offers.deals), None)
    return None if game is None else LinkedPage("daily", game)


def language_of(accepts: str) -> str:
    """The language that a request wants most, of those that there are."""
    wanted: list[tuple[float, str]] = []
    for part in accepts.split(",")[:MOST_READ]:
        code, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), code.partition("-")[0].lower()))
        except ValueError:
            continue
    return next((code for _, code in sorted(wanted, key=lambda each: each[0]) if code in LANGUAGES), SOURCE)


def told(link: LinkedPage, language: str) -> tuple[str, str]:
    """The title and the sentence of a link."""
    say = sentences(language, link.game)
    title, line = (say(message, game=say(f"{link.game}-name")) for message in TITLES[link.kind])
    return (f"{link.title} · {title}" if link.title else title), line


def tags_of(link: LinkedPage, language: str, site: str, path: str) -> str:
    """What is written into the head of the page."""
    title, line = told(link, language)
    image = f"{site}/preview/{language}/{link.kind}/{link.game}.png"
    named = {
        "og:type": "website", "og:site_name": "Terrae", "og:title": title, "og:description": line,
        "og:url": site + path, "og:locale": language, "og:image": image, "og:image:type": "image/png",
        "og:image:width": "1200", "og:image:height": "630", "og:image:alt": title,
    }  # fmt: skip
    written = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in named.items()]
    return "".join([*written, '<meta name="twitter:card" content="summary_large_image" />'])


async def with_tags(request: Request[Any, Any, Any], page: bytes) -> bytes | None:
    """The page of a link with what is shown of it; None if it is a page as any other."""
    service: Service = request.app.state.service
    scope = request.scope
    path: str = scope["path"]
    host = header(scope, b"host") or ""
    if not path.startswith(("/table/", "/replay/", "/daily", "/deal/")) or not host:
        return None
    if not service.limits.allows("requests", address(scope)):
        return None  # whoever asks too much gets the page that lies in memory
    link = await link_at(service, path)
    if link is None:
        return None
    secure = service.settings.secure or scope["scheme"] == "https"
    site = f"{'https' if secure else 'http'}://{host}{service.settings.path}"
    language = language_of(request.headers.get("accept-language", ""))
    tags = await asyncio.to_thread(tags_of, link, language, site, path)
    return page.replace(b"</head>", tags.encode() + b"</head>", 1)


class Pictures:
    """The pictures of links, drawn when they are first asked for: one for each language, kind and game."""

    def __init__(self, fonts: Path) -> None:
        self.fonts = fonts
        self.drawn: dict[tuple[str, str, str], asyncio.Task[bytes]] = {}

    async def of(self, language: str, kind: str, game: str) -> bytes:
        key = language, kind, game
        if key not in self.drawn:
            self.drawn[key] = asyncio.create_task(asyncio.to_thread(self.draw, *key))
        try:
            return await asyncio.shield(self.drawn[key])
        except Exception:
            self.drawn.pop(key, None)
            raise

    def draw(self, language: str, kind: str, game: str) -> bytes:
        title, line = told(LinkedPage(kind, game), language)
        return picture(self.fonts, sentences(language, game)(f"{game}-name"), title, line)


@get("/preview/{language:str}/{kind:str}/{name:str}", include_in_schema=False)
async def link_picture(
    request: Request[Any, Any, Any], language: FromPath[str], kind: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    pictures: Pictures = request.app.state.pictures
    game = name.removesuffix(".png")
    known = language in LANGUAGES and kind in TITLES and name.endswith(".png") and game in games()
    if not known or not pictures.fonts.is_dir():
        raise NotFoundException
    body = await pictures.of(language, kind, game)
    tag = '"' + hashlib.sha256(body).hexdigest()[:16] + '"'
    headers = {
        "etag": tag, "cache-control": f"public, max-age={A_DAY}", "cross-origin-resource-policy": "cross-origin",
    }  # fmt: skip
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type="image/png", headers=headers)
