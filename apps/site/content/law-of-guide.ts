import type { CountryRules } from '#core/catalogue/countries/country-rules.ts';
import type { Guide } from '#core/catalogue/guides/guide.ts';
import type { Source } from '#core/domain/care/source.ts';
import type { CountryCode } from '#core/domain/climate/countries.ts';
import { localise } from '#core/domain/local-text/localise.ts';
import { format } from '#words/format.ts';
import { local } from '#words/local.ts';
import { rules } from '#words/site/rules.ts';
import { audience } from './audience.ts';

/** What the law of a country says about a guide's tasks. */
export type LawOfCountry = {
  readonly country: CountryCode;
  readonly rules: readonly { readonly content: string; readonly source: Source }[];
};

/** The law of those who read the language in the order of its countries, and of the others by their names. */
export type LawOfGuide = { readonly own: readonly LawOfCountry[]; readonly elsewhere: readonly LawOfCountry[] };

/** A guide's own notes, and for countries without one, their rules that concern its tasks. */
export function lawOf({ law = [], tasks }: Guide, countryRules: readonly CountryRules[]): LawOfGuide | undefined {
  const noted = new Set(law.map(({ country }) => country));
  const ofRules = countryRules
    .filter(({ country }) => !noted.has(country))
    .map(({ country, facts }) => ({
      country,
      rules: facts
        .filter(({ topic, taskIds }) => topic !== 'Emergency numbers' && taskIds.some((id) => tasks.includes(id)))
        .map(({ text, source, region, place: where }) => ({
          content: localise(region === undefined ? text : rules.inRegion(rules.nameOf(where), text), country, local),
          source,
        })),
    }))
    .filter(({ rules }) => rules.length > 0);
  const all: readonly LawOfCountry[] = [
    ...law.map(({ country, content, source }) => ({ country, rules: [{ content, source }] })),
    ...ofRules,
  ];
  const own = audience.flatMap((code) => all.find(({ country }) => country === code) ?? []);
  const elsewhere = all
    .filter((each) => !own.includes(each))
    .sort((one, other) => format.compare(format.country(one.country), format.country(other.country)));
  return all.length > 0 ? { own, elsewhere } : undefined;
}
