import { describe, expect, it } from 'vitest';
import { callbackResult } from '#apps/web/features/settings/calendar/callback-result.ts';
import { connectionIn } from '#apps/web/features/settings/calendar/connection-in.ts';
import { recentDay, syncedText } from '#apps/web/features/settings/calendar/synced-text.ts';
import { timeRange, timezoneChoices } from '#apps/web/features/settings/calendar/times/event-times.ts';
import { addressAfterCallback } from '#apps/web/pages/calendar-callback/address-after-callback.ts';

const resultOf = (query: string) => callbackResult(new URLSearchParams(query));

describe('the result of a visit to Google', () => {
  it('is known by the address', () => {
    expect(resultOf('tab=calendar')).toBeUndefined();
    expect(resultOf('error=')).toBeUndefined();
    expect(resultOf('success=true')).toMatchObject({
      outcome: 'connected',
      notice: { tone: 'success', text: 'Calendar connected successfully!' },
      connection: undefined,
    });
    expect(resultOf('error=expired_state')).toMatchObject({
      outcome: 'expired',
      notice: { text: 'Authorization request expired. Retrying...' },
    });
    expect(resultOf('success=true&error=constructor')).toEqual({
      outcome: 'failed',
      notice: { tone: 'error', text: 'Failed to connect calendar. Please try again.' },
    });
  });

  it.each([
    ['invalid_grant', 'Authorization code expired or already used. Please try connecting again.'],
    [
      'no_refresh_token',
      'No refresh token received. Please revoke access in your calendar provider account and try again.',
    ],
    ['premium_required', 'Premium subscription required for calendar integration.'],
    [
      'scope_missing',
      'Upkept needs your permission to create its own calendar. Please connect again and leave the box ticked.',
    ],
    ['access_denied', 'Failed to connect calendar. Please try again.'],
    ['toString', 'Failed to connect calendar. Please try again.'],
  ])('says what went wrong: %s', (error, text) => {
    expect(resultOf(`error=${error}`)).toEqual({ outcome: 'failed', notice: { tone: 'error', text } });
  });

  it('is all that the callback passes on', () => {
    const next = (query: string) => addressAfterCallback(new URLSearchParams(query));
    expect(next('')).toBe('/settings?tab=calendar');
    expect(next('error=a%26b&code=secret&tab=account')).toBe('/settings?tab=calendar&error=a%26b');
    expect(next(`success=true&connection=${encodeURIComponent('{"timezone":"Asia/Tokyo"}')}`)).toBe(
      '/settings?tab=calendar&success=true&connection=%7B%22timezone%22%3A%22Asia%2FTokyo%22%7D',
    );
  });
});

describe('a connection in the address', () => {
  const good = { timezone: 'Asia/Tokyo', eventStartTime: '23:59', eventDuration: 90 };

  it('is read, but for its links', () => {
    const json = JSON.stringify({ ...good, calendarUrl: 'https://evil.example', calendarId: 'x', status: 'paused' });
    expect(connectionIn(json)).toMatchObject({ ...good, status: 'connected', calendarUrl: null, calendarId: null });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['no record', '"Asia/Tokyo"'],
    ['an unknown zone', JSON.stringify({ ...good, timezone: 'Moon/Base' })],
    ['a zone that is no text', JSON.stringify({ ...good, timezone: 7 })],
    ['a time that does not exist', JSON.stringify({ ...good, eventStartTime: '24:00' })],
    ['a duration that is too long', JSON.stringify({ ...good, eventDuration: 5_000 })],
    ['a duration that is no whole number', JSON.stringify({ ...good, eventDuration: 90.5 })],
    ['a duration that is no number', JSON.stringify({ ...good, eventDuration: '90' })],
  ])('is ignored if it is %s', (_, json) => {
    expect(connectionIn(json)).toBeUndefined();
  });
});

describe('the times of events', () => {
  it.each([
    ['15:00', 90, '15:00 to 16:30'],
    ['08:05', 60, '08:05 to 09:05'],
    ['23:30', 90, '23:30 to 01:00 the next day'],
    ['22:30', 90, '22:30 to 00:00 the next day'],
  ])('from %s for %i minutes', (start, duration, text) => {
    expect(timeRange(start, duration)).toBe(text);
  });

  it('are in the home’s zone, one of five, or the one that was saved', () => {
    const valuesOf = (...zones: [string, string]) => timezoneChoices(...zones).map(({ value }) => value);
    const five = ['Europe/Paris', 'America/New_York', 'America/Los_Angeles', 'Asia/Tokyo', 'Europe/London'];
    expect(valuesOf('Europe/Paris', 'Europe/Paris')).toEqual(five);
    expect(valuesOf('Asia/Tokyo', 'Pacific/Auckland')).toEqual([
      'Asia/Tokyo',
      ...five.filter((zone) => zone !== 'Asia/Tokyo'),
      'Pacific/Auckland',
    ]);
    expect(timezoneChoices('America/New_York', 'Europe/Paris')[0]?.label).toBe('America/New York (your home)');
  });
});

describe('the last sync', () => {
  /** On the clock of the device. */
  const at = (day: number, hour: number, minute = 0) => new Date(2027, 0, day, hour, minute);

  it('was today, yesterday or on a day', () => {
    const now = at(6, 0, 30);
    expect(syncedText(at(6, 0, 5).toISOString(), now)).toBe('Today at 00:05');
    expect(syncedText(at(5, 23, 55).toISOString(), now)).toBe('Yesterday at 23:55');
    expect(syncedText(at(4, 14, 5).toISOString(), now)).toBe('4 January 2027 at 14:05');
  });

  it('of a calendar that was made again is news for two weeks', () => {
    expect(recentDay(null, at(6, 9))).toBeUndefined();
    expect(recentDay(at(5, 9).toISOString(), at(6, 9))).toBe('5 January 2027');
    expect(recentDay(at(5, 9).toISOString(), at(20, 9))).toBeUndefined();
  });
});
