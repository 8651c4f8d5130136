import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { email, event, makeGoogleFixture } from './google.fixture.ts';

let google: Awaited<ReturnType<typeof makeGoogleFixture>>;
beforeAll(async () => {
  google = await makeGoogleFixture();
});
afterAll(() => google.close());

const change = (part: object) => ({ ...event, ...part });

describe('the pages of Google’s stand-in', () => {
  it('show calendars and events, whose owner can delete them and revoke access', async () => {
    const { events, calendarId, token, path } = await google.open();
    await events('POST', '', change({ summary: '<b>Title</b>' }));
    const page = await (await fetch(`${google.url}/google`)).text();
    expect(page).toContain('&#60;b&#62;Title&#60;/b&#62;');
    expect(page).toContain('Tue 2 Mar 2027, 15:00 (Europe/Paris)');
    for (const text of [email, 'Upkept', 'Delete this event', 'Delete this calendar', 'Revoke access'])
      expect(page).toContain(text);
    await google.pages.deleteEvent(calendarId, event.id);
    expect((await events('GET', `/${event.id}`)).body.status).toBe('cancelled');
    await google.pages.deleteCalendar(calendarId);
    expect((await google.call(token, 'GET', path)).status).toBe(404);
    await google.pages.revoke(email);
    expect((await google.call(token, 'GET', path)).status).toBe(401);
  });

  it('list the events of an account for tests', async () => {
    const { events, calendarId } = await google.open();
    await events('POST', '', event);
    await events('DELETE', `/${event.id}`);
    const all = (await google.pages.events('ADA@gmail.example')).filter((each) => each.calendarId === calendarId);
    expect(all).toEqual([
      {
        calendarId,
        calendar: 'Upkept',
        id: event.id,
        status: 'cancelled',
        summary: event.summary,
        description: event.description,
        start: { dateTime: '2027-03-02T15:00:00+01:00', timeZone: 'Europe/Paris' },
        end: { dateTime: '2027-03-02T16:30:00+01:00', timeZone: 'Europe/Paris' },
        reminders: event.reminders,
      },
    ]);
    expect(await google.pages.events('else@gmail.example')).toEqual([]);
  });

  it('list every call with Google’s own path and without its query', async () => {
    const before = (await google.pages.calls()).length;
    const { events, path } = await google.open();
    await google.pages.setFaults({ status: 403, times: 1 });
    await events('GET', '?maxResults=1');
    await google.pages.setFaults({ reset: true, times: 1 });
    await events('GET').catch(() => {});
    expect((await google.pages.calls()).slice(before)).toEqual([
      { method: 'POST', path: '/token', status: 200 },
      { method: 'POST', path: '/calendar/v3/calendars', status: 200 },
      { method: 'GET', path: `/calendar/v3${path}/events`, status: 403 },
      { method: 'GET', path: `/calendar/v3${path}/events`, status: 0 },
    ]);
  });
});

describe('the faults of Google’s stand-in', () => {
  it.each([403, 429])('refuse with %i as Google does for an exceeded limit', async (status) => {
    const { events } = await google.open();
    await google.pages.setFaults({ status, times: 1 });
    expect(await events('POST', '', event)).toMatchObject({
      status,
      body: { error: { errors: [{ domain: 'usageLimits', reason: 'rateLimitExceeded' }] } },
    });
    expect((await events('POST', '', event)).status).toBe(200);
  });

  it('lose a response after the request took effect', async () => {
    const { events } = await google.open();
    await google.pages.setFaults({ lost: true, times: 1 });
    await expect(events('POST', '', event)).rejects.toThrow('fetch failed');
    expect(await events('POST', '', event)).toMatchObject({ status: 409 });
  });
});
