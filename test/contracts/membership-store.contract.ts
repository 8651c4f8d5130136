import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildMembership, buildPerson } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

const on = (day: number) => ({ joinedAt: new Date(Date.UTC(2027, 0, day, 9, 0, 0, 123)) });

export function membershipStoreContract(name: string, open: OpenSubject): void {
  describe(`membership store: ${name}`, () => {
    const { run, addHome, addHousehold } = useSubject(open);
    const find = (householdId: string, personId: string) =>
      run(({ memberships }) => memberships.find(householdId, personId));
    const addPerson = () => run(({ persons }) => persons.addUnlessKnown(buildPerson()));

    it('lists the people in a home and the homes of a person, in the order in which they joined', async () => {
      const [{ household, person: owner }, other, partner] = [await addHome(), await addHome(), await addPerson()];
      const viewing = buildMembership(household.id, partner.id, { role: 'viewer', ...on(9) });
      const helping = buildMembership(other.household.id, partner.id, { role: 'member', ...on(8) });
      await run(async ({ memberships }) => {
        for (const each of [viewing, helping]) await memberships.add(each);
      });
      const [members, homes] = await run(async ({ memberships }) => [
        await memberships.list(household.id),
        await memberships.homesOf(partner.id),
      ]);
      expect(members).toStrictEqual([
        { ...buildMembership(household.id, owner.id), person: owner },
        { ...viewing, person: partner },
      ]);
      expect(homes).toStrictEqual([
        { ...helping, household: other.household },
        { ...viewing, household },
      ]);
    });

    it('finds, changes and removes one membership, and no other', async () => {
      const [{ household, person: owner }, other, partner] = [await addHome(), await addHousehold(), await addPerson()];
      const membership = buildMembership(household.id, partner.id, { role: 'viewer' });
      await run(({ memberships }) => memberships.add(membership));
      expect(await find(household.id, partner.id)).toStrictEqual(membership);
      expect(await find(other.id, partner.id)).toBeUndefined();
      await run(({ memberships }) => memberships.setRole(household.id, partner.id, 'member'));
      expect((await find(household.id, partner.id))?.role).toBe('member');
      await run(({ memberships }) => memberships.delete(household.id, partner.id));
      await run(({ memberships }) => memberships.delete(household.id, partner.id));
      await run(({ memberships }) => memberships.setRole(household.id, partner.id, 'owner'));
      expect(await find(household.id, partner.id)).toBeUndefined();
      expect((await find(household.id, owner.id))?.role).toBe('owner');
    });

    it('has a person in a home once, and in homes that exist', async () => {
      const { household, person } = await addHome();
      const add = (householdId: string) =>
        run(({ memberships }) => memberships.add(buildMembership(householdId, person.id)));
      await expect(add(household.id)).rejects.toThrow();
      await expect(add(randomUUID())).rejects.toThrow();
    });
  });
}
