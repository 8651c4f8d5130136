import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Session } from '#core/ports/session-store.ts';
import { buildSession } from '../support/people/factories.ts';
import { type OpenSubject, useSubject } from './subject.ts';

export function sessionStoreContract(name: string, open: OpenSubject): void {
  describe(`session store: ${name}`, () => {
    const { run, addHome } = useSubject(open);
    const listed = (personId: string) => run(({ sessions }) => sessions.list(personId));

    async function signIn(personId?: string): Promise<Session> {
      const { household, person } = await addHome();
      const session = { ...buildSession(personId ?? person.id, household.id), device: 'Firefox on Windows' };
      await run(({ sessions }) => sessions.add(session));
      return session;
    }

    it('lists the sessions of one person, by id', async () => {
      const first = await signIn();
      const [second] = [await signIn(first.personId), await signIn()];
      const byId = [first, second].sort((one, other) => (one.id < other.id ? -1 : 1));
      expect(await listed(first.personId)).toEqual(byId);
      expect(await listed(randomUUID())).toEqual([]);
    });

    it('changes the last visit and nothing else', async () => {
      const [session, bystander] = [await signIn(), await signIn()];
      const at = new Date('2027-01-06T10:00:00.789Z');
      await run(({ sessions }) => sessions.touch(session.personId, session.id, at));
      expect(await listed(session.personId)).toEqual([{ ...session, lastSeenAt: at }]);
      expect(await listed(bystander.personId)).toEqual([bystander]);
    });

    it('notes when its person confirmed that it’s them, and nothing else', async () => {
      const [session, bystander] = [await signIn(), await signIn()];
      const at = new Date('2027-01-06T10:00:00.789Z');
      await run(({ sessions }) => sessions.confirm(session.personId, session.id, at));
      await run(({ sessions }) => sessions.confirm(session.personId, bystander.id, at));
      expect(await listed(session.personId)).toEqual([{ ...session, confirmedAt: at }]);
      expect(await listed(bystander.personId)).toEqual([bystander]);
    });

    it('finds a session of the person alone, and notes the home that it used last', async () => {
      const [session, other] = [await signIn(), await signIn()];
      const find = (personId: string) => run(({ sessions }) => sessions.find(personId, session.id));
      await run(({ sessions }) => sessions.useHome(session.personId, session.id, other.homeId));
      expect(await find(session.personId)).toEqual({ ...session, homeId: other.homeId });
      expect(await find(other.personId)).toBeUndefined();
    });

    it('ends a session permanently, even if called again', async () => {
      const session = await signIn();
      const other = await signIn(session.personId);
      await run(({ sessions }) => sessions.end(session.personId, session.id));
      await run(({ sessions }) => sessions.end(session.personId, session.id));
      await run(({ sessions }) => sessions.touch(session.personId, session.id, new Date()));
      expect(await listed(session.personId)).toEqual([other]);
    });

    it('does not end a session of another person', async () => {
      const [session, other] = [await signIn(), await signIn()];
      await run(({ sessions }) => sessions.end(other.personId, session.id));
      expect(await listed(session.personId)).toEqual([session]);
    });

    it('ends every session of one person alone', async () => {
      const first = await signIn();
      const [, bystander] = [await signIn(first.personId), await signIn()];
      await run(({ sessions }) => sessions.endAll(first.personId));
      expect(await listed(first.personId)).toEqual([]);
      expect(await listed(bystander.personId)).toEqual([bystander]);
    });
  });
}
