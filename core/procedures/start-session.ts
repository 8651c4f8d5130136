import { sessionsThatEnd } from '../domain/access/sign-in.ts';
import type { Household } from '../domain/home/household.ts';
import type { Person } from '../domain/people/person.ts';
import type { Ports } from '../ports/index.ts';
import type { Session } from '../ports/session-store.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { makeNoteVisit } from './note-visit.ts';
import type { HomeFor } from './open-account.ts';

type Deps = Pick<Ports, 'clock' | 'ids'> & {
  readonly homeFor: HomeFor;
  readonly noteVisit: ReturnType<typeof makeNoteVisit>;
};
type Started = { readonly session: Session; readonly household: Household };

/**
 * Signs a person in, whatever proved who they are, in the named home, or else in the first of theirs. `device` is as in a
 * session. The caller holds the person locked, and issues the token.
 */
export const makeStartSession =
  ({ clock, ids, homeFor, noteVisit }: Deps) =>
  async (stores: Stores, person: Person, device: string | undefined, home?: Household): Promise<Started> => {
    const now = clock.now();
    const household = home ?? (await homeFor(stores, person));
    const session = {
      personId: person.id,
      id: ids.next(),
      createdAt: now,
      lastSeenAt: now,
      homeId: household.id,
      ...(device && { device }),
    };
    for (const { id } of sessionsThatEnd(await stores.sessions.list(person.id), now))
      await stores.sessions.end(person.id, id);
    await stores.sessions.add(session);
    await noteVisit(stores, household, person.id);
    return { session, household };
  };
