import { expect, it } from 'vitest';
import { languages } from '#core/domain/languages.ts';
import { makeMatchWork } from '#core/procedures/match-work.ts';
import { buildHousehold } from '../../../../support/people/factories.ts';

/** Matches work of a file, and counts the turns that others had in all, and before the first was compared if any was. */
async function turnsOf(titles: readonly string[]) {
  let turns = 0;
  let before: number | undefined;
  const match = makeMatchWork({
    eventLoop: {
      map: async (list, map) => list.map(map),
      next: async (calculate) => {
        turns += 1;
        return calculate();
      },
    },
    catalogueSearch: {
      find: async () => [],
      liken: async () => {
        before ??= turns;
        return [];
      },
    },
  });
  const rows = titles.map((title, line) => {
    const work = { date: '2026-03-09', title, item: 'Other', note: '' };
    return { line, outcome: 'new', work } as const;
  });
  await match(buildHousehold(), rows);
  return { turns, before };
}

it('work is compared with texts that were made in turns with others, a part of each language in each', async () => {
  expect((await turnsOf(['Boiler serviced', 'Flue swept'])).before).toBeGreaterThan(languages.length * 3);
});

it('without work that may be a care task, no text is made or compared', async () => {
  expect(await turnsOf([])).toEqual({ turns: 0, before: undefined });
});
