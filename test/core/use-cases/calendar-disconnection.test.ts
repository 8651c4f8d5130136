import { beforeEach, describe, expect, it } from 'vitest';
import { type CalendarHome, callsOf, makeConnectedHome, work } from './calendar-home.ts';
import type { World } from './world.ts';

const saturday = '2027-01-09';
const sunday = '2027-01-10';

let world: World;
let home: CalendarHome;
beforeEach(async () => {
  ({ world, home } = await makeConnectedHome());
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
    const calls = await callsOf(world, async () =>
      expect(await world.disconnectCalendar(home)).toEqual({ gone: true }),
    );
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
    const calls = await callsOf(world, () => home.sync(saturday));
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
    expect(await world.deletePerson(home)).toEqual({ gone: true });
    expect(leftovers()).toEqual(nothing);
  });

  it('delays the deletion of the account for less than a day', async () => {
    world.calendars.goAway();
    expect(await world.deletePerson(home)).toEqual({ gone: false });
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
