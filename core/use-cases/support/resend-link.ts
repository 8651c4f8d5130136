import { found } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'issueSignInLink'>;

/**
 * Mails a sign-in link, whatever the limits on requesting one, and returns when it expires. Throws
 * `household_not_found`, and `account_leaving` while the account is being deleted.
 */
export const makeResendLink =
  ({ unitOfWork, issueSignInLink }: Deps) =>
  ({ personId }: { personId: string }): Promise<Date> =>
    unitOfWork.run(async ({ persons, signInLinks, jobs }) => {
      const person = found(await persons.find(personId));
      if (person.deletionRequestedAt) throw new DomainError('account_leaving');
      const link = issueSignInLink(person.email, { language: person.language });
      await signInLinks.add(link);
      await jobs.enqueue({ name: 'send-sign-in-link', data: { linkId: link.id } });
      return link.expiresAt;
    });
