import { welcomeLinkMinutes } from '../../domain/access/sign-in.ts';
import { knownAddress } from '../../domain/people/email-address.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'issueSignInLink' | 'openAccount' | 'homeFor'>;
type Invited = { readonly isNew: boolean; readonly email: string; readonly expiresAt: Date };

/**
 * Creates the account of an address, also where people can't sign up by themselves, and mails it a link that is valid
 * for days. An address that has an account just gets the link. Throws `account_leaving` while the account is being deleted.
 */
export const makeInvitePerson =
  ({ unitOfWork, issueSignInLink, openAccount, homeFor }: Deps) =>
  ({ email: typed }: { email: string }): Promise<Invited> =>
    unitOfWork.run(async (stores) => {
      const email = knownAddress(typed);
      const { person, isNew } = await openAccount(stores, { email });
      await homeFor(stores, person);
      const link = issueSignInLink(email, { validMinutes: welcomeLinkMinutes, language: person.language });
      await stores.signInLinks.add(link);
      await stores.jobs.enqueue({ name: 'send-sign-in-link', data: { linkId: link.id } });
      return { isNew, email, expiresAt: link.expiresAt };
    });
