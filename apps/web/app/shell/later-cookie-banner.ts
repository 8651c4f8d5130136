import { useCallback } from 'react';
import { logFailure } from '#apps/ui/api/log-failure.ts';
import { whenIdle } from '#apps/ui/loading/when-idle.ts';
import { useLive } from './use-live.ts';

/** Rendered after the page, which can be used without an answer. Its script stays, because the footer asks again. */
export function LaterCookieBanner({ inFlow }: { inFlow: boolean }) {
  const run = useCallback(
    (signal: AbortSignal) =>
      whenIdle(() =>
        import('#apps/ui/live/cookie-banner.ts').then(
          ({ runCookieBanner }) => signal.aborted || runCookieBanner(signal, { inFlow }),
          (error: unknown) => logFailure('The cookie banner could not be loaded', error),
        ),
      ),
    [inFlow],
  );
  useLive(run);
  return null;
}
