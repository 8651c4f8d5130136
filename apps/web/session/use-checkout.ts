import { ApiError } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { logFailure } from '#apps/ui/api/log-failure.ts';
import { premiumProduct } from '#core/domain/selling/tiers.ts';
import { useAuth } from './use-auth.ts';
import { type Redirect, useRedirect } from './use-redirect.ts';

/** Sends the signed-in user to the checkout for premium. */
export function useCheckout(): Redirect {
  const { replaceUser } = useAuth();
  return useRedirect({
    ask: () => call('createCheckoutSession', { body: { product: premiumProduct } }),
    onRefused: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'already_premium') return;
      call('me').then(replaceUser, (reason) => logFailure('The user could not be reloaded', reason));
    },
  });
}
