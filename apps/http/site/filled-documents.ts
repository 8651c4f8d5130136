import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Content, type Encoding, etagOf } from './send-content.ts';
import type { SiteFacts } from './site-facts.ts';

/**
 * Returns a function that loads the folder's documents by name. Each is read and filled in at its first request and
 * whenever the facts have changed, compressed at the first one that accepts an encoding, and then kept.
 */
export function filledDocuments(
  folder: URL,
  fill: (text: string, facts: SiteFacts) => string,
): (name: string, facts: SiteFacts) => Promise<Content> {
  const kept = new Map<string, { readonly facts: string; readonly content: Promise<Content> }>();
  return (name, facts) => {
    const now = JSON.stringify(facts);
    const known = kept.get(name);
    if (known?.facts === now) return known.content;
    const content = readFile(new URL(name, folder), 'utf8').then((text) => contentOf(name, fill(text, facts)));
    kept.set(name, { facts: now, content });
    content.catch(() => kept.delete(name));
    return content;
  };
}

function contentOf(name: string, text: string): Content {
  const body = Buffer.from(text);
  const kept = new Map<Encoding, Promise<Buffer>>();
  return {
    name,
    etag: etagOf(body),
    body,
    compressed: (encoding) => {
      const known = kept.get(encoding) ?? compress[encoding](body);
      kept.set(encoding, known);
      return known;
    },
  };
}

const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};
