import { beforeEach, describe, expect, it } from 'vitest';
import { type CalendarHome, makeCalendarHome, work } from './calendar-home.ts';
import { makeWorld, type World } from './world.ts';

const saturday = '2027-01-09';
const sunday = '2027-01-10';

let world: World;
let home: CalendarHome;
beforeEach(async () => {
  world = makeWorld();
  home = await makeCalendarHome(world);
  await home.connect();
  await work(world);
});

/** Returns the calls that the action makes. */
async function callsOf(action: () => Promise<unknown>): Promise<readonly string[]> {
  const before = world.calendars.calls.length;
  await action();
  return world.calendars.calls.slice(before);
}
const calendarId = () => world.calendars.calendarIds()[0] ?? '';
const trashEvent = () => world.calendars.trashEvent(calendarId(), home.live()[0]?.id ?? '');
const complete = (id: string, completed = true) => world.completeTask({ household: home.household, id, completed });

describe('syncing a day', () => {
  it('writes one event with the day’s tasks, in the calendar’s zone', async () => {
    await home.add(saturday, 'Water the plants');
    await home.add(saturday, 'Clean the windows');
    await home.add(sunday);
    expect(await home.sync(saturday)).toEqual({ tasks: 2, syncedAt: world.clock.now() });
    expect(home.live()).toEqual([
      {
        id: expect.stringMatching(/^u[a-v0-9]+$/),
        status: 'live',
        title: 'Maintain your home · 2 tasks',
        description: expect.stringMatching(/^Clean the windows\n\nWater the plants\n\n.*\/dashboard$/),
        startsAt: '2027-01-09T15:00:00',
        endsAt: '2027-01-09T16:30:00',
        timezone: 'Europe/Paris',
        reminderMinutes: 30,
        link: 'https://upkept.example/dashboard',
      },
    ]);
    expect((await world.getCalendar(home)).lastSyncedAt).toEqual(world.clock.now());
  });

  it('describes a planned task with its steps and its guide', async () => {
    await world.unitOfWork.run(({ tasks }) =>
      tasks.addMissing([
        {
          householdId: home.householdId,
          id: world.ports.ids.next(),
          source: 'care:oven.clean-cavity',
          occurrence: 'x',
          title: 'Clean the oven’s cavity',
          description: '',
          category: 'Oven',
          scheduledOn: saturday,
          status: 'open',
          minutes: 30,
          moved: false,
        },
      ]),
    );
    await home.sync(saturday);
    expect(home.live()).toMatchObject([
      {
        title: 'Maintain your home · 1 task, 30 minutes',
        description: expect.stringMatching(
          /^Clean the oven’s cavity \(30 minutes\)\n.+\n- .+\nGuide: .+\/maintenance\/oven\n/s,
        ),
      },
    ]);
  });

  it('ten times leaves one event, and makes one call each time after the first', async () => {
    await home.add(saturday);
    await home.sync(saturday);
    for (let time = 0; time < 9; time++) expect(await callsOf(() => home.sync(saturday))).toEqual(['findEvent']);
    expect(home.days()).toEqual([saturday]);
  });

  it('ten times at once leaves one event', async () => {
    await home.add(saturday);
    await Promise.all(Array.from({ length: 10 }, () => home.sync(saturday)));
    expect(world.calendars.seen(calendarId())).toHaveLength(1);
  });

  it('brings back an event that the user deleted, with two calls', async () => {
    await home.add(saturday);
    await home.sync(saturday);
    trashEvent();
    expect(await callsOf(() => home.sync(saturday))).toEqual(['findEvent', 'insertEvent']);
    expect(home.days()).toEqual([saturday]);
  });

  it('updates a changed day with one call', async () => {
    const { id } = await home.add(saturday);
    await home.sync(saturday);
    await complete(id);
    expect(await callsOf(() => home.sync(saturday))).toEqual(['updateEvent']);
    const [event] = home.live();
    expect(event).toMatchObject({ title: '✓ Maintain your home · 1 task' });
    expect(event).not.toHaveProperty('reminderMinutes');
  });

  it('counts tasks that are shown, not deleted ones', async () => {
    const [first] = [await home.add(saturday), await home.add(saturday)];
    await world.deleteTask({ householdId: home.householdId, id: first.id });
    expect(await home.sync(saturday)).toMatchObject({ tasks: 1 });
  });

  it('removes the event of a day without tasks, and makes no call for a day that never had any', async () => {
    const { id } = await home.add(saturday);
    await home.sync(saturday);
    await world.deleteTask({ householdId: home.householdId, id });
    expect(await home.sync(saturday)).toMatchObject({ tasks: 0 });
    expect(home.days()).toEqual([]);
    expect(await callsOf(() => home.sync(saturday))).toEqual([]);
    expect(await callsOf(() => home.sync(sunday))).toEqual([]);
    await world.restoreTask({ householdId: home.householdId, id });
    expect(await callsOf(() => home.sync(saturday))).toEqual(['insertEvent']);
    expect(home.days()).toEqual([saturday]);
  });

  it('leaves one event when the response to the insertion is lost', async () => {
    await home.add(saturday);
    world.calendars.loseResponses(1);
    await expect(home.sync(saturday)).rejects.toMatchObject({ code: 'calendar_unavailable' });
    await home.sync(saturday);
    expect(world.calendars.seen(calendarId())).toMatchObject([{ status: 'live' }]);
  });

  it('leaves no event when the response to the insertion is lost and the day then becomes empty', async () => {
    const { id } = await home.add(saturday);
    world.calendars.loseResponses(1);
    await expect(home.sync(saturday)).rejects.toMatchObject({ code: 'calendar_unavailable' });
    await world.deleteTask({ householdId: home.householdId, id });
    await home.sync(saturday);
    expect(home.days()).toEqual([]);
  });

  it('leaves no event of any generation when the day becomes empty after a lost response', async () => {
    const { id } = await home.add(saturday);
    await home.sync(saturday);
    trashEvent();
    world.calendars.failBy((call) => (call === 'insertEvent' ? 'lost' : undefined));
    await expect(home.sync(saturday)).rejects.toMatchObject({ code: 'calendar_unavailable' });
    world.calendars.comeBack();
    await world.deleteTask({ householdId: home.householdId, id });
    await home.sync(saturday);
    expect(home.days()).toEqual([]);
  });

  it('keeps one event when the response to the deletion is lost and the day gets tasks again', async () => {
    const { id } = await home.add(saturday);
    await home.sync(saturday);
    await world.deleteTask({ householdId: home.householdId, id });
    world.calendars.loseResponses(1);
    await expect(home.sync(saturday)).rejects.toMatchObject({ code: 'calendar_unavailable' });
    await world.restoreTask({ householdId: home.householdId, id });
    await work(world);
    expect(home.days()).toEqual([saturday]);
  });

  it('creates a calendar again that the user deleted, with the other days, and remembers when', async () => {
    await home.add(saturday);
    await home.add(sunday);
    await work(world);
    world.calendars.trashCalendar(calendarId());
    await home.sync(saturday);
    await work(world);
    expect(home.days()).toEqual([saturday, sunday]);
    expect(await world.getCalendar(home)).toMatchObject({ recreatedAt: world.clock.now(), calendarId: calendarId() });
  });

  it('refreshes an expired token, and one that the provider no longer accepts', async () => {
    await home.add(saturday);
    world.clock.advance({ minutes: 59, seconds: 30 });
    expect(await callsOf(() => home.sync(saturday))).toEqual(['refresh', 'insertEvent']);
    world.calendars.expireAccess();
    expect(await callsOf(() => home.sync(saturday))).toEqual(['findEvent', 'refresh', 'findEvent']);
  });

  it('ten times at once with an expired token refreshes it once', async () => {
    await home.add(saturday);
    world.clock.advance({ hours: 2 });
    const calls = await callsOf(() => Promise.all(Array.from({ length: 10 }, () => home.sync(saturday))));
    expect(calls.filter((call) => call === 'refresh')).toHaveLength(1);
  });

  it('is refused without a connection, then without premium, then without access, and for a day out of reach', async () => {
    const other = await makeCalendarHome(world, { isPremium: false });
    await expect(other.sync(saturday)).rejects.toMatchObject({ code: 'calendar_not_connected' });
    await expect(home.sync('2099-01-01')).rejects.toMatchObject({ code: 'invalid_date' });
    await home.add(saturday);
    world.calendars.withdraw();
    await expect(home.sync(saturday)).rejects.toMatchObject({ code: 'calendar_needs_reconnect' });
    const calls = world.calendars.calls.length;
    await expect(home.sync(saturday)).rejects.toMatchObject({ code: 'calendar_needs_reconnect' });
    await world.setPremium({ householdId: home.householdId, granted: false });
    await expect(home.sync(saturday)).rejects.toMatchObject({ code: 'calendar_premium_required' });
    expect(world.calendars.calls).toHaveLength(calls);
  });
});

describe('a calendar whose access was withdrawn', () => {
  it('needs to be reconnected, after one refresh and one mail', async () => {
    await home.add(saturday);
    world.calendars.withdraw();
    expect(await work(world)).toEqual([]);
    await home.add(sunday);
    await world.stepCalendars();
    await work(world);
    await expect(home.sync(saturday)).rejects.toMatchObject({ code: 'calendar_needs_reconnect' });
    expect(world.calendars.calls.filter((call) => call === 'refresh')).toHaveLength(1);
    expect(world.mailer.sent).toEqual([
      { kind: 'calendar-reconnect', to: home.household.email, link: 'https://upkept.example/settings?tab=calendar' },
    ]);
    expect(await world.getCalendar(home)).toMatchObject({ status: 'needs_reconnect' });
    for (const token of ['refreshToken', 'accessToken']) expect(home.connection()).not.toHaveProperty(token);
  });

  it('needs to be reconnected when our access no longer allows a call', async () => {
    await home.add(saturday);
    world.calendars.failBy(() => 'forbidden');
    await expect(home.sync(saturday)).rejects.toMatchObject({ code: 'calendar_needs_reconnect' });
    expect(await world.getCalendar(home)).toMatchObject({ status: 'needs_reconnect' });
    expect(await work(world)).toEqual([]);
    expect(world.mailer.sent).toHaveLength(1);
  });

  it('is complete again once the user has reconnected it', async () => {
    await home.add(saturday);
    world.calendars.withdraw();
    await work(world);
    await home.connect();
    await work(world);
    expect(home.days()).toEqual([saturday]);
    expect(world.calendars.calendarIds()).toHaveLength(1);
  });

  it('sends no mail to a user who has reconnected it meanwhile', async () => {
    await home.add(saturday);
    world.calendars.withdraw();
    await expect(home.sync(saturday)).rejects.toThrow();
    await home.connect();
    await work(world);
    expect(world.mailer.sent).toEqual([]);
  });

  it('uses tokens that were replaced meanwhile', async () => {
    await home.add(saturday);
    const renewed = home.connection();
    world.clock.advance({ hours: 2 });
    if (!renewed) throw new Error('a connection was needed');
    // A stale copy of the connection, whose refresh token was replaced by a reconnection.
    world.calendars.withdraw();
    await home.connect();
    const access = world.openCalendar(renewed);
    expect(await access(async (token) => token)).toMatch(/^access-/);
    expect(await world.getCalendar(home)).toMatchObject({ status: 'connected' });
  });
});

describe('a calendar in step with the plan', () => {
  it('follows tasks that are added, moved, done, deleted and restored', async () => {
    const task = await home.add(saturday);
    await work(world);
    expect(home.days()).toEqual([saturday]);
    await world.rescheduleTask({ household: home.household, id: task.id, to: sunday });
    await work(world);
    expect(home.days()).toEqual([sunday]);
    await complete(task.id);
    await work(world);
    expect(home.live()).toMatchObject([{ title: '✓ Maintain your home · 1 task' }]);
    await world.deleteTask({ householdId: home.householdId, id: task.id });
    await work(world);
    expect(home.days()).toEqual([]);
    await world.restoreTask({ householdId: home.householdId, id: task.id });
    await work(world);
    expect(home.days()).toEqual([sunday]);
  });

  it('follows a week that is planned', async () => {
    await world.getWeek({ ...home.claims, offset: 0 });
    await work(world);
    expect(home.days().length).toBeGreaterThan(0);
    const planned = new Set(world.tasks().map(({ scheduledOn }) => scheduledOn));
    for (const day of home.days()) expect(planned).toContain(day);
  });

  it('enqueues one job for many changes, and no job for other households', async () => {
    const { id } = await home.add(saturday);
    await home.add(sunday);
    await complete(id);
    const other = await makeCalendarHome(world);
    await other.add(saturday);
    expect(world.database.jobs.map(({ name }) => name)).toEqual(['sync-calendar']);
  });

  it('makes no call for days whose event is as the plan wants it', async () => {
    await home.add(saturday);
    await work(world);
    await world.stepCalendars();
    expect(await callsOf(() => work(world))).toEqual([]);
  });

  it('takes a new day in each day, and the days further ahead that the user synced', async () => {
    await home.add('2027-01-20');
    const ahead = await home.add('2027-02-20');
    await work(world);
    expect(home.days()).toEqual([]);
    await home.sync('2027-02-20');
    await complete(ahead.id);
    await work(world);
    expect(home.live()).toMatchObject([{ title: '✓ Maintain your home · 1 task' }]);
    world.clock.advance({ days: 1 });
    await world.stepCalendars();
    await work(world);
    expect(home.days()).toEqual(['2027-01-20', '2027-02-20']);
  });

  it('continues by itself when the provider was away, without a second job', async () => {
    await home.add(saturday);
    world.calendars.goAway();
    const [job] = await work(world);
    await home.add(sunday);
    expect(world.database.jobs).toEqual([]);
    world.calendars.comeBack();
    if (job) world.database.jobs.push(job);
    await work(world);
    expect(home.days()).toEqual([saturday, sunday]);
  });

  it('is repaired by the daily job when a job was put aside', async () => {
    await home.add(saturday);
    world.calendars.goAway();
    await work(world);
    world.calendars.comeBack();
    world.clock.advance({ days: 1, minutes: 1 });
    await world.stepCalendars();
    await work(world);
    expect(home.days()).toEqual([saturday]);
  });

  it.each([
    ['has no premium', () => world.setPremium({ householdId: home.householdId, granted: false })],
    ['does not want it', () => world.updateCalendarSettings({ ...home, changes: { keepInStep: false } })],
  ])('stays as it is when the household %s, and stays connected', async (_, change) => {
    await home.add(saturday);
    await work(world);
    await change();
    await home.add(sunday);
    await world.stepCalendars();
    expect(await callsOf(() => work(world))).toEqual([]);
    expect(await world.getCalendar(home)).toMatchObject({ status: 'connected' });
  });

  it('is created again once when the user deletes it, and not a second time', async () => {
    const { id } = await home.add(saturday);
    await work(world);
    world.calendars.trashCalendar(calendarId());
    await complete(id);
    await work(world);
    expect(home.days()).toEqual([saturday]);
    world.calendars.trashCalendar(calendarId());
    await complete(id, false);
    expect(await work(world)).toEqual([]);
    expect(world.calendars.calendarIds()).toEqual([]);
    expect(await world.getCalendar(home)).toMatchObject({ keepInStep: false });
    await home.sync(saturday);
    expect(home.days()).toEqual([saturday]);
  });

  it('moves its coming events when the settings change', async () => {
    await home.add(saturday);
    await work(world);
    const changes = { timezone: 'Pacific/Kiritimati', eventStartTime: '23:30', eventDuration: 90 };
    await world.updateCalendarSettings({ ...home, changes });
    await work(world);
    expect(home.live()).toMatchObject([
      { startsAt: '2027-01-09T23:30:00', endsAt: '2027-01-10T01:00:00', timezone: 'Pacific/Kiritimati' },
    ]);
  });
});

describe('disconnecting', () => {
  const leftovers = () => ({
    connection: home.connection(),
    days: world.database.tables.calendarDays.size,
    calendars: world.calendars.calendarIds(),
    grants: world.calendars.hasGrants(),
  });
  const nothing = { connection: undefined, days: 0, calendars: [], grants: false };

  it('deletes our calendar, withdraws the consent and forgets the tokens, in this order', async () => {
    await home.add(saturday);
    await work(world);
    const calls = await callsOf(async () => expect(await world.disconnectCalendar(home)).toEqual({ gone: true }));
    expect(calls).toEqual(['deleteCalendar', 'revoke']);
    expect(leftovers()).toEqual(nothing);
    await home.add(sunday);
    await work(world);
    expect(leftovers()).toEqual(nothing);
    expect(world.database.tables.pendingJobs.size).toBe(0);
    await expect(world.disconnectCalendar(home)).rejects.toMatchObject({ code: 'calendar_not_connected' });
  });

  it('waits for a sync in progress', async () => {
    await home.add(saturday);
    let disconnection: Promise<unknown> | undefined;
    world.calendars.failBy((call) => {
      if (call === 'insertEvent') disconnection = world.disconnectCalendar(home);
      return undefined;
    });
    const calls = await callsOf(() => home.sync(saturday));
    expect(calls).toEqual(['insertEvent']);
    expect(await disconnection).toEqual({ gone: true });
    expect(leftovers()).toEqual(nothing);
  });

  it('is over for the user at once while the provider is away, and completed by the job', async () => {
    await home.add(saturday);
    await work(world);
    world.calendars.goAway();
    expect(await world.disconnectCalendar(home)).toEqual({ gone: false });
    await expect(world.getCalendar(home)).rejects.toMatchObject({ code: 'calendar_not_connected' });
    await expect(home.sync(saturday)).rejects.toMatchObject({ code: 'calendar_not_connected' });
    const failed = await work(world);
    expect(failed.map(({ name }) => name)).toEqual(['disconnect-calendar']);
    world.calendars.comeBack();
    world.database.jobs.push(...failed);
    await work(world);
    expect(leftovers()).toEqual(nothing);
  });

  it('forgets the tokens within a day, although the provider stays away', async () => {
    world.calendars.goAway();
    await world.disconnectCalendar(home);
    expect(await world.purgeCalendars()).toMatchObject({ finished: 0, forgotten: 0, waiting: 1, left: 0 });
    world.clock.advance({ hours: 23 });
    expect(await world.purgeCalendars()).toMatchObject({ finished: 0, forgotten: 1, waiting: 0, left: 0 });
    expect(home.connection()).toBeUndefined();
  });

  it('is completed by the purge when the provider is back', async () => {
    world.calendars.goAway();
    await world.disconnectCalendar(home);
    world.calendars.comeBack();
    expect(await world.purgeCalendars()).toMatchObject({ finished: 1, forgotten: 0, waiting: 0, left: 0 });
    expect(leftovers()).toEqual(nothing);
  });

  it('is possible without access and without premium', async () => {
    world.calendars.withdraw();
    await world.setPremium({ householdId: home.householdId, granted: false });
    expect(await world.disconnectCalendar(home)).toEqual({ gone: true });
    expect(home.connection()).toBeUndefined();
  });

  it('is taken back by connecting again before it was completed', async () => {
    await home.add(saturday);
    await work(world);
    world.calendars.goAway();
    await world.disconnectCalendar(home);
    world.calendars.comeBack();
    await home.connect();
    await work(world);
    expect(await world.getCalendar(home)).toMatchObject({ status: 'connected' });
    expect(home.days()).toEqual([saturday]);
    expect(await world.purgeCalendars()).toMatchObject({ finished: 0, forgotten: 0 });
  });

  it('is part of deleting the account', async () => {
    expect(await world.deleteHousehold(home)).toEqual({ gone: true });
    expect(leftovers()).toEqual(nothing);
  });

  it('delays the deletion of the account for less than a day', async () => {
    world.calendars.goAway();
    expect(await world.deleteHousehold(home)).toEqual({ gone: false });
    const failed = await work(world);
    world.clock.advance({ hours: 22 });
    world.database.jobs.push(...failed);
    expect(await work(world)).toHaveLength(1);
    world.clock.advance({ hours: 1, minutes: 1 });
    world.database.jobs.push(...failed);
    expect(await work(world)).toEqual([]);
    expect(home.connection()).toBeUndefined();
    expect(world.database.tables.households.size).toBe(0);
  });
});

describe('sealed tokens', () => {
  it('that were copied from another household are of no use', async () => {
    const other = await makeCalendarHome(world);
    await other.connect();
    await home.add(saturday);
    const [own, theirs] = [home.connection(), other.connection()];
    if (!own?.refreshToken || !own.accessToken || !theirs?.refreshToken || !theirs.accessToken)
      throw new Error('tokens');
    const { refreshToken, accessToken } = theirs;
    await world.unitOfWork.run(({ calendars }) => calendars.save({ ...own, refreshToken, accessToken }));
    await expect(home.sync(saturday)).rejects.toMatchObject({ code: 'calendar_needs_reconnect' });
  });
});
