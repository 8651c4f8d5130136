import { useEffect, useState } from 'react';
import { ApiError } from '#apps/ui/api/api-error.ts';
import { mailedLink as words } from '#words/app/mailed-link.ts';

export type LinkState<Value> =
  | { readonly name: 'loading' | 'expired' | 'missing' }
  | { readonly name: 'unreachable'; readonly message: string }
  | { readonly name: 'shown'; readonly value: Value; readonly busy: boolean; readonly failure?: string };

type Options<Value, Change> = {
  /** Both must be the same functions in each render. Without `save`, the page of the link changes what it leads to in its own way. */
  readonly load: (token: string, signal: AbortSignal) => Promise<Value>;
  readonly save?: (token: string, change: Change) => Promise<Value>;
};

const offlineMessage = words.offline;

function failureMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || !error.isTemporary) return undefined;
  return error.offline ? offlineMessage : error.message;
}

/** `missing`: the link is valid, but what it leads to was deleted. */
function stateAfter(error: unknown): LinkState<never> {
  const message = failureMessage(error);
  if (message !== undefined) return { name: 'unreachable', message };
  return { name: error instanceof ApiError && error.status === 404 ? 'missing' : 'expired' };
}

/** Loads what a mailed link leads to, and changes it only when the user presses a button. */
export function useLink<Value, Change>(token: string | undefined, { load, save }: Options<Value, Change>) {
  const [state, setState] = useState<LinkState<Value>>({ name: token === undefined ? 'expired' : 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (token === undefined) return;
    const abort = new AbortController();
    load(token, abort.signal).then(
      (value) => setState({ name: 'shown', value, busy: false }),
      (error) => !abort.signal.aborted && setState(stateAfter(error)),
    );
    return () => abort.abort();
  }, [token, load, attempt]);

  const retry = () => {
    setState({ name: 'loading' });
    setAttempt(attempt + 1);
  };
  const change = async (wanted: Change) => {
    if (token === undefined || state.name !== 'shown' || !save) return;
    const { value } = state;
    setState({ name: 'shown', value, busy: true });
    try {
      setState({ name: 'shown', value: await save(token, wanted), busy: false });
    } catch (error) {
      const failure = failureMessage(error);
      setState(failure === undefined ? stateAfter(error) : { name: 'shown', value, busy: false, failure });
    }
  };
  return { state, retry, change };
}
