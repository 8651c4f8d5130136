import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRestDay } from '#core/domain/selling/rest-days.ts';
import { withdrawalEndsAt, withdrawalRefunds } from '#core/domain/selling/withdrawal.ts';

/** Public holidays as the calendars of 2026 to 2028 print them. The country, the zones that its buyers may have. */
const calendars = {
  FR: `2026-12-25 2026-12-26 2027-01-01 2027-03-26 2027-03-29 2027-05-01 2027-05-06 2027-05-08 2027-05-17 2027-07-14
    2027-08-15 2027-11-01 2027-11-11 2027-12-25 2027-12-26 2028-01-01 2028-04-14 2028-04-17 2028-05-01 2028-05-08
    2028-05-25 2028-06-05 2028-07-14 2028-08-15 2028-11-01 2028-11-11 2028-12-25 2028-12-26 2029-01-01`,
  PT: `2026-12-25 2027-01-01 2027-03-26 2027-04-25 2027-05-01 2027-05-27 2027-06-10 2027-08-15 2027-10-05 2027-11-01
    2027-12-01 2027-12-08 2027-12-25 2028-01-01 2028-04-14 2028-04-25 2028-05-01 2028-06-15 2028-06-10 2028-08-15
    2028-10-05 2028-11-01 2028-12-01 2028-12-08 2028-12-25 2029-01-01`,
  GR: `2026-12-25 2026-12-26 2027-01-01 2027-01-06 2027-03-15 2027-03-25 2027-04-30 2027-05-01 2027-05-03 2027-06-21
    2027-08-15 2027-10-28 2027-12-25 2027-12-26 2028-01-01 2028-01-06 2028-02-28 2028-03-25 2028-04-14 2028-04-17
    2028-05-01 2028-06-05 2028-08-15 2028-10-28 2028-12-25 2028-12-26 2029-01-01 2029-01-06`,
} as const;
const zones = [
  'Europe/Paris',
  'Europe/Lisbon',
  'Atlantic/Azores',
  'Europe/Athens',
  'America/Martinique',
  'America/Havana',
  'America/Santiago',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Africa/Casablanca',
  'UTC',
];
/** Changes of the clocks in these zones, around which half of the purchases are made. */
const changes = ['2027-03-28', '2027-10-31', '2028-03-26', '2027-04-04', '2027-09-05', '2027-11-07', '2028-03-12'];

const formats = new Map(
  zones.map((timeZone) => [timeZone, new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })] as const),
);
const dayAt = (at: number, zone: string) => formats.get(zone)?.format(at) ?? '';

/** Counts days on the platform's own calendar, then looks for the instant at which the last one is over. */
function deadlineByCalendar(boughtAt: number, zone: string, country: keyof typeof calendars): number {
  const holidays = calendars[country].split(/\s+/);
  const [year = 0, month = 1, day = 1] = dayAt(boughtAt, zone).split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1, day + 14));
  const text = () => last.toISOString().slice(0, 10);
  while ([0, 6].includes(last.getUTCDay()) || holidays.includes(text())) last.setUTCDate(last.getUTCDate() + 1);
  let [before, after] = [last.getTime() - 86_400_000, last.getTime() + 3 * 86_400_000];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayAt(middle, zone) > text()) after = middle;
    else before = middle;
  }
  return after;
}

const seconds = (from: string, to: string) => fc.integer({ min: Date.parse(from) / 1000, max: Date.parse(to) / 1000 });
const purchase = fc.record({
  at: fc.oneof(
    seconds('2026-12-01', '2028-12-10').map((at) => at * 1000),
    fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -17 * 86_400, max: 3 * 86_400 }))
      .map(([day, by]) => Date.parse(day) + by * 1000),
  ),
  zone: fc.constantFrom(...zones),
  country: fc.constantFrom(...(Object.keys(calendars) as (keyof typeof calendars)[])),
});

describe('the withdrawal period', () => {
  it('ends when a calendar says so, to the second, for 1,000 purchases in any zone and at any change of the clocks', () => {
    fc.assert(
      fc.property(purchase, ({ at, zone, country }) => {
        const endsAt = withdrawalEndsAt(new Date(at), { timezone: zone, country });
        expect(endsAt.toISOString()).toBe(new Date(deadlineByCalendar(at, zone, country)).toISOString());
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['a Wednesday', '2027-01-06T11:00:00Z', '2027-01-20T23:00:00.000Z'],
    ['a second before midnight', '2027-01-06T22:59:59Z', '2027-01-20T23:00:00.000Z'],
    ['midnight, on the next day', '2027-01-06T23:00:00Z', '2027-01-21T23:00:00.000Z'],
    ['a Saturday, whose fourteenth day is a rest day', '2027-01-09T11:00:00Z', '2027-01-25T23:00:00.000Z'],
    ['a day whose fourteenth is before Easter', '2027-03-12T11:00:00Z', '2027-03-30T22:00:00.000Z'],
    ['a winter day whose fourteenth is in summer time', '2027-03-16T11:00:00Z', '2027-03-30T22:00:00.000Z'],
  ])('of a purchase on %s', (_, boughtAt, endsAt) => {
    const place = { timezone: 'Europe/Paris', country: 'FR' };
    expect(withdrawalEndsAt(new Date(boughtAt), place).toISOString()).toBe(endsAt);
  });

  it.each([
    ['2027-11-17', 'DE', true],
    ['2027-11-24', 'DE', false],
    ['2027-06-25', 'SE', true],
    ['2027-10-03', 'FR', true],
    ['2027-10-04', 'FR', false],
    ['2027-12-25', 'US', true],
    ['2027-05-27', 'GP', true],
  ])('%s in %s is a rest day: %s', (date, country, isRest) => {
    expect(isRestDay(date, country)).toBe(isRest);
  });
});

const paymentOf = fc.record({
  paid: fc.integer({ min: 0, max: 1_000_000 }),
  refunded: fc.integer({ min: 0, max: 1_000_000 }),
  fromSeconds: seconds('2026-12-01', '2028-12-10'),
  length: fc.integer({ min: 3600, max: 366 * 86_400 }),
});

describe('the refund of a withdrawal', () => {
  it('equals what long division gives, for 1,000 purchases and declarations', () => {
    const declared = fc.record({ after: fc.integer({ min: -3600, max: 20 * 86_400 }), askedToStart: fc.boolean() });
    fc.assert(
      fc.property(paymentOf, declared, ({ paid, refunded, fromSeconds, length }, { after, askedToStart }) => {
        const from = new Date(fromSeconds * 1000);
        const payment = { id: 'in_1', paid, refunded, from, until: new Date(from.getTime() + length * 1000) };
        const declaredAt = new Date(from.getTime() + after * 1000);
        const [refund] = withdrawalRefunds([payment], { declaredAt, askedToStart });
        // Cents for the unused time, digit by digit, and a started cent of it counts in full.
        let [owed, rest] = [0, 0];
        for (const digit of String(paid)) {
          rest = rest * 10 + Number(digit) * Math.min(Math.max(after, 0), length);
          owed = owed * 10 + Math.floor(rest / length);
          rest %= length;
        }
        expect(refund?.amount ?? 0).toBe(Math.max(0, paid - (askedToStart ? owed : 0) - refunded));
      }),
      { numRuns: 1000 },
    );
  });

  it('covers every payment of the contract, and none twice', () => {
    const day = (number: number) => new Date(Date.UTC(2027, 0, number));
    const weeks = [
      { id: 'in_1', paid: 700, refunded: 0, from: day(1), until: day(8) },
      { id: 'in_2', paid: 700, refunded: 0, from: day(8), until: day(15) },
    ];
    const on = (askedToStart: boolean) => ({ declaredAt: day(10), askedToStart });
    expect(withdrawalRefunds(weeks, on(true))).toEqual([{ paymentId: 'in_2', amount: 500 }]);
    expect(withdrawalRefunds(weeks, on(false))).toEqual([
      { paymentId: 'in_1', amount: 700 },
      { paymentId: 'in_2', amount: 700 },
    ]);
    const refunded = weeks.map((week) => ({ ...week, refunded: 700 }));
    expect(withdrawalRefunds(refunded, on(false))).toEqual([]);
  });
});
