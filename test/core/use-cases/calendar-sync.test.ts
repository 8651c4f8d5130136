import { beforeEach, describe, expect, it } from 'vitest';
import { type CalendarHome, callsOf, makeCalendarHome, makeConnectedHome, work } from './calendar-home.ts';
import type { World } from './world.ts';

const saturday = '2027-01-09';
const sunday = '2027-01-10';

let world: World;
let home: CalendarHome;
beforeEach(async () => {
  ({ world, home } = await makeConnectedHome());
});

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
        startsAt: '2027-01-09T15:00:00+01:00',
        endsAt: '2027-01-09T16:30:00+01:00',
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
    for (let time = 0; time < 9; time++) expect(await callsOf(world, () => home.sync(saturday))).toEqual(['findEvent']);
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
    expect(await callsOf(world, () => home.sync(saturday))).toEqual(['findEvent', 'insertEvent']);
    expect(home.days()).toEqual([saturday]);
  });

  it('updates a changed day with one call', async () => {
    const { id } = await home.add(saturday);
    await home.sync(saturday);
    await complete(id);
    expect(await callsOf(world, () => home.sync(saturday))).toEqual(['updateEvent']);
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
    expect(await callsOf(world, () => home.sync(saturday))).toEqual([]);
    expect(await callsOf(world, () => home.sync(sunday))).toEqual([]);
    await world.restoreTask({ householdId: home.householdId, id });
    expect(await callsOf(world, () => home.sync(saturday))).toEqual(['insertEvent']);
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
    expect(await callsOf(world, () => home.sync(saturday))).toEqual(['refresh', 'insertEvent']);
    world.calendars.expireAccess();
    expect(await callsOf(world, () => home.sync(saturday))).toEqual(['findEvent', 'refresh', 'findEvent']);
  });

  it('ten times at once with an expired token refreshes it once', async () => {
    await home.add(saturday);
    world.clock.advance({ hours: 2 });
    const calls = await callsOf(world, () => Promise.all(Array.from({ length: 10 }, () => home.sync(saturday))));
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
