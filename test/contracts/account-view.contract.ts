import { describe, expect, it } from 'vitest';
import { buildSession } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function accountViewContract(name: string, open: OpenSubject): void {
  describe(`account view: ${name}`, () => {
    const { run, addHousehold, accountView } = useSubject(open);

    async function signIn() {
      const household = await addHousehold();
      const session = buildSession(household.id);
      await run(({ sessions }) => sessions.add(session));
      return { household, session };
    }

    it('shows the session and its household', async () => {
      const { household, session } = await signIn();
      expect(await accountView().read(household.id, session.id)).toStrictEqual({ session, household });
    });

    it('shows nothing once the session has ended', async () => {
      const { household, session } = await signIn();
      await run(({ sessions }) => sessions.end(household.id, session.id));
      expect(await accountView().read(household.id, session.id)).toBeUndefined();
    });

    it('shows nothing for another household’s session', async () => {
      const [own, other] = [await signIn(), await signIn()];
      expect(await accountView().read(own.household.id, other.session.id)).toBeUndefined();
    });
  });
}
