import type { Subject } from '../domain/access/identity.ts';
import { DomainError } from '../domain/errors.ts';
import type { Person } from '../domain/people/person.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { EnqueuePending } from './enqueue-pending.ts';

type Deps = Pick<Ports, 'clock' | 'ids'> & { readonly enqueuePending: EnqueuePending };
type Account = {
  readonly person: Person;
  /** Whether this sign-in created the account. */
  readonly isNew: boolean;
  /** Any home of the person, with which the mail waits to be sent. */
  readonly homeId: string;
};

/**
 * Connects a subject of the identity provider with the account, unless it is connected, and has the person mailed about a
 * new way into an account that they had. Throws `invalid_link` if the subject signs in to another account by now. The
 * caller holds the person locked.
 */
export const makeLinkIdentity =
  ({ clock, ids, enqueuePending }: Deps) =>
  async (stores: Stores, subject: Subject, { person, isNew, homeId }: Account): Promise<void> => {
    const identity = { ...subject, id: ids.next(), personId: person.id, linkedAt: clock.now() };
    if (await stores.identities.add(identity)) {
      if (!isNew) await enqueuePending(stores, 'send-access-added', { householdId: homeId }, identity.id);
      return;
    }
    const known = await stores.identities.find(subject);
    if (known?.personId !== person.id) throw new DomainError('invalid_link');
  };
