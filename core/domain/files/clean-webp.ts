import type { CleanPicture } from './clean-picture.ts';

type Size = { readonly width: number; readonly height: number };

/** In the header of an extended WebP: which kinds of chunks follow. */
const flag = { alpha: 0x10, animation: 0x02 } as const;

/** Keeps the chunks of a still WebP that show it; others contain the place, texts and colour profiles. */
export function cleanWebp(bytes: Uint8Array): CleanPicture | undefined {
  if (bytes.length < 20 || textAt(bytes, 8) !== 'WEBP') return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) return undefined;
  let canvas: Size | undefined;
  let alpha: Uint8Array | undefined;
  for (let at = 12; at + 8 <= end; ) {
    const kind = textAt(bytes, at);
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    if (at + 8 + length > end) return undefined;
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (kind === 'VP8X') {
      if (canvas || length !== 10 || ((content[0] ?? 0) & flag.animation) !== 0) return undefined;
      canvas = { width: 1 + threeBytes(content, 4), height: 1 + threeBytes(content, 7) };
    } else if (kind === 'ALPH') {
      alpha = content;
    } else if (kind === 'VP8 ' || kind === 'VP8L') {
      const size = kind === 'VP8 ' ? sizeOfLossy(content) : sizeOfLossless(content);
      if (!size || (canvas && (canvas.width !== size.width || canvas.height !== size.height))) return undefined;
      const chunks = alpha && kind === 'VP8 ' ? [extended(size), chunk('ALPH', alpha)] : [];
      return { ...size, parts: riff([...chunks, chunk(kind, content)]) };
    }
    at = next;
  }
  return undefined;
}

const textAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));

const threeBytes = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);

function sizeOfLossy(content: Uint8Array): Size | undefined {
  const isKeyFrame = content.length > 10 && ((content[0] ?? 1) & 1) === 0;
  if (!isKeyFrame || threeBytes(content, 3) !== 0x2a019d) return undefined;
  const [width, height] = [threeBytes(content, 6) & 0x3fff, threeBytes(content, 8) & 0x3fff];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

function sizeOfLossless(content: Uint8Array): Size | undefined {
  if (content.length < 6 || content[0] !== 0x2f) return undefined;
  const [low, high] = [threeBytes(content, 1), threeBytes(content, 2)];
  return { width: 1 + (low & 0x3fff), height: 1 + ((high >> 6) & 0x3fff) };
}

function chunk(kind: string, content: Uint8Array): Uint8Array {
  const whole = new Uint8Array(8 + content.length + (content.length % 2));
  for (let index = 0; index < 4; index++) whole[index] = kind.charCodeAt(index);
  new DataView(whole.buffer).setUint32(4, content.length, true);
  whole.set(content, 8);
  return whole;
}

function extended({ width, height }: Size): Uint8Array {
  const content = new Uint8Array(10);
  const view = new DataView(content.buffer);
  view.setUint8(0, flag.alpha);
  view.setUint16(4, (width - 1) & 0xffff, true);
  view.setUint8(6, (width - 1) >> 16);
  view.setUint16(7, (height - 1) & 0xffff, true);
  view.setUint8(9, (height - 1) >> 16);
  return chunk('VP8X', content);
}

function riff(chunks: readonly Uint8Array[]): readonly Uint8Array[] {
  const length = chunks.reduce((sum, each) => sum + each.length, 4);
  const head = chunk('RIFF', new TextEncoder().encode('WEBP'));
  new DataView(head.buffer).setUint32(4, length, true);
  return [head, ...chunks];
}
