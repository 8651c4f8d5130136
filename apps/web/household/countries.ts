import type { ComboboxOption } from '#apps/ui/controls/match-options.ts';
import { aliasesOf } from './country-aliases.ts';
import { namedCountries } from './country-names.ts';

/** All countries by their English names, in alphabetical order; other names find them too. */
export const countryOptions: readonly ComboboxOption[] = namedCountries.map((country) => ({
  ...country,
  aliases: aliasesOf(country.value),
}));

/** The same, but with these countries first, in their order. */
export function countryOptionsFrom(first: readonly string[]): readonly ComboboxOption[] {
  const likely = first.flatMap((code) => countryOptions.filter(({ value }) => value === code));
  const others = countryOptions.filter((option) => !likely.includes(option));
  return [...likely.map((option, index) => ({ ...option, endsGroup: index === likely.length - 1 })), ...others];
}
