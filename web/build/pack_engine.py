"""Packs the engine for the browser; runs in Pyodide, at build time, because bytecode is of one version of Python.

`/sources.zip` holds our files; all of them are compiled into `/rules.zip`. Then whole games are played, replayed and
checked, and of the standard library (`/library.zip`) only what was loaded on the way goes into `/python.zip`.
"""

import ast
import importlib
import importlib.util
import io
import json
import random
import sys
import traceback
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from itertools import count
from pathlib import Path
from typing import Any

ROOT = Path("/engine")
FIRST_DAY = (1980, 1, 1, 0, 0, 0)
ALWAYS = ("encodings.ascii", "encodings.latin_1", "encodings.cp437", "encodings.idna", "stringprep", "unicodedata")
"""What may be asked for by a name that no import tells."""
SLOW = ("planner",)
"""Bots that the build does not wait for."""


def without_docstrings(source: bytes) -> ast.Module:
    """Nobody reads them in a browser. Asserts stay."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        may_have_one = isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        if may_have_one and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


def compiled(source: bytes, name: str) -> bytes:
    code = compile(without_docstrings(source), name, "exec", dont_inherit=True, optimize=0)
    return bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), checked=False))


def unpack() -> None:
    with zipfile.ZipFile("/sources.zip") as archive:
        archive.extractall(ROOT)
    sys.path.insert(0, str(ROOT))


def packed(files: dict[str, bytes]) -> bytes:
    """A zip file, the same every time."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, body in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name, FIRST_DAY), body, zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def engine_zip() -> bytes:
    files = {}
    for file in ROOT.rglob("*"):
        name = file.relative_to(ROOT).as_posix()
        if file.is_file() and "__pycache__" not in name:
            body = file.read_bytes()
            is_source = file.suffix == ".py"
            files[name + "c" if is_source else name] = compiled(body, name) if is_source else body
    return packed(files)


def library_zip() -> bytes:
    """Of the standard library, what was loaded."""
    files = {}
    with zipfile.ZipFile("/library.zip") as archive:
        known = set(archive.namelist())
        for module in {*sys.modules, *ALWAYS}:
            path = module.replace(".", "/")
            for name in (f"{path}.py", f"{path}/__init__.py"):
                if name in known:
                    body = archive.read(name)
                    files[name + "c"] = compiled(body, name)
    return packed(files)


# ---- everything that is done in the browser, done once ----


class Page:
    """A page that talks to the engine as the browser does."""

    def __init__(self) -> None:
        self.main = importlib.import_module("terrae.site.worker.main")
        self.docs: dict[str, str] = {}
        self.frames: list[dict[str, Any]] = []
        self.due: set[str] = set()

    def call(self, what: str, *given: Any) -> dict[str, Any]:
        outcome = json.loads(getattr(self.main, what)(*given))
        for save in outcome["saves"]:
            self.docs[save["id"]] = json.dumps(save["doc"])
        self.frames += [json.loads(text) for _, text in outcome["frames"]]
        self.due |= set(outcome["due"])
        return outcome

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        outcome = self.call("request", method, path, "" if body is None else json.dumps(body))
        assert outcome["status"] in (200, 201), (method, path, outcome["body"])
        return outcome["body"]

    def hear(self, **message: Any) -> None:
        self.call("hear", 1, json.dumps(message))

    def shown(self) -> dict[str, Any]:
        return next(frame for frame in reversed(self.frames) if frame.get("view"))


def play(page: Page, game: str, seats: int, bots: list[str]) -> None:
    """A game of one person among bots."""
    r = random.Random(1)
    table = page.ask("POST", "/tables", {"game": game, "seats": seats})["table"]["id"]
    page.ask("POST", f"/tables/{table}/join", {"name": "Ada", "colour": "teal", "seat": 0, "commitment": ""})
    for seat in range(1, seats):
        page.ask("POST", f"/tables/{table}/bots", {"seat": seat, "bot": bots[seat % len(bots)]})
    page.ask("POST", f"/tables/{table}/start", {"open": []})
    page.main.connect(1, table)
    page.hear(type="hello", seat=0)
    for number in count():
        while page.due:
            page.due.clear()
            page.call("bot", table)
        last = page.shown()
        if last["view"]["result"] is not None:
            break
        asked = {"id": f"m{number}", "number": last["number"]}
        if number % 7 == 0:
            page.hear(type="preview", line=[], **asked)
            page.hear(type="hint", **asked)
            page.hear(type="may_take_back", number=last["number"])
        page.hear(type="move", answer=r.choice(last["view"]["question"]["answers"]), **asked)
    page.ask("GET", f"/tables/{table}/replay?eyes=0&views=false")
    page.main.load(table, page.docs[table])
    page.main.leave(1)


def exercise() -> None:
    """Do what people do."""
    from terrae.bots.registry import bots_of, looks_ahead, registered_bot
    from terrae.coach.puzzles import shipped
    from terrae.engine.game import games

    page = Page()
    for game in games().values():
        bots = [bot for bot in bots_of(game) if not looks_ahead(game, bot)]
        for bot in bots:
            registered_bot(game, bot)
        play(page, game.name, game.seats[0], [bot for bot in bots if bot not in SLOW])
        record = page.ask("GET", f"/tables/{list(page.docs)[-1]}/record")
        page.ask("POST", "/replay?eyes=all", record)
        assert not page.main.check(json.dumps(record))
        page.ask("POST", "/verify", record)
        page.call("request", "POST", "/replay", json.dumps({**record, "moves": [[0, "x"]]}))
        page.call("request", "POST", "/on", json.dumps({"seat": 0, "move": 5, "name": "Ada", "record": record}))
        if game.offers.deals:
            deal = page.ask("POST", f"/deals/{game.name}~2026-11-17/play", {"name": "Ada"})
            page.main.connect(1, deal["table"]["id"])
            page.hear(type="hello", seat=deal["seat"])
    for puzzle in list(shipped())[:2]:
        page.ask("GET", f"/puzzles/{puzzle}")
        page.ask("POST", f"/puzzles/{puzzle}/answer", {"answers": []})
    try:
        raise ValueError("seen")
    except ValueError:
        traceback.format_exc()


unpack()
importlib.import_module("terrae.engine.installed").PACKED.update(json.loads(Path("/points.json").read_text()))
exercise()
Path("/rules.zip").write_bytes(engine_zip())
Path("/python.zip").write_bytes(library_zip())
