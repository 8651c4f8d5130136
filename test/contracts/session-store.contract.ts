import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Session } from '#core/ports/session-store.ts';
import { buildSession } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function sessionStoreContract(name: string, open: OpenSubject): void {
  describe(`session store: ${name}`, () => {
    const { run, addHousehold } = useSubject(open);
    const listed = (householdId: string) => run(({ sessions }) => sessions.list(householdId));

    async function signIn(householdId?: string): Promise<Session> {
      const session = { ...buildSession(householdId ?? (await addHousehold()).id), device: 'Firefox on Windows' };
      await run(({ sessions }) => sessions.add(session));
      return session;
    }

    it('lists the sessions of one household, by id', async () => {
      const first = await signIn();
      const [second] = [await signIn(first.householdId), await signIn()];
      const byId = [first, second].sort((one, other) => (one.id < other.id ? -1 : 1));
      expect(await listed(first.householdId)).toEqual(byId);
      expect(await listed(randomUUID())).toEqual([]);
    });

    it('changes the last visit and nothing else', async () => {
      const [session, bystander] = [await signIn(), await signIn()];
      const at = new Date('2027-01-06T10:00:00.789Z');
      await run(({ sessions }) => sessions.touch(session.householdId, session.id, at));
      expect(await listed(session.householdId)).toEqual([{ ...session, lastSeenAt: at }]);
      expect(await listed(bystander.householdId)).toEqual([bystander]);
    });

    it('ends a session permanently, even if called again', async () => {
      const session = await signIn();
      const other = await signIn(session.householdId);
      await run(({ sessions }) => sessions.end(session.householdId, session.id));
      await run(({ sessions }) => sessions.end(session.householdId, session.id));
      await run(({ sessions }) => sessions.touch(session.householdId, session.id, new Date()));
      expect(await listed(session.householdId)).toEqual([other]);
    });

    it('does not end a session of another household', async () => {
      const [session, other] = [await signIn(), await signIn()];
      await run(({ sessions }) => sessions.end(other.householdId, session.id));
      expect(await listed(session.householdId)).toEqual([session]);
    });

    it('ends every session of one household alone', async () => {
      const first = await signIn();
      const [, bystander] = [await signIn(first.householdId), await signIn()];
      await run(({ sessions }) => sessions.endAll(first.householdId));
      expect(await listed(first.householdId)).toEqual([]);
      expect(await listed(bystander.householdId)).toEqual([bystander]);
    });
  });
}
