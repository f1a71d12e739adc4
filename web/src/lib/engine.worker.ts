// Checks every card of a record with the rules themselves: the engine's own Python, beside the page.
/// <reference lib="webworker" />
import type { loadPyodide as Load } from 'pyodide';
import engine from 'virtual:engine';
import { base } from './base';

const CHECK = `
import json, sys
sys.path.insert(0, "/rules")
from terrae.engine.errors import Refused
from terrae.engine.fair import verify

def check(text):
    try:
        verify(json.loads(text))
    except Refused as error:
        return str(error)
    return ""

check
`;

/** What is said of a record: why it does not hold, or nothing if it does. */
export type Answer = { why: string } | { failed: string };

async function check(record: string): Promise<string> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}${engine.python}pyodide.mjs`)) as {
    loadPyodide: typeof Load;
  };
  const [python, rules] = await Promise.all([
    loadPyodide({ indexURL: new URL(base + engine.python, location.origin).href }),
    fetch(base + engine.rules).then((answer) => answer.arrayBuffer()),
  ]);
  python.unpackArchive(rules, 'zip', { extractDir: '/rules' });
  return (python.runPython(CHECK) as (text: string) => string)(record);
}

addEventListener('message', ({ data }: MessageEvent<string>) => {
  check(data).then(
    (why) => postMessage({ why } satisfies Answer),
    (error: unknown) => postMessage({ failed: String(error) } satisfies Answer),
  );
});
