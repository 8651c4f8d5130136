import { currentCurrencies } from '#core/domain/history/currency-of-country.ts';

const names = new Intl.DisplayNames('en-GB', { type: 'currency' });

type Currency = { readonly code: string; readonly name: string };

/** The currency in full: `British Pound`. */
export const currencyName = (code: string): string => names.of(code) ?? code;

/** As amounts show it: `£`, `US$` or `CHF`. */
export function currencySymbol(code: string): string {
  const parts = new Intl.NumberFormat('en-GB', { style: 'currency', currency: code }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}

/** The currencies in use by name, after the chosen one, which may be a former one in an old entry. */
export function currencies(chosen: string): readonly Currency[] {
  const byName = currentCurrencies
    .filter((code) => code !== chosen)
    .map((code) => ({ code, name: currencyName(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'));
  return [{ code: chosen, name: currencyName(chosen) }, ...byName];
}
