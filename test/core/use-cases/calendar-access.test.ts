import { beforeEach, describe, expect, it } from 'vitest';
import { type CalendarHome, makeCalendarHome, makeConnectedHome, work } from './calendar-home.ts';
import type { World } from './world.ts';

const saturday = '2027-01-09';
const sunday = '2027-01-10';

let world: World;
let home: CalendarHome;
beforeEach(async () => {
  ({ world, home } = await makeConnectedHome());
});

describe('a calendar whose access was withdrawn', () => {
  it('needs to be reconnected, after one refresh and one mail', async () => {
    await home.add(saturday);
    world.calendars.withdraw();
    expect(await work(world)).toEqual([]);
    await home.add(sunday);
    await world.queueCalendarSyncs();
    await work(world);
    await expect(home.sync(saturday)).rejects.toMatchObject({ code: 'calendar_needs_reconnect' });
    expect(world.calendars.calls.filter((call) => call === 'refresh')).toHaveLength(1);
    expect(world.mailer.sent).toMatchObject([
      {
        kind: 'calendar-reconnect',
        to: world.emailOf(home.household),
        link: `https://upkept.example/settings?tab=calendar&home=${home.householdId}`,
      },
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
