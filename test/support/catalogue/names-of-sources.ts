import { countryRules } from '#core/catalogue/countries/index.ts';
import { guides } from '#core/catalogue/guides/index.ts';
import { catalogue } from '#core/catalogue/index.ts';
import type { Source } from '#core/domain/care/source.ts';

/** The sources of the tasks, the guides and the facts of countries. */
export const sources: readonly Source[] = [
  ...catalogue.flatMap(({ tasks }) => tasks.flatMap((task) => task.sources)),
  ...guides.flatMap((guide) => [...guide.sources, ...(guide.law ?? []).map(({ source }) => source)]),
  ...countryRules.flatMap(({ facts }) => facts.map(({ source }) => source)),
];
const names = new Set(sources.flatMap(({ organisation, title }) => [title, organisation]));

/** The titles and organisations of all sources, which no language translates. Longer ones first: some contain others. */
export const namesOfSources: readonly string[] = [...names].sort((one, other) => other.length - one.length);
