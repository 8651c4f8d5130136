import { useEffect, useRef } from 'react';
import { call } from '#apps/ui/api/client.ts';
import { logFailure } from '#apps/ui/api/log-failure.ts';
import { useAuth, useUser } from '../../../session/use-auth.ts';

/** The payment provider sends the user back slightly before it notifies the server. */
const delaysMs = [0, 1_500, 3_000];

/** Refreshes the subscription's state when the page opens and whenever the user returns to it. */
export function useFreshPlan({ paused }: { paused: boolean }) {
  const { replaceUser } = useAuth();
  const user = useUser();
  const latest = useRef(user);
  useEffect(() => {
    latest.current = user;
  });
  const watching = user.plan.status !== null && !paused;

  useEffect(() => {
    if (!watching) return;
    let abort = new AbortController();
    const ask = async ({ signal }: AbortController) => {
      for (const wait of delaysMs) {
        await new Promise((resolve) => setTimeout(resolve, wait));
        if (signal.aborted) return;
        try {
          const { plan, isPremium } = await call('me', undefined, { signal });
          // Another request may be saving the rest of the profile.
          replaceUser({ ...latest.current, plan, isPremium });
        } catch (error) {
          if (!signal.aborted) logFailure('The plan could not be refreshed', error);
          return;
        }
      }
    };
    const begin = () => {
      abort.abort();
      if (document.visibilityState === 'hidden') return;
      abort = new AbortController();
      void ask(abort);
    };
    begin();
    document.addEventListener('visibilitychange', begin);
    window.addEventListener('pageshow', begin);
    return () => {
      abort.abort();
      document.removeEventListener('visibilitychange', begin);
      window.removeEventListener('pageshow', begin);
    };
  }, [watching, replaceUser]);
}
