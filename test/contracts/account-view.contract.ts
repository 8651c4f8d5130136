import { describe, expect, it } from 'vitest';
import { buildMembership, buildSession } from '../support/people/factories.ts';
import { idsOf, type OpenSubject, useSubject } from './subject.ts';

export function accountViewContract(name: string, open: OpenSubject): void {
  describe(`account view: ${name}`, () => {
    const { run, addHome, accountView } = useSubject(open);

    async function signIn() {
      const home = await addHome();
      const session = buildSession(home.person.id, home.household.id);
      await run(({ sessions }) => sessions.add(session));
      return { ...home, session };
    }

    it('shows the session with its person, the home that it used last, and their role in it', async () => {
      const { household, person, session } = await signIn();
      const membership = buildMembership(household.id, person.id);
      expect(await accountView().read(idsOf(session))).toStrictEqual({ session, person, membership, household });
    });

    it('shows another home of the person that is named, until they leave it', async () => {
      const [{ person, session }, { household: other }] = [await signIn(), await signIn()];
      const membership = buildMembership(other.id, person.id, { role: 'viewer' });
      const read = () => accountView().read({ ...idsOf(session), homeId: other.id });
      expect(await read()).toBeUndefined();
      await run(({ memberships }) => memberships.add(membership));
      expect(await read()).toStrictEqual({ session, person, membership, household: other });
      await run(({ memberships }) => memberships.delete(other.id, person.id));
      expect(await read()).toBeUndefined();
    });

    it('shows nothing while the person isn’t in the home that the session used last', async () => {
      const { household, person, session } = await signIn();
      await run(({ memberships }) => memberships.delete(household.id, person.id));
      expect(await accountView().read(idsOf(session))).toBeUndefined();
    });

    it('shows nothing once the session has ended', async () => {
      const { person, session } = await signIn();
      await run(({ sessions }) => sessions.end(person.id, session.id));
      expect(await accountView().read(idsOf(session))).toBeUndefined();
    });

    it('shows nothing for another person’s session', async () => {
      const [own, other] = [await signIn(), await signIn()];
      expect(await accountView().read({ ...idsOf(other.session), personId: own.person.id })).toBeUndefined();
    });
  });
}
