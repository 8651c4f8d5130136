import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PersonInHome } from '#core/domain/people/person-in-home.ts';
import type { CalendarVisit } from '#core/ports/calendar-visit-store.ts';
import { buildMembership, buildPerson } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const at = (hour: number) => new Date(Date.UTC(2027, 0, 6, hour, 0, 0, 123));

export function calendarVisitStoreContract(name: string, open: OpenSubject): void {
  describe(`calendar visit store: ${name}`, () => {
    const { run, race, addHome } = useSubject(open);

    async function add(expiresAt = at(12)): Promise<CalendarVisit> {
      const { household, person } = await addHome();
      const own = { householdId: household.id, personId: person.id };
      const visit = { id: randomUUID(), ...own, nonceHash: 'abc', codeVerifier: 'sealed', expiresAt };
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

    it('ends when its person leaves the home', async () => {
      const visit = await add();
      await run(({ memberships }) => memberships.delete(visit.householdId, visit.personId));
      expect(await take(visit)).toBeUndefined();
    });

    it('removes those that have expired', async () => {
      const [early, late] = [await add(at(1)), await add(at(2))];
      expect(await run(({ calendarVisits }) => calendarVisits.deleteExpired(at(2)))).toBeGreaterThanOrEqual(1);
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
      await run(({ memberships }) => memberships.delete(householdId, partner.id));
      expect(await inHome()).toStrictEqual([feed]);
    });

    it('removes a feed, once or twice', async () => {
      const feed = await add();
      for (let time = 0; time < 2; time++)
        await run(({ calendarFeeds }) => calendarFeeds.delete(feed.householdId, feed.personId));
      expect(await find(feed)).toBeUndefined();
    });
  });
}
