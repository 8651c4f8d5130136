import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import { readOutlook, withWeeksBefore, writeOutlook } from '#core/domain/plan/outlook-text.ts';
import { planWeeks } from '#core/domain/plan/plan-week.ts';
import { simulate } from '#core/domain/plan/simulate.ts';
import type { Outlook } from '#core/domain/plan/types.ts';
import { addDays, dayNumber } from '#core/domain/time/dates.ts';
import { twelveHomes } from '../../../support/simulation/twelve-homes.ts';
import { buildHome } from '../../factories.ts';

const monday = '2027-01-04';
const week = (index: number) => dayNumber(addDays(monday, 7 * index));
const outlook: Outlook = new Map([
  ['care:oven.clean', [week(0), week(10), week(35)]],
  ['care:fridge.wipe', [week(3)]],
  ['care:oven.check-seal', [week(31)]],
]);

describe('the text of an outlook', () => {
  it('has a line for each item, with a digit for each week', () => {
    expect(writeOutlook(outlook, monday)).toEqual({
      firstWeek: monday,
      jobs: 'oven clean:0az check-seal:v\nfridge wipe:3',
    });
  });

  it('leaves out the weeks before its first one and those without a digit, and jobs without any other', () => {
    const others: Outlook = new Map([
      ['care:oven.clean', [week(-1), week(2), week(36)]],
      ['care:fridge.wipe', [week(-2)]],
    ]);
    expect(writeOutlook(others, monday).jobs).toBe('oven clean:2');
    expect(writeOutlook(new Map(), monday).jobs).toBe('');
  });

  it('is read as it was written, for every home', () => {
    for (const { home: described } of twelveHomes) {
      const home = { ...described, id: 'home-1', onboardedOn: monday };
      for (const { weekStart, outlook: planned } of simulate({ home, catalogue, from: monday, weeks: 2 })) {
        expect(planned.size).toBeGreaterThan(20);
        expect(readOutlook(writeOutlook(planned, weekStart))).toEqual(planned);
      }
    }
    expect(readOutlook(writeOutlook(outlook, monday))).toEqual(outlook);
    expect(readOutlook(writeOutlook(new Map(), monday))).toEqual(new Map());
  });

  it('counts as none if it is damaged', () => {
    const damaged = [
      'oven',
      'oven clean',
      'oven clean:',
      'oven clean:0\n',
      'Oven clean:0',
      'oven clean:0,wipe:1',
      ' ',
      '{}',
    ];
    for (const jobs of damaged) expect(readOutlook({ firstWeek: monday, jobs }), jobs).toEqual(new Map());
  });

  it('may name jobs that no longer exist: they have no effect', () => {
    const input = { home: buildHome(), catalogue, history: new Map(), tasks: [], customTasks: [] };
    const plan = (jobs: string) =>
      planWeeks({ ...input, weekStart: monday, today: monday, outlook: readOutlook({ firstWeek: monday, jobs }) }, [
        monday,
      ]);
    expect(plan('oven does-not-exist:012\nno-item clean:3')).toEqual(plan(''));
  });
});

describe('the outlook of a plan that begins later', () => {
  it('keeps the weeks of the last one before that, and only those', () => {
    const last: Outlook = new Map([
      ['care:oven.clean', [week(0), week(2)]],
      ['care:fridge.wipe', [week(1)]],
      ['care:oven.check-seal', [week(5)]],
    ]);
    const next: Outlook = new Map([['care:oven.clean', [week(3)]]]);
    expect(withWeeksBefore(addDays(monday, 14), last, next)).toEqual(
      new Map([
        ['care:oven.clean', [week(0), week(3)]],
        ['care:fridge.wipe', [week(1)]],
      ]),
    );
  });
});
