import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Answer, etagOf } from './answer.ts';
import { typeOf } from './static-files.ts';

/** The folder's documents by name, each filled in and packed when it is first asked for, and then kept. */
export async function filledDocuments(
  folder: URL,
  fill: (text: string) => string,
): Promise<(name: string) => Promise<Answer>> {
  const names = await readdir(folder);
  const templates = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(new URL(name, folder), 'utf8')] as const)),
  );
  const kept = new Map<string, Promise<Answer>>();
  return (name) => {
    const known = kept.get(name);
    if (known) return known;
    const made = filled(name, fill(templates.get(name) ?? ''));
    kept.set(name, made);
    return made;
  };
}

async function filled(name: string, text: string): Promise<Answer> {
  const body = Buffer.from(text);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  // Asked for anew each time, since it names the scripts of this very build.
  return { type: typeOf(name), etag: etagOf(body), cacheControl: 'no-cache', body, brotli, gzip: gzipped };
}
