import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { archiveWriter } from '#adapters/fflate/archive-writer.ts';

async function* entries(contents: Readonly<Record<string, readonly string[]>>) {
  for (const [name, pieces] of Object.entries(contents)) {
    const at = new Date(2027, 0, 6, 12, 34, 56);
    yield {
      name,
      at,
      content: (async function* () {
        for (const piece of pieces) yield Buffer.from(piece);
      })(),
    };
  }
}

/** Reads an archive as programs do: from its last record to the directory, and from there to each content. */
function unzip(archive: Buffer) {
  const end = archive.length - 22;
  expect(archive.toString('latin1', end, end + 4)).toBe('PK\x05\x06');
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  expect(at + archive.readUInt32LE(end + 12)).toBe(end);
  return Array.from({ length: count }, () => {
    expect(archive.toString('latin1', at, at + 4)).toBe('PK\x01\x02');
    const [nameLength, size, offset] = [
      archive.readUInt16LE(at + 28),
      archive.readUInt32LE(at + 24),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const start = offset + 30 + archive.readUInt16LE(offset + 26);
    const content = archive.subarray(start, start + size);
    expect(archive.readUInt32LE(at + 16)).toBe(crc32(content));
    expect(archive.readUInt32LE(start + size + 4)).toBe(crc32(content));
    const [time, date] = [archive.readUInt16LE(at + 12), archive.readUInt16LE(at + 14)];
    at += 46 + nameLength;
    return { name, text: content.toString(), time, date };
  });
}

const archiveOf = async (contents: Parameters<typeof entries>[0]) =>
  unzip(Buffer.concat(await Array.fromAsync(archiveWriter.write(entries(contents)))));

it('an archive has every file with its name, its time and its checksum', async () => {
  const at = { time: (12 << 11) | (34 << 5) | 28, date: ((2027 - 1980) << 9) | (1 << 5) | 6 };
  expect(await archiveOf({ 'a.jpg': ['one', ' two'], 'b.pdf': [], 'c.png': ['é'] })).toEqual([
    { name: 'a.jpg', text: 'one two', ...at },
    { name: 'b.pdf', text: '', ...at },
    { name: 'c.png', text: 'é', ...at },
  ]);
});

it('an archive of nothing is one record', async () => {
  expect(await archiveOf({})).toEqual([]);
});

it('an archive is returned while its files are read, and closes the one that is open when its reader leaves', async () => {
  const read: string[] = [];
  async function* content() {
    try {
      for (const piece of ['one', 'two', 'three']) {
        read.push(piece);
        yield Buffer.from(piece);
      }
    } finally {
      read.push('closed');
    }
  }
  async function* files() {
    yield { name: 'a.jpg', at: new Date(), content: content() };
  }
  for await (const piece of archiveWriter.write(files())) if (Buffer.from(piece).toString() === 'two') break;
  expect(read).toEqual(['one', 'two', 'closed']);
});
