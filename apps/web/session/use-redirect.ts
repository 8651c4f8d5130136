import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';

export type Redirect = {
  /** True until the browser has left the page. */
  readonly busy: boolean;
  /** A message for the user. */
  readonly failure: string | undefined;
  start(): Promise<void>;
};

type Options = {
  /** Requests the address from the server. */
  readonly ask: () => Promise<{ readonly url: string }>;
  readonly onRefused?: (error: unknown) => void;
};

/** Sends the browser to a page of another company. */
export function useRedirect({ ask, onRefused }: Options): Redirect {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** A user who has gone to another page in the meantime stays there. */
  const isGone = useRef(false);

  useEffect(() => {
    isGone.current = false;
    // The browser's Back button restores this page in the state in which it was left: busy.
    const back = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', back);
    return () => {
      isGone.current = true;
      window.removeEventListener('pageshow', back);
    };
  }, []);

  const start = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { url } = await ask();
      if (!isGone.current) window.location.assign(url);
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
      onRefused?.(error);
    }
  };
  return { busy, failure, start };
}
