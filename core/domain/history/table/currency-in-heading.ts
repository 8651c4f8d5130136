import { currencyOf, signedCurrencies } from './amount-text.ts';

const code = /^[A-Z]{3}$/;

/** Codes that are words. Where all letters are capitals, they say no currency, unless it is the home's. */
const words: ReadonlySet<string> = new Set(['ALL', 'TOP', 'CUP', 'PEN', 'MAD', 'GEL', 'MOP', 'SOS', 'COP', 'TRY']);

/**
 * The currency of a mark in a heading; empty if it has none. A code without its capitals may be a word, such as `all` or
 * `top`, unless it is of a currency that has a sign too, or that is the home's.
 */
function currencyOfMark(mark: string, own: string, isShouted = false): string {
  const currency = currencyOf(mark)?.currency ?? '';
  const isSure =
    (code.test(mark) && !(isShouted && words.has(mark))) ||
    currency !== mark.toUpperCase() ||
    signedCurrencies.has(currency);
  return isSure || currency === own ? currency : '';
}

/** The currency that a heading names, such as `Cost (USD)`, `Montant €` or `Cena [Kč]`. `own`: the home's. */
export function currencyInHeading(heading: string, own: string): string {
  // Where all letters are capitals, only the last word is as clear as a code.
  const isShouted = !/\p{Ll}/u.test(heading);
  const codes = heading.match(isShouted ? /\b[A-Z]{3}$/g : /\b[A-Z]{3}\b/g) ?? [];
  const inside = [...heading.matchAll(/[([]([^()[\]]+)[)\]]|\b(?:in|en|i|em|w|v)\s+(\S+)$/giu)];
  const marks = [...codes, ...(heading.match(/\p{Sc}/gu) ?? []), ...inside.map(([, one, two]) => one ?? two ?? '')];
  return marks.map((mark) => currencyOfMark(mark.trim(), own, isShouted)).find((currency) => currency !== '') ?? '';
}

/** Whether a heading is only a currency or a sign, so that amounts are below it. */
export function isCurrencyHeading(heading: string): boolean {
  const mark = heading.replaceAll(/[()]/g, '').trim();
  return Boolean(currencyOf(mark)?.sign) || currencyOfMark(mark, '') !== '';
}
