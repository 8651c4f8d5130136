import { confirmedBy, isConfirmed, type ShownEmailChange, stateFor } from '../../domain/access/email-change.ts';
import { DomainError } from '../../domain/errors.ts';
import { contactIn } from '../../domain/people/membership.ts';
import type { Person } from '../../domain/people/person.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { EnqueuePending } from '../../procedures/enqueue-pending.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'enqueuePending' | 'findEmailChange'>;

/**
 * Confirms a new address from one side. The second side changes it: the person then signs in with the new address,
 * every session but the one that asked ends, links in mails to the old address no longer act, its reminders of guides end, it learns of the
 * change, and the payment provider's customers follow. Calling it again has no further effect. Throws `invalid_link`, and
 * `email_taken` if the new address has an account.
 */
export const makeConfirmEmailChange =
  ({ unitOfWork, clock, enqueuePending, findEmailChange }: Deps) =>
  ({ token }: { readonly token: string }): Promise<ShownEmailChange & { readonly personId: string }> =>
    unitOfWork.run(async (stores) => {
      const { personId } = (await findEmailChange(stores, token)).change;
      const person = await stores.persons.lock(personId);
      // Read again under the lock, which the other side may have held.
      const { change, side } = await findEmailChange(stores, token);
      if (!person || person.deletionRequestedAt) throw new DomainError('invalid_link');
      const { newEmail } = change;
      if (isConfirmed(change)) return { side, newEmail, state: 'changed', personId };
      const owner = side === 'new' ? await stores.persons.findByEmail(newEmail) : undefined;
      if (owner) throw new DomainError('email_taken');
      const after = confirmedBy(change, side, clock.now());
      if (isConfirmed(after)) {
        await stores.emailChanges.save({ ...after, previousEmail: person.email });
        await changeEmail(stores, person, { newEmail, keptSession: change.sessionId });
        await moveMail(stores, person, { at: clock.now(), enqueuePending });
        await stores.jobs.enqueue({ name: 'send-email-changed', data: { linkId: change.linkIds.current } });
      } else await stores.emailChanges.save(after);
      return { side, newEmail, state: stateFor(after, side), personId };
    });

async function changeEmail(
  { declarations, guideReminders, persons, sessions, signInLinks }: Stores,
  { id, email }: Person,
  { newEmail, keptSession }: { readonly newEmail: string; readonly keptSession: string },
): Promise<void> {
  if (!(await persons.changeEmail(id, newEmail))) throw new DomainError('email_taken');
  for (const session of await sessions.list(id)) {
    if (session.id !== keptSession) await sessions.end(id, session.id);
  }
  await declarations.changeEmail(email, newEmail);
  for (const reminder of await guideReminders.list(email)) await guideReminders.delete(reminder.id);
  // What was mailed to the old address may be read by others from now on.
  await signInLinks.deleteAll(email);
}

/** The person's summaries, and mail about the homes for which they receive it, go to the new address from now on. */
async function moveMail(
  stores: Stores,
  { id: personId }: Person,
  { at, enqueuePending }: { readonly at: Date; readonly enqueuePending: EnqueuePending },
): Promise<void> {
  for (const { householdId } of await stores.memberships.homesOf(personId)) {
    const schedule = await stores.summarySchedules.find(householdId, personId);
    if (schedule) await stores.summarySchedules.save([{ ...schedule, linksFrom: at }]);
    if (contactIn(await stores.memberships.list(householdId))?.id === personId)
      await enqueuePending(stores, 'update-customers', { householdId });
  }
}
