import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type CalendarConnection, type CalendarDay, disconnecting } from '#core/domain/calendar/connection.ts';
import type { PersonInHome } from '#core/domain/people/person-in-home.ts';
import { buildCalendar } from '../support/people/factories.ts';
import { dawdle, type OpenSubject, useSubject } from './subject.ts';

const at = (hour: number) => new Date(Date.UTC(2027, 0, 6, hour, 0, 0, 123));
const never = new Date(0);

export function calendarStoreContract(name: string, open: OpenSubject): void {
  describe(`calendar store: ${name}`, () => {
    const { run, race, addHousehold, addHome } = useSubject(open);
    const find = (own: PersonInHome) => run(({ calendars }) => calendars.find(own));

    async function add(overrides: Partial<CalendarConnection> = {}) {
      const { householdId = (await addHousehold()).id } = overrides;
      const connection = buildCalendar(householdId, overrides);
      await run(({ calendars }) => calendars.save(connection));
      return connection;
    }
    const want = (id: string, now = at(12), stale = never) =>
      run(({ calendars }) => calendars.requestSync(id, now, stale));

    it('finds a saved connection with every detail, and nothing for another household or person', async () => {
      const full = await add({
        onlyMine: true,
        calendarId: 'c1@group.calendar.google.com',
        lastSyncedAt: at(12),
        recreatedAt: at(11),
        syncWantedAt: at(10),
      });
      expect(await find(full)).toStrictEqual(full);
      expect(await run(({ calendars }) => calendars.lock(full))).toStrictEqual(full);
      expect(await find({ ...full, householdId: randomUUID() })).toBeUndefined();
      expect(await find({ ...full, personId: randomUUID() })).toBeUndefined();
    });

    it('has one connection for each person in a home, and lists them by home and by person', async () => {
      const one = await add();
      const other = await add({ householdId: one.householdId });
      const elsewhere = await add({ personId: one.personId });
      const byPerson = [one, other].sort((first, second) => (first.personId < second.personId ? -1 : 1));
      expect(await run(({ calendars }) => calendars.ofHome(one.householdId))).toStrictEqual(byPerson);
      const byHome = [one, elsewhere].sort((first, second) => (first.householdId < second.householdId ? -1 : 1));
      expect(await run(({ calendars }) => calendars.ofPerson(one.personId))).toStrictEqual(byHome);
      await run(({ calendars }) => calendars.delete(one));
      expect(await run(({ calendars }) => calendars.ofHome(one.householdId))).toStrictEqual([other]);
      expect(await find(elsewhere)).toStrictEqual(elsewhere);
    });

    it('replaces a connection, and forgets what the new one lacks', async () => {
      const { householdId, personId, id } = await add({ calendarId: 'c1', lastSyncedAt: at(12) });
      const next = buildCalendar(householdId, { personId, id });
      const { refreshToken: _, accessToken: __, accessExpiresAt: ___, ...rest } = next;
      const lost = { ...rest, status: 'needs_reconnect' as const, eventDuration: 30, keepInStep: false };
      await run(({ calendars }) => calendars.save(lost));
      expect(await find(lost)).toStrictEqual(lost);
    });

    it('marks each calendar of a home that follows the plan once', async () => {
      const [one, other] = [await add(), await add()];
      expect(await want(one.householdId)).toEqual([one.personId]);
      const partner = await add({ householdId: one.householdId });
      await add({ householdId: one.householdId, keepInStep: false });
      expect(await want(one.householdId, at(13))).toEqual([partner.personId]);
      expect(await want(one.householdId, at(14))).toEqual([]);
      expect(await want(randomUUID())).toEqual([]);
      expect(await find(one)).toMatchObject({ syncWantedAt: at(12) });
      expect(await find(partner)).toMatchObject({ syncWantedAt: at(13) });
      expect(await find(other)).not.toHaveProperty('syncWantedAt');
    });

    it('returns the people whose calendars it marks in order', async () => {
      const { householdId, personId } = await add();
      const others = [await add({ householdId }), await add({ householdId })];
      expect(await want(householdId)).toEqual([personId, ...others.map((other) => other.personId)].sort());
    });

    it('marks a calendar again whose mark is stale', async () => {
      const own = await add({ syncWantedAt: at(9) });
      expect(await want(own.householdId, at(12), at(9))).toEqual([]);
      expect(await want(own.householdId, at(12), at(10))).toEqual([own.personId]);
      expect(await find(own)).toMatchObject({ syncWantedAt: at(12) });
    });

    it.each([
      { keepInStep: false },
      { status: 'needs_reconnect' },
      { status: 'disconnecting', disconnectedAt: at(12) },
    ] as const)('marks no calendar with %j', async (overrides) => {
      const { householdId } = await add(overrides);
      expect(await want(householdId)).toEqual([]);
      const inStep = await run(({ calendars }) => calendars.inStepAfter(undefined, 1_000));
      expect(inStep).not.toContain(householdId);
      expect(await run(({ calendars }) => calendars.inStepAmong([householdId]))).toEqual([]);
    });

    it('knows which of some homes have a calendar that follows the plan', async () => {
      const [one, other, loose] = [await add(), await add(), await add({ keepInStep: false })];
      await add({ householdId: one.householdId });
      const homes = [other, loose, one].map(({ householdId }) => householdId);
      const inStep = await run(({ calendars }) => calendars.inStepAmong([...homes, randomUUID()]));
      expect(inStep).toEqual([one.householdId, other.householdId].sort());
      expect(await run(({ calendars }) => calendars.inStepAmong([loose.householdId]))).toEqual([]);
    });

    it('is marked by one of many transactions at once', async () => {
      const { householdId } = await add();
      const marked = await race(8, ({ calendars }) => calendars.requestSync(householdId, at(12), never));
      expect(marked.flat()).toHaveLength(1);
    });

    it('makes the job that removes a mark wait for a change that has not been committed', async () => {
      const own = await add({ syncWantedAt: at(9) });
      const order: string[] = [];
      const begun = Promise.withResolvers<void>();
      const change = run(async (stores) => {
        await stores.calendars.requestSync(own.householdId, at(12), never);
        begun.resolve();
        await dawdle(stores);
        order.push('change');
      });
      await begun.promise;
      const job = run(async ({ calendars }) => {
        await calendars.lock(own);
        order.push('job');
      });
      await Promise.all([change, job]);
      expect(order).toEqual(['change', 'job']);
    });

    it('lists households page by page, in order', async () => {
      const added = [await add(), await add(), await add()].map(({ householdId }) => householdId).sort();
      await add({ householdId: added[0] ?? '' });
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
      expect(listed).toContainEqual({ householdId: early.householdId, personId: early.personId });
      expect(listed.map(({ personId }) => personId)).not.toContain(late.personId);
    });

    const january = (own: PersonInHome) => run(({ calendars }) => calendars.days(own, '2027-01-01', '2027-01-31'));

    it('keeps what is known about each day of each calendar', async () => {
      const [{ householdId, personId }, other] = [await add(), await add()];
      const own = { householdId, personId };
      const { personId: partnerId } = await add({ householdId });
      const known: CalendarDay[] = [
        { ...own, date: '2027-01-08', generation: 2, state: 'absent' },
        { ...own, date: '2027-01-09', generation: 0, state: 'present', fingerprint: 'abc' },
        { ...own, date: '2027-01-10', generation: 1, state: 'in_doubt' },
      ];
      await run(async ({ calendars }) => {
        for (const day of known.toReversed()) await calendars.saveDay(day);
        await calendars.saveDay({
          ...known[1],
          householdId: other.householdId,
          personId: other.personId,
        } as CalendarDay);
        await calendars.saveDay({ ...known[1], personId: partnerId } as CalendarDay);
      });
      expect(await january(own)).toStrictEqual(known);
      const ninth = await run(({ calendars }) => calendars.days(own, '2027-01-09', '2027-01-09'));
      expect(ninth).toStrictEqual(known.slice(1, 2));
      const changed: CalendarDay = { ...own, date: '2027-01-09', generation: 1, state: 'in_doubt' };
      await run(({ calendars }) => calendars.saveDay(changed));
      expect(await january(own)).toStrictEqual([known[0], changed, known[2]]);
      await run(({ calendars }) => calendars.deleteDays(own));
      expect(await january(own)).toEqual([]);
      expect([await january(other), await january({ householdId, personId: partnerId })]).toMatchObject([
        [{ generation: 0 }],
        [{ generation: 0 }],
      ]);
    });

    it('doubts every day of a calendar that may have an event', async () => {
      const { householdId, personId } = await add();
      const partner = await add({ householdId });
      const own = { householdId, personId };
      const theirs: CalendarDay = {
        householdId,
        personId: partner.personId,
        date: '2027-01-09',
        generation: 1,
        state: 'present',
        fingerprint: 'y',
      };
      await run(async ({ calendars }) => {
        await calendars.saveDay({ ...own, date: '2027-01-08', generation: 2, state: 'absent' });
        await calendars.saveDay({ ...own, date: '2027-01-09', generation: 3, state: 'present', fingerprint: 'x' });
        await calendars.saveDay(theirs);
        await calendars.doubtDays(own);
      });
      expect(await january(own)).toStrictEqual([
        { ...own, date: '2027-01-08', generation: 2, state: 'absent' },
        { ...own, date: '2027-01-09', generation: 3, state: 'in_doubt' },
      ]);
      expect(await january(partner)).toStrictEqual([theirs]);
    });

    it('removes a connection with its days, once or twice, and no other', async () => {
      const [gone, other] = [await add(), await add()];
      const { householdId, personId } = gone;
      await run(({ calendars }) =>
        calendars.saveDay({ householdId, personId, date: '2027-01-08', generation: 0, state: 'absent' }),
      );
      for (let time = 0; time < 2; time++) await run(({ calendars }) => calendars.delete(gone));
      expect([await find(gone), await find(other)]).toEqual([undefined, other]);
      await run(({ calendars }) => calendars.save(gone));
      expect(await january(gone)).toEqual([]);
    });

    it('stays when its person leaves the home, until it has been deleted at its provider', async () => {
      const { household, person } = await addHome();
      const connection = buildCalendar(household.id, { personId: person.id });
      await run(async ({ calendars, memberships }) => {
        await calendars.save(connection);
        await memberships.delete(household.id, person.id);
      });
      expect(await find(connection)).toStrictEqual(connection);
    });
  });
}
