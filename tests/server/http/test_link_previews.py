"""What a link shows before it is opened."""

import html
import re
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from terrae.engine.contract import SPECTATOR
from terrae.server.http import link_previews
from terrae.server.http.link_previews import LANGUAGES, TITLES, Pictures, language_of
from terrae.server.http.static_files import BUILT_IN
from terrae.server.rate_limits import NO_RATES, Rate

from ..client import Party, web
from ..reliability.test_3_secrets import other_world
from ..running import QUICK, Here, service

pytestmark = pytest.mark.anyio

TAG = re.compile(r'<meta property="([^"]+)" content="([^"]*)" />')


async def tags(here: Here, path: str, language: str = "en") -> dict[str, str]:
    async with web(here.base) as http:
        page = await http.get(path, headers={"accept-language": language})
    assert page.status_code == 200
    return {name: html.unescape(value) for name, value in TAG.findall(page.text)}


async def test_an_invitation_a_replay_and_deals_say_what_they_lead_to(here: Here) -> None:
    party = await Party.make(here.base, "terra", title='Sunday <b>"now"</b>', public=True)
    found = await tags(here, f"/table/{party.id}")
    assert found["og:title"] == 'Sunday <b>"now"</b> · Come and play Terra'
    assert found["og:url"] == f"{here.base}/table/{party.id}"
    assert found["og:image"] == f"{here.base}/preview/en/invitation/terra.png"
    assert (await tags(here, f"/table/{party.id}", "de-CH, en;q=0.5"))["og:title"].endswith("Spiel mit: Terra")
    assert (await tags(here, f"/replay/{party.id}"))["og:title"].endswith("A game of Terra, move by move")
    assert (await tags(here, "/daily"))["og:title"] == "Deal of the day"
    assert (await tags(here, "/daily/2026-11-17", "cs"))["og:title"] == "Partie dne"
    assert "og:title" in await tags(here, f"/deal/terra~{'5f' * 16}")
    for path in ("/", "/about", "/table/none", "/table/22222222222a", "/deal/nonsense", "/daily/nonsense"):
        assert await tags(here, path) == {}, path


@pytest.mark.attack("Reads a link's preview, to learn something about a private table.")
async def test_of_a_private_table_only_its_game_is_told(here: Here) -> None:
    party = await Party.make(here.base, "terra", title="Hush")
    async with web(here.base) as http:
        for path in (f"/table/{party.id}", f"/replay/{party.id}"):
            page = (await http.get(path)).text
            assert "og:title" in page
            assert "Hush" not in page
            assert "Player" not in page
            assert not any(key in page for key in party.keys.values())


@pytest.mark.attack("Compares the previews of a link to tell two deals apart.")
async def test_pages_and_pictures_are_the_same_whatever_was_dealt(here: Here) -> None:
    party = await Party.played(here.base, 3)
    table = here.service.tables[party.id]
    seen = []
    for _ in range(2):
        async with web(here.base) as http:
            page = await http.get(f"/table/{party.id}")
            image = (await tags(here, f"/table/{party.id}"))["og:image"]
            seen.append((page.content, page.headers["etag"], (await http.get(image)).content))
        assert table.match is not None
        table.match.state = other_world(table.match, SPECTATOR, "another")
    assert seen[0] == seen[1]
    await party.close()


async def test_a_picture_is_of_the_usual_size_drawn_once_and_asked_for_again_for_nothing(
    here: Here, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = []
    draw = Pictures.draw

    def counted(self: Pictures, *what: str) -> bytes:
        drawn.append(what)
        return draw(self, *what)

    monkeypatch.setattr(Pictures, "draw", counted)
    async with web(here.base) as http:
        first, again = [await http.get("/preview/pl/daily/terra.png") for _ in range(2)]
        assert first.headers["content-type"] == "image/png"
        assert Image.open(BytesIO(first.content)).size == (1200, 630)
        assert first.content == again.content
        same = await http.get("/preview/pl/daily/terra.png", headers={"if-none-match": first.headers["etag"]})
        assert same.status_code == 304
    assert drawn == [("pl", "daily", "terra")]


@pytest.mark.attack("Asks for pictures of links that are none, so that the service draws without end.")
async def test_there_are_only_so_many_pictures(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link_previews, "picture", None)
    async with web(here.base) as http:
        for path in (
            "xx/daily/terra.png",
            "en/none/terra.png",
            "en/daily/chess.png",
            "en/daily/terra",
            "en/daily/.png",
        ):
            assert (await http.get(f"/preview/{path}")).status_code == 404, path
    assert len(LANGUAGES) * len(TITLES) * 2 < 100


@pytest.mark.attack("Asks for links of ever other tables, so that each is looked up.")
async def test_who_asks_for_too_many_links_gets_the_page_that_lies_in_memory(database: str) -> None:
    async with service(database, replace(QUICK, rates=replace(NO_RATES, requests=Rate(4, 0.001)))) as here:
        party = await Party.make(here.base, people=0, bots=False)
        found = [bool(await tags(here, f"/table/{party.id}")) for _ in range(6)]
        assert found[0]
        assert not found[-1]


def test_the_language_that_is_wanted_most_is_taken() -> None:
    assert language_of("") == language_of("xx") == language_of("*") == language_of("de;q=x, ,;;") == "en"
    assert language_of("fr;q=0.3, pl;q=0.9, xx") == "pl"
    assert language_of("pt-BR, ro;q=0.1") == "ro"
    assert language_of("xx," * 1000 + "de") == "en"


async def test_addresses_hold_the_path_and_https_where_it_is_served_so(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("<!doctype html><head><title>app</title></head>")
    settings = replace(QUICK, web=site, secure=True, path="/terrae")
    async with service(tmp_path / "t.db", settings) as here, web(here.base) as http:
        page = await http.get("/terrae/daily", headers={"accept-encoding": "identity"})
        host = http.base_url.netloc.decode()
        assert f'content="https://{host}/terrae/daily"' in page.text
        assert f"https://{host}/terrae/preview/en/daily/" in page.text
        assert (await http.get("/terrae/preview/en/daily/terra.png")).status_code == 404, "it has no fonts"
        packed = await http.get("/terrae/daily", headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.text == page.text


def test_the_letters_of_every_language_are_in_the_fonts() -> None:
    """What a file lacks would be drawn as the same empty box as a letter that no file has."""
    from terrae.server.http.link_picture import DISPLAY, PLAIN, Type
    from terrae.server.push.notices import sentences

    for family, axes in ((DISPLAY, [800.0, 100.0]), (PLAIN, [400.0])):
        letters = Type(BUILT_IN / "assets", family, 40, axes)
        nothing = [bytes(font.getmask("\ue000")) for font in letters.fonts]
        for language in LANGUAGES:
            say = sentences(language, "terra")
            text = "".join(say(message, game="Terra") for kind in TITLES.values() for message in kind)
            for font, run in letters.runs("".join(sorted(set(text) - {" ", "\xa0", "\u202f"}))):
                for letter in run:
                    assert bytes(font.getmask(letter)) not in nothing, (language, family, letter)
