"""What a page holds: lists, objects, maps and sets wherever they are held, and every text in memory or document."""

from __future__ import annotations

import json
from itertools import accumulate
from typing import Any

from .windows import Window

KINDS = ("Array", "Object", "Map", "Set")
HOLDERS = """function (kind, wanted) {
  // What a getter would tell lies elsewhere too, and asking it may wake what is gone.
  const own = (o) => Object.values(Object.getOwnPropertyDescriptors(o)).map(({ value }) => value)
  const values = { Array: (a) => a, Object: own, Map: (m) => [...m].flat(), Set: (s) => s }
  const secrets = new Set(wanted)
  const held = []
  for (const holder of this) {
    let inside = []
    try {
      inside = [...values[kind](holder)].filter((value) => typeof value === 'string')
    } catch {
      // Prototypes and other foreign things cannot be read.
    }
    if (inside.some((value) => secrets.has(value))) held.push(inside)
  }
  return held
}"""


def holders(window: Window, wanted: list[str]) -> list[list[str]]:
    """The strings of every list, object, map and set that holds one of these, also inside closures and proxies."""
    session = window.context.new_cdp_session(window.page)
    # Find everything first: what is asked for lies in the page's memory itself from the first question on.
    found: dict[str, str] = {}
    for kind in KINDS:
        prototype = session.send("Runtime.evaluate", {"expression": f"{kind}.prototype"})
        objects = session.send("Runtime.queryObjects", {"prototypeObjectId": prototype["result"]["objectId"]})
        found[kind] = objects["objects"]["objectId"]
    held: list[list[str]] = []
    for kind, those in found.items():
        told = session.send(
            "Runtime.callFunctionOn",
            {
                "objectId": those,
                "functionDeclaration": HOLDERS,
                "arguments": [{"value": kind}, {"value": wanted}],
                "returnByValue": True,
            },
        )
        held += told["result"]["value"]
    session.detach()
    return held


# The document as text, what is typed into it, and what the browser keeps for the page.
DOCUMENT = """() => [
  document.documentElement.outerHTML,
  ...[...document.querySelectorAll('input, textarea')].map(({ value }) => value),
  ...[localStorage, sessionStorage].flatMap((kept) => Object.entries(kept).flat()),
  JSON.stringify(history.state),
  document.cookie,
  document.title,
  location.href,
  window.name,
]"""


def texts(window: Window) -> list[str]:
    """Every text that the page holds: in variables of any kind, in the document, and what was only just thrown away."""
    session = window.context.new_cdp_session(window.page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    snapshot: dict[str, Any] = json.loads("".join(chunks))
    document: list[str] = window.page.evaluate(DOCUMENT)
    return [*snapshot["strings"], *concatenated(snapshot), *document]


def concatenated(snapshot: dict[str, Any]) -> list[str]:
    """The strings that the heap holds in pieces, put together."""
    meta, nodes, edges, names = (snapshot["snapshot"]["meta"], *(snapshot[k] for k in ("nodes", "edges", "strings")))
    fields, edge_fields = meta["node_fields"], meta["edge_fields"]
    size, edge_size = len(fields), len(edge_fields)
    kinds, name_of, counts = (nodes[fields.index(field) :: size] for field in ("type", "name", "edge_count"))
    in_pieces = meta["node_types"][0].index("concatenated string")
    first_edge = [0, *accumulate(counts)]
    label, target = edge_fields.index("name_or_index"), edge_fields.index("to_node")

    def pieces(node: int) -> dict[str, int]:
        own = range(first_edge[node] * edge_size, first_edge[node + 1] * edge_size, edge_size)
        told = {names[edges[at + label]]: edges[at + target] // size for at in own if edges[at + label] < len(names)}
        return {which: told[which] for which in ("first", "second") if which in told}

    ropes = {node: pieces(node) for node, kind in enumerate(kinds) if kind == in_pieces}
    parts = {piece for rope in ropes.values() for piece in rope.values()}
    whole: list[str] = []
    for rope in ropes.keys() - parts:
        text, left = [], [rope]
        while left:
            node = left.pop()
            if node in ropes:
                left += [ropes[node][which] for which in ("second", "first") if which in ropes[node]]
            else:
                text.append(names[name_of[node]])
        whole.append("".join(text))
    return whole
