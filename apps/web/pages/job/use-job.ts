import { useEffect, useState } from 'react';
import { ApiError, messageOf } from '#apps/ui/api/api-error.ts';
import { call, type OutputOf } from '#apps/ui/api/client.ts';

export type Job = OutputOf<'readLinkedTask'>;

type State =
  | { readonly name: 'loading' }
  | { readonly name: 'over' }
  | { readonly name: 'failed'; readonly message: string }
  | { readonly name: 'shown'; readonly job: Job; readonly busy: boolean; readonly failure?: string };

/** An unknown, revoked or expired secret is a 404, and one that can't be a secret a 400. */
const isOver = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Loads the task that is shared with this secret, and changes it. */
export function useJob(secret: string) {
  const [state, setState] = useState<State>(secret ? { name: 'loading' } : { name: 'over' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    if (!secret) return setState({ name: 'over' });
    const abort = new AbortController();
    setState({ name: 'loading' });
    call('readLinkedTask', { params: { job: secret } }, { signal: abort.signal }).then(
      (job) => !abort.signal.aborted && setState({ name: 'shown', job, busy: false }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        setState(isOver(error) ? { name: 'over' } : { name: 'failed', message: messageOf(error) });
      },
    );
    return () => abort.abort();
  }, [secret, attempt]);

  /** Returns whether it was saved. */
  const change = async (send: () => Promise<Job>): Promise<boolean> => {
    if (state.name !== 'shown') return false;
    const { job } = state;
    setState({ name: 'shown', job, busy: true });
    try {
      setState({ name: 'shown', job: await send(), busy: false });
      return true;
    } catch (error) {
      setState(isOver(error) ? { name: 'over' } : { name: 'shown', job, busy: false, failure: messageOf(error) });
      return false;
    }
  };
  return { state, retry: () => setAttempt(attempt + 1), change };
}
