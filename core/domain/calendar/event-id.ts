/** The alphabet of RFC 4648's base32hex in lower case, which is all that event ids may contain. */
const alphabet = '0123456789abcdefghijklmnopqrstuv';

/** Without padding. */
export function base32hex(bytes: Uint8Array): string {
  let [text, bits, count] = ['', 0, 0];
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xfff;
    count += 8;
    while (count >= 5) {
      count -= 5;
      text += alphabet.charAt((bits >> count) & 31);
    }
  }
  return count > 0 ? text + alphabet.charAt((bits << (5 - count)) & 31) : text;
}

/** The text whose hash identifies a day of a connection. */
export const eventSeed = (connectionId: string, date: string): string => `${connectionId} ${date}`;

/**
 * The id of a day's event, always the same for the same day, so that an insertion whose response was lost can be
 * repeated. An id can't be used again after its event was deleted, so the next event of the day has the next generation.
 */
export const eventIdOf = (hash: Uint8Array, generation: number): string => `u${base32hex(hash)}${generation}`;
