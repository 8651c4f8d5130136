import type { CleanPicture } from './clean-picture.ts';

/** Markers, by the second of their two bytes. */
const marker = { start: 0xd8, end: 0xd9, scan: 0xda, tables: 0xdb, huffman: 0xc4, restart: 0xdd, adobe: 0xee } as const;
/** Those that begin a picture whose coding browsers read: baseline, extended and progressive. */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2];
const orientationTag = 0x0112;

/**
 * Keeps the tables and the scans of a JPEG, and how it is turned. Application segments contain the place, the camera,
 * thumbnails and colour profiles; all of them are dropped but Adobe's, without which four-colour pictures show wrongly.
 */
export function cleanJpeg(bytes: Uint8Array): CleanPicture | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  let size: { readonly width: number; readonly height: number } | undefined;
  let turned: Uint8Array | undefined;
  let hasScan = false;
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === marker.end; ) {
    if (bytes[at] !== 0xff) return undefined;
    const kind = bytes[at + 1] ?? 0;
    // Any number of these may stand between segments.
    if (kind === 0xff) {
      at++;
      continue;
    }
    if (kind === marker.end) {
      if (!size || !hasScan) return undefined;
      const [start, end] = [Uint8Array.of(0xff, marker.start), Uint8Array.of(0xff, marker.end)];
      return { ...size, parts: [start, ...(turned ? [turned] : []), ...parts, end] };
    }
    const length = view.getUint16(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > bytes.length) return undefined;
    const segment = bytes.subarray(at, next);
    if (frames.includes(kind)) {
      // A second frame would be a second picture.
      if (size || length < 8) return undefined;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      if (size.height === 0 || size.width === 0) return undefined;
      parts.push(segment);
    } else if (kind === marker.scan) {
      if (!size) return undefined;
      const end = endOfScan(bytes, next);
      if (end === undefined) return undefined;
      parts.push(bytes.subarray(at, end));
      hasScan = true;
      at = end;
      continue;
    } else if (kind === marker.tables || kind === marker.huffman || kind === marker.restart || isAdobe(segment)) {
      parts.push(segment);
    } else if (kind === 0xe1) {
      turned ??= orientationOf(segment);
    } else if (!isDropped(kind)) {
      return undefined;
    }
    at = next;
  }
  return undefined;
}

/** Application segments and comments. */
const isDropped = (kind: number): boolean => (kind >= 0xe0 && kind <= 0xef) || kind === 0xfe;

/** Adobe's segment in its only form, which has 12 bytes of contents. */
const isAdobe = (segment: Uint8Array): boolean =>
  segment[1] === marker.adobe && segment.length === 16 && String.fromCharCode(...segment.subarray(4, 9)) === 'Adobe';

/** The place of the marker that follows a scan. In a scan, 255 is followed by 0 or by a restart marker. */
function endOfScan(bytes: Uint8Array, start: number): number | undefined {
  for (let at = bytes.indexOf(0xff, start); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 2)) {
    const kind = bytes[at + 1] ?? 0;
    if (kind !== 0 && !(kind >= 0xd0 && kind <= 0xd7)) return at;
  }
  return undefined;
}

/** A segment that contains the orientation of this one and nothing else; undefined if the picture is upright. */
function orientationOf(segment: Uint8Array): Uint8Array | undefined {
  if (segment.length < 18 || String.fromCharCode(...segment.subarray(4, 10)) !== 'Exif\0\0') return undefined;
  const tiff = new DataView(segment.buffer, segment.byteOffset + 10, segment.byteLength - 10);
  const little = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, little);
  if (directory + 2 > tiff.byteLength) return undefined;
  const count = tiff.getUint16(directory, little);
  for (let entry = directory + 2, index = 0; index < count && entry + 12 <= tiff.byteLength; entry += 12, index++) {
    if (tiff.getUint16(entry, little) !== orientationTag) continue;
    const value = tiff.getUint16(entry + 8, little);
    return value > 1 && value <= 8 ? segmentWith(value) : undefined;
  }
  return undefined;
}

// biome-ignore format: one line for each field
const segmentWith = (orientation: number): Uint8Array => Uint8Array.of(
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0,
  0x4d, 0x4d, 0, 42, 0, 0, 0, 8,
  0, 1,
  0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0,
  0, 0, 0, 0,
);
