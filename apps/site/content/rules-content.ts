import type { Checked } from '#core/catalogue/countries/checked.ts';
import type { CountryFact, CountryRules } from '#core/catalogue/countries/country-rules.ts';
import type { CountrySlug } from '#core/catalogue/countries/country-slugs.ts';
import type { CatalogueItem } from '#core/domain/care/care-task.ts';
import type { Source } from '#core/domain/care/source.ts';
import { localise } from '#core/domain/local-text/localise.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { local } from '#words/local.ts';
import { rules } from '#words/site/rules.ts';
import { type ItemLink, itemLink } from './catalogue.ts';

/** The parts of a country that lists, search engines and the page's head use. */
export type CountrySummary = {
  readonly slug: CountrySlug;
  readonly name: string;
  /** Its name as it follows "in". */
  readonly place: string;
  readonly factCount: number;
  readonly checkedOn: IsoDate;
};

export type CountryContent = Pick<CountrySummary, 'slug' | 'name' | 'place'> & {
  readonly facts: readonly {
    readonly topic: string;
    readonly text: string;
    readonly source: Source;
    readonly checked: Checked;
    /** The items whose tasks it concerns. */
    readonly items: readonly ItemLink[];
  }[];
  readonly others: readonly Pick<CountrySummary, 'slug' | 'name'>[];
};

type Tasks = ReadonlyMap<string, { readonly item: CatalogueItem }>;

export function countrySummaryOf({ slug, place, facts }: CountryRules): CountrySummary {
  const checkedOn = facts
    .flatMap(({ checked }) => (checked === 'never' ? [] : checked.on))
    .sort()
    .at(-1);
  if (checkedOn === undefined) throw new Error(`No rule of ${place} has been checked`);
  return { slug, name: rules.nameOf(place), place, factCount: facts.length, checkedOn };
}

export function countryContentOf(
  { country, slug, place, facts }: CountryRules,
  all: readonly CountryRules[],
  tasks: Tasks,
): CountryContent {
  return {
    slug,
    name: rules.nameOf(place),
    place,
    facts: facts.map(({ topic, region, place: where, text, source, checked, taskIds }) => ({
      topic: region === undefined ? rules.topics[topic] : rules.inRegion(rules.topics[topic], rules.nameOf(where)),
      text: localise(text, country, local),
      source,
      checked,
      items: itemsOf(taskIds, tasks),
    })),
    others: all
      .filter((other) => other.slug !== slug)
      .map((other) => ({ slug: other.slug, name: rules.nameOf(other.place) })),
  };
}

function itemsOf(taskIds: CountryFact['taskIds'], tasks: Tasks): readonly ItemLink[] {
  const items = new Set(taskIds.flatMap((id) => tasks.get(id)?.item ?? []));
  return [...items].map(itemLink);
}
