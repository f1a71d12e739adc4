"""An assistant behind MCP, for `terrae commons`; it needs `pip install terrae[mcp]`.

    terrae commons terra run --mcp 'python examples/commons_assistant.py {url}' --only speakers-4 --games 1

A real assistant is any program that can be given the address of an MCP server. This one takes the first answer.
"""

import asyncio
import re
import sys

from mcp import Client


async def main(url: str) -> None:
    """Wait and answer until nothing is asked any more."""
    async with Client(url) as client:
        while True:
            seen = (await client.call_tool("wait", {"seconds": 60})).content[0].text
            answers = re.findall(r"^\[([^\]]+)\]", seen, re.MULTILINE)
            if "call wait" in seen.lower() or "Call say_act" in seen:
                continue
            if not answers:
                return
            await client.call_tool("answer", {"answer": answers[0]})


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
