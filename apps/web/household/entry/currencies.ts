const names = new Intl.DisplayNames('en-GB', { type: 'currency' });

/** Today's currencies of the countries that most households live in; the rest follow by name. */
const usual = ['EUR', 'GBP', 'USD', 'CHF', 'CAD', 'AUD', 'JPY'];

type Currency = { readonly code: string; readonly name: string };

const currencyOf = (code: string): Currency => ({ code, name: names.of(code) ?? code });
const byName = (one: Currency, other: Currency) => one.name.localeCompare(other.name, 'en-GB');

/** All currencies, the household's own first. */
export function currencies(own: string): readonly Currency[] {
  const first = [...new Set([own, ...usual])];
  const rest = Intl.supportedValuesOf('currency').filter((code) => !first.includes(code));
  return [...first.map(currencyOf), ...rest.map(currencyOf).toSorted(byName)];
}
