"""The web app's files, kept in memory; every other path of the site shows its one page."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

BUILT_IN = Path(__file__).parent.parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
PACKED = ("text/", "application/javascript", "application/json", "image/svg+xml")
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
    packed: bytes | None
    kind: str
    tag: str
    cache: str


def file_of(name: str, body: bytes) -> File:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind == "text/javascript":
        kind = "application/javascript"
    packed = gzip.compress(body, 6, mtime=0) if kind.startswith(PACKED) else None
    tag = '"' + hashlib.sha256(body).hexdigest()[:16] + '"'
    return File(body, packed, kind, tag, FOR_EVER if name.startswith("/assets/") else "no-cache")


class Site:
    """All files of the web app by path."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or BUILT_IN
        self.files: dict[str, File] = {}
        if (folder / "index.html").is_file():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    name = "/" + path.relative_to(folder).as_posix()
                    self.files[name] = file_of(name, path.read_bytes())
        self.page = self.files.get("/index.html") or file_of("/index.html", NO_WEB_APP.encode())

    def find(self, path: str) -> File:
        """The file at a path; a path of the app itself shows its page."""
        found = self.files.get(path)
        if found is not None:
            return found
        if "." in path.rsplit("/", 1)[-1] or path.startswith(("/api/", "/assets/", "/schema")):
            raise NotFoundException
        return self.page


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def site_file(request: Request[Any, Any, Any]) -> Response[bytes]:
    site: Site = request.app.state.site
    file = site.find(request.scope["path"])
    headers = {"etag": file.tag, "cache-control": file.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    kind = f"{file.kind}; charset=utf-8" if file.kind.startswith(("text/", "application/j")) else file.kind
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.body, media_type=kind, headers=headers)
