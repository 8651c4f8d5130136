import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import type { Passport } from '#apps/ui/passport/passport.ts';

type State =
  | { readonly name: 'loading' }
  | { readonly name: 'over' }
  | { readonly name: 'failed'; readonly message: string }
  | { readonly name: 'shown'; readonly passport: Passport };

/** An unknown, revoked or expired secret is a 404, and one that can't be a secret a 400. */
const isOver = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Loads the passport that is shared with this secret. */
export function useSharedPassport(secret: string) {
  const [state, setState] = useState<State>(secret ? { name: 'loading' } : { name: 'over' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    if (!secret) return setState({ name: 'over' });
    const abort = new AbortController();
    setState({ name: 'loading' });
    call('readPassport', { params: { secret } }, { signal: abort.signal }).then(
      (passport) => !abort.signal.aborted && setState({ name: 'shown', passport }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setState(isOver(error) ? { name: 'over' } : { name: 'failed', message: messageOf(error) });
      },
    );
    return () => abort.abort();
  }, [secret, attempt]);
  return { state, retry: () => setAttempt(attempt + 1) };
}
