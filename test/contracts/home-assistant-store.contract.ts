import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dueAtOnce, type HomeAssistantLink } from '#core/domain/home-assistant/link.ts';
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
      const link = await addLink({ dueAt: dueAtOnce, meters: [randomUUID(), randomUUID()] });
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
      const link = await addLink({ dueAt: dueAtOnce, meters: [randomUUID()] });
      const changed = { ...link, dueAt: new Date('2027-01-06T23:00:00.000Z'), meters: [] };
      await run(({ homeAssistant }) => homeAssistant.save({ ...changed, secret: 'other', createdAt: new Date(0) }));
      expect(await find(link.householdId)).toStrictEqual(changed);
      const other = randomUUID();
      await run(({ homeAssistant }) => homeAssistant.save({ ...link, householdId: other }));
      expect(await find(other)).toBeUndefined();
    });

    it('finds those that are due, the longest due first', async () => {
      const by = new Date('2027-03-01T12:00:00.000Z');
      const [later, now, longAgo] = [
        await addLink({ dueAt: new Date(by.getTime() + 1) }),
        await addLink({ dueAt: by }),
        await addLink({ dueAt: dueAtOnce }),
      ].map(({ householdId }) => householdId);
      const ids = (await run(({ homeAssistant }) => homeAssistant.due(by))).filter((id) =>
        [later, now, longAgo].includes(id),
      );
      expect(ids).toEqual([longAgo, now]);
    });

    it('makes those due at once that aren’t, and returns them by home', async () => {
      const [one, other, stale] = [await addLink(), await addLink(), await addLink({ dueAt: dueAtOnce })];
      const wanted = [one, other, stale].map(({ householdId }) => householdId);
      const mark = () => run(({ homeAssistant }) => homeAssistant.makeDue([...wanted, randomUUID()]));
      const marked = [one, other]
        .map(({ householdId, personId }) => ({ householdId, personId }))
        .sort((first, second) => (first.householdId < second.householdId ? -1 : 1));
      expect(await mark()).toEqual(marked);
      expect(await mark()).toEqual([]);
      expect(await find(one.householdId)).toStrictEqual({ ...one, dueAt: dueAtOnce });
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
