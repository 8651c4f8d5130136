import { describe, expect, it } from 'vitest';
import { every } from '#core/domain/care-task.ts';
import { ago, rhythm } from '#core/domain/plan/reasons.ts';
import type { LastTime } from '#core/domain/plan/types.ts';
import { buildHome, buildItem, monday, plan } from '../factories.ts';

const reasonOf = (
  item: ReturnType<typeof buildItem>,
  { past, country = 'FR', weekStart = monday }: { past?: LastTime; country?: string; weekStart?: string } = {},
) => {
  const home = buildHome({ features: new Set([item.name]), country, propertyType: 'House' });
  const history = new Map(past ? ([[`care:${item.tasks[0]?.id ?? ''}`, past]] as const) : []);
  return plan({ home, catalogue: [item], history, weekStart })[0]?.reason;
};

describe('the reason says', () => {
  it('when it was last done, and how often it comes', () => {
    const item = buildItem('Fridge', { id: 'wipe', intervalDays: every.quarter });
    expect(reasonOf(item, { past: { lastDoneOn: '2026-11-06' } })).toBe('Last done 4 months ago; every 3 months');
  });

  it('that it is new', () => {
    expect(reasonOf(buildItem('Fridge', { id: 'wipe' }))).toBe('New to your plan; every month');
    expect(reasonOf(buildItem('Fridge', { id: 'wipe', quickWin: true }))).toBe(
      'A quick win to start with; every month',
    );
    expect(reasonOf(buildItem('Fridge', { id: 'wipe', critical: true }))).toBe('Safety first; every month');
  });

  it.each([
    ['Central Heating', 9, 11, '2027-09-06', 'Before the heating season; every year'],
    ['Chimney', 7, 9, '2027-09-06', 'Before the first fires; every year'],
    ['Air Conditioning', 4, 6, '2027-05-03', 'Before the summer; every year'],
    ['Pool', 4, 5, '2027-05-03', 'For the swimming season; every year'],
    ['Roof and Gutters', 10, 12, '2027-11-01', 'After the leaves are down; every year'],
    ['Lawn', 3, 5, '2027-05-03', 'Best done from March to May; every year'],
  ] as const)('what the season of %s from month %i to %i is for', (name, from, to, weekStart, reason) => {
    const item = buildItem(name, { id: 'do', intervalDays: every.year, season: { from, to } });
    expect(reasonOf(item, { weekStart })).toBe(reason);
  });

  it('the months of the country’s own year', () => {
    const item = buildItem('Lawn', { id: 'feed', intervalDays: every.year, season: { from: 3, to: 5 } });
    expect(reasonOf(item, { country: 'NZ', weekStart: '2027-09-06' })).toBe(
      'Best done from September to November; every year',
    );
    expect(reasonOf(item, { country: 'SG' })).toBe('New to your plan; every year');
  });

  it('both the season and the last time', () => {
    const item = buildItem('Central Heating', { id: 'do', intervalDays: every.year, season: { from: 9, to: 11 } });
    expect(reasonOf(item, { weekStart: '2027-10-04', past: { lastDoneOn: '2026-10-03' } })).toBe(
      'Before the heating season; last done 12 months ago',
    );
  });
});

describe('in words', () => {
  it.each([
    [every.fortnight, 'every 2 weeks'],
    [every.month, 'every month'],
    [every.twoMonths, 'every 2 months'],
    [every.quarter, 'every 3 months'],
    [every.halfYear, 'every 6 months'],
    [every.year, 'every year'],
    [every.twoYears, 'every 2 years'],
    [every.threeYears, 'every 3 years'],
    [every.fiveYears, 'every 5 years'],
    [every.tenYears, 'every 10 years'],
  ])('%s days are %s', (intervalDays, words) => {
    expect(rhythm(intervalDays)).toBe(words);
  });

  it.each([
    ['2027-03-06', 'today'],
    ['2027-03-05', 'yesterday'],
    ['2027-03-01', '5 days ago'],
    ['2027-02-20', '2 weeks ago'],
    ['2027-01-05', '2 months ago'],
    ['2026-03-06', '12 months ago'],
    ['2025-03-06', '2 years ago'],
  ])('%s is %s on 6 March 2027', (from, words) => {
    expect(ago(from, '2027-03-06')).toBe(words);
  });
});
