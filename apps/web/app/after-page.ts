import { useCallback } from 'react';
import { loadSender, settled } from '#apps/ui/api/client.ts';
import { logFailure } from '#apps/ui/api/log-failure.ts';
import { whenIdle } from '#apps/ui/loading/when-idle.ts';
import { useAuth } from '../session/use-auth.ts';
import { useLive } from './shell/use-live.ts';

/** Loads the routes of what the user may do next, and asks for consent. */
async function loadLater(signal: AbortSignal, inFlow: boolean) {
  const { preloadRest } = await loadSender();
  void preloadRest();
  const { runCookieBanner } = await import('#apps/ui/live/cookie-banner.ts');
  if (!signal.aborted) runCookieBanner(signal, { inFlow });
}

/**
 * Rendered after the page: what comes once it is there with its data, so that it can be used before. The script that asks
 * for consent stays, because the footer asks again.
 */
export function AfterPage({ inFlow }: { inFlow: boolean }) {
  // Until then, the ring stands in the place of the page.
  const isKnown = useAuth().status !== 'loading';
  const run = useCallback(
    async (signal: AbortSignal) => {
      if (!isKnown) return;
      await settled();
      whenIdle(() =>
        loadLater(signal, inFlow).catch((error: unknown) =>
          logFailure('What comes after a page failed to load', error),
        ),
      );
    },
    [inFlow, isKnown],
  );
  useLive(run);
  return null;
}
