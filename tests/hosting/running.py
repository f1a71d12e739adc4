"""The service with the options of its systemd unit, behind the real proxies with the files of `deploy/`."""

from __future__ import annotations

import configparser
import os
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import trustme

from tests.server.client import PATIENCE_S

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "terrae@.service"
FETCHED = ROOT / ".cache" / "proxies" / "usr"
PLACES = f"{os.environ['PATH']}:/usr/sbin:{FETCHED}/sbin:{FETCHED}/bin"


def unit() -> configparser.SectionProxy:
    """What the systemd unit says of the service."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.read_string(UNIT.read_text("utf-8"))
    return parser["Service"]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port: int = door.getsockname()[1]
        return port


@contextmanager
def running(command: list[str], **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A program that is stopped in the end."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment})
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE_S)
        assert process.stdout is not None
        process.stdout.close()


@contextmanager
def service(database: str | Path, *more: str) -> Iterator[int]:
    """The service, started as by the unit but on a free port, which is given."""
    _, *options = shlex.split(unit()["ExecStart"].replace("%i", "0"))
    command = [sys.executable, "-m", "terrae.cli", *options, "--database", str(database), *more]
    with running(command) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert "is served at" in line, line
        yield int(urlsplit(line.split()[4]).port or 0)


def program(name: str) -> str:
    """A proxy's program, which `./test` finds or fetches."""
    found = os.environ.get(f"TERRAE_{name.upper()}") or shutil.which(name, path=PLACES)
    assert found, f"there is no {name}: ./test fetches it, or install it with your system's package manager"
    return found


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate of 127.0.0.1 that nobody but a test believes, and its key."""
    chain, key = folder / "fullchain.pem", folder / "privkey.pem"
    issued = trustme.CA().issue_cert("127.0.0.1", "terrae.example")
    issued.private_key_pem.write_to_path(key)
    chain.write_bytes(b"".join(part.bytes() for part in issued.cert_chain_pems))
    return chain, key


def written(source: Path, target: Path, changes: dict[str, str]) -> Path:
    """A file of `deploy/` with a test's own places in it; everything that is changed must stand there."""
    text = source.read_text("utf-8")
    for old, new in changes.items():
        assert old in text, f"{source.name} has no {old!r}"
        text = text.replace(old, new)
    target.write_text(text, "utf-8")
    return target


def until_it_listens(port: int, process: subprocess.Popen[str]) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert process.poll() is None, "the proxy has ended"
            assert time.monotonic() < deadline, "the proxy does not listen"
            time.sleep(0.02)


NGINX = """
{user}
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/terrae.conf;
}}
"""


class Proxy:
    """A running proxy: its address by https and, if it has one, by http."""

    def __init__(self, name: str, port: int, plain_port: int | None = None) -> None:
        self.name = name
        self.base = f"https://127.0.0.1:{port}"
        self.port = port
        self.plain = f"http://127.0.0.1:{plain_port}"


@contextmanager
def nginx(folder: Path, *services: int, **changes: str) -> Iterator[Proxy]:
    """nginx with `deploy/nginx.conf` in front of services on these ports."""
    chain, key = certificate(folder)
    port, plain = free_port(), free_port()
    others = "".join(f"\n    server 127.0.0.1:{other};" for other in services[1:])
    written(
        DEPLOY / "nginx.conf",
        folder / "terrae.conf",
        {
            "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "/etc/letsencrypt/live/terrae.example/fullchain.pem": str(chain),
            "/etc/letsencrypt/live/terrae.example/privkey.pem": str(key),
            "server 127.0.0.1:8000;": f"server 127.0.0.1:{services[0]};{others}",
            **changes,
        },
    )
    main = folder / "nginx.conf"
    main.write_text(NGINX.format(folder=folder, user="user root root;" if os.geteuid() == 0 else ""), "utf-8")
    with running([program("nginx"), "-p", str(folder), "-c", str(main), "-e", f"{folder}/error.log"]) as process:
        until_it_listens(port, process)
        yield Proxy("nginx", port, plain)


@contextmanager
def caddy(folder: Path, *services: int, **changes: str) -> Iterator[Proxy]:
    """Caddy with `deploy/Caddyfile` in front of a service on this port."""
    chain, key = certificate(folder)
    port = free_port()
    file = written(
        DEPLOY / "Caddyfile",
        folder / "Caddyfile",
        {
            "{\n\tservers {": "{\n\tadmin off\n\tauto_https disable_redirects\n\tservers {",
            "terrae.example {": f"https://terrae.example:{port}, https://127.0.0.1:{port} {{\n\ttls {chain} {key}",
            "127.0.0.1:8000": f"127.0.0.1:{services[0]}",
            **changes,
        },
    )
    own = {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    with running([program("caddy"), "run", "--config", str(file), "--adapter", "caddyfile"], **own) as process:
        until_it_listens(port, process)
        yield Proxy("caddy", port)


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def hosted(name: str, folder: Path, *, database: str | Path | None = None, processes: int = 1) -> Iterator[Proxy]:
    """The service behind a proxy."""
    with ExitStack() as stack:
        ports = [stack.enter_context(service(database or folder / "tables.db")) for _ in range(processes)]
        yield stack.enter_context(PROXIES[name](folder, *ports))
