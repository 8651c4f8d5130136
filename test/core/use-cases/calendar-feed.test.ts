import { beforeEach, describe, expect, it } from 'vitest';
import type { EventTimes } from '#core/domain/calendar/settings.ts';
import type { FeedEvent } from '#core/ports/feed-writer.ts';
import { type CalendarHome, makeCalendarHome } from './calendar-home.ts';
import { makeWorld, type World } from './world.ts';

const saturday = '2027-01-09';

let world: World;
let home: CalendarHome;
beforeEach(async () => {
  world = makeWorld();
  home = await makeCalendarHome(world);
});

const secretIn = (url: string): string => /\/api\/calendar\/feed\/([0-9a-f]{64})\.ics$/.exec(url)?.[1] ?? '';
const renew = async () => secretIn((await world.renewCalendarFeed(home)).url);
async function read(secret: string): Promise<readonly FeedEvent[]> {
  return JSON.parse((await world.readCalendarFeed({ secret })).text);
}

describe('the feed', () => {
  it('has an address that its owner can see again, renew and remove', async () => {
    expect(await world.getCalendarFeed(home)).toBeUndefined();
    const feed = await world.renewCalendarFeed(home);
    const { url } = feed;
    expect(await world.getCalendarFeed(home)).toEqual(feed);
    expect(await read(secretIn(url))).toEqual([]);
    const { url: next } = await world.renewCalendarFeed(home);
    expect(next).not.toBe(url);
    await expect(read(secretIn(url))).rejects.toMatchObject({ code: 'calendar_feed_not_found' });
    await world.deleteCalendarFeed(home);
    await world.deleteCalendarFeed(home);
    expect(await world.getCalendarFeed(home)).toBeUndefined();
    await expect(read(secretIn(next))).rejects.toMatchObject({ code: 'calendar_feed_not_found' });
  });

  it('contains each day with tasks, from four weeks ago to a year ahead', async () => {
    for (const day of ['2026-12-08', '2026-12-09', saturday, '2027-03-27', '2028-01-07', '2028-01-08'])
      await home.add(day);
    const days = (await read(await renew())).map(({ startsAt }) => startsAt.slice(0, 10));
    expect(days.sort()).toEqual(['2026-12-09', saturday, '2027-03-27', '2028-01-07']);
  });

  it('is in the language of its person', async () => {
    await home.add(saturday, 'Vider les gouttières');
    const secret = await renew();
    expect(await read(secret)).toMatchObject([{ title: 'Maintain your home · 1 task' }]);
    await world.unitOfWork.run(({ persons }) => persons.change(home.personId, { language: 'fr' }));
    const [event] = await read(secret);
    expect(event).toMatchObject({ title: 'Entretien du logement · 1 tâche', sequence: 1 });
    expect(event?.description).toMatch(/^Vider les gouttières\n\nVotre semaine dans Upkept\u00a0: .*\/dashboard$/);
  });

  it('has the default time in the household’s zone, or the settings of the connected calendar', async () => {
    await home.add(saturday);
    const secret = await renew();
    expect(await read(secret)).toMatchObject([{ startsAt: '2027-01-09T15:00:00+01:00', timezone: 'Europe/Paris' }]);
    await home.connect();
    await world.updateCalendarSettings({ ...home, changes: { eventStartTime: '09:00' } });
    expect(await read(secret)).toMatchObject([{ startsAt: '2027-01-09T09:00:00+01:00', sequence: 1 }]);
  });

  it('has the times that the user chose for it, at a new address too, while no calendar is connected', async () => {
    await home.add(saturday);
    const choose = (times: Partial<EventTimes>) => world.updateCalendarFeed({ ...home, times });
    await expect(choose({ eventStartTime: '09:00' })).rejects.toMatchObject({ code: 'calendar_feed_missing' });
    await renew();
    await choose({ eventStartTime: '09:00' });
    await choose({ timezone: 'Asia/Tokyo', eventDuration: 30 });
    const times = { timezone: 'Asia/Tokyo', eventStartTime: '09:00', eventDuration: 30 };
    const chosen = { startsAt: '2027-01-09T09:00:00+09:00', endsAt: '2027-01-09T09:30:00+09:00' };
    expect((await world.getCalendarFeed(home))?.times).toEqual(times);
    const secret = await renew();
    expect(await read(secret)).toMatchObject([chosen]);
    await home.connect();
    expect((await world.getCalendarFeed(home))?.times).toMatchObject({ eventStartTime: '15:00', eventDuration: 90 });
    await world.disconnectCalendar(home);
    expect(await read(secret)).toMatchObject([chosen]);
    await world.setPremium({ householdId: home.householdId, granted: false });
    await expect(choose({ eventDuration: 60 })).rejects.toMatchObject({ code: 'calendar_premium_required' });
  });

  it('keeps a day’s id, also at a new address, and counts its changes', async () => {
    const { id } = await home.add(saturday);
    const secret = await renew();
    const [first] = await read(secret);
    expect(first).toMatchObject({ sequence: 0, modifiedAt: world.clock.now().toISOString() });
    world.clock.advance({ hours: 1 });
    expect(await read(secret)).toEqual([first]);
    await world.completeTask({ household: home.household, id, completed: true });
    const [second] = await read(secret);
    expect(second).toMatchObject({ id: first?.id, sequence: 1, modifiedAt: world.clock.now().toISOString() });
    expect(await read(await renew())).toEqual([second]);
  });

  it('has a tag that changes with the text only', async () => {
    await home.add(saturday);
    const secret = await renew();
    const { tag } = await world.readCalendarFeed({ secret });
    expect((await world.readCalendarFeed({ secret })).tag).toBe(tag);
    await home.add(saturday, 'Another');
    expect((await world.readCalendarFeed({ secret })).tag).not.toBe(tag);
  });

  it('is for premium, and comes back with it', async () => {
    const secret = await renew();
    await world.setPremium({ householdId: home.householdId, granted: false });
    await expect(read(secret)).rejects.toMatchObject({ code: 'calendar_feed_not_found' });
    await expect(renew()).rejects.toMatchObject({ code: 'calendar_premium_required' });
    await world.setPremium({ householdId: home.householdId, granted: true });
    expect(await read(secret)).toEqual([]);
  });

  it('stores no secret that opens it', async () => {
    const secret = await renew();
    expect(JSON.stringify([...world.database.tables.calendarFeeds.values()])).not.toContain(secret);
  });
});

describe('in a home with two people, the feed', () => {
  it('is each person’s own, and may leave out what is for others', async () => {
    const { householdId, household, personId } = home;
    const sam = await world.addMember({ email: 'sam@home.example', householdId, role: 'viewer' });
    const samInHome = { householdId, personId: sam.id };
    const [own, theirs] = [await renew(), secretIn((await world.renewCalendarFeed(samInHome)).url)];
    await world.addMember({ email: 'sam@home.example', householdId, role: 'member' });
    const [first, second] = [await home.add('2027-01-09', 'First'), await home.add('2027-01-10', 'Second')];
    await home.add('2027-01-11', 'Third');
    await world.rescheduleTask({ household, id: first.id, assignedTo: personId });
    await world.rescheduleTask({ household, id: second.id, assignedTo: sam.id });
    await world.updateCalendarFeed({ ...samInHome, times: {}, onlyMine: true });
    expect(await world.getCalendarFeed(samInHome)).toMatchObject({ onlyMine: true, isShared: true });
    expect(await world.getCalendarFeed({ householdId, personId })).toMatchObject({ onlyMine: false });
    expect((await read(theirs)).map(({ startsAt }) => String(startsAt).slice(0, 10))).toEqual([
      '2027-01-10',
      '2027-01-11',
    ]);
    expect(await read(own)).toHaveLength(3);
    await world.removeMember(samInHome);
    await expect(read(theirs)).rejects.toMatchObject({ code: 'calendar_feed_not_found' });
    expect(await read(own)).toHaveLength(3);
  });
});
