import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import type { CatalogueItem } from '#core/domain/care/care-task.ts';
import { every } from '#core/domain/care/care-task.ts';
import type { FeatureName } from '#core/domain/care/features.ts';
import { jobsOfHome } from '#core/domain/plan/jobs-of-home.ts';
import { isWorstHazard } from '#core/domain/plan/joining.ts';
import { simulate } from '#core/domain/plan/simulate.ts';
import type { Home } from '#core/domain/plan/types.ts';
import { monthsAhead } from '#core/domain/plan/year/months-ahead.ts';
import { addDays, daysBetween, type IsoDate, weekStartOf } from '#core/domain/time/dates.ts';
import { buildHome, buildItem } from '../../factories.ts';

const house = (onboardedOn: IsoDate, overrides: Partial<Home> = {}) =>
  buildHome({
    propertyType: 'House',
    country: 'DE',
    timezone: 'Europe/Berlin',
    features: new Set(['Fridge', 'Central Heating', 'Chimney', 'Dryer', 'Water Heater', 'Air Conditioning']),
    onboardedOn,
    ...overrides,
  });

/** The dates of each source in the weeks from joining on. */
function livedBy(home: Home, weeks: number, items: readonly CatalogueItem[] = catalogue) {
  const lived = simulate({ home, catalogue: items, from: weekStartOf(home.onboardedOn), weeks });
  const datesOf = (id: string) =>
    lived.flatMap(({ tasks }) => tasks.filter(({ source }) => source === `care:${id}`).map(({ date }) => date));
  return { lived, datesOf };
}

describe('the first weeks of a home', () => {
  it.each(
    ['2027-10-18', '2027-11-01', '2027-11-15'].flatMap((joined) =>
      [4, 5].map((tasksPerWeek) => ({ joined, tasksPerWeek })),
    ),
  )('drain the outside tap first, answered or not: $joined, $tasksPerWeek tasks', ({ joined, tasksPerWeek }) => {
    for (const answers of [{}, { 'outside-tap': 'yes' }] as const) {
      const { datesOf } = livedBy(house(joined, { answers, tasksPerWeek }), 4);
      const [drained] = datesOf('plumbing-and-drains.winterise-pipes');
      expect(daysBetween(joined, drained ?? '2028-01-01')).toBeLessThanOrEqual(20);
    }
  });

  it('have the worst hazards in the first week, and then a long job of the season', () => {
    const season = { around: 'first frost', from: -4, best: 0, to: 2 } as const;
    const items = [
      buildItem('Lawn', { id: 'frost', stake: 'costly', minutes: 60, intervalDays: every.year, season }),
      ...(['Fridge', 'Oven', 'Car', 'Shower', 'Dryer'] as const).map((name) =>
        buildItem(name, { id: 'book', stake: 'danger', minutes: 5, intervalDays: every.year, hazard: 'gas and fire' }),
      ),
    ];
    const features = new Set(items.map(({ name }) => name));
    const { lived } = livedBy(house('2027-10-25', { features, tasksPerWeek: 3 }), 2, items);
    expect(lived.map(({ tasks }) => tasks.map(({ source }) => source === 'care:lawn.frost'))).toEqual([
      [false, false, false],
      expect.arrayContaining([true]),
    ]);
  });

  it('come as the outline of the year says on the first day', () => {
    const days = ['2027-01-11', '2027-04-19', '2027-07-05', '2027-10-18'];
    const kept = days.flatMap((joined) => {
      const { lived, datesOf } = livedBy(house(joined, { tasksPerWeek: 4 }), 12);
      const [first] = lived;
      if (!first) throw new Error('The home has no week.');
      const end = addDays(first.weekStart, 84);
      const promised = monthsAhead(first.input)
        .months.flatMap(({ tasks }) => tasks)
        .filter(({ weekStart, kind }) => weekStart < end && kind !== 'regular');
      return promised.map(({ taskId, weekStart }) => datesOf(taskId).some((date) => weekStartOf(date) === weekStart));
    });
    expect(kept.length).toBeGreaterThan(30);
    expect(kept.filter(Boolean).length / kept.length).toBeGreaterThanOrEqual(0.85);
  });

  it('empty rainwater as soon as the rains begin, and clear the drains although the landlord is asked to mend them', () => {
    const home = buildHome({
      country: 'IN',
      timezone: 'Asia/Kolkata',
      features: new Set(['Fridge', 'Washing Machine', 'Air Conditioning', 'Gas Stove', 'Water Heater', 'Terrace']),
      answers: { tenure: 'tenant', rains: 'jun-aug' },
      onboardedOn: '2027-05-03',
      tasksPerWeek: 4,
    });
    const { datesOf } = livedBy(home, 12);
    expect(datesOf('plumbing-and-drains.empty-rainwater')[0]).toMatch(/^2027-0(5|6-0)/);
    expect(datesOf('terrace.clear-drains')[0]).toMatch(/^2027-0(5|6-[01])/);
  });

  it('hold the first turn of what comes every two months within that time', () => {
    const items = Array.from({ length: 10 }, (_, index) =>
      buildItem('Fridge', { id: `filter-${index}`, stake: 'wear', minutes: 20, intervalDays: every.twoMonths }),
    ).flatMap(({ tasks }) => tasks);
    const [fridge] = [buildItem('Fridge')];
    const { datesOf } = livedBy(buildHome({ onboardedOn: '2027-03-01', tasksPerWeek: 2 }), 26, [
      { ...fridge, tasks: items },
    ] as readonly CatalogueItem[]);
    expect(items.filter(({ id }) => datesOf(id).length === 0)).toEqual([]);
  });
});

describe('a visit of a tradesperson', () => {
  it('is one task where two items need the same work, rented or not', () => {
    const sweepsOf = (features: readonly FeatureName[], tenure: 'owner' | 'tenant') => {
      const home = house('2027-03-01', { features: new Set(features), answers: { fireplace: 'stove', tenure } });
      return jobsOfHome(home, catalogue).flatMap(({ task: { id } }) => (id.endsWith('.book-sweep') ? [id] : []));
    };
    for (const tenure of ['owner', 'tenant'] as const) {
      expect(sweepsOf(['Fire Stove', 'Chimney'], tenure)).toEqual(['chimney.book-sweep']);
      expect(sweepsOf(['Fire Stove'], tenure)).toEqual(['fire-stove.book-sweep']);
    }
  });

  it('is one request for what the landlord shows with one record, and names the worst hazard', () => {
    const requestsIn = (country: string, features: readonly FeatureName[]) => {
      const answers = { tenure: 'tenant', 'heat-source': 'gas-boiler', 'water-heater': 'gas' } as const;
      const jobs = jobsOfHome(house('2027-03-01', { features: new Set(features), answers, country }), catalogue);
      return jobs.filter(({ task }) => task.isRequest && isWorstHazard({ task })).map(({ task: { id } }) => id);
    };
    const features: readonly FeatureName[] = ['Central Heating', 'Water Heater', 'Gas Stove'];
    expect(requestsIn('GB', features)).toEqual(['central-heating.book-boiler-service']);
    expect(requestsIn('GB', ['Gas Stove'])).toEqual(['gas-stove.book-service']);
    expect(requestsIn('ES', features).length).toBeGreaterThan(1);
  });

  it('moves into its season after at least eight months, and the next comes within the longest gap', () => {
    for (const joined of ['2027-01-11', '2027-03-01', '2027-05-10']) {
      const home = house(joined, {
        answers: { tenure: 'owner', 'heat-source': 'gas-boiler', 'water-heater': 'gas', fireplace: 'stove' },
      });
      const { datesOf } = livedBy(home, 110);
      for (const id of ['central-heating.book-boiler-service', 'water-heater.book-gas-service', 'chimney.book-sweep']) {
        const dates = datesOf(id);
        const gaps = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? '', date));
        expect(gaps.length).toBeGreaterThan(0);
        expect(Math.min(...gaps), `${id} ${joined}`).toBeGreaterThanOrEqual(242);
        expect(Math.max(...gaps), `${id} ${joined}`).toBeLessThanOrEqual(every.year);
      }
    }
  });
});

it('show where to shut off water and power in the first three weeks, at two tasks a week too', () => {
  for (const tasksPerWeek of [2, 3, 5]) {
    const { datesOf } = livedBy(house('2027-03-01', { tasksPerWeek }), 6);
    for (const id of ['plumbing-and-drains.turn-stopcock', 'electrical-panel.find-main-switch'])
      expect(daysBetween('2027-03-01', datesOf(id)[0] ?? '2028-01-01'), `${id}, ${tasksPerWeek}`).toBeLessThan(21);
  }
});

it('bring a job again in its next season when it was done late in the one before', () => {
  const season = { around: 'first frost', from: -3, best: -2, to: 0, grace: 16 } as const;
  const items = [
    buildItem('Fridge', { id: 'cost', stake: 'costly', season, intervalDays: every.year }),
    buildItem('Oven', { id: 'wear', stake: 'wear', season, intervalDays: every.year }),
    buildItem('Shower', { id: 'years', stake: 'costly', season, intervalDays: every.twoYears }),
  ];
  const { datesOf } = livedBy(house('2027-01-25', { features: new Set(['Fridge', 'Oven', 'Shower']) }), 100, items);
  const yearsOf = (id: string) => datesOf(id).map((date) => `${date.slice(0, 4)} ${date < `${date.slice(0, 4)}-07`}`);
  expect(yearsOf('fridge.cost')).toEqual(['2027 true', '2027 false', '2028 false']);
  // Wear waits for its season rather than come when that has long been over.
  expect(yearsOf('oven.wear')).toEqual(['2027 false', '2028 false']);
  expect(yearsOf('shower.years')).toEqual(['2027 true', '2028 false']);
});

it('anchor furniture within half a year, at two tasks a week too', () => {
  for (const tasksPerWeek of [2, 5]) {
    const { datesOf } = livedBy(house('2027-03-01', { tasksPerWeek }), 26);
    expect(datesOf('windows-and-doors.anchor-furniture'), `${tasksPerWeek}`).toHaveLength(1);
  }
});

it('give light weeks the small care for which the average of the year has no room', () => {
  const features = new Set<FeatureName>(['Dishwasher', 'Shower', 'Washing Machine', 'Fridge', 'Oven', 'Microwave']);
  for (const feature of ['Pool', 'Jacuzzi', 'Bathtub', 'Irrigation System', 'Car', 'Trees'] as const)
    features.add(feature);
  const { datesOf } = livedBy(house('2027-08-07', { features, country: 'AE', timezone: 'Asia/Dubai' }), 78);
  for (const id of [
    'dishwasher.clean-filter',
    'dishwasher.run-hot-wash',
    'shower.descale-head',
    'fridge.check-temperature',
  ])
    expect(datesOf(id).length, id).toBeGreaterThanOrEqual(1);
});

it('empty rainwater in the first three weeks of a home that joins in the rains, at two tasks a week too', () => {
  for (const tasksPerWeek of [2, 3, 5]) {
    const home = house('2027-07-05', { country: 'PH', timezone: 'Asia/Manila', tasksPerWeek });
    const [first = '2028-01-01'] = livedBy(home, 6).datesOf('plumbing-and-drains.empty-rainwater');
    expect(daysBetween('2027-07-05', first), `${tasksPerWeek}`).toBeLessThan(21);
  }
});

it('work the valve of a tank twice a year until the household says that there is one, and then each quarter', () => {
  const intervalIn = (answers: Home['answers']) => {
    const home = house('2027-01-04', { features: new Set(['Water Heater']), country: 'FR', answers });
    return jobsOfHome(home, catalogue).find(({ task }) => task.id === 'water-heater.work-safety-valve')?.task
      .intervalDays;
  };
  expect(intervalIn({})).toBe(every.halfYear);
  expect(intervalIn({ 'water-heater': 'not-sure' })).toBe(every.halfYear);
  expect(intervalIn({ 'water-heater': 'electric-tank' })).toBe(every.quarter);
});
