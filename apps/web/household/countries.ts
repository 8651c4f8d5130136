import type { ComboboxOption } from '#apps/ui/controls/match-options.ts';
import { countryCodes } from '#core/domain/countries.ts';

const names = new Intl.DisplayNames('en-GB', { type: 'region' });

/** All countries by their English names, in alphabetical order. */
export const countryOptions = countryCodes
  .map((code) => ({ value: code as string, label: names.of(code) ?? code }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en-GB'));

/** The same, but with these countries first, in their order. */
export function countryOptionsFrom(first: readonly string[]): readonly ComboboxOption[] {
  const likely = first.flatMap((code) => countryOptions.filter(({ value }) => value === code));
  const others = countryOptions.filter((option) => !likely.includes(option));
  return [...likely.map((option, index) => ({ ...option, endsGroup: index === likely.length - 1 })), ...others];
}
