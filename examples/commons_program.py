"""A model behind a command, for `terrae commons`: reads questions on standard input, writes answers on standard output.

    terrae commons terra run --command 'python examples/commons_program.py' --only speakers-4 --games 1

Every line is a JSON object; docs/envs/text.md tells what each holds. Put your own model into `choose` and `speak`.
"""

import json
import sys
from typing import Any


def choose(question: dict[str, Any]) -> str:
    """One of the answers: the one about which most is said."""
    return str(max(question["answers"], key=lambda answer: len(answer["meaning"]))["answer"])


def speak(talk: dict[str, Any]) -> str:
    """What to say before a round, nothing if empty: an offer, unless one was made since."""
    return "" if any(said["act"].startswith("offer") for said in talk["said"]) else "offer value=2"


def main() -> None:
    """Answer every question until there are no more."""
    asked: dict[str, Any] = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] in ("question", "talk"):
            asked = message
        elif message["type"] != "refused" or not message["left"]:
            continue
        kind, text = ("say", speak(asked)) if asked["type"] == "talk" else ("answer", choose(asked))
        print(json.dumps({kind: text, "number": asked["number"]}), flush=True)


if __name__ == "__main__":
    main()
