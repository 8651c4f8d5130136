import { minuteMs } from '../time/durations.ts';

/** Without vowels, so that no code is a word, and without letters and digits that look alike. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** How many letters and digits a code has. */
export const codeLength = 8;

/** How often the code of a mail may be tried, from whatever browser. */
export const codeTries = 5;

const lifeMs = 10 * minuteMs;

/** Whether it is too old for the code beside a link, which may work longer. */
export const isCodeOver = (createdAt: Date, now: Date): boolean => now.getTime() >= createdAt.getTime() + lifeMs;

/** A code of random bytes, of which it needs twice as many as it has letters: no letter is noticeably more likely. */
export function codeOf(bytes: Uint8Array): string {
  const letters = Array.from({ length: codeLength }, (_, index) => {
    const value = (bytes[index * 2] ?? 0) * 256 + (bytes[index * 2 + 1] ?? 0);
    return alphabet[value % alphabet.length];
  });
  return letters.join('');
}

/** A code as we write it, of what a person typed or pasted: in any case, with spaces or hyphens, or in wide letters. */
export const typedCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
