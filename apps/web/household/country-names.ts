import type { ComboboxOption } from '#apps/ui/controls/match-options.ts';
import { type CountryCode, countryCodes } from '#core/domain/countries.ts';

const names = new Intl.DisplayNames('en-GB', { type: 'region' });

/** All countries by their English names, in alphabetical order. */
export const namedCountries: readonly (ComboboxOption & { readonly value: CountryCode })[] = countryCodes
  .map((code) => ({ value: code, label: names.of(code) ?? code }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en-GB'));
