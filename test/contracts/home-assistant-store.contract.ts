import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { HomeAssistantLink } from '#core/domain/home-assistant/link.ts';
import { buildHomeAssistantLink } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function homeAssistantStoreContract(name: string, open: OpenSubject): void {
  describe(`Home Assistant store: ${name}`, () => {
    const { run, addHome } = useSubject(open);
    const find = (householdId: string) => run(({ homeAssistant }) => homeAssistant.find(householdId));
    const retired = () => run(({ homeAssistant }) => homeAssistant.retired());

    async function addLink(overrides: Partial<HomeAssistantLink> = {}): Promise<HomeAssistantLink> {
      const { household, person } = await addHome();
      const link = buildHomeAssistantLink(household.id, person.id, overrides);
      await run(({ homeAssistant }) => homeAssistant.add(link));
      return link;
    }

    it('keeps a link with every detail, one for a home', async () => {
      const link = await addLink({ isStale: true, publishedOn: '2027-01-05', meters: [randomUUID(), randomUUID()] });
      expect(await find(link.householdId)).toStrictEqual(link);
      expect(await find(randomUUID())).toBeUndefined();
      const byDevice = (changes: Partial<HomeAssistantLink> = {}) =>
        run(({ homeAssistant }) => homeAssistant.findByDevice({ ...link, ...changes }));
      expect(await byDevice()).toStrictEqual(link);
      expect(await byDevice({ deviceId: link.householdId })).toBeUndefined();
      for (const secret of ['', link.secret.slice(1), (await addLink()).secret])
        expect(await byDevice({ secret })).toBeUndefined();
      await expect(run(({ homeAssistant }) => homeAssistant.add(link))).rejects.toThrow();
      const { person } = await addHome();
      const foreign = { ...link, householdId: randomUUID(), personId: person.id };
      await expect(run(({ homeAssistant }) => homeAssistant.add(foreign))).rejects.toThrow();
    });

    it('saves what may change, and nothing of a home without a link', async () => {
      const link = await addLink({ isStale: true, publishedOn: '2027-01-05', meters: [randomUUID()] });
      const { publishedOn: _, ...changed } = { ...link, isStale: false, meters: [] };
      await run(({ homeAssistant }) => homeAssistant.save({ ...changed, secret: 'other', createdAt: new Date(0) }));
      expect(await find(link.householdId)).toStrictEqual(changed);
      const other = randomUUID();
      await run(({ homeAssistant }) => homeAssistant.save({ ...link, householdId: other }));
      expect(await find(other)).toBeUndefined();
    });

    it('lists links by home, page by page', async () => {
      const links = [await addLink(), await addLink(), await addLink()];
      const ids = links.map(({ householdId }) => householdId).sort();
      const found: string[] = [];
      for (let after: string | undefined; ; ) {
        const page = await run(({ homeAssistant }) => homeAssistant.listAfter(after, 2));
        expect(page.length).toBeLessThanOrEqual(2);
        found.push(...page.map(({ householdId }) => householdId));
        after = page.at(-1)?.householdId;
        if (page.length < 2) break;
      }
      expect(found.filter((id) => ids.includes(id))).toEqual(ids);
      expect(found).toEqual(found.toSorted());
    });

    it('marks those that aren’t marked, and returns them by home', async () => {
      const [one, other, stale] = [await addLink(), await addLink(), await addLink({ isStale: true })];
      const wanted = [one, other, stale].map(({ householdId }) => householdId);
      const mark = () => run(({ homeAssistant }) => homeAssistant.markStale([...wanted, randomUUID()]));
      const marked = [one, other]
        .map(({ householdId, personId }) => ({ householdId, personId }))
        .sort((first, second) => (first.householdId < second.householdId ? -1 : 1));
      expect(await mark()).toEqual(marked);
      expect(await mark()).toEqual([]);
      expect(await find(one.householdId)).toStrictEqual({ ...one, isStale: true });
    });

    it('retires a link, which leaves its device to be withdrawn', async () => {
      const [link, other] = [await addLink(), await addLink()];
      const retire = (...whose: [string, string?]) => run(({ homeAssistant }) => homeAssistant.retire(...whose));
      expect(await retire(link.householdId, other.personId)).toBe(false);
      expect(await retire(link.householdId, link.personId)).toBe(true);
      expect(await retire(link.householdId)).toBe(false);
      expect(await retire(other.householdId)).toBe(true);
      expect(await find(link.householdId)).toBeUndefined();
      expect(await retired()).toEqual(expect.arrayContaining([link.deviceId, other.deviceId]));
      expect(await retired()).toEqual((await retired()).toSorted());
      await run(({ homeAssistant }) => homeAssistant.forget(link.deviceId));
      expect(await retired()).not.toContain(link.deviceId);
      expect(await retired()).toContain(other.deviceId);
    });

    it('remembers what is to be withdrawn after the home is deleted, and nothing of the home', async () => {
      const { householdId, deviceId } = await addLink();
      await run(({ homeAssistant }) => homeAssistant.retire(householdId));
      await run(({ personalData }) => personalData.deleteHome(householdId));
      expect(await retired()).toContain(deviceId);
      expect(await retired()).not.toContain(householdId);
    });

    it('ends a link with the membership of its person, and of no other', async () => {
      const [link, other] = [await addLink(), await addLink()];
      await run(({ memberships }) => memberships.delete(link.householdId, other.personId));
      expect(await find(link.householdId)).toBeDefined();
      await run(({ memberships }) => memberships.delete(link.householdId, link.personId));
      expect(await find(link.householdId)).toBeUndefined();
      expect(await find(other.householdId)).toBeDefined();
    });

    it('exports no secret', async () => {
      const link = await addLink();
      const { personId: id } = link;
      const rows = JSON.stringify(await run(({ personalData }) => personalData.readPerson({ id, email: '' })));
      expect(rows).toContain(link.createdAt.toISOString());
      expect(rows).not.toContain(link.secret);
    });

    it('has one id for the installation, and lets one process lead until its time is over', async () => {
      const id = await run(({ homeAssistant }) => homeAssistant.installationId());
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(await run(({ homeAssistant }) => homeAssistant.installationId())).toBe(id);
      const [one, other] = [randomUUID(), randomUUID()];
      const at = (second: number) => new Date(Date.parse('2027-01-06T12:00:00.000Z') + second * 1000);
      const take = (holder: string, second: number) =>
        run(({ homeAssistant }) => homeAssistant.takeLease({ holder, now: at(second), until: at(second + 60) }));
      expect(await take(one, 0)).toBe(true);
      expect(await take(other, 30)).toBe(false);
      expect(await take(one, 30)).toBe(true);
      expect(await take(other, 89)).toBe(false);
      expect(await take(other, 90)).toBe(true);
      expect(await take(one, 91)).toBe(false);
      await run(({ homeAssistant }) => homeAssistant.endLease(one));
      expect(await take(one, 92)).toBe(false);
      await run(({ homeAssistant }) => homeAssistant.endLease(other));
      expect(await take(one, 93)).toBe(true);
      expect(await run(({ homeAssistant }) => homeAssistant.installationId())).toBe(id);
    });
  });
}
