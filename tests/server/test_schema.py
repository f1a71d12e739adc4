"""The JSON Schema that the browser's types are made from is what the code says."""

import json

from terrae.server.schema import FILE, text


def test_the_kept_schema_has_not_drifted_from_the_code() -> None:
    assert FILE.read_text("utf-8") == text(), "run python -m terrae.server.schema"


def test_every_message_has_its_kind() -> None:
    parts = json.loads(text())["$defs"]
    for name in ("FromClient", "FromService"):
        for kind in parts[name]["anyOf"]:
            part = parts[kind["$ref"].rsplit("/", 1)[1]]
            assert "type" in part["required"]
            assert "enum" in part["properties"]["type"]
