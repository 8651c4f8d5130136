import { currencyOf, signedCurrencies } from './amount-text.ts';

const code = /^[A-Z]{3}$/;

/**
 * The currency of a mark in a heading; empty if it has none. A code without its capitals may be a word, such as `all` or
 * `top`, unless it is of a currency that has a sign too, or that is the home's.
 */
function currencyOfMark(mark: string, own: string): string {
  const currency = currencyOf(mark)?.currency ?? '';
  const isSure = code.test(mark) || currency !== mark.toUpperCase() || signedCurrencies.has(currency);
  return isSure || currency === own ? currency : '';
}

/** The currency that a heading names, such as `Cost (USD)`, `Montant €` or `Cena [Kč]`. `own`: the home's. */
export function currencyInHeading(heading: string, own: string): string {
  // Where all letters are capitals, only the last word is as clear as a code.
  const codes = heading.match(/\p{Ll}/u.test(heading) ? /\b[A-Z]{3}\b/g : /\b[A-Z]{3}$/g) ?? [];
  const inside = [...heading.matchAll(/[([]([^()[\]]+)[)\]]|\b(?:in|en|i|em|w|v)\s+(\S+)$/giu)];
  const marks = [...codes, ...(heading.match(/\p{Sc}/gu) ?? []), ...inside.map(([, one, two]) => one ?? two ?? '')];
  return marks.map((mark) => currencyOfMark(mark.trim(), own)).find((currency) => currency !== '') ?? '';
}

/** Whether a heading is only a currency or a sign, so that amounts are below it. */
export function isCurrencyHeading(heading: string): boolean {
  const mark = heading.replaceAll(/[()]/g, '').trim();
  return Boolean(currencyOf(mark)?.sign) || currencyOfMark(mark, '') !== '';
}
