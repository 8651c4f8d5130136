import type { CareTaskFacts } from '../../domain/care/care-task.ts';
import type { PlacedSource } from '../../domain/care/source.ts';
import { type SourceReader, type SourcesFor, sourcesFor } from '../../domain/care/sources-for.ts';
import { isAmong } from '../../domain/climate/countries.ts';
import type { CountryFacts } from '../countries/country-rules.ts';
import * as countries from '../countries/facts.ts';
import { placeSource } from './place-source.ts';

const rules: readonly CountryFacts[] = Object.values(countries);

/** The sources of the rules that the reader's countries have for the task. */
function ofRules(taskId: string, reader: SourceReader): readonly PlacedSource[] {
  return reader.countries.flatMap((own) =>
    rules
      .filter(({ country }) => isAmong(own, [country]))
      .flatMap(({ country, facts }) =>
        facts
          .filter(({ taskIds }) => taskIds.includes(taskId))
          .map(({ source, language }) => placeSource(source, { country, ...(language && { language }) })),
      ),
  );
}

const keyOf = ({ organisation, title, url }: PlacedSource): string => url ?? `${organisation}, ${title}`;

/**
 * The sources of a care task for a reader: the law of the reader's country first, whether the task or the country's rules
 * name it, and the laws of other countries apart.
 */
export function sourcesOfTask(
  { id, sources }: Pick<CareTaskFacts, 'id' | 'sources'>,
  reader: SourceReader,
): SourcesFor {
  const all = [...ofRules(id, reader), ...sources.map((source) => placeSource(source))];
  return sourcesFor(
    [...Map.groupBy(all, keyOf).values()].flatMap(([first]) => first ?? []),
    reader,
  );
}
