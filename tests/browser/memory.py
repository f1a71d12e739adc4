"""What lies in a page's memory: lists, objects, maps and sets wherever they are held, and every string of the heap."""

from __future__ import annotations

import json
from typing import Any

from .windows import Window

KINDS = ("Array", "Object", "Map", "Set")
HOLDERS = """function (kind, wanted) {
  const values = { Array: (a) => a, Object: Object.values, Map: (m) => [...m].flat(), Set: (s) => s }
  const secrets = new Set(wanted)
  const held = []
  // Whoever looks everywhere also asks parts of the page that are gone, and Svelte warns of that.
  const { warn } = console
  console.warn = () => {}
  for (const holder of this) {
    let inside = []
    try {
      inside = [...values[kind](holder)].filter((value) => typeof value === 'string')
    } catch {
      // Prototypes and other foreign things cannot be read.
    }
    if (inside.some((value) => secrets.has(value))) held.push(inside)
  }
  console.warn = warn
  return held
}"""


def holders(window: Window, wanted: list[str]) -> list[list[str]]:
    """The strings of every list, object, map and set that holds one of these, also inside closures and proxies."""
    session = window.context.new_cdp_session(window.page)
    held: list[list[str]] = []
    for kind in KINDS:
        prototype = session.send("Runtime.evaluate", {"expression": f"{kind}.prototype"})
        found = session.send("Runtime.queryObjects", {"prototypeObjectId": prototype["result"]["objectId"]})
        told = session.send(
            "Runtime.callFunctionOn",
            {
                "objectId": found["objects"]["objectId"],
                "functionDeclaration": HOLDERS,
                "arguments": [{"value": kind}, {"value": wanted}],
                "returnByValue": True,
            },
        )
        held += told["result"]["value"]
    session.detach()
    return held


def strings(window: Window) -> list[str]:
    """Every string of the heap: of scripts, of the document, and what has only just been thrown away."""
    session = window.context.new_cdp_session(window.page)
    chunks: list[str] = []
    session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.detach()
    snapshot: dict[str, Any] = json.loads("".join(chunks))
    found: list[str] = snapshot["strings"]
    return found
