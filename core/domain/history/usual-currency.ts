import type { IsoDate } from '../time/dates.ts';
import { currencyOfCountry } from './currency-of-country.ts';
import type { HistoryFact } from './entry.ts';

/** The currency in which a household last paid, otherwise that of its country. Two of one day count by their codes. */
export function usualCurrency(entries: readonly HistoryFact[], country: string | undefined): string {
  let last: { readonly date: IsoDate; readonly currency: string } | undefined;
  for (const { date, cost } of entries) {
    if (!cost || (last && date < last.date)) continue;
    if (!last || date > last.date || cost.currency < last.currency) last = { date, currency: cost.currency };
  }
  return last?.currency ?? currencyOfCountry(country);
}
