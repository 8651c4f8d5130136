import type { TableHints } from '#core/ports/table-reader.ts';
import { FileRefused } from './file-refused.ts';

type Decoded = { readonly text: string; readonly encoding: string };

/** How many of the first bytes say whether a text without a mark is UTF-16. */
const probe = 512;

/** Undefined if the bytes are none of this encoding. */
function strictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** In Latin scripts, every second byte of UTF-16 is 0, which a text of single bytes never is. */
function utf16Of(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const first = bytes.subarray(0, probe);
  const zeros = (rest: number) => first.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  const few = first.length / 8;
  if (zeros(1) > few && zeros(1) > zeros(0)) return 'utf-16le';
  if (zeros(0) > few) return 'utf-16be';
  return undefined;
}

/**
 * The text of bytes: in UTF-8 or UTF-16 if they are strictly that, otherwise in the fallback, which is shown to be
 * confirmed. Refuses text in which another program has already replaced letters by U+FFFD.
 */
export function decodeText(bytes: Uint8Array, { encoding, fallback }: TableHints): Decoded {
  const candidates = encoding ? [encoding] : [utf16Of(bytes) ?? 'utf-8', fallback, 'windows-1252'];
  for (const candidate of candidates) {
    const text = strictly(bytes, candidate);
    if (text === undefined) continue;
    if (text.includes('\ufffd')) throw new FileRefused('lostLetters');
    if (text.includes('\0')) throw new FileRefused('noTable');
    return { text, encoding: candidate };
  }
  throw new FileRefused('noTable');
}
