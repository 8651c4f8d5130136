import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type CalendarConnection, type CalendarDay, disconnecting } from '#core/domain/calendar/connection.ts';
import type { PersonInHome } from '#core/domain/person-in-home.ts';
import type { CalendarVisit } from '#core/ports/calendar-visit-store.ts';
import { buildCalendar, buildMembership, buildPerson } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const at = (hour: number) => new Date(Date.UTC(2027, 0, 6, hour, 0, 0, 123));
const never = new Date(0);

export function calendarStoreContract(name: string, open: OpenSubject): void {
  describe(`calendar store: ${name}`, () => {
    const { run, race, addHousehold } = useSubject(open);
    const find = (householdId: string) => run(({ calendars }) => calendars.find(householdId));

    async function add(overrides: Partial<CalendarConnection> = {}) {
      const { id } = await addHousehold();
      const connection = buildCalendar(id, overrides);
      await run(({ calendars }) => calendars.save(connection));
      return connection;
    }
    const want = (id: string, now = at(12), stale = never) =>
      run(({ calendars }) => calendars.wantSync(id, now, stale));

    it('finds a saved connection with every detail, and nothing for another household', async () => {
      const full = await add({
        calendarId: 'c1@group.calendar.google.com',
        lastSyncedAt: at(12),
        recreatedAt: at(11),
        syncWantedAt: at(10),
      });
      expect(await find(full.householdId)).toStrictEqual(full);
      expect(await run(({ calendars }) => calendars.lock(full.householdId))).toStrictEqual(full);
      expect(await find(randomUUID())).toBeUndefined();
    });

    it('replaces a connection, and forgets what the new one lacks', async () => {
      const { householdId, id } = await add({ calendarId: 'c1', lastSyncedAt: at(12) });
      const { refreshToken: _, accessToken: __, accessExpiresAt: ___, ...rest } = buildCalendar(householdId, { id });
      const lost = { ...rest, status: 'needs_reconnect' as const, eventDuration: 30, keepInStep: false };
      await run(({ calendars }) => calendars.save(lost));
      expect(await find(householdId)).toStrictEqual(lost);
    });

    it('marks a calendar that follows the plan once', async () => {
      const [one, other] = [await add(), await add()];
      expect(await want(one.householdId)).toBe(true);
      expect(await want(one.householdId, at(13))).toBe(false);
      expect(await want(randomUUID())).toBe(false);
      expect(await find(one.householdId)).toMatchObject({ syncWantedAt: at(12) });
      expect(await find(other.householdId)).not.toHaveProperty('syncWantedAt');
    });

    it('marks a calendar again whose mark is stale', async () => {
      const { householdId } = await add({ syncWantedAt: at(9) });
      expect(await want(householdId, at(12), at(9))).toBe(false);
      expect(await want(householdId, at(12), at(10))).toBe(true);
      expect(await find(householdId)).toMatchObject({ syncWantedAt: at(12) });
    });

    it.each([
      { keepInStep: false },
      { status: 'needs_reconnect' },
      { status: 'disconnecting', disconnectedAt: at(12) },
    ] as const)('marks no calendar with %j', async (overrides) => {
      const { householdId } = await add(overrides);
      expect(await want(householdId)).toBe(false);
      const inStep = await run(({ calendars }) => calendars.inStepAfter(undefined, 1_000));
      expect(inStep).not.toContain(householdId);
    });

    it('is marked by one of many transactions at once', async () => {
      const { householdId } = await add();
      const marked = await race(8, ({ calendars }) => calendars.wantSync(householdId, at(12), never));
      expect(marked.filter((isFirst) => isFirst)).toHaveLength(1);
    });

    it('makes the job that removes a mark wait for a change that has not been committed', async () => {
      const { householdId } = await add({ syncWantedAt: at(9) });
      const order: string[] = [];
      const [begun, ending] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const change = run(async ({ calendars }) => {
        await calendars.wantSync(householdId, at(12), never);
        begun.resolve();
        await ending.promise;
        order.push('change');
      });
      await begun.promise;
      const job = run(async ({ calendars }) => {
        await calendars.lock(householdId);
        order.push('job');
      });
      // Gives the job the time to go ahead, if it doesn't wait.
      await sleep(100);
      ending.resolve();
      await Promise.all([change, job]);
      expect(order).toEqual(['change', 'job']);
    });

    it('lists households page by page, in order', async () => {
      const added = [await add(), await add(), await add()].map(({ householdId }) => householdId).sort();
      for (const list of ['inStepAfter', 'householdsAfter'] as const) {
        const listed: string[] = [];
        for (let after: string | undefined; ; after = listed.at(-1)) {
          const page = await run(({ calendars }) => calendars[list](after, 2));
          expect(page.length).toBeLessThanOrEqual(2);
          listed.push(...page);
          if (page.length === 0) break;
        }
        expect(listed).toEqual([...listed].sort());
        expect(new Set(listed).size).toBe(listed.length);
        for (const id of added) expect(listed).toContain(id);
      }
    });

    it('lists who disconnected before an instant', async () => {
      const early = await add();
      const late = await add();
      await run(async ({ calendars }) => {
        await calendars.save(disconnecting(early, at(10)));
        await calendars.save(disconnecting(late, at(12)));
      });
      const listed = await run(({ calendars }) => calendars.disconnectedBefore(at(12)));
      expect([listed.includes(early.householdId), listed.includes(late.householdId)]).toEqual([true, false]);
    });

    it('keeps what is known about each day', async () => {
      const [{ householdId }, other] = [await add(), await add()];
      const known: CalendarDay[] = [
        { householdId, date: '2027-01-08', generation: 2, state: 'absent' },
        { householdId, date: '2027-01-09', generation: 0, state: 'present', fingerprint: 'abc' },
        { householdId, date: '2027-01-10', generation: 1, state: 'in_doubt' },
      ];
      const days = (from = '2027-01-01', to = '2027-01-31') =>
        run(({ calendars }) => calendars.days(householdId, from, to));
      await run(async ({ calendars }) => {
        for (const day of known.toReversed()) await calendars.saveDay(day);
        await calendars.saveDay({ ...known[1], householdId: other.householdId } as CalendarDay);
      });
      expect(await days()).toStrictEqual(known);
      expect(await days('2027-01-09', '2027-01-09')).toStrictEqual(known.slice(1, 2));
      const changed: CalendarDay = { householdId, date: '2027-01-09', generation: 1, state: 'in_doubt' };
      await run(({ calendars }) => calendars.saveDay(changed));
      expect(await days()).toStrictEqual([known[0], changed, known[2]]);
      await run(({ calendars }) => calendars.forgetDays(householdId));
      expect(await days()).toEqual([]);
      expect(await run(({ calendars }) => calendars.days(other.householdId, '2027-01-01', '2027-01-31'))).toHaveLength(
        1,
      );
    });

    it('doubts every day that may have an event', async () => {
      const { householdId } = await add();
      await run(async ({ calendars }) => {
        await calendars.saveDay({ householdId, date: '2027-01-08', generation: 2, state: 'absent' });
        await calendars.saveDay({ householdId, date: '2027-01-09', generation: 3, state: 'present', fingerprint: 'x' });
        await calendars.doubtDays(householdId);
      });
      expect(await run(({ calendars }) => calendars.days(householdId, '2027-01-01', '2027-01-31'))).toStrictEqual([
        { householdId, date: '2027-01-08', generation: 2, state: 'absent' },
        { householdId, date: '2027-01-09', generation: 3, state: 'in_doubt' },
      ]);
    });

    it('removes a connection with its days, once or twice, and no other', async () => {
      const [gone, other] = [await add(), await add()];
      const { householdId } = gone;
      await run(({ calendars }) =>
        calendars.saveDay({ householdId, date: '2027-01-08', generation: 0, state: 'absent' }),
      );
      for (let time = 0; time < 2; time++) await run(({ calendars }) => calendars.remove(householdId));
      expect([await find(householdId), await find(other.householdId)]).toEqual([undefined, other]);
      await run(({ calendars }) => calendars.save(gone));
      expect(await run(({ calendars }) => calendars.days(householdId, '2027-01-01', '2027-01-31'))).toEqual([]);
    });
  });
}

export function calendarVisitStoreContract(name: string, open: OpenSubject): void {
  describe(`calendar visit store: ${name}`, () => {
    const { run, race, addHousehold } = useSubject(open);

    async function add(expiresAt = at(12)): Promise<CalendarVisit> {
      const { id: householdId } = await addHousehold();
      const visit = { id: randomUUID(), householdId, nonceHash: 'abc', codeVerifier: 'sealed', expiresAt };
      await run(({ calendarVisits }) => calendarVisits.add(visit));
      return visit;
    }
    const take = ({ householdId, id }: CalendarVisit) =>
      run(({ calendarVisits }) => calendarVisits.take(householdId, id));

    it('returns a visit with every detail to one taker only', async () => {
      const visit = await add();
      const taken = await race(4, ({ calendarVisits }) => calendarVisits.take(visit.householdId, visit.id));
      expect(taken.filter((each) => each !== undefined)).toStrictEqual([visit]);
    });

    it('returns no visit of another household', async () => {
      const [visit, other] = [await add(), await add()];
      expect(await take({ ...visit, householdId: other.householdId })).toBeUndefined();
      expect(await take(visit)).toStrictEqual(visit);
    });

    it('removes those that have expired', async () => {
      const [early, late] = [await add(at(1)), await add(at(2))];
      expect(await run(({ calendarVisits }) => calendarVisits.removeExpired(at(2)))).toBeGreaterThanOrEqual(1);
      expect([await take(early), await take(late)]).toEqual([undefined, late]);
    });
  });
}

export function calendarFeedStoreContract(name: string, open: OpenSubject): void {
  describe(`calendar feed store: ${name}`, () => {
    const { run, addHome } = useSubject(open);

    async function add() {
      const { household, person } = await addHome();
      const version = { fingerprint: 'abc', sequence: 3, modifiedAt: '2027-01-06T12:00:00.000Z' };
      const feed = {
        householdId: household.id,
        personId: person.id,
        onlyMine: false,
        secretHash: randomUUID(),
        secret: 'sealed',
        createdAt: at(12),
        versions: { '2027-01-09': version },
      };
      await run(({ calendarFeeds }) => calendarFeeds.save(feed));
      return feed;
    }
    const find = ({ householdId, personId }: PersonInHome) =>
      run(({ calendarFeeds }) => calendarFeeds.find(householdId, personId));
    const bySecret = (hash: string) => run(({ calendarFeeds }) => calendarFeeds.lockBySecret(hash));

    it('finds a feed by its household and by its secret', async () => {
      const [feed] = [await add(), await add()];
      expect(await find(feed)).toStrictEqual(feed);
      expect(await bySecret(feed.secretHash)).toStrictEqual(feed);
      expect([await find({ ...feed, personId: randomUUID() }), await bySecret('unknown')]).toEqual([
        undefined,
        undefined,
      ]);
    });

    it('keeps when a feed’s events are, once that is chosen', async () => {
      const feed = await add();
      const times = { timezone: 'Asia/Tokyo', eventStartTime: '09:00', eventDuration: 30 };
      await run(({ calendarFeeds }) => calendarFeeds.save({ ...feed, times }));
      expect(await find(feed)).toStrictEqual({ ...feed, times });
      await run(({ calendarFeeds }) => calendarFeeds.save(feed));
      expect(await find(feed)).toStrictEqual(feed);
    });

    it('replaces a feed, so that its previous secret finds nothing', async () => {
      const feed = await add();
      const next = { ...feed, onlyMine: true, secretHash: randomUUID(), secret: 'sealed again', versions: {} };
      await run(({ calendarFeeds }) => calendarFeeds.save(next));
      expect(await bySecret(feed.secretHash)).toBeUndefined();
      expect(await bySecret(next.secretHash)).toStrictEqual(next);
      expect(await run(({ calendars }) => calendars.householdsAfter(undefined, 1_000))).toContain(feed.householdId);
    });

    it('has one for each person in a home, which goes when they leave', async () => {
      const feed = await add();
      const partner = buildPerson();
      const { householdId } = feed;
      const other = { ...feed, personId: partner.id, secretHash: randomUUID() };
      await run(async ({ persons, memberships, calendarFeeds }) => {
        await persons.addUnlessKnown(partner);
        await memberships.add(buildMembership(householdId, partner.id, { role: 'viewer' }));
        await calendarFeeds.save(other);
      });
      const inHome = () => run(({ calendarFeeds }) => calendarFeeds.ofHome(householdId));
      expect(new Set((await inHome()).map(({ secretHash }) => secretHash))).toEqual(
        new Set([feed.secretHash, other.secretHash]),
      );
      await run(({ memberships }) => memberships.remove(householdId, partner.id));
      expect(await inHome()).toStrictEqual([feed]);
    });

    it('removes a feed, once or twice', async () => {
      const feed = await add();
      for (let time = 0; time < 2; time++)
        await run(({ calendarFeeds }) => calendarFeeds.remove(feed.householdId, feed.personId));
      expect(await find(feed)).toBeUndefined();
    });
  });
}
