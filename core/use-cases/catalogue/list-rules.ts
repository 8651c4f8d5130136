import { checkStateOf } from '../../catalogue/countries/checked.ts';
import { countryRules } from '../../catalogue/countries/index.ts';
import type { IsoDate } from '../../domain/time/dates.ts';

const urgency = { old: 0, due: 1, fresh: 2 } as const;

/** The rules of all countries with how far each has been compared with its official text, the most urgent first. */
export function listRules(today: IsoDate) {
  return countryRules
    .flatMap(({ country, facts }) =>
      facts.map(({ topic, region, source, checked }) => ({
        place: region ?? country,
        topic,
        state: checkStateOf(checked, today),
        against: checked === 'never' ? null : checked.against,
        on: checked === 'never' ? null : checked.on,
        title: source.title,
        url: source.url,
      })),
    )
    .toSorted((one, other) => urgency[one.state] - urgency[other.state]);
}
