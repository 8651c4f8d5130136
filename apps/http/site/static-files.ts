import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer } from './send-answer.ts';

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

/** Reads a file, and what the build has laid beside it, anew for each answer. */
export async function fileAnswer(file: string, more: Partial<Answer> = {}, encodings: readonly string[] = []) {
  const { size, mtimeMs } = await stat(file);
  const answer: Answer = {
    type: typeOf(file),
    etag: `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    cacheControl: 'no-cache',
    body: () => readFile(file),
    ...(encodings.includes('br') && { brotli: () => readFile(`${file}.br`) }),
    ...(encodings.includes('gz') && { gzip: () => readFile(`${file}.gz`) }),
    ...more,
  };
  return answer;
}

/** The files of a folder by their addresses. What is not there now has no answer, whatever is asked for. */
export async function staticFiles(folder: URL): Promise<(path: string) => Promise<Answer> | undefined> {
  const root = fileURLToPath(folder);
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const all = new Set(names);
  const byAddress = new Map(names.map((file) => [`/${relative(root, file).replaceAll(sep, '/')}`, file]));
  return (path) => {
    const file = byAddress.get(path);
    if (file === undefined) return undefined;
    const encodings = ['br', 'gz'].filter((encoding) => all.has(`${file}.${encoding}`));
    return fileAnswer(file, cachingOf(path), encodings);
  };
}

function cachingOf(path: string): Partial<Answer> {
  // Their names change with what is in them.
  if (path.startsWith('/assets/')) return { cacheControl: `public, max-age=${yearSeconds}, immutable` };
  // For other sites to show where the page is shared.
  if (path.startsWith('/share/')) return { cacheControl: 'public, max-age=86400', embeddable: true };
  return {};
}
