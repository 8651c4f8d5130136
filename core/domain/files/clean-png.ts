import type { CleanPicture } from './clean-picture.ts';
import { crc32 } from './crc32.ts';

const signatureLength = 8;
const headerLength = 13;
/** The chunks that show the picture. Others contain texts, the place, colour profiles and animations. */
const kept: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'cHRM', 'IDAT', 'IEND']);

/** Keeps the chunks of a PNG that show it, up to its end. */
export function cleanPng(bytes: Uint8Array): CleanPicture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [bytes.subarray(0, signatureLength)];
  let hasData = false;
  for (let at = signatureLength; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const next = at + 12 + length;
    if (next > bytes.length) return undefined;
    const chunk = bytes.subarray(at, next);
    const kind = String.fromCharCode(...chunk.subarray(4, 8));
    if ((at === signatureLength) !== (kind === 'IHDR')) return undefined;
    if (kept.has(kind)) {
      if (crc32(chunk.subarray(4, -4)) !== view.getUint32(next - 4)) return undefined;
      parts.push(chunk);
    }
    if (kind === 'IHDR' && length !== headerLength) return undefined;
    if (kind === 'IDAT') hasData = true;
    if (kind === 'IEND') {
      const [width, height] = [view.getUint32(16), view.getUint32(20)];
      return hasData && length === 0 && width > 0 && height > 0 ? { width, height, parts } : undefined;
    }
    at = next;
  }
  return undefined;
}
