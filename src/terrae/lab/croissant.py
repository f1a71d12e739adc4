"""What a data set tells of itself, as Croissant metadata (JSON-LD), so that loaders know its columns."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from terrae import __version__
from terrae.engine.game import Game, Json

if TYPE_CHECKING:
    import pyarrow as pa

CONTEXT: Json = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "citeAs": "cr:citeAs",
    "column": "cr:column",
    "conformsTo": "dct:conformsTo",
    "cr": "http://mlcommons.org/croissant/",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "dct": "http://purl.org/dc/terms/",
    "equivalentProperty": "cr:equivalentProperty",
    "examples": {"@id": "cr:examples", "@type": "@json"},
    "extract": "cr:extract",
    "field": "cr:field",
    "fileObject": "cr:fileObject",
    "fileProperty": "cr:fileProperty",
    "fileSet": "cr:fileSet",
    "format": "cr:format",
    "includes": "cr:includes",
    "isArray": "cr:isArray",
    "arrayShape": "cr:arrayShape",
    "isLiveDataset": "cr:isLiveDataset",
    "jsonPath": "cr:jsonPath",
    "key": "cr:key",
    "md5": "cr:md5",
    "parentField": "cr:parentField",
    "path": "cr:path",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "recordSet": "cr:recordSet",
    "references": "cr:references",
    "regex": "cr:regex",
    "repeated": "cr:repeated",
    "replace": "cr:replace",
    "samplingRate": "cr:samplingRate",
    "sc": "https://schema.org/",
    "separator": "cr:separator",
    "source": "cr:source",
    "subField": "cr:subField",
    "transform": "cr:transform",
}
PARQUET = "application/x-parquet"
LICENCE = "https://opensource.org/license/mit"
CITE = f"@software{{terrae, author = {{The Terrae developers}}, title = {{Terrae}}, version = {{{__version__}}}}}"
ABOUT = {
    "game": "the number of the game",
    "number": "how many decisions of the game were before this",
    "seat": "the seat that decides or speaks",
    "action": "the action, as the rules number it",
    "answer": "the action as records write it",
    "legal": "how many legal actions there were",
    "setup": "how the cards lay at the start, hidden ones too: it is not for who plays",
    "shuffles": "shuffles in the middle of the game",
    "kinds": "who played: bot:NAME by seat",
    "line": "how many things were said in the game, with this one",
    "act": "what kind of thing was said; nothing for own words",
    "said": "the act with its slots, as text, or own words",
    "verdict": "what became of the promise: open, kept, broken, untested or replaced",
    "judged": "after how many decisions that was clear",
    "given": "what was given when it was tested",
    "disproved": "after how many decisions public play proved untrue that the speaker held none",
}
KEYS = {"decisions": ("number",), "talk": ("line",)}
"""What tells the rows of one game apart."""


def croissant(
    game: Game[Any, Any], folder: Path, files: Mapping[str, pa.Schema], game_count: int, decision_count: int
) -> Json:
    """The metadata of a data set whose files are written; their columns are given by name."""
    return {
        "@context": CONTEXT,
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": f"terrae-{game.name}",
        "description": f"{game_count} games of {game.name} with {decision_count} decisions, made by terrae "
        f"{__version__}. Observations are what the deciding seat may see (encoding {game.encoding}).",
        "license": LICENCE,
        "citeAs": CITE,
        "version": "1.0.0",
        "datePublished": date.today().isoformat(),
        "isLiveDataset": False,
        "distribution": [file_object(folder / f"{name}.parquet", name) for name in files],
        "recordSet": [record_set(name, schema) for name, schema in files.items()],
    }


def file_object(file: Path, name: str) -> Json:
    """One of the files, with its checksum."""
    data = file.read_bytes()
    return {
        "@type": "cr:FileObject",
        "@id": f"{name}-file",
        "name": file.name,
        "contentUrl": file.name,
        "contentSize": f"{len(data)} B",
        "encodingFormat": PARQUET,
        "sha256": hashlib.sha256(data).hexdigest(),
    }


def record_set(name: str, schema: pa.Schema) -> Json:
    """The rows of one of the files."""
    return {
        "@type": "cr:RecordSet",
        "@id": name,
        "name": name,
        "key": [{"@id": f"{name}/game"}, *({"@id": f"{name}/{column}"} for column in KEYS.get(name, ()))],
        "field": [field_of(name, column) for column in schema],
    }


def field_of(name: str, column: Any) -> Json:
    """One column."""
    kind = str(column.type)
    told: Json = {
        "@type": "cr:Field",
        "@id": f"{name}/{column.name}",
        "name": f"{name}/{column.name}",
        "description": ABOUT.get(column.name, column.name.replace("_", " ")),
        "dataType": "sc:Text" if "string" in kind else "sc:Integer",
        "source": {"fileObject": {"@id": f"{name}-file"}, "extract": {"column": column.name}},
    }
    if "list" in kind:
        told["repeated"] = True
    if name in KEYS and column.name == "game":
        told["references"] = {"field": {"@id": "games/game"}}
    return told
