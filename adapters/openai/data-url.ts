import type { Upload } from '#core/domain/advice/limits.ts';

/** The file as an address that contains it. */
export const dataUrl = ({ type, bytes }: Upload): string =>
  `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`;

/** The name that the user gave a file isn't sent. */
export const pdfName = 'manual.pdf';
