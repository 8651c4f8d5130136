import { DomainError } from '../../domain/errors.ts';
import type { Language } from '../../domain/languages.ts';
import { contactIn } from '../../domain/people/membership.ts';
import { mayBuyPremium } from '../../domain/selling/tiers.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'payments' | 'syncSubscription' | 'contractLanguages'>;
/** `language`: of the checkout; by default that of the home's contact. */
type Input = { readonly householdId: string; readonly language?: Language };

/**
 * Returns the checkout's address. Throws `already_premium` if a subscription is active, even one that only the provider
 * knows yet; `payments_unavailable`; `not_signed_in` if the household is deleted or about to be; and `account_leaving`
 * if that happens meanwhile; and `not_sold_in_language` if no contracts are concluded in the language of the offer.
 */
export const makeStartCheckout =
  ({ unitOfWork, payments, syncSubscription, contractLanguages }: Deps) =>
  async ({ householdId, language }: Input): Promise<{ readonly url: string }> => {
    const { household, contact, customerIds } = await unitOfWork.run(
      async ({ households, memberships, customers }) => ({
        household: await households.find(householdId),
        contact: contactIn(await memberships.list(householdId)),
        customerIds: await customers.customersOf(householdId),
      }),
    );
    if (!household || !contact) throw new DomainError('not_signed_in');
    const offered = language ?? contact.language;
    if (!contractLanguages.includes(offered)) throw new DomainError('not_sold_in_language');
    if (!mayBuyPremium(household)) throw new DomainError('already_premium');
    const customerId = await payments.customerFor({ id: householdId, email: contact.email }, customerIds[0]);
    const isStaying = await unitOfWork.run(async ({ households, customers }) => {
      const current = await households.lock(householdId);
      if (!current || current.deletionRequestedAt) return false;
      await customers.addCustomer(customerId, householdId);
      return true;
    });
    if (!isStaying) {
      // The household's deletion doesn't know this customer.
      await payments.deleteCustomer(customerId);
      throw new DomainError('not_signed_in');
    }
    const subscription = await syncSubscription({ householdId });
    if (!mayBuyPremium({ ...(subscription && { subscription }) })) throw new DomainError('already_premium');
    return payments.startCheckout(customerId, householdId, offered);
  };
