import { useEffect, useState } from 'react';
import { call } from '#apps/ui/api/client.ts';
import { logFailure } from '#apps/ui/api/log-failure.ts';
import { useAuth } from '../../session/use-auth.ts';

/** Delays in milliseconds before each check whether the payment has arrived: within five seconds in all. */
const delaysMs = [0, 500, 1000, 1500, 1500];

type Confirmation = {
  /** `unconfirmed`: not confirmed in time. Opening the page doesn't give premium; only the server's response counts. */
  readonly state: 'checking' | 'confirmed' | 'unconfirmed';
  checkAgain(): void;
};

/** Reloads the signed-in user a few times until the account has premium. */
export function useConfirmation(): Confirmation {
  const auth = useAuth();
  const { replaceUser } = auth;
  const [round, setRound] = useState(0);
  const [checking, setChecking] = useState(true);
  const premium = auth.status === 'signed-in' && auth.user.isPremium;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round starts again
  useEffect(() => {
    if (premium) return;
    const abort = new AbortController();
    const { signal } = abort;
    const check = async () => {
      for (const wait of delaysMs) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        if (signal.aborted) return;
        const user = await call('me', undefined, { signal }).catch((error: unknown) => {
          if (!signal.aborted) logFailure('The payment could not be looked up', error);
        });
        if (signal.aborted) return;
        if (user?.isPremium) return replaceUser(user);
      }
      setChecking(false);
    };
    void check();
    return () => abort.abort();
  }, [premium, replaceUser, round]);

  const checkAgain = () => {
    setChecking(true);
    setRound(round + 1);
  };
  return { state: premium ? 'confirmed' : checking ? 'checking' : 'unconfirmed', checkAgain };
}
