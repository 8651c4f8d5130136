import { DomainError } from '../../domain/errors.ts';
import { foldAddress } from '../../domain/fold-address.ts';
import { newHousehold } from '../../domain/household.ts';
import { welcomeLinkMinutes } from '../../domain/sign-in.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'mintLink'>;
type Invited = { readonly isNew: boolean; readonly email: string; readonly expiresAt: Date };

/**
 * Creates the account of an address, also where people can't sign up by themselves, and mails it a link that is valid
 * for days. An address that has an account just gets the link. Throws `account_leaving` while the account is being deleted.
 */
export const makeInviteHousehold =
  ({ unitOfWork, clock, ids, mintLink }: Deps) =>
  ({ email: typed }: { email: string }): Promise<Invited> =>
    unitOfWork.run(async ({ households, signInLinks, jobs }) => {
      const email = foldAddress(typed);
      const created = newHousehold(ids.next(), email, clock.now());
      const household = await households.addUnlessKnown(created);
      if (household.deletionRequestedAt) throw new DomainError('account_leaving');
      const link = mintLink(email, welcomeLinkMinutes);
      await signInLinks.add(link);
      await jobs.enqueue({ name: 'send-sign-in-link', data: { linkId: link.id } });
      return { isNew: household.id === created.id, email, expiresAt: link.expiresAt };
    });
