import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { event, makeGoogleFixture } from './google.fixture.ts';

let google: Awaited<ReturnType<typeof makeGoogleFixture>>;
beforeAll(async () => {
  google = await makeGoogleFixture();
});
afterAll(() => google.close());

const refusal = (code: number, reason: string) => ({
  status: code,
  body: { error: { code, message: expect.any(String), errors: [{ reason, message: expect.any(String) }] } },
});
const change = (part: object) => ({ ...event, ...part });

describe('a calendar at Google', () => {
  it('is created, read and deleted', async () => {
    const { token, path, calendarId } = await google.open();
    const shape = { kind: 'calendar#calendar', id: calendarId, summary: 'Upkept', timeZone: 'Europe/Paris' };
    expect(await google.call(token, 'GET', path)).toMatchObject({ status: 200, body: shape });
    const entry = `/users/me/calendarList/${encodeURIComponent(calendarId)}`;
    expect(await google.call(token, 'GET', entry)).toMatchObject({ status: 200, body: { accessRole: 'owner' } });
    expect((await google.call(token, 'DELETE', path)).status).toBe(204);
    for (const [method, below] of [
      ['GET', path],
      ['DELETE', path],
      ['GET', `${path}/events/${event.id}`],
      ['GET', '/calendars/primary'],
    ] as const)
      expect(await google.call(token, method, below)).toMatchObject(refusal(404, 'notFound'));
  });

  it('needs a title and a time zone that exists', async () => {
    const { token } = await google.open();
    expect(await google.call(token, 'POST', '/calendars', {})).toMatchObject(refusal(400, 'required'));
    for (const timeZone of ['Europe/Atlantis', '+01:00', 'paris']) {
      const created = google.call(token, 'POST', '/calendars', { summary: 'Upkept', timeZone });
      expect(await created).toMatchObject(refusal(400, 'invalid'));
    }
  });

  it('is not listed with the others, which the scope hides', async () => {
    const { token } = await google.open();
    expect(await google.call(token, 'GET', '/users/me/calendarList')).toMatchObject(
      refusal(403, 'insufficientPermissions'),
    );
  });

  it('opens only with a token', async () => {
    for (const token of ['', 'ya29.never'])
      expect(await google.call(token, 'POST', '/calendars', { summary: 'Upkept' })).toMatchObject(
        refusal(401, 'authError'),
      );
  });
});

describe('an event at Google', () => {
  it('has what was written, and its moment in its zone', async () => {
    const { events } = await google.open();
    const { status, body } = await events('POST', '', {
      ...event,
      source: { title: 'Upkept', url: 'https://upkept.example/' },
      extendedProperties: { private: { upkept: '1' } },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...event,
      kind: 'calendar#event',
      status: 'confirmed',
      start: { dateTime: '2027-03-02T15:00:00+01:00', timeZone: 'Europe/Paris' },
      end: { dateTime: '2027-03-02T16:30:00+01:00', timeZone: 'Europe/Paris' },
      iCalUID: `${event.id}@google.com`,
      sequence: 0,
      source: { title: 'Upkept', url: 'https://upkept.example/' },
    });
    expect((await events('GET', `/${event.id}`)).body).toEqual(body);
  });

  it.each([
    ['the start at its end', { end: event.start }, 'timeRangeEmpty'],
    [
      'an end in the hour that summer time skips',
      {
        start: { ...event.start, dateTime: '2027-03-28T03:00:00' },
        end: { ...event.end, dateTime: '2027-03-28T02:00:00' },
      },
      'timeRangeEmpty',
    ],
    ['no end', { end: undefined }, 'required'],
    ['an end without a time', { end: { timeZone: 'Europe/Paris' } }, 'required'],
    ['a time without a zone', { end: { dateTime: '2027-03-02T16:30:00' } }, 'required'],
    ['a zone that does not exist', { end: { ...event.end, timeZone: 'Mars/Olympus' } }, 'invalid'],
    ['an offset as its zone', { end: { ...event.end, timeZone: '+01:00' } }, 'invalid'],
    ['a day that does not exist', { start: { ...event.start, dateTime: '2027-02-30T15:00:00' } }, 'invalid'],
    ['a time of no known form', { start: { ...event.start, dateTime: '2 March, 3 pm' } }, 'invalid'],
    ['a day and a moment', { start: { date: '2027-03-01' } }, 'invalid'],
    ['an id in other letters', { id: 'uABCDEF' }, 'invalid'],
    ['an id with a w', { id: 'uuuuuw' }, 'invalid'],
    ['a short id', { id: 'u123' }, 'invalid'],
    ['a long id', { id: 'u'.repeat(1025) }, 'invalid'],
    ['an id and an iCalUID', { iCalUID: 'a@upkept.example' }, 'invalid'],
    ['a description that is too long', { description: 'x'.repeat(8193) }, 'invalid'],
    [
      'a reminder more than four weeks before',
      { reminders: { overrides: [{ method: 'popup', minutes: 40_321 }] } },
      'invalid',
    ],
    [
      'two kinds of reminders',
      { reminders: { ...event.reminders, useDefault: true } },
      'cannotUseDefaultRemindersAndSpecifyOverride',
    ],
    ['a source that is no web page', { source: { title: 'Upkept', url: 'mailto:ada@gmail.example' } }, 'invalid'],
  ])('is refused with %s', async (_, part, reason) => {
    const { events } = await google.open();
    expect(await events('POST', '', change(part))).toMatchObject(refusal(400, reason));
    expect((await events('GET')).body.items).toEqual([]);
  });

  it('has an id that is never free again', async () => {
    const { events } = await google.open();
    expect((await events('POST', '', event)).status).toBe(200);
    expect(await events('POST', '', event)).toMatchObject(refusal(409, 'duplicate'));
    expect((await events('DELETE', `/${event.id}`)).status).toBe(204);
    expect(await events('DELETE', `/${event.id}`)).toMatchObject(refusal(410, 'deleted'));
    expect(await events('POST', '', event)).toMatchObject(refusal(409, 'duplicate'));
    expect(await events('GET', `/${event.id}`)).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    expect(await events('PUT', `/${event.id}`, event)).toMatchObject(refusal(403, 'forbidden'));
    expect(await events('GET', '/uneverused')).toMatchObject(refusal(404, 'notFound'));
    const other = await google.open();
    expect((await other.events('POST', '', event)).status).toBe(200);
  });

  it('is replaced by an update and completed by a patch', async () => {
    const { events } = await google.open();
    await events('POST', '', event);
    const { reminders: _, description: __, ...rest } = event;
    const moved = { ...rest, end: { ...event.end, dateTime: '2027-03-02T17:00:00' } };
    const { body } = await events('PUT', `/${event.id}`, moved);
    expect(body).toMatchObject({ summary: event.summary, reminders: { useDefault: true }, sequence: 1 });
    expect(body).not.toHaveProperty('description');
    const patched = await events('PATCH', `/${event.id}`, { description: 'New', summary: null });
    expect(patched.body).toMatchObject({ description: 'New', end: body.end, sequence: 1 });
    expect(patched.body).not.toHaveProperty('summary');
    expect(await events('PUT', `/${event.id}`, { ...moved, sequence: 0 })).toMatchObject(refusal(400, 'invalid'));
  });

  it('changes only if the given version is the current one', async () => {
    const { events } = await google.open();
    const { etag } = (await events('POST', '', event)).body;
    const changed = await events('PUT', `/${event.id}`, event, { 'If-Match': etag });
    expect(changed.status).toBe(200);
    expect(changed.body.etag).not.toBe(etag);
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const body = method === 'DELETE' ? undefined : event;
      const stale = events(method, `/${event.id}`, body, { 'If-Match': etag });
      expect(await stale).toMatchObject(refusal(412, 'conditionNotMet'));
    }
    const unchanged = await events('GET', `/${event.id}`, undefined, { 'If-None-Match': changed.body.etag });
    expect(unchanged.status).toBe(304);
  });

  it('is listed by time, by our mark and in pages, and deleted ones only on request', async () => {
    const { events } = await google.open();
    for (const day of [3, 1, 2]) {
      const at = (time: string) => ({ dateTime: `2027-03-0${day}T${time}`, timeZone: 'Europe/Paris' });
      const marked = day === 2 ? {} : { extendedProperties: { private: { upkept: '1' } } };
      await events('POST', '', change({ id: `uuuuu${day}`, start: at('15:00:00'), end: at('16:00:00'), ...marked }));
    }
    await events('DELETE', '/uuuuu1');
    const ids = async (query: Record<string, string>) =>
      (await events('GET', `?${new URLSearchParams(query)}`)).body.items.map(({ id }: { id: string }) => id);
    expect(await ids({})).toEqual(['uuuuu2', 'uuuuu3']);
    expect(await ids({ showDeleted: 'true' })).toEqual(['uuuuu1', 'uuuuu2', 'uuuuu3']);
    expect(await ids({ privateExtendedProperty: 'upkept=1' })).toEqual(['uuuuu3']);
    expect(await ids({ timeMin: '2027-03-02T16:00:00Z' })).toEqual(['uuuuu3']);
    expect(await ids({ timeMax: '2027-03-02T15:00:00Z' })).toEqual(['uuuuu2']);
    const page = (await events('GET', '?maxResults=1')).body;
    expect([page.items.length, await ids({ pageToken: page.nextPageToken })]).toEqual([1, ['uuuuu3']]);
  });

  it('is refused with what this stand-in does not have', async () => {
    const { events } = await google.open();
    const recurring = events('POST', '', change({ recurrence: ['RRULE:FREQ=WEEKLY'] }));
    expect(await recurring).toMatchObject(refusal(501, 'notImplemented'));
    expect(await events('GET', '?syncToken=1')).toMatchObject(refusal(501, 'notImplemented'));
  });
});
