"""The web app's files, kept in memory; every other path of the site shows its one page.

The files are the same wherever they are served: they find each other by where they lie. Only the page is shown at many
paths, so where its files lie is written into it.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from .link_previews import with_tags
from .security_headers import WORKER_POLICY

BUILT_IN = Path(__file__).parent.parent / "static"
DOCS_BUILT_IN = Path(__file__).parent.parent / "docs"
DOCS = "/docs"
"""Where the documentation is."""
PAGE = "/index.html"
FOR_EVER = "public, max-age=31536000, immutable"
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/wasm")
PACKED_LATER = 1024 * 1024
"""Files of this size are packed when they are first asked for, not when the service starts."""
BROTLI = ".br"
"""The build lays scripts and style sheets beside themselves, packed as small as can be, under this ending."""
WORKER = re.compile(r"/assets/[\w.-]*\.worker-[\w-]+\.js")
NO_WEB_APP = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Terrae</title>
<h1>Terrae</h1>
<p>The table service is running, but the web app is not built in this copy.</p>
<p>Play in the terminal with <code>terrae play</code>, or write a client: see docs/protocol.md.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """One file as it is sent."""

    body: bytes
    packs: bool
    """Is it sent packed to those who can read that?"""
    kind: str
    tag: str
    cache: str


NO_DOCS = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Terrae</title>
<h1>The documentation is not built in this copy</h1>
<p>Build it with <code>python -m docs.site</code> and start the service anew, or read the folder <code>docs</code>.</p>
</html>
"""


def file_of(name: str, body: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind == "text/javascript":
        kind = "application/javascript"
    tag = '"' + hashlib.sha256(body).hexdigest()[:16] + '"'
    return File(body, kind.startswith(PACKED), kind, tag, FOR_EVER if name.startswith("/assets/") else "no-cache")


@cache
def pack(body: bytes) -> bytes:
    """A file packed, once in a process."""
    return gzip.compress(body, 6, mtime=0)


def placed(page: bytes, path: str) -> bytes:
    """The page with the addresses of its files, which the build leaves open."""
    return page.replace(b'="./', f'="{path}/'.encode())


class Site:
    """All files of the web app by path."""

    def __init__(self, folder: Path | None = None, path: str = "", docs: Path | None = None) -> None:
        folder = self.folder = folder or BUILT_IN
        self.path = path
        self.files: dict[str, File] = {}
        self.packed: dict[str, bytes] = {}
        """Packed files by their tag."""
        self.packing: dict[str, asyncio.Task[bytes]] = {}
        """Files that are being packed: however many ask for one meanwhile, that is done once."""
        self.brotli: dict[str, bytes] = {}
        """Files that the build has packed, by the tag of what they hold."""
        if (folder / "index.html").is_file():
            for file in sorted(folder.rglob("*")):
                if file.is_file() and file.suffix != BROTLI:
                    name = "/" + file.relative_to(folder).as_posix()
                    body = file.read_bytes()
                    self.files[name] = file_of(name, placed(body, path) if name == PAGE else body)
                    smaller = file.with_name(file.name + BROTLI)
                    if smaller.is_file():
                        self.brotli[self.files[name].tag] = smaller.read_bytes()
        self.page = self.files.get(PAGE) or file_of(PAGE, NO_WEB_APP.encode())
        pages = list(self.files.values())
        self.files |= documentation(docs or DOCS_BUILT_IN)  # few ask for it: it is packed when they do
        for one in (self.page, *pages):
            if one.packs and len(one.body) < PACKED_LATER and one.tag not in self.brotli:
                self.packed[one.tag] = pack(one.body)

    async def packed_body(self, file: File) -> bytes:
        """A file as it is sent packed."""
        if file.tag in self.packed:
            return self.packed[file.tag]
        if file.tag not in self.packing:
            self.packing[file.tag] = asyncio.create_task(asyncio.to_thread(pack, file.body))
        self.packed[file.tag] = await asyncio.shield(self.packing[file.tag])
        return self.packed[file.tag]

    def find(self, path: str) -> File:
        """The file at a path; a path of the app itself shows its page."""
        found = self.files.get(path)
        if found is not None:
            return found
        if "." in path.rsplit("/", 1)[-1] or path.startswith(("/api/", "/assets/", "/schema", f"{DOCS}/")):
            raise NotFoundException
        return self.page


def documentation(folder: Path) -> dict[str, File]:
    """The files of the documentation by path; where it is not built, a page that says how."""
    found = {
        f"{DOCS}/{file.relative_to(folder).as_posix()}": file
        for file in sorted(folder.rglob("*"))
        if file.is_file() and not file.name.startswith(".")
    }
    files = {name: file_of(name, file.read_bytes()) for name, file in found.items()}
    return files or {f"{DOCS}{PAGE}": file_of(PAGE, NO_DOCS.encode())}


@get(["/", "/{path:path}"], include_in_schema=False)
async def site_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    site: Site = request.app.state.site
    if request.scope["path"] == DOCS:  # its pages find each other by where they lie
        return Response(b"", status_code=307, headers={"location": f"{site.path}{DOCS}{PAGE}"})
    file = site.find(request.scope["path"])
    headers = {"etag": file.tag, "cache-control": file.cache, "vary": "accept-encoding"}
    if WORKER.fullmatch(request.scope["path"]):
        headers["content-security-policy"] = WORKER_POLICY
    if file is site.page and (tagged := await with_tags(request, file.body)) is not None:
        file = file_of(PAGE, tagged)
        headers |= {"etag": file.tag, "vary": "accept-encoding, accept-language"}
        site_packed = gzip.compress(tagged, 1, mtime=0)
    else:
        site_packed = None
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    # Litestar says of what begins with text/ how it is encoded.
    kind = f"{file.kind}; charset=utf-8" if file.kind.startswith("application/j") else file.kind
    readable = request.headers.get("accept-encoding", "")
    if "br" in readable and file.tag in site.brotli:
        return Response(site.brotli[file.tag], media_type=kind, headers={**headers, "content-encoding": "br"})
    if file.packs and "gzip" in readable:
        packed = site_packed or await site.packed_body(file)
        return Response(packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=kind, headers=headers)
