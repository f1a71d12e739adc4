// A zip file from names and contents; the same every time.
import { crc32, deflateRawSync } from 'node:zlib';

const VERSION = 20;
const DEFLATED = 8;
/** The first day that a zip file can name: when a file was changed must not change the zip. */
const DAY = (1 << 5) | 1;

function numbers(...parts: [bytes: 2 | 4, value: number][]): Buffer {
  return Buffer.concat(
    parts.map(([bytes, value]) => {
      const part = Buffer.alloc(bytes);
      part.writeUIntLE(value, 0, bytes);
      return part;
    }),
  );
}

export function zip(files: [name: string, content: Buffer][]): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const packed = deflateRawSync(content, { level: 9 });
    const title = Buffer.from(name);
    const about = numbers(
      [2, VERSION],
      [2, 0],
      [2, DEFLATED],
      [2, 0],
      [2, DAY],
      [4, crc32(content)],
      [4, packed.length],
      [4, content.length],
      [2, title.length],
      [2, 0],
    );
    const body = Buffer.concat([numbers([4, 0x04034b50]), about, title, packed]);
    list.push(numbers([4, 0x02014b50], [2, VERSION]), about, numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]), title);
    bodies.push(body);
    at += body.length;
  }
  const directory = Buffer.concat(list);
  const count = files.length;
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, directory.length], [4, at], [2, 0]);
  return Buffer.concat([...bodies, directory, end]);
}
