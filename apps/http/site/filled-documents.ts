import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Content, etagOf } from './send-content.ts';

/**
 * Returns a function that loads the folder's documents by name. Each is read, filled in and compressed at its first
 * request, and then kept.
 */
export function filledDocuments(folder: URL, fill: (text: string) => string): (name: string) => Promise<Content> {
  const kept = new Map<string, Promise<Content>>();
  return (name) => {
    const known = kept.get(name);
    if (known) return known;
    const document = readFile(new URL(name, folder), 'utf8').then((text) => contentOf(name, fill(text)));
    kept.set(name, document);
    document.catch(() => kept.delete(name));
    return document;
  };
}

async function contentOf(name: string, text: string): Promise<Content> {
  const body = Buffer.from(text);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  return { name, etag: etagOf(body), body, brotli, gzip: gzipped };
}
