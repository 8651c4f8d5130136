import { currencyOfCountry } from './currency-of-country.ts';
import type { HistoryEntry } from './entry.ts';

/** The currency in which a household last paid, otherwise that of its country. `entries` are in order, newest first. */
export function usualCurrency(entries: readonly HistoryEntry[], country: string | undefined): string {
  return entries.find(({ cost }) => cost)?.cost?.currency ?? currencyOfCountry(country);
}
