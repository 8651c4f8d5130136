import { confirmedBy, isConfirmed, type ShownEmailChange, stateFor } from '../../domain/email-change.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/household.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'enqueuePending' | 'findEmailChange'>;

/**
 * Confirms a new address from one side. The second side changes it: the household then signs in with the new address,
 * every session but the one that asked ends, links in mails to the old address no longer act, the old address learns of it,
 * and the payment provider's customer follows. Calling it again has no
 * further effect. Throws `invalid_link`, and `email_taken` if the new address has an account.
 */
export const makeConfirmEmailChange =
  ({ unitOfWork, clock, enqueuePending, findEmailChange }: Deps) =>
  ({ token }: { readonly token: string }): Promise<ShownEmailChange & { readonly householdId: string }> =>
    unitOfWork.run(async (stores) => {
      const { householdId } = (await findEmailChange(stores, token)).change;
      const household = await stores.households.lock(householdId);
      // Read again under the lock, which the other side may have held.
      const { change, side } = await findEmailChange(stores, token);
      if (!household || household.deletionRequestedAt) throw new DomainError('invalid_link');
      const { newEmail } = change;
      if (isConfirmed(change)) return { side, newEmail, state: 'changed', householdId };
      const owner = side === 'new' ? await stores.households.findByEmail(newEmail) : undefined;
      if (owner) throw new DomainError('email_taken');
      const after = confirmedBy(change, side, clock.now());
      if (isConfirmed(after)) {
        await stores.emailChanges.save({ ...after, previousEmail: household.email });
        await changeEmail(stores, household, { newEmail, keptSession: change.sessionId, at: clock.now() });
        await enqueuePending(stores, 'send-email-changed', householdId);
        await enqueuePending(stores, 'update-customers', householdId);
      } else await stores.emailChanges.save(after);
      return { side, newEmail, state: stateFor(after, side), householdId };
    });

async function changeEmail(
  { declarations, households, sessions, signInLinks, summarySchedules }: Stores,
  { id, email }: Household,
  { newEmail, keptSession, at }: { readonly newEmail: string; readonly keptSession: string; readonly at: Date },
): Promise<void> {
  if (!(await households.changeEmail(id, newEmail))) throw new DomainError('email_taken');
  for (const session of await sessions.list(id)) {
    if (session.id !== keptSession) await sessions.end(id, session.id);
  }
  await declarations.changeEmail(email, newEmail);
  // What was mailed to the old address may be read by others from now on.
  await signInLinks.removeAll(email);
  const schedule = await summarySchedules.find(id);
  if (schedule) await summarySchedules.save([{ ...schedule, linksFrom: at }]);
}
