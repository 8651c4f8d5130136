import { DomainError } from '../errors.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPdf, pdfStart } from './clean-pdf.ts';
import type { CleanPicture } from './clean-picture.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';
import { fileLimits } from './limits.ts';
import type { StoredType } from './stored-file.ts';

/** A file as it may be stored. */
export type CleanFile = { readonly type: StoredType; readonly content: Uint8Array<ArrayBuffer> };

const formats: readonly {
  readonly type: StoredType;
  readonly starts: string;
  readonly clean: (bytes: Uint8Array) => CleanPicture | undefined;
}[] = [
  { type: 'image/jpeg', starts: '\xff\xd8\xff', clean: cleanJpeg },
  { type: 'image/png', starts: '\x89PNG\r\n\x1a\n', clean: cleanPng },
  { type: 'image/webp', starts: 'RIFF', clean: cleanWebp },
];

/**
 * Returns what is stored of a file that a user sends. The type follows from the content alone. Of a picture, only what
 * shows it is kept: no place, no name of the camera, nothing behind its end. Throws `file_refused` for other types,
 * `file_damaged` for one that ends early or contradicts itself, and `picture_too_large`.
 */
export function cleanFile(bytes: Uint8Array): CleanFile {
  const format = formats.find(({ starts }) => startsWith(bytes, starts));
  if (!format) {
    if (pdfStart(bytes) < 0) throw new DomainError('file_refused');
    const parts = cleanPdf(bytes);
    if (!parts) throw new DomainError('file_damaged');
    return { type: 'application/pdf', content: joined(parts) };
  }
  const picture = format.clean(bytes);
  if (!picture) throw new DomainError('file_damaged');
  if (picture.width * picture.height > fileLimits.pixels) throw new DomainError('picture_too_large');
  return { type: format.type, content: joined(picture.parts) };
}

const startsWith = (bytes: Uint8Array, start: string): boolean =>
  bytes.length >= start.length && [...start].every((letter, index) => bytes[index] === letter.charCodeAt(0));

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
