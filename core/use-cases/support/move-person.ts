import { changeEndsAt, type EmailChange } from '../../domain/access/email-change.ts';
import { found } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { knownAddress } from '../../domain/people/email-address.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'sendsMail'>;
type Input = { readonly personId: string /** As it was typed. */; readonly email: string };

/**
 * Moves a person who lost their mailbox to another address. Support answers for the person, as the lost address would
 * otherwise do, and the new address has to confirm with a mailed link. Every session ends then. Returns the address and
 * when the link expires. Throws `household_not_found`, `account_leaving`, `email_taken` also for the person's own address,
 * and `mail_not_sent` where there is no mail.
 */
export const makeMovePerson =
  ({ unitOfWork, clock, ids, sendsMail }: Deps) =>
  ({ personId, email: typed }: Input): Promise<Pick<EmailChange, 'newEmail' | 'expiresAt'>> =>
    unitOfWork.run(async ({ persons, emailChanges, jobs }) => {
      if (!sendsMail) throw new DomainError('mail_not_sent');
      const person = found(await persons.lock(personId));
      if (person.deletionRequestedAt) throw new DomainError('account_leaving');
      const newEmail = knownAddress(typed);
      if (await persons.findByEmail(newEmail)) throw new DomainError('email_taken');
      const change: EmailChange = {
        personId,
        newEmail,
        // No session asked for it, so none stays.
        sessionId: ids.next(),
        linkIds: { current: ids.next(), new: ids.next() },
        expiresAt: changeEndsAt(clock.now()),
        confirmedAt: { current: clock.now() },
      };
      await emailChanges.save(change);
      await jobs.enqueue({ name: 'send-email-change', data: { linkId: change.linkIds.current, bySupport: true } });
      return change;
    });
