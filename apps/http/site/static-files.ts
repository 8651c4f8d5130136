import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Answer, etagOf } from './answer.ts';

const yearSeconds = 31_536_000;

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

export const typeOf = (file: string): string => types[extname(file).toLowerCase()] ?? 'application/octet-stream';

/** A file that keeps its name when it changes, and is asked for anew each time. */
export async function fileAnswer(file: string): Promise<Answer> {
  const body = await readFile(file);
  return { type: typeOf(file), etag: etagOf(body), cacheControl: 'no-cache', body };
}

/**
 * The files of a folder by their addresses, with the packed forms that lie beside them. All are read now: a build that
 * takes the folder's place takes nothing from under a server that runs.
 */
export async function staticFiles(folder: URL): Promise<ReadonlyMap<string, Answer>> {
  const root = fileURLToPath(folder);
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const contents = new Map(await Promise.all(names.map(async (name) => [name, await readFile(name)] as const)));
  return new Map(
    [...contents].flatMap(([file, body]): [string, Answer][] => {
      const isPacked = /\.(?:br|gz)$/.test(file);
      if (isPacked) return [];
      const address = `/${relative(root, file).replaceAll(sep, '/')}`;
      const [brotli, gzip] = [contents.get(`${file}.br`), contents.get(`${file}.gz`)];
      const packed = { ...(brotli && { brotli }), ...(gzip && { gzip }) };
      return [[address, { type: typeOf(file), etag: etagOf(body), ...cachingOf(address), body, ...packed }]];
    }),
  );
}

function cachingOf(address: string): Pick<Answer, 'cacheControl' | 'embeddable'> {
  // Their names change with what is in them.
  if (address.startsWith('/assets/')) return { cacheControl: `public, max-age=${yearSeconds}, immutable` };
  // For other sites to show where the page is shared.
  if (address.startsWith('/share/')) return { cacheControl: 'public, max-age=86400', embeddable: true };
  return { cacheControl: 'no-cache' };
}
