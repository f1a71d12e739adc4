"""Codes for a page: texts of JSON go in and come out; what is refused has a reason that the page says in its words."""

from __future__ import annotations

import json

from ..errors import Refused
from ..record import BadRecord, parse_json
from .code_text import as_line, record_of, texts_of
from .refusals import reason_of


def write(record: str) -> str:
    """A record as the texts of its code: {"texts"}, or {"reason", "why"}."""
    try:
        return json.dumps({"texts": [as_line(text) for text in texts_of(parse_json(record))]})
    except Refused as error:
        return _refused(error)


def read(texts: str) -> str:
    """The record that the texts of one code tell: {"record"}, or {"reason", "why"}."""
    try:
        return json.dumps({"record": record_of(parse_json(texts))})
    except Refused as error:
        return _refused(error)


def _refused(error: Refused) -> str:
    return json.dumps({"reason": reason_of(error) if isinstance(error, BadRecord) else "damaged", "why": str(error)})
