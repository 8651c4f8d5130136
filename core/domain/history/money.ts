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

/** The amount as a plain decimal number, such as `1234.50`, which `minorOf` reads with the same decimal point. */
export function decimalOf({ minor, currency }: Money, decimalPoint = '.'): string {
  const digits = digitsOf(currency);
  const text = String(minor).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}${decimalPoint}${text.slice(-digits)}`;
}
