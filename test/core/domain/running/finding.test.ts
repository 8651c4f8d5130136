import { describe, expect, it } from 'vitest';
import { fail, judgeBackup, judgeClock, judgeDisk, ok, warn, worst } from '#core/domain/running/finding.ts';

describe('a clock', () => {
  const there = Date.UTC(2027, 0, 6);
  const comparison = (difference: number) => ({ asked: there + difference, answered: there + difference, there });

  it('is not blamed for a slow answer', () => {
    const slow = { asked: there - 20_000, answered: there + 40_000, there };
    expect(judgeClock(slow, 'the database’s').status).toBe('ok');
  });

  it.each([
    [0, 'ok'],
    [4_400, 'ok'],
    [-5_000, 'warn'],
    [59_000, 'warn'],
    [60_000, 'fail'],
    [-3_600_000, 'fail'],
  ] as const)('that differs by %i ms is %s', (difference, status) => {
    expect(judgeClock(comparison(difference), 'the database’s').status).toBe(status);
  });

  it('is ahead or behind', () => {
    expect(judgeClock(comparison(90_000), 'the database’s').message).toBe(
      'The clock is 90 seconds ahead of the database’s.',
    );
    expect(judgeClock(comparison(-90_000), 'the database’s').message).toBe(
      'The clock is 90 seconds behind the database’s.',
    );
  });
});

describe('a disk', () => {
  it.each([
    [80e9, 'ok', '80.0 GB are free where .data is.'],
    [1.5e9, 'warn', '1.5 GB are free where .data is.'],
    [150e6, 'fail', '150 MB are free where .data is.'],
  ] as const)('with %i free bytes is %s', (free, status, message) => {
    expect(judgeDisk(free, '.data')).toMatchObject({ status, message });
  });
});

it('the worst of several findings counts, and the first of equals', () => {
  const [bad, worse] = [warn('a', 'do'), fail('b', 'do')];
  expect(worst(ok('fine'))).toEqual(ok('fine'));
  expect(worst(ok('fine'), bad, worse, bad)).toBe(worse);
  expect(worst(bad, warn('c', 'do'))).toBe(bad);
});

describe('the last backup', () => {
  const madeAt = new Date('2027-01-04T02:00:00Z');
  const hours = (count: number) => count * 3_600;

  it.each([
    [
      { last: { madeAt, bytes: 4_250_000 }, ageSeconds: hours(36) },
      ok('The last backup is from 2027-01-04 02:00 UTC, with 4.3 MB.'),
    ],
    [{ last: { madeAt }, ageSeconds: hours(1) }, ok('The last backup is from 2027-01-04 02:00 UTC.')],
    [{ last: undefined, ageSeconds: hours(30) }, ok('The database was never backed up.')],
  ])('is good enough within a day and a half: %j', (state, finding) => {
    expect(judgeBackup({ ...state, isNeeded: true })).toEqual(finding);
  });

  it('is missed after that, unless the data is worth none', () => {
    const late = { last: { madeAt }, ageSeconds: hours(36) + 1 };
    expect(judgeBackup({ ...late, isNeeded: true })).toMatchObject({
      status: 'warn',
      advice: expect.stringContaining('--keep 14'),
    });
    expect(judgeBackup({ last: undefined, ageSeconds: hours(37), isNeeded: true }).status).toBe('warn');
    expect(judgeBackup({ ...late, isNeeded: false }).status).toBe('ok');
  });
});
