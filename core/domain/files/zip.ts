import { crc32 } from './crc32.ts';

type ZipEntry = {
  /** Letters, digits, dots and hyphens. */
  readonly name: string;
  readonly at: Date;
  readonly content: AsyncIterable<Uint8Array>;
};
type Written = {
  readonly name: Uint8Array<ArrayBuffer>;
  readonly time: number;
  crc: number;
  size: number;
  readonly offset: number;
};

/** Flags: sizes follow the content, because we don't know them before; names are UTF-8. */
const flags = 0x0808;
const version = 20;

/**
 * Yields a ZIP archive piece by piece. Contents are stored as they are, since photos can't be compressed. The archive
 * must stay below 4 GB.
 */
export async function* zip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, void, void> {
  const written: Written[] = [];
  let offset = 0;
  for await (const { name, at, content } of entries) {
    const entry = { name: new TextEncoder().encode(name), time: dosTime(at), crc: 0, size: 0, offset };
    const head = record(
      0x04034b50,
      [
        [2, version],
        [2, flags],
        [2, 0],
        [4, entry.time],
        [4, 0],
        [4, 0],
        [4, 0],
      ],
      entry.name,
    );
    yield head;
    for await (const piece of content) {
      entry.crc = crc32(piece, entry.crc);
      entry.size += piece.length;
      yield piece;
    }
    const tail = record(0x08074b50, [
      [4, entry.crc],
      [4, entry.size],
      [4, entry.size],
    ]);
    yield tail;
    offset += head.length + entry.size + tail.length;
    written.push(entry);
  }
  let directory = 0;
  for (const entry of written) {
    const line = directoryLine(entry);
    directory += line.length;
    yield line;
  }
  const count = written.length;
  yield record(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory],
    [4, offset],
    [2, 0],
  ]);
}

/** A record of the format: its signature, fields of two or four bytes, and a name, whose length precedes two zeros. */
function record(signature: number, fields: readonly (readonly [2 | 4, number])[], name?: Uint8Array): Uint8Array {
  const all = [[4, signature] as const, ...fields, ...(name ? [[2, name.length] as const, [2, 0] as const] : [])];
  const whole = new Uint8Array(all.reduce((sum, [bytes]) => sum + bytes, name?.length ?? 0));
  const view = new DataView(whole.buffer);
  let at = 0;
  for (const [bytes, value] of all) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  if (name) whole.set(name, at);
  return whole;
}

function directoryLine({ name, time, crc, size, offset }: Written): Uint8Array {
  const before = [
    [2, version],
    [2, version],
    [2, flags],
    [2, 0],
    [4, time],
    [4, crc],
    [4, size],
    [4, size],
  ] as const;
  const after = [
    [2, name.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  ] as const;
  const line = record(0x02014b50, [...before, ...after]);
  const whole = new Uint8Array(line.length + name.length);
  whole.set(line);
  whole.set(name, line.length);
  return whole;
}

/** The time and the date of the format, in UTC, with two seconds' precision. */
function dosTime(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((date << 16) | time) >>> 0;
}
