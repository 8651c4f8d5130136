import { disconnecting } from '../domain/calendar/connection.ts';
import { DomainError } from '../domain/errors.ts';
import { contactIn, isLastOwner, type Member, type Role } from '../domain/people/membership.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { RequestSync } from './calendar/request-sync.ts';
import type { EnqueuePending } from './enqueue-pending.ts';

export type ChangeMembers = ReturnType<typeof makeChangeMembers>;

type Deps = { readonly clock: Clock; readonly enqueuePending: EnqueuePending; readonly requestSync: RequestSync };
type Change = { readonly personId: string /** Absent for someone who leaves. */; readonly role?: Role };

/**
 * Gives a person in a home another role, or takes them out of it, which also ends their calendar's connection. If mail
 * about its payments then goes to someone else, the payment provider's customers follow. The caller holds the home
 * locked. Returns the person as they were. Throws `person_not_found` if they aren't in the home, and `last_owner`.
 */
export const makeChangeMembers =
  ({ clock, enqueuePending, requestSync }: Deps) =>
  async (stores: Stores, householdId: string, { personId, role }: Change): Promise<Member> => {
    const { memberships, calendars } = stores;
    const before = await memberships.list(householdId);
    const member = before.find((each) => each.personId === personId);
    if (!member) throw new DomainError('person_not_found');
    if (role !== 'owner' && isLastOwner(before, personId)) throw new DomainError('last_owner');
    if (role === undefined) {
      await memberships.delete(householdId, personId);
      const connection = await calendars.lock({ householdId, personId });
      if (connection) {
        await calendars.save(disconnecting(connection, clock.now()));
        await enqueuePending(stores, 'disconnect-calendar', { householdId, personId });
      }
      // What was theirs to do is everyone's now.
      await requestSync(stores, [householdId]);
    } else await memberships.setRole(householdId, personId, role);
    if (contactIn(before)?.id !== contactIn(await memberships.list(householdId))?.id)
      await enqueuePending(stores, 'update-customers', { householdId });
    return member;
  };
