import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Invitation } from '#core/domain/people/invitation.ts';
import { buildInvitation, buildMembership, buildPerson } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function invitationStoreContract(name: string, open: OpenSubject): void {
  describe(`invitation store: ${name}`, () => {
    const { run, addHome } = useSubject(open);
    const add = async (invitation: Invitation) => {
      await run(({ invitations }) => invitations.add(invitation));
      return invitation;
    };
    const list = (householdId: string) => run(({ invitations }) => invitations.list(householdId));
    const find = ({ householdId, id }: Invitation) => run(({ invitations }) => invitations.find(householdId, id));
    const inHome = async () => {
      const { household, person } = await addHome();
      return (overrides: Partial<Invitation> = {}) => buildInvitation(household.id, person.id, overrides);
    };

    it('lists the invitations of a home, the newest first, and finds each there only', async () => {
      const [build, elsewhere] = [await inHome(), await inHome()];
      const mailed = await add(build({ email: 'sam@example.org', createdAt: new Date('2027-01-05T08:00:00.456Z') }));
      const passedOn = await add(build({ role: 'owner', createdAt: new Date('2027-01-06T08:00:00.456Z') }));
      const foreign = await add(elsewhere());
      expect(await list(mailed.householdId)).toStrictEqual([passedOn, mailed]);
      expect(await find(mailed)).toStrictEqual(mailed);
      expect(await find({ ...mailed, householdId: foreign.householdId })).toBeUndefined();
    });

    it('keeps one invitation of a home to an address, and any number of links', async () => {
      const [build, elsewhere] = [await inHome(), await inHome()];
      const kept = [await add(build()), await add(build()), await add(elsewhere({ email: 'sam@example.org' }))];
      const replaced = await add(build({ email: 'sam@example.org' }));
      const last = await add(build({ email: 'sam@example.org', role: 'viewer' }));
      expect(await find(replaced)).toBeUndefined();
      for (const each of [...kept, last]) expect(await find(each)).toStrictEqual(each);
    });

    it('lists those of all homes that were mailed to an address, the newest first, and no links', async () => {
      const email = `${randomUUID()}@example.org`;
      const [build, elsewhere] = [await inHome(), await inHome()];
      const older = await add(build({ email, createdAt: new Date('2027-01-05T08:00:00.456Z') }));
      const newer = await add(elsewhere({ email, createdAt: new Date('2027-01-06T08:00:00.456Z') }));
      await add(build());
      await add(build({ email: 'sam@example.org' }));
      const mailedTo = (address: string) => run(({ invitations }) => invitations.listMailedTo(address));
      expect(await mailedTo(email)).toStrictEqual([newer, older]);
      expect(await mailedTo(`a${email}`)).toEqual([]);
      expect(await mailedTo('')).toEqual([]);
    });

    it('removes one invitation, once', async () => {
      const build = await inHome();
      const [one, other] = [await add(build()), await add(build())];
      const remove = (householdId: string) => run(({ invitations }) => invitations.delete(householdId, one.id));
      expect(await remove(randomUUID())).toBe(false);
      expect([await remove(one.householdId), await remove(one.householdId)]).toEqual([true, false]);
      expect([await find(one), await find(other)]).toEqual([undefined, other]);
    });

    it('removes those of a person who leaves the home, and no others', async () => {
      const [build, { person }] = [await inHome(), await addHome()];
      const kept = await add(build());
      await run(({ memberships }) => memberships.add(buildMembership(kept.householdId, person.id)));
      const gone = await add(build({ inviterId: person.id }));
      await run(({ memberships }) => memberships.delete(kept.householdId, person.id));
      expect([await find(gone), await find(kept)]).toEqual([undefined, kept]);
      await expect(add(build({ inviterId: buildPerson().id }))).rejects.toThrow();
    });

    it('removes what expired before an instant', async () => {
      const build = await inHome();
      const gone = await add(build({ expiresAt: new Date('2019-01-01T00:00:00Z') }));
      const kept = await add(build({ expiresAt: new Date('2019-01-02T00:00:00Z') }));
      const before = new Date('2019-01-01T12:00:00Z');
      expect(await run(({ invitations }) => invitations.deleteExpired(before))).toBe(1);
      expect([await find(gone), await find(kept)]).toEqual([undefined, kept]);
    });

    it('forgets the invitations to a person whose data is removed', async () => {
      const [build, { person }] = [await inHome(), await addHome()];
      const mailed = await add(build({ email: person.email }));
      expect(JSON.stringify(await run(({ personalData }) => personalData.readPerson(person)))).toContain(mailed.id);
      await run(({ personalData }) => personalData.deletePerson(person));
      expect(await find(mailed)).toBeUndefined();
    });
  });
}
