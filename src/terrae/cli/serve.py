"""`terrae serve`: the table service."""

from __future__ import annotations

from typing import Annotated

import typer

from .arguments import Database, usual_database


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, metavar="N", help="Else 8000, or the next that is free.")
    ] = None,
    database: Database = None,
    path: Annotated[
        str, typer.Option(metavar="PATH", help="Serve everything under this path of the host, as /terrae.")
    ] = "/",
    host_name: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name by which people come, besides localhost and this machine's own."),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="A further address whose pages may use the service.")
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="It is reached by https, through a proxy.")] = False,
    proxy: Annotated[
        list[str] | None,
        typer.Option(metavar="ADDRESS", help="A reverse proxy, or a network of them, that may name the client."),
    ] = None,
    push_contact: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Where push services reach you, as mailto:ada@example.org.")
    ] = "",
    push_service: Annotated[
        list[str] | None,
        typer.Option(metavar="HOST", help="A further service that may be sent notices with the page closed."),
    ] = None,
    public_metrics: Annotated[
        bool, typer.Option("--public-metrics", help="Show /metrics to other machines too.")
    ] = False,
    keep_unplayed: Annotated[
        int, typer.Option(metavar="DAYS", min=1, help="How long tables are kept whose game has not begun.")
    ] = 7,
    keep_finished: Annotated[
        int, typer.Option(metavar="DAYS", min=1, help="How long tables are kept whose game has ended.")
    ] = 365,
    show: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
) -> None:
    """Let people and bots play over the network. Stops with Ctrl-C; tables outlive it."""
    from terrae.server.run import serve as serve_tables
    from terrae.server.settings import (
        DAY_MS,
        LOOPBACK,
        Settings,
        contact_given,
        host_names_given,
        path_given,
        proxies_named,
        push_services_given,
    )

    settings = Settings(
        database=database or usual_database(),
        named_database=database or "",
        host=host,
        port=port,
        path=path_given(path),
        host_names=host_names_given(host_name or ()),
        origins=tuple(origin or ()),
        secure=secure,
        proxies=proxies_named(proxy) if proxy else LOOPBACK,
        push_contact=contact_given(push_contact),
        push_services=push_services_given(push_service or ()),
        public_metrics=public_metrics,
        unplayed_after_ms=keep_unplayed * DAY_MS,
        finished_after_ms=keep_finished * DAY_MS,
    )
    serve_tables(settings, show=show)
