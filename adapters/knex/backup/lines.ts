const newline = 0x0a;

/**
 * Splits bytes into lines without their newlines. Splits at nothing else, because rows may contain every other kind of
 * line break. Throws when the last line has no newline.
 */
export async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, void> {
  let started: Buffer[] = [];
  for await (const chunk of source) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      const rest = chunk.subarray(from, at);
      yield started.length === 0 ? rest : Buffer.concat([...started, rest]);
      started = [];
      from = at + 1;
    }
    if (from < chunk.length) started.push(chunk.subarray(from));
  }
  if (started.length > 0) throw new Error('its last line is incomplete');
}

const chunkBytes = 65_536;

/** Joins lines to chunks of about 64 kB, because the database receives few large messages faster than many small ones. */
export async function* chunksOf(lines: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void, void> {
  let gathered: Buffer[] = [];
  let bytes = 0;
  for await (const line of lines) {
    gathered.push(line, Buffer.of(newline));
    bytes += line.length + 1;
    if (bytes < chunkBytes) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(gathered);
}
