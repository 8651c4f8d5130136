import { decimalOf, digitsOf, type Money } from '../domain/history/money.ts';
import { remembered } from './remembered.ts';

/** What turns amounts of money into text, for one locale such as `fr-FR`. */
export function amountsIn(locale: string) {
  const exact = remembered((currency: string) => new Intl.NumberFormat(locale, { style: 'currency', currency }));
  const names = remembered(() => new Intl.DisplayNames(locale, { type: 'currency' }));
  return {
    /** "€1,234.50". It is formatted from its digits, so none is rounded. */
    exact: (money: Money) => exact(money.currency).format(decimalOf(money) as Intl.StringNumericLiteral),
    /** "€220", an estimate: two digits that mean something, and never a part of the unit. */
    about({ minor, currency }: Money) {
      const amount = Math.round(minor / 10 ** digitsOf(currency));
      const step = 10 ** Math.max(0, String(amount).length - 2);
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
      return format.format(Math.round(amount / step) * step);
    },
    /** "British Pound", for "GBP". */
    currency: (code: string) => names().of(code) ?? code,
    /** "£", "US$" or "CHF", as amounts show it. */
    symbol: (code: string) =>
      exact(code)
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? code,
    /** "." in "1.5". */
    decimalPoint: () => new Intl.NumberFormat(locale).formatToParts(0.5)[1]?.value ?? '.',
  };
}
