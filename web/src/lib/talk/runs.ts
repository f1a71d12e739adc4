// A sentence with slots to fill, cut where its line may break: a slot keeps the brackets and full stops that touch it.
import type { Thing } from '../rich';

/** A part of a sentence, and which piece of it that was. */
interface RunPart {
  piece: string | Thing;
  at: number;
}

/** What holds together. The run of a slot has the same key as long as the slot is the same piece. */
interface Run {
  key: string;
  parts: RunPart[];
}

export function runsOf(pieces: (string | Thing)[]): Run[] {
  const runs: RunPart[][] = [[]];
  pieces.forEach((piece, at) => {
    if (typeof piece !== 'string') return runs.at(-1)!.push({ piece, at });
    piece.split(/(\s+)/).forEach((word) => {
      if (/^\s+$/.test(word)) runs.push([{ piece: ' ', at }], []);
      else if (word) runs.at(-1)!.push({ piece: word, at });
    });
  });
  return runs
    .filter((parts) => parts.length)
    .map((parts, n) => {
      const slot = parts.find(({ piece }) => typeof piece !== 'string');
      return { key: slot ? `slot ${slot.at}` : `text ${n}`, parts };
    });
}
