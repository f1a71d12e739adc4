// A zip file from names and contents; the same every time.
import { type Zippable, zipSync } from 'fflate';

/** The first day that a zip file can name, in local time: when a file was changed must not change the zip. */
const DAY = new Date(1980, 0, 1);

export function zip(files: [name: string, content: Buffer][]): Buffer {
  const named: Zippable = Object.fromEntries(files);
  return Buffer.from(zipSync(named, { level: 9, mtime: DAY }));
}
