/** An amount in the smallest units of its currency, such as cents, as a whole number. */
export type Money = {
  readonly minor: number;
  /** ISO 4217. */
  readonly currency: string;
};

const known: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether it is the code of a currency, in capital letters. Former currencies count, because work may be old. */
export function isCurrency(code: string): boolean {
  return known.has(code);
}
