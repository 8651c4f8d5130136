import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressesAt } from '#adapters/google/addresses.ts';
import { event, failureOf, makeGoogleSubject, withServer } from './google.fixture.ts';

let google: Awaited<ReturnType<typeof makeGoogleSubject>>;
beforeAll(async () => {
  google = await makeGoogleSubject();
});
afterAll(() => google.close());
afterEach(() => google.pages.setFaults());

describe('a busy Google', () => {
  it.each([
    ['403 for an exceeded limit', { status: 403 }],
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['broken connections', { reset: true }],
  ])('that recovers from %s is asked again, after longer and longer waits', async (_, fault) => {
    const { calendars, waits, accessToken, calendarId } = await google.connected();
    await google.pages.setFaults({ ...fault, times: 4 });
    expect(await calendars.insertEvent(accessToken, calendarId, event)).toBe('saved');
    expect(waits).toEqual([250, 500, 1000, 2000]);
  });

  it('that names a time is asked again after that time', async () => {
    const { calendars, waits, accessToken, calendarId } = await google.connected();
    await google.pages.setFaults({ status: 429, times: 2 });
    expect(await calendars.insertEvent(accessToken, calendarId, event)).toBe('saved');
    expect(waits).toEqual([2250, 2500]);
  });

  it.each([
    ['the calendar', 'createCalendar'],
    ['the token endpoint', 'refresh'],
  ] as const)('is asked five times at most, at %s too', async (_, method) => {
    const { calendars, waits, accessToken, refreshToken } = await google.connected();
    const calls = (await google.pages.calls()).length;
    await google.pages.setFaults({ status: 403 });
    const asked =
      method === 'refresh'
        ? calendars.refresh(refreshToken)
        : calendars.createCalendar(accessToken, { title: 'Upkept', description: '', timezone: 'UTC' });
    expect(await failureOf(asked)).toMatchObject({ code: 'calendar_unavailable' });
    expect([waits.length, (await google.pages.calls()).length - calls]).toEqual([4, 5]);
  });

  it('that asks for a long wait is not asked again, and the caller learns how long', async () => {
    const busy = { status: 429, headers: { 'Retry-After': '120' }, body: { error: { errors: [] } } };
    await withServer(
      () => busy,
      async (url) => {
        const { calendars, waits } = google.calendarsWith({ addresses: addressesAt(url) });
        const failure = await failureOf(calendars.findEvent('token', { calendarId: 'c', eventId: event.id }));
        expect(failure).toMatchObject({ code: 'calendar_unavailable', data: { retryAfterSeconds: 120 } });
        expect(waits).toEqual([]);
      },
    );
  });

  it('that does not respond is given up after the time-out', async () => {
    await withServer(
      () => undefined,
      async (url) => {
        const { calendars, waits } = google.calendarsWith({ addresses: addressesAt(url), timeoutMs: 100 });
        for (const ask of [() => calendars.refresh('token'), () => calendars.deleteCalendar('token', 'c')])
          expect(await failureOf(ask())).toMatchObject({ code: 'calendar_unavailable' });
        expect(waits).toEqual([]);
      },
    );
  });

  it('never creates a second calendar because a response was lost', async () => {
    const { calendars, waits, accessToken } = await google.connected();
    const before = (await google.pages.calls()).length;
    await google.pages.setFaults({ lost: true });
    const created = calendars.createCalendar(accessToken, { title: 'Upkept', description: '', timezone: 'UTC' });
    expect(await failureOf(created)).toMatchObject({ code: 'calendar_unavailable' });
    expect([waits.length, (await google.pages.calls()).length - before]).toEqual([0, 1]);
  });

  it('is not asked again for what it refuses for good', async () => {
    const { calendars, waits, accessToken, calendarId } = await google.connected();
    const invalid = { ...event, endsAt: event.startsAt };
    expect(await failureOf(calendars.insertEvent(accessToken, calendarId, invalid))).toMatchObject({
      code: 'calendar_refused',
      cause: { name: 'GoogleFailure', status: 400, reason: 'timeRangeEmpty' },
    });
    expect(waits).toEqual([]);
  });
});
