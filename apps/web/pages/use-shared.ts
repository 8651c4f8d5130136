import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '#apps/ui/api/api-error.ts';

type State<Value> =
  | { readonly name: 'loading' }
  | { readonly name: 'over' }
  | { readonly name: 'failed'; readonly message: string }
  | { readonly name: 'shown'; readonly value: Value };

/** Whether a link has ended: an unknown, revoked or expired secret is a 404, and one that can't be a secret a 400. */
export const isOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Loads what is shared with this secret. `load` must not change between renders. */
export function useShared<Value>(secret: string, load: (secret: string, signal: AbortSignal) => Promise<Value>) {
  const [state, setState] = useState<State<Value>>(secret ? { name: 'loading' } : { name: 'over' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    if (!secret) return setState({ name: 'over' });
    const abort = new AbortController();
    const { signal } = abort;
    setState({ name: 'loading' });
    load(secret, signal).then(
      (value) => !signal.aborted && setState({ name: 'shown', value }),
      (error: unknown) => {
        if (signal.aborted) return;
        setState(isOver(error) ? { name: 'over' } : { name: 'failed', message: messageOf(error) });
      },
    );
    return () => abort.abort();
  }, [secret, load, attempt]);
  return { state, setState, retry: () => setAttempt(attempt + 1) };
}
