import type { ComboboxOption } from '#apps/ui/controls/match-options.ts';
import { type CountryCode, countryCodes } from '#core/domain/climate/countries.ts';
import { format } from '#words/format.ts';

/** All countries by their English names, in alphabetical order. */
export const namedCountries: readonly (ComboboxOption & { readonly value: CountryCode })[] = countryCodes
  .map((code) => ({ value: code, label: format.country(code) }))
  .sort((one, other) => format.compare(one.label, other.label));
