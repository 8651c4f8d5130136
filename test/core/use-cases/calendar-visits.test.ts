import { beforeEach, describe, expect, it } from 'vitest';
import { type CalendarHome, makeCalendarHome, work } from './calendar-home.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let home: CalendarHome;
beforeEach(async () => {
  world = makeWorld();
  home = await makeCalendarHome(world);
});

const failed = (error: string) => ({ connected: false, error });

describe('connecting a calendar', () => {
  it('creates our calendar, with the default settings in the household’s time zone', async () => {
    home = await makeCalendarHome(world, { timezone: 'Asia/Tokyo' });
    expect(await home.connect()).toMatchObject({ connected: true });
    const [calendarId] = world.calendars.calendarIds();
    expect(await world.getCalendar(home)).toMatchObject({
      status: 'connected',
      calendarId,
      timezone: 'Asia/Tokyo',
      eventStartTime: '15:00',
      eventDuration: 90,
      keepInStep: true,
    });
  });

  it('writes the coming days at once', async () => {
    await home.add('2027-01-09');
    await home.add('2027-01-25');
    await home.connect();
    expect(await work(world)).toEqual([]);
    expect(home.days()).toEqual(['2027-01-09']);
  });

  it('stores no token that can be read', async () => {
    await home.connect();
    const stored = JSON.stringify([...world.database.tables.calendarConnections.values()]);
    for (const secret of ['access-', 'refresh-']) expect(stored).not.toContain(secret);
    expect(home.connection()).toMatchObject({ refreshToken: expect.stringMatching(/^sealed/) });
  });

  it('is for premium only, when the visit begins and when it ends', async () => {
    const free = await makeCalendarHome(world, { isPremium: false });
    await expect(free.visit()).rejects.toMatchObject({ code: 'calendar_premium_required' });
    const visit = await home.visit();
    await world.setPremium({ householdId: home.householdId, granted: false });
    expect(await world.completeCalendarVisit(visit)).toEqual(failed('premium_required'));
    expect(world.calendars.hasGrants()).toBe(false);
  });

  it('works once with a state', async () => {
    const visit = await home.visit();
    expect(await world.completeCalendarVisit(visit)).toMatchObject({ connected: true });
    expect(await world.completeCalendarVisit(visit)).toEqual(failed('expired_state'));
    expect(world.calendars.calendarIds()).toHaveLength(1);
  });

  it('works for ten minutes', async () => {
    const [early, late] = [await home.visit(), await home.visit()];
    world.clock.advance({ minutes: 9, seconds: 59 });
    expect(await world.completeCalendarVisit(early)).toMatchObject({ connected: true });
    world.clock.advance({ seconds: 2 });
    expect(await world.completeCalendarVisit(late)).toEqual(failed('expired_state'));
  });

  it.each([undefined, '', '00000000-0000-4000-8000-000000000099'])(
    'fails in another browser, whose cookie is %s, and the state is used up',
    async (browser) => {
      const visit = await home.visit();
      expect(await world.completeCalendarVisit({ ...visit, browser })).toEqual(failed('failed'));
      expect(await world.completeCalendarVisit(visit)).toEqual(failed('expired_state'));
      expect(world.calendars.calls).toEqual([]);
    },
  );

  it('works in two tabs of one browser', async () => {
    const { url, browser } = await world.startCalendarVisit(home);
    const second = await world.startCalendarVisit({ ...home, browser });
    const back = world.calendars.pressConsent(url, 'allow');
    const visit = { code: back.code, state: back.state, error: undefined, browser: second.browser };
    expect(await world.completeCalendarVisit(visit)).toMatchObject({ connected: true });
  });

  it.each(['x; Path=/', '-'.repeat(36), '00000000-0000-4000-8000-000000000099'])(
    'does not keep what someone else planted in the browser: %s',
    async (planted) => {
      const visit = await home.visit('allow', planted);
      expect(visit.browser).not.toContain(planted);
      expect(await world.completeCalendarVisit({ ...visit, browser: planted })).toEqual(failed('failed'));
    },
  );

  it('does not keep a cookie of another household, which its owner planted', async () => {
    const attacker = await makeCalendarHome(world);
    const planted = (await attacker.visit()).browser;
    const visit = await home.visit('allow', planted);
    expect(await world.completeCalendarVisit({ ...visit, browser: planted })).toEqual(failed('failed'));
  });

  it.each([
    ['refuse', 'access_denied'],
    ['untick', 'scope_missing'],
  ] as const)('reports what went wrong when the user presses %s: %s', async (choice, error) => {
    expect(await world.completeCalendarVisit(await home.visit(choice))).toEqual(failed(error));
    expect(home.connection()).toBeUndefined();
    await expect(world.getCalendar(home)).rejects.toMatchObject({ code: 'calendar_not_connected' });
  });

  it.each([
    [{ code: 'invented' }, 'invalid_grant'],
    [{ code: undefined }, 'failed'],
    [{ state: 'invented' }, 'expired_state'],
    [{ state: undefined }, 'expired_state'],
    [{ error: 'server_error' }, 'failed'],
  ])('reports what went wrong when the browser comes back with %j: %s', async (changes, error) => {
    expect(await world.completeCalendarVisit({ ...(await home.visit()), ...changes })).toEqual(failed(error));
    expect(home.connection()).toBeUndefined();
  });

  it('fails while the provider is away, and reports the failure to the operator', async () => {
    const visit = await home.visit();
    world.calendars.goAway();
    expect(await world.completeCalendarVisit(visit)).toEqual(failed('failed'));
    expect(world.reporter.problems).toMatchObject([{ code: 'calendar_unavailable' }]);
  });

  it('succeeds although our calendar cannot be created yet; the next sync creates it', async () => {
    const visit = await home.visit();
    world.calendars.failBy((call) => (call === 'createCalendar' ? 'unavailable' : undefined));
    expect(await world.completeCalendarVisit(visit)).toMatchObject({ connected: true });
    expect(await world.getCalendar(home)).not.toHaveProperty('calendarId');
    world.calendars.comeBack();
    await home.add('2027-01-09');
    await home.sync('2027-01-09');
    expect(await world.getCalendar(home)).toMatchObject({ calendarId: world.calendars.calendarIds()[0] });
  });

  it('again keeps the calendar, its events and the settings', async () => {
    await home.add('2027-01-09');
    await home.connect();
    await world.updateCalendarSettings({ ...home, changes: { eventStartTime: '09:00' } });
    await work(world);
    await home.connect();
    await work(world);
    expect(world.calendars.calendarIds()).toHaveLength(1);
    expect(home.live()).toMatchObject([{ startsAt: '2027-01-09T09:00:00+01:00' }]);
  });

  it('again in another account creates a calendar there, with the same events', async () => {
    await home.add('2027-01-09');
    await home.connect();
    await work(world);
    for (const id of world.calendars.calendarIds()) world.calendars.trashCalendar(id);
    await home.connect();
    await work(world);
    expect(home.days()).toEqual(['2027-01-09']);
  });

  it('leaves nothing behind when its visits are never completed', async () => {
    await home.visit();
    world.clock.advance({ minutes: 11 });
    expect(await world.purgeCalendars()).toMatchObject({ visits: 1 });
    expect(world.database.tables.calendarVisits.size).toBe(0);
  });
});
