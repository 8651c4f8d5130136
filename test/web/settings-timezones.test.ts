import { describe, expect, it } from 'vitest';
import { matchOptions } from '#apps/ui/controls/match-options.ts';
import {
  localTimezone,
  timeThere,
  timezoneName,
  timezoneOptions,
} from '#apps/web/features/settings/account/timezones.ts';
import { isTimeZone } from '#core/domain/time/is-time-zone.ts';

const found = (typed: string) => matchOptions(timezoneOptions('UTC'), typed).map(({ label }) => label);

describe('the list of time zones', () => {
  it('contains every zone once, in alphabetical order, and the server accepts each', () => {
    const options = timezoneOptions('Europe/Paris');
    const labels = options.map(({ label }) => label);
    expect(options.length).toBeGreaterThan(400);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toEqual([...labels].sort((one, other) => one.localeCompare(other, 'en-GB')));
    expect(options.filter(({ value }) => !isTimeZone(value))).toEqual([]);
    expect(labels).toContain('UTC');
  });

  it('finds a zone by its city’s current name', () => {
    expect(found('york')).toEqual(['America/New York']);
    expect(found('kolkata')).toEqual(['Asia/Kolkata']);
    expect(found('kyiv')).toEqual(['Europe/Kyiv']);
    expect(found('ho chi')).toEqual(['Asia/Ho Chi Minh']);
    expect(found('lon').slice(0, 2)).toEqual(['Arctic/Longyearbyen', 'Europe/London']);
    expect(timezoneName('Asia/Calcutta')).toBe('Asia/Kolkata');
  });

  it('contains the saved zone, even under an outdated name', () => {
    for (const saved of ['Asia/Kolkata', 'Europe/Kyiv', 'Etc/GMT+5', 'America/New_York', 'Not/AZone']) {
      const local = localTimezone(saved);
      expect(timezoneOptions(local).filter(({ value }) => value === local)).toHaveLength(1);
    }
  });

  it('shows the current time in the zone', () => {
    const now = new Date('2027-01-06T22:05:00Z');
    expect(timeThere('Europe/Paris', now)).toBe('Wednesday, 23:05');
    expect(timeThere('Pacific/Kiritimati', now)).toBe('Thursday, 12:05');
    expect(timeThere('Not/AZone', now)).toBe('');
  });
});
