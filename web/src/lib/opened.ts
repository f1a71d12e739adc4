/** The records of a file that was opened, on their way to the replay, and which of them is looked at. */
export const opened: { records: unknown[]; which: number } = { records: [], which: 0 };

/** A file holds one record, or one a line. */
export function recordsIn(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return text
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => JSON.parse(line) as unknown);
  }
}
