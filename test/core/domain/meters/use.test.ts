import { describe, expect, it } from 'vitest';
import { faultOf, type Meter, mostReadings, type Reading, withReading } from '#core/domain/meters/meter.ts';
import { askDay, dayOfUse, levelOn, perDay } from '#core/domain/meters/use.ts';
import { addDays, daysBetween, type IsoDate } from '#core/domain/time/dates.ts';
import { makeRandom } from '../../../chaos/random.ts';

const meter = (unit: string, ...readings: readonly Reading[]): Meter => ({
  householdId: 'home',
  id: 'meter',
  name: 'Generator',
  unit,
  readings,
});

describe('a reading', () => {
  const today = '2027-03-01';
  const known = meter('hours', { on: '2027-01-01', value: 100 }, { on: '2027-02-01', value: 160 });

  it.each([
    ['at the same level', '2027-03-01', 160, undefined],
    ['of a day between two others', '2027-01-15', 130, undefined],
    ['in place of another one', '2027-02-01', 100, undefined],
    ['below an earlier one', '2027-03-01', 159, 'backwards'],
    ['above a later one', '2027-01-15', 161, 'backwards'],
    ['of tomorrow', '2027-03-02', 170, 'future'],
    ['of as many hours as there were', '2027-02-02', 208, undefined],
    ['of more hours than there were', '2027-02-02', 208.5, 'jump'],
    ['of more hours than there were until the next one', '2027-01-31', 111, 'jump'],
  ])('%s is judged beside the others', (_, on, value, fault) => {
    expect(faultOf({ on, value }, known, today)).toBe(fault);
  });

  it('of what people count themselves may gain anything', () => {
    expect(faultOf({ on: '2027-01-02', value: 1e6 }, meter('loads', { on: '2027-01-01', value: 0 }), today)).toBe(
      undefined,
    );
  });

  it('takes the place of another one of its day, and the first one stays when there are too many', () => {
    let full = meter('km');
    for (let day = 0; day <= mostReadings; day++) full = withReading(full, { on: addDays(today, day), value: day });
    expect([full.readings.length, full.readings[0], full.readings[1]?.value]).toEqual([
      mostReadings,
      { on: today, value: 0 },
      2,
    ]);
    const again = withReading(full, { on: today, value: 0.5 });
    expect([again.readings.length, again.readings[0]?.value]).toEqual([mostReadings, 0.5]);
  });
});

describe('what a meter showed', () => {
  const readings = [
    { on: '2027-01-01', value: 100 },
    { on: '2027-01-11', value: 120 },
  ];

  it('is in proportion between readings, and goes on as on a usual day beyond them', () => {
    expect([levelOn(readings, '2027-01-06'), levelOn(readings, '2027-01-21'), levelOn(readings, '2026-12-31')]).toEqual(
      [110, 140, 98],
    );
  });

  it('is unknown without a reading, and doesn’t move with one', () => {
    expect([levelOn([], '2027-01-01'), perDay([])]).toEqual([undefined, undefined]);
    expect([levelOn(readings.slice(0, 1), '2027-06-01'), perDay(readings.slice(0, 1))]).toEqual([100, undefined]);
  });

  it('says nothing about a usual day before a week has passed', () => {
    const car = (on: IsoDate) => [
      { on: '2027-01-01', value: 40_000 },
      { on, value: 40_700 },
    ];
    expect([perDay(car('2027-01-02')), perDay(car('2027-01-07')), perDay(car('2027-01-08'))]).toEqual([
      undefined,
      undefined,
      100,
    ]);
    expect(dayOfUse({ every: 15_000, readings: car('2027-01-02') }, '2027-01-01')).toBeUndefined();
  });
});

describe('the day of a use', () => {
  const readings = [
    { on: '2027-01-01', value: 0 },
    { on: '2027-01-11', value: 20 },
  ];
  const after = (every: number, since: IsoDate) => dayOfUse({ every, readings }, since);

  it.each([
    [10, '2027-01-01', '2027-01-06'],
    [20, '2027-01-01', '2027-01-11'],
    [40, '2027-01-01', '2027-01-21'],
    [40, '2027-01-11', '2027-01-31'],
    [40, '2027-02-01', '2027-02-21'],
    [1, '2027-02-01', '2027-02-02'],
  ])('of %d since %s is %s', (every, since, day) => {
    expect(after(every, since)).toBe(day);
  });

  it('isn’t known without two readings, without use, or if it is decades away', () => {
    const at = (value: number) => [
      { on: '2027-01-01', value: 5 },
      { on: '2027-02-01', value },
    ];
    expect(dayOfUse({ every: 10, readings: at(5) }, '2027-02-01')).toBeUndefined();
    expect(dayOfUse({ every: 10, readings: at(5).slice(0, 1) }, '2027-02-01')).toBeUndefined();
    expect(dayOfUse({ every: 1e6, readings: at(6) }, '2027-02-01')).toBeUndefined();
    expect(dayOfUse({ every: 10, readings: [] }, '2027-02-01')).toBeUndefined();
  });
});

describe('a reading is asked for', () => {
  const since = '2027-01-01';
  const readings = [
    { on: '2027-01-01', value: 0 },
    { on: '2027-02-01', value: 62 },
  ];

  it.each([
    ['a fortnight before the day', '2027-05-06', '2027-04-22'],
    ['a tenth of the interval before it, if that is longer', '2028-01-01', '2027-11-26'],
    ['not soon after the last one', '2027-02-10', '2027-02-08'],
  ])('%s', (_, on, day) => {
    expect(askDay(readings, [{ on, since }])).toBe(day);
  });

  it('at once for the first, a week later for the second, and each four months without an estimate', () => {
    const one = readings.slice(0, 1);
    expect([askDay([], [{ since }]), askDay(one, [{ since }]), askDay(readings, [{ since }])]).toEqual([
      since,
      '2027-01-08',
      '2027-06-01',
    ]);
  });

  it('a week after the first while all are nearer to it', () => {
    const soon = [...readings.slice(0, 1), { on: '2027-01-03', value: 9 }];
    expect(askDay(soon, [{ since }])).toBe('2027-01-08');
  });

  it('by what is due first, and never if nothing is', () => {
    const due = [
      { on: '2027-06-06', since },
      { on: '2027-05-06', since },
    ];
    expect([askDay(readings, due), askDay(readings, [])]).toEqual(['2027-04-22', undefined]);
  });
});

/**
 * Five years of a machine that is used more or less each day, more in some months, and is read with mistakes: about every
 * month, and when a reading is asked for. Yields each day on which the use was reached, with its last estimate before.
 */
function* simulatedYears(seed: number) {
  const below = makeRandom(seed);
  const random = () => below(1_000_000) / 1_000_000;
  const usual = 0.5 + random() * 40;
  const every = usual * (90 + random() * 310);
  const swing = random() * 0.3;
  let [level, shown, day, since, goal] = [0, 0, '2025-01-01', '2025-01-01', every];
  let readings: readonly Reading[] = [{ on: day, value: 0 }];
  let estimate: IsoDate | undefined;
  for (let count = 1; count < 5 * 365; count++) {
    day = addDays(day, 1);
    level += usual * (1 + swing * Math.sin((2 * Math.PI * count) / 365)) * random() * 2;
    const on = dayOfUse({ every, readings }, since);
    const ask = askDay(readings, [{ since, ...(on !== undefined && { on }) }]);
    if (count % 30 === 0 || (ask !== undefined && ask <= day)) {
      shown = Math.max(shown, level + (random() - 0.5) * 0.02 * every);
      readings = [...readings, { on: day, value: shown }];
      if (level < goal) estimate = dayOfUse({ every, readings }, since);
    }
    if (level >= goal) {
      yield { took: daysBetween(since, day), estimate, day };
      [since, goal, estimate] = [day, level + every, undefined];
    }
  }
}

describe('on simulated years', () => {
  it('the day by the last reading before it is within a tenth of the interval', () => {
    const turns = Array.from({ length: 25 }, (_, seed) => [...simulatedYears(seed + 1)].slice(1)).flat();
    const misses = turns.map(({ estimate, day, took }) =>
      estimate === undefined ? 1 : Math.abs(daysBetween(estimate, day)) / took,
    );
    expect(turns.length).toBeGreaterThan(150);
    expect(Math.max(...misses)).toBeLessThanOrEqual(0.1);
  });
});
