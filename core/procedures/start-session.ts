import type { Household } from '../domain/household.ts';
import { sessionsThatEnd } from '../domain/sign-in.ts';
import type { Ports } from '../ports/index.ts';
import type { Session } from '../ports/session-store.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { makeNoteVisit } from './note-visit.ts';

type Deps = Pick<Ports, 'clock' | 'ids'> & { readonly noteVisit: ReturnType<typeof makeNoteVisit> };

/**
 * Signs a household in, whatever proved who it is. `device` is as in a session. The caller holds the household locked, and
 * issues the token.
 */
export const makeStartSession =
  ({ clock, ids, noteVisit }: Deps) =>
  async (stores: Stores, household: Household, device: string | undefined): Promise<Session> => {
    const now = clock.now();
    const session: Session = {
      householdId: household.id,
      id: ids.next(),
      createdAt: now,
      lastSeenAt: now,
      ...(device && { device }),
    };
    for (const { id } of sessionsThatEnd(await stores.sessions.list(household.id), now))
      await stores.sessions.end(household.id, id);
    await stores.sessions.add(session);
    await noteVisit(stores, household);
    return session;
  };
