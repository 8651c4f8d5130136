import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Answer } from './send-answer.ts';
import { typeOf } from './static-files.ts';

/** The build's documents, each filled in when it is first asked for and then kept with its encodings. */
export function filledDocuments(folder: URL, fill: (text: string) => string): (name: string) => Promise<Answer> {
  const kept = new Map<string, Promise<Answer>>();
  return (name) => {
    const known = kept.get(name);
    if (known) return known;
    const made = filled(new URL(name, folder), fill);
    kept.set(name, made);
    made.catch(() => kept.delete(name));
    return made;
  };
}

async function filled(file: URL, fill: (text: string) => string): Promise<Answer> {
  const content = Buffer.from(fill(await readFile(file, 'utf8')));
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return {
    type: typeOf(file.pathname),
    etag: `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`,
    // Asked for anew each time, since it names the scripts of this very build.
    cacheControl: 'no-cache',
    body: async () => content,
    brotli: async () => brotli,
    gzip: async () => gzipped,
  };
}
