import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../fixtures/photos/', import.meta.url);

/**
 * Photos of 48 by 32 pixels in twelve formats, each with a place, a camera and a comment. ImageMagick, cwebp and
 * exiftool made them.
 */
export const photoNames: readonly string[] = readdirSync(folder).sort();

export const photo = (name: string): Uint8Array<ArrayBuffer> => Uint8Array.from(readFileSync(new URL(name, folder)));

/** What must not be left of them, as it is in their bytes. */
export const traces = ['GPS', 'Acme', 'Pocket 7', 'CAMERA', 'Lovelace', 'rue des Lilas', 'xmp', 'rdf', '48.85'];

/** A PDF with one empty page. */
export const pdf = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

export const joined = (...parts: readonly (Uint8Array | string)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))));

export const textIn = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
