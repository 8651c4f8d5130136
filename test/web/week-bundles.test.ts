import { describe, expect, it } from 'vitest';
import { bundleHeading, entriesOf } from '#apps/web/features/week/model/bundles.ts';
import { catalogue } from '#core/catalogue/index.ts';
import { aGuide, aTask } from './week-factories.ts';

const inBundle = (id: string, bundle: string | null) => aTask({ id, guide: aGuide({ bundle }) });

describe('the tasks of a day', () => {
  it('come together where the first of their bundle is', () => {
    const tasks = [
      inBundle('wipe', null),
      inBundle('boiler', 'gas engineer'),
      inBundle('gutters', 'ladder round'),
      aTask({ id: 'own' }),
      inBundle('hob', 'gas engineer'),
    ];
    const ids = entriesOf(tasks).map((entry) =>
      entry.kind === 'task' ? entry.task.id : entry.tasks.map(({ id }) => id),
    );
    expect(ids).toEqual(['wipe', ['boiler', 'hob'], 'gutters', 'own']);
  });

  it('have a heading for each bundle, also for one that this version does not know', () => {
    const bundles = new Set(catalogue.flatMap(({ tasks }) => tasks.flatMap(({ bundle }) => bundle ?? [])));
    const headings = [...bundles].map(bundleHeading);
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.filter((heading) => !/^(One visit|One round|One message|While the)/.test(heading))).toEqual([]);
    expect(bundleHeading('roof visit')).toBe('Roof visit');
  });
});
