import { DomainError } from '../../domain/errors.ts';
import type { Language } from '../../domain/languages.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'payments'>;
type Input = { readonly householdId: string; readonly language?: Language };

/** Returns the address where the subscription is managed. Throws `no_subscription` if the household never had one. */
export const makeOpenPortal =
  ({ unitOfWork, payments }: Deps) =>
  async ({ householdId, language = 'en' }: Input): Promise<{ readonly url: string }> => {
    const household = await unitOfWork.run(({ households }) => households.find(householdId));
    if (!household?.subscription) throw new DomainError('no_subscription');
    return payments.openPortal(household.subscription.customerId, language);
  };
