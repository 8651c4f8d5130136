/** An amount in the smallest units of its currency, such as cents, as a whole number. */
export type Money = {
  readonly minor: number;
  /** ISO 4217. */
  readonly currency: string;
};

type Currencies = { readonly inUse: ReadonlySet<string>; readonly names: Intl.DisplayNames };
let currencies: Currencies | undefined;

/** Whether it is the code of a currency, in capital letters. Former currencies count, because work may be old. */
export function isCurrency(code: string): boolean {
  // Loaded at the first use: loading both lists would slow down each start of the server.
  currencies ??= {
    inUse: new Set(Intl.supportedValuesOf('currency')),
    names: new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }),
  };
  const { inUse, names } = currencies;
  // Codes that begin with X belong to no country, and most of them are for metals and tests.
  return inUse.has(code) || (/^[A-WYZ][A-Z]{2}$/.test(code) && names.of(code) !== undefined);
}

/** A file to import has thousands of amounts, and asking a format takes longer than reading one. */
const knownDigits = new Map<string, number>();

const digitsIn = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** How many decimal places an amount of the currency has: 2 for the euro, 0 for the yen, 3 for the Tunisian dinar. */
export function digitsOf(currency: string): number {
  const digits = knownDigits.get(currency) ?? digitsIn(currency);
  knownDigits.set(currency, digits);
  return digits;
}

/** The amount as a plain decimal number, such as `1234.50`, which `minorOf` reads. */
export function decimalOf({ minor, currency }: Money): string {
  const digits = digitsOf(currency);
  const text = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Digits, or groups of three with one separator between them. */
const wholeAmount = /^(?:\d{1,15}|[1-9]\d{0,2}(?:([ ,.'])\d{3})(?:\1\d{3})*)$/;

function minorFrom(whole: string, decimals: string, point: string, digits: number): number | undefined {
  const match = wholeAmount.exec(whole);
  if (!match || (point !== '' && match[1] === point) || decimals.length > digits) return undefined;
  const minor = Number(whole.replaceAll(/\D/g, '') + decimals.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? minor : undefined;
}

/**
 * Reads an amount that a person wrote, such as `1234.5`, `1,234.50`, `1 234,50` or `1'234`, in the smallest units.
 * Undefined for other text, for more decimal places than the currency has, and for an amount that could be read in two
 * ways, such as `1,234` in a currency with three decimal places.
 */
export function minorOf(text: string, currency: string): number | undefined {
  const digits = digitsOf(currency);
  const plain = text
    .trim()
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'");
  const [, whole = '', point = '', decimals = ''] = /^(.*)([.,])(\d+)$/.exec(plain) ?? [];
  const readings = [minorFrom(plain, '', '', digits), minorFrom(whole, decimals, point, digits)];
  const [only, another] = readings.filter((reading) => reading !== undefined);
  return another === undefined ? only : undefined;
}
