import { countryCodes } from '#core/domain/countries.ts';

const names = new Intl.DisplayNames('en-GB', { type: 'region' });

/** All countries by their English names, in alphabetical order. */
export const countryOptions = countryCodes
  .map((code) => ({ value: code as string, label: names.of(code) ?? code }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en-GB'));
