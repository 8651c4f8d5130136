import { minorOf } from '../minor-of.ts';
import { digitsOf, isCurrency } from '../money.ts';
import type { Cell } from './table-file.ts';

/** Signs of one currency. */
const ownSigns: Readonly<Record<string, string>> = {
  ...{ '€': 'EUR', '₹': 'INR', '₽': 'RUB', '₴': 'UAH', '₺': 'TRY', '₩': 'KRW', '₪': 'ILS', '₫': 'VND', '฿': 'THB' },
  ...{ zł: 'PLN', kč: 'CZK', ft: 'HUF', lei: 'RON', лв: 'BGN', r$: 'BRL', us$: 'USD', c$: 'CAD', ca$: 'CAD' },
  ...{ a$: 'AUD', au$: 'AUD', nz$: 'NZD', s$: 'SGD', hk$: 'HKD', mx$: 'MXN', 'fr.': 'CHF', sfr: 'CHF', 円: 'JPY' },
  ...{
    rs: 'INR',
    'rs.': 'INR',
    rp: 'IDR',
    rm: 'MYR',
    '₱': 'PHP',
    '₦': 'NGN',
    грн: 'UAH',
    'руб.': 'RUB',
    euro: 'EUR',
    euros: 'EUR',
  },
  ...{ 's/': 'PEN', 元: 'CNY', 원: 'KRW', tl: 'TRY' },
};

/** Signs that several countries share, and whose they are, the most likely one first. */
export const sharedSigns: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD', 'MXN', 'NZD', 'SGD', 'HKD', 'TWD', 'ARS', 'CLP', 'COP', 'UYU'],
  '£': ['GBP', 'EGP', 'LBP', 'GIP', 'FKP', 'SHP'],
  '¥': ['JPY', 'CNY'],
  '￥': ['JPY', 'CNY'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'],
  'kr.': ['DKK', 'NOK', 'SEK', 'ISK'],
  r: ['ZAR'],
};

/** The currencies that have a sign. */
export const signedCurrencies: ReadonlySet<string> = new Set([
  ...Object.values(ownSigns),
  ...Object.values(sharedSigns).flat(),
]);

/** What a cell says besides its digits: a currency, or a sign that several share; nothing if both are empty. */
export type AmountText = { readonly digits: string; readonly currency: string; readonly sign: string };

const empty = /^(?:|[-–—]|n\/?a|none|0?\s?[-–—])$/i;

/** What people write after an amount that has its tax in it, and how it was paid. Each word has one place to match. */
const after =
  /(?:(?: ?[,(] ?| )?(?:ttc|t\.t\.c\.|incl?\.?\s?(?:vat|gst|tax|btw|moms)|inkl?\.?\s?(?:mwst\.?|ust\.?|moms|mva)|iva incl(?:u[ií]d[oa]|us[oa]|\.)?|brutto|cash|bar|esp[eè]ces|efectivo|contanti|contant|kontant|gotówk[aą]|hotově)\)?){1,3}$/iu;

/** What people write in place of an amount for what cost nothing, perhaps with its reason after it. */
const free =
  /^(?:free(?: of charge)?|no (?:charge|cost)|complimentary|(?:under |on )?(?:warranty|guarantee)|gratis|gratuit\w*|offert\w*|(?:sous |en )?garantie|kostenlos|kostenfrei|umsonst|kulanz|(?:auf |unter )?gewährleistung|(?:en |bajo )?garantía|gratuit[oa]|(?:in )?garanzia|omaggio|grátis|(?:em )?garantia|(?:op |på |na )?garantie?|bezpłatn\w*|(?:za )?darmo|zdarma|(?:v )?záruc\w*|ingyen\w*|ilmai\w*|takuu\w*|無料|無償|保証\S*)\.?\s*(?:\(.*\)|[,;:–-].*)?$/iu;

/** The currency of a code or a sign, such as `CHF`, `Fr.` or `$`; undefined for other words. */
export function currencyOf(mark: string): Pick<AmountText, 'currency' | 'sign'> | undefined {
  const small = mark.trim().toLowerCase();
  const code = small.toUpperCase();
  if (small === '') return { currency: '', sign: '' };
  if (/^[A-Z]{3}$/.test(code) && isCurrency(code)) return { currency: code, sign: '' };
  if (Object.hasOwn(ownSigns, small)) return { currency: ownSigns[small] ?? '', sign: '' };
  return Object.hasOwn(sharedSigns, small) ? { currency: '', sign: small } : undefined;
}

const withSpacesOnce = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** In characters, spaces once. */
const longestAmount = 120;

/** An amount with its currency before or after it. Undefined for other text; null for an empty cell. */
export function amountTextOf(cell: Cell): AmountText | null | undefined {
  if (typeof cell === 'number') return cell < 0 ? undefined : { digits: String(cell), currency: '', sign: '' };
  const short = withSpacesOnce(cell);
  if (short.length > longestAmount) return undefined;
  // One character may become several.
  const plain = withSpacesOnce(short.normalize('NFKC'));
  if (plain.length > longestAmount) return undefined;
  const text = plain.replaceAll('’', "'").replace(after, '');
  if (empty.test(text)) return null;
  if (free.test(text)) return { digits: '0', currency: '', sign: '' };
  const [, before = '', digits = '', behind = ''] =
    /^([^\d+\-.,]*(?:\.(?=\s?\d))?)\s*(\d[\d\s.,']*?(?:[.,:/][-–—=]+)?)\s*([^\d]*)$/u.exec(text) ?? [];
  if (digits === '') return undefined;
  const [one, other] = [currencyOf(before), currencyOf(behind.replace(/^[.,](?=\s*$)/, ''))];
  if (!one || !other) return undefined;
  const bare = digits.replace(/[.,:/][-–—=]+$/, '').trim();
  // `US$ 12 USD` says it twice.
  const currency = one.currency || other.currency;
  return { digits: bare, currency, sign: currency === '' ? one.sign || other.sign : '' };
}

/** What a cell says without the sign of money that was paid out, as in the statements of banks. */
export function withoutMinus(cell: Cell): { readonly cell: Cell; readonly isNegative: boolean } {
  if (typeof cell === 'number') return { cell: Math.abs(cell), isNegative: cell < 0 };
  const text = cell.trim();
  const [, inside] = /^\((?=.*\d)([^()]+)\)$/.exec(text) ?? [];
  const plain = inside ?? text.replace(/^([^\d]*?)[-−–]\s?(?=[^\d]{0,4}\d)/u, '$1').replace(/(\d)\s?[-−]$/u, '$1');
  return plain === text ? { cell, isNegative: false } : { cell: plain, isNegative: true };
}

export type DecimalMark = '.' | ',';

/** The decimal mark that a number shows; undefined if it has none, or one that may be of thousands. */
export function markIn(digits: string): DecimalMark | undefined {
  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  const after = digits.slice(digits.lastIndexOf(last ?? '') + 1).replaceAll(/\D/g, '').length;
  if (last !== '.' && last !== ',') return undefined;
  if (marks.length > 1) return marks.every((mark) => mark === last) ? undefined : last;
  return after !== 3 || /^0[.,]/.test(digits) ? last : undefined;
}

/** Whether the number has one mark that may be of thousands or decimal, such as `1.234`. */
export const isTwofold = (digits: string): boolean => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits);

/** Groups as in India, `1,12,000`, as plain digits. */
const ungrouped = (digits: string): string =>
  /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d*)?$/.test(digits) ? digits.replaceAll(',', '') : digits;

/** Reads digits in the smallest units. `marks`: the decimal marks of the column. Undefined for what isn't clear. */
export function minorIn(digits: string, currency: string, marks: readonly DecimalMark[]): number | undefined {
  if (isTwofold(digits)) {
    const mark: DecimalMark = digits.includes('.') ? '.' : ',';
    if (!marks.includes(mark)) return minorOf(digits.replace(mark, ''), currency, mark);
    if (digitsOf(currency) !== 3) return undefined;
    return minorOf(digits, currency, mark);
  }
  return minorOf(ungrouped(digits), currency, markIn(digits) ?? marks[0] ?? '.');
}

/** A number in a workbook in the smallest units: calculated ones have more decimal places than money. */
export const minorOfNumber = (value: number, currency: string): number => Math.round(value * 10 ** digitsOf(currency));
