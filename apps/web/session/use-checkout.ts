import { useEffect, useState } from 'react';
import { premiumProduct } from '#core/domain/tiers.ts';
import { ApiError, messageOf } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { logFailure } from '../api/log-failure.ts';
import { useAuth } from './use-auth.ts';

export type Checkout = {
  /** Until the browser has left for the page to pay at. */
  readonly busy: boolean;
  /** In words for the user. */
  readonly failure: string | undefined;
  start(): Promise<void>;
};

/** Leads the signed-in user to the page where premium is paid for. */
export function useCheckout(): Checkout {
  const { replaceUser } = useAuth();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    // The browser's Back brings this page as it was left: busy.
    const back = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  const start = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { url } = await call('createCheckoutSession', { body: { product: premiumProduct } });
      window.location.assign(url);
    } catch (error) {
      setFailure(messageOf(error, 'Failed to redirect to checkout'));
      setBusy(false);
      if (error instanceof ApiError && error.code === 'already_premium') {
        call('me').then(replaceUser, (reason) => logFailure('The user could not be read anew', reason));
      }
    }
  };
  return { busy, failure, start };
}
