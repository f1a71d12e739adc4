/** The records of a file that was opened, on their way to the replay, and which of them is looked at. */
export const opened: { records: unknown[]; which: number } = { records: [], which: 0 };

/** Bytes of a file that is opened: some thousand records. */
export const MOST_BYTES = 64_000_000;
/** Records of a file that are looked at. */
export const MOST_RECORDS = 5000;

/** A file holds one record, or one a line. */
export function recordsIn(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return text
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, MOST_RECORDS)
      .map((line) => JSON.parse(line) as unknown);
  }
}
