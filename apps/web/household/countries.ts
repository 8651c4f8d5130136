import type { ComboboxOption } from '#apps/ui/controls/match-options.ts';
import { countryCodes } from '#core/domain/countries.ts';
import { aliasesOf } from './country-aliases.ts';

const names = new Intl.DisplayNames('en-GB', { type: 'region' });

/** All countries by their English names, in alphabetical order; other names find them too. */
export const countryOptions: readonly ComboboxOption[] = countryCodes
  .map((code) => ({ value: code, label: names.of(code) ?? code, aliases: aliasesOf(code) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'en-GB'));

/** The same, but with these countries first, in their order. */
export function countryOptionsFrom(first: readonly string[]): readonly ComboboxOption[] {
  const likely = first.flatMap((code) => countryOptions.filter(({ value }) => value === code));
  const others = countryOptions.filter((option) => !likely.includes(option));
  return [...likely.map((option, index) => ({ ...option, endsGroup: index === likely.length - 1 })), ...others];
}
