import { currentCurrencies } from '#core/domain/history/currency-of-country.ts';
import { format } from '#words/format.ts';

type Currency = { readonly code: string; readonly name: string };

/** The currencies in use by name, after the chosen one, which may be a former one in an old entry. */
export function currencies(chosen: string): readonly Currency[] {
  const byName = currentCurrencies
    .filter((code) => code !== chosen)
    .map((code) => ({ code, name: format.currency(code) }))
    .toSorted((one, other) => format.compare(one.name, other.name));
  return [{ code: chosen, name: format.currency(chosen) }, ...byName];
}
