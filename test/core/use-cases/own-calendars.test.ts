import { beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from '#adapters/memory/database.ts';
import type { JobData } from '#core/ports/jobs.ts';
import { type CalendarHome, callsOf, connectAs, makeConnectedHome, work } from './calendar-home.ts';
import type { World } from './world.ts';

const saturday = '2027-01-09';
const sunday = '2027-01-10';
const email = 'sam@home.example';

let world: World;
let home: CalendarHome;
let sam: { readonly householdId: string; readonly personId: string; readonly email: string };
beforeEach(async () => {
  ({ world, home } = await makeConnectedHome());
  const { householdId } = home;
  const { id: personId } = await world.addMember({ email, householdId, role: 'member' });
  sam = { householdId, personId, email };
});

const connectionOf = ({ householdId, personId }: typeof sam) =>
  world.database.tables.calendarConnections.get(keyOf(householdId, personId));
const daysOf = (member: typeof sam) =>
  world.calendars
    .seen(connectionOf(member)?.calendarId ?? '')
    .filter(({ status }) => status === 'live')
    .map(({ startsAt }) => startsAt.slice(0, 10))
    .sort();
const mailsTo = (to: string) => world.mailer.sent.filter((mail) => mail.to === to).map(({ kind }) => kind);

/** A home in which Sam lives alone. */
async function addHomeOfSam() {
  const { id: householdId } = await world.addHome({ personId: sam.personId, name: 'Sea view' });
  await world.setPremium({ householdId, granted: true });
  return { ...sam, householdId };
}

describe('the calendars of two people in a home', () => {
  it('are each person’s own, with their own settings', async () => {
    await expect(world.getCalendar(sam)).rejects.toMatchObject({ code: 'calendar_not_connected' });
    await connectAs(world, sam);
    await home.add(saturday);
    await work(world);
    expect(connectionOf(sam)?.calendarId).not.toBe(home.connection()?.calendarId);
    expect([daysOf(home), daysOf(sam)]).toEqual([[saturday], [saturday]]);
    await world.updateCalendarSettings({ ...sam, changes: { eventStartTime: '09:00' } });
    expect(await world.getCalendar(sam)).toMatchObject({ eventStartTime: '09:00' });
    expect(await world.getCalendar(home)).toMatchObject({ eventStartTime: '15:00' });
    await work(world);
    expect(home.live().map(({ startsAt }) => startsAt)).toEqual([
      '2027-01-09T15:00:00+01:00',
      '2027-01-09T09:00:00+01:00',
    ]);
  });

  it('can be a viewer’s, who only reads', async () => {
    await world.changeRole({ ...sam, role: 'viewer' });
    await connectAs(world, sam);
    await home.add(saturday);
    expect(await world.syncCalendarDay({ ...sam, date: saturday })).toMatchObject({ tasks: 1 });
  });

  it('leave out what is for others, if their person wants it, as soon as it is given to one of them', async () => {
    await connectAs(world, sam);
    const [first] = [await home.add(saturday), await home.add(sunday)];
    await world.updateCalendarSettings({ ...sam, changes: { onlyMine: true } });
    await work(world);
    expect(daysOf(sam)).toEqual([saturday, sunday]);
    await world.rescheduleTask({ household: home.household, id: first.id, assignedTo: home.personId });
    await work(world);
    expect([daysOf(home), daysOf(sam)]).toEqual([[saturday, sunday], [sunday]]);
    expect(await world.syncCalendarDay({ ...sam, date: saturday })).toMatchObject({ tasks: 0 });
    await world.updateCalendarSettings({ ...sam, changes: { onlyMine: false } });
    await work(world);
    expect(daysOf(sam)).toEqual([saturday, sunday]);
  });

  it('show what was a former member’s as everyone’s', async () => {
    const { id } = await home.add(saturday);
    await world.updateCalendarSettings({ ...home, changes: { onlyMine: true } });
    await world.rescheduleTask({ household: home.household, id, assignedTo: sam.personId });
    await work(world);
    expect(home.days()).toEqual([]);
    await world.leaveHome(sam);
    await work(world);
    expect(home.days()).toEqual([saturday]);
  });

  it('fail apart: each person is mailed about their own', async () => {
    await connectAs(world, sam);
    await work(world);
    world.calendars.withdraw();
    await expect(world.syncCalendarDay({ ...sam, date: saturday })).resolves.toMatchObject({ tasks: 0 });
    await home.add(saturday);
    await work(world);
    expect([mailsTo(sam.email), mailsTo(home.email)]).toEqual([
      expect.arrayContaining(['calendar-reconnect']),
      expect.arrayContaining(['calendar-reconnect']),
    ]);
  });

  it('are disconnected apart', async () => {
    await connectAs(world, sam);
    await home.add(saturday);
    await work(world);
    expect(await world.disconnectCalendar(sam)).toEqual({ gone: true });
    expect(connectionOf(sam)).toBeUndefined();
    await home.add(sunday);
    await work(world);
    expect(home.days()).toEqual([saturday, sunday]);
  });

  it('need a person who is still in the home when they come back from the page of consent', async () => {
    const { url, browser } = await world.startCalendarVisit(sam);
    const { code, state, error } = world.calendars.pressConsent(url, 'allow');
    await world.removeMember(sam);
    expect(await world.completeCalendarVisit({ code, state, error, browser })).toMatchObject({ connected: false });
    expect(connectionOf(sam)).toBeUndefined();
  });

  it('are not connected by what another person’s browser has kept', async () => {
    const { browser } = await world.startCalendarVisit(home);
    const { url } = await world.startCalendarVisit({ ...sam, browser });
    const { code, state, error } = world.calendars.pressConsent(url, 'allow');
    expect(await world.completeCalendarVisit({ code, state, error, browser })).toMatchObject({ connected: false });
  });

  it('keep the connection from before, of which a waiting job names only the home', async () => {
    await home.add(saturday);
    for (const [id, job] of world.database.tables.pendingJobs) {
      const { personId: _, ...older } = job;
      world.database.tables.pendingJobs.set(id, older);
    }
    await work(world);
    expect(home.days()).toEqual([saturday]);
  });
});

describe('the calendars of a person for two homes', () => {
  it('are disconnected apart: what they granted ends with the last one', async () => {
    const [first, second] = [sam, await addHomeOfSam()];
    for (const member of [first, second]) await connectAs(world, member);
    await work(world);
    expect(await callsOf(world, () => world.disconnectCalendar(first))).toEqual(['deleteCalendar']);
    expect(await callsOf(world, () => world.disconnectCalendar(second))).toEqual(['deleteCalendar', 'revoke']);
    expect(world.calendars.calendarIds()).toEqual([home.connection()?.calendarId]);
  });
});

describe('the calendar of someone who leaves a home', () => {
  beforeEach(async () => {
    await connectAs(world, sam);
    await home.add(saturday);
    await work(world);
  });

  it.each([
    ['leaves', () => world.leaveHome(sam)],
    ['is removed', () => world.removeMember(sam)],
  ])('ends at once and is deleted at its provider: %s', async (_, leave) => {
    await leave();
    await expect(world.getCalendar(sam)).rejects.toMatchObject({ code: 'calendar_not_connected' });
    await expect(world.syncCalendarDay({ ...sam, date: saturday })).rejects.toMatchObject({
      code: 'calendar_not_connected',
    });
    expect(await callsOf(world, () => work(world))).toEqual(['deleteCalendar', 'revoke']);
    expect(connectionOf(sam)).toBeUndefined();
    expect([...world.database.tables.calendarDays.values()].map(({ personId }) => personId)).toEqual([home.personId]);
    expect(home.days()).toEqual([saturday]);
  });

  it('is deleted before their account is, which one mail confirms', async () => {
    world.calendars.goAway();
    expect(await world.deletePerson(sam)).toEqual({ gone: false });
    expect(mailsTo(email)).not.toContain('account-deleted');
    expect(world.database.tables.persons.has(sam.personId)).toBe(true);
    const failed = await work(world);
    world.calendars.comeBack();
    world.database.jobs.push(...failed);
    expect(await work(world)).toEqual([]);
    expect(connectionOf(sam)).toBeUndefined();
    expect(world.database.tables.persons.has(sam.personId)).toBe(false);
    expect(mailsTo(email).filter((kind) => kind === 'account-deleted')).toHaveLength(1);
    expect(world.database.tables.pendingJobs.size).toBe(0);
    expect(home.days()).toEqual([saturday]);
  });

  it('delays the deletion of the account for less than a day', async () => {
    world.calendars.goAway();
    await world.deletePerson(sam);
    const failed = await work(world);
    world.clock.advance({ hours: 23, minutes: 1 });
    expect(await world.purgeCalendars()).toMatchObject({ forgotten: 1, left: 0 });
    world.database.jobs.push(...failed);
    expect(await work(world)).toEqual([]);
    expect(world.database.tables.persons.has(sam.personId)).toBe(false);
  });

  it('goes with the homes in which they live alone, and the account with the last of all', async () => {
    await connectAs(world, await addHomeOfSam());
    world.calendars.goAway();
    expect(await world.deletePerson(sam)).toEqual({ gone: false });
    const failed = await work(world);
    expect(world.database.tables.persons.has(sam.personId)).toBe(true);
    world.calendars.comeBack();
    world.database.jobs.push(...failed);
    expect(await work(world)).toEqual([]);
    expect(world.calendars.calendarIds()).toEqual([home.connection()?.calendarId]);
    expect(world.database.tables.persons.has(sam.personId)).toBe(false);
    expect([...world.database.tables.households.keys()]).toEqual([home.householdId]);
  });

  it('leaves the home alone when the job comes after the person has been deleted', async () => {
    await world.deletePerson(sam);
    const pendingJobId = world.ports.ids.next();
    const { householdId } = home;
    await world.unitOfWork.run(({ pendingJobs }) =>
      pendingJobs.add({ id: pendingJobId, householdId, createdAt: world.clock.now() }),
    );
    await world.retryDeletion({ pendingJobId } satisfies JobData['finish-deletion']);
    expect(world.database.tables.households.has(householdId)).toBe(true);
    expect(world.database.tables.pendingJobs.has(pendingJobId)).toBe(false);
  });

  it('is deleted when the person who stayed deletes the home before that', async () => {
    world.calendars.goAway();
    await world.leaveHome(sam);
    world.calendars.comeBack();
    await world.deletePerson(home);
    await work(world);
    expect(world.calendars.calendarIds()).toEqual([]);
    expect(world.calendars.hasGrants()).toBe(false);
    expect(world.database.tables.calendarConnections.size).toBe(0);
  });
});

it('names our calendar after its home for someone who has several', async () => {
  const titles: string[] = [];
  const { createCalendar } = world.calendars;
  world.calendars.createCalendar = async (token, calendar) => {
    titles.push(calendar.title);
    return createCalendar(token, calendar);
  };
  await connectAs(world, sam);
  await connectAs(world, await addHomeOfSam());
  expect(titles).toEqual(['Upkept', 'Upkept · Sea view']);
});
