"""A player by text: starts `terrae text` as its child, reads questions, writes answers.

    python examples/text_agent.py terra --players 4 --bots tips,greedy,tips --seed 7
    python examples/text_agent.py terra-futura --players 2 --language de --hide-answers
    python examples/text_agent.py terra --bots helper --talk --seed 7

What follows the program's name goes to `terrae text`. Put your own model into `choose`, and into `speak` if it talks;
docs/envs/text.md tells what every line holds.
"""

import json
import subprocess
import sys
from typing import Any


def choose(question: dict[str, Any]) -> str:
    """One of the answers: the one that gives most, by the length of what is said about it. Yours will be better."""
    if "answers" not in question:
        return "pass"  # with --hide-answers: a guess, and the refusal tells what is expected
    return max(question["answers"], key=lambda answer: len(answer["meaning"]))["answer"]


def speak(talk: dict[str, Any]) -> str:
    """With --talk, what to say before a round, nothing if empty: an offer, unless one was made since."""
    return "" if any(said["act"].startswith("offer") for said in talk["said"]) else "offer value=2"


def reply_to(message: dict[str, Any]) -> dict[str, Any]:
    """What is sent. The number makes sure that what comes late is not taken for an answer to the next question."""
    if message["type"] == "talk":
        return {"say": speak(message), "number": message["number"]}
    return {"answer": choose(message), "number": message["number"]}


def main(arguments: list[str]) -> None:
    """Play until there is a result, and print it."""
    command = [sys.executable, "-m", "terrae.cli", "text", *arguments]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8") as table:
        assert table.stdin is not None
        assert table.stdout is not None
        question: dict[str, Any] = {}
        for line in table.stdout:
            message = json.loads(line)
            if message["type"] in ("question", "talk"):
                question = message
            if message is question or (message["type"] == "refused" and message["left"]):
                print(json.dumps(reply_to(question)), file=table.stdin, flush=True)
            elif message["type"] == "over":
                print(message["end"])
                print(json.dumps({key: message[key] for key in ("result", "faults", "answered")}))


if __name__ == "__main__":
    main(sys.argv[1:])
