import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../api/api-error.ts';

export type Redirect = {
  /** Until the browser has left. */
  readonly busy: boolean;
  /** In words for the user. */
  readonly failure: string | undefined;
  start(): Promise<void>;
};

type Options = {
  /** Asks the server where to go. */
  readonly ask: () => Promise<{ readonly url: string }>;
  readonly onRefused?: (error: unknown) => void;
};

/** Leads away to a page of somebody else's. */
export function useRedirect({ ask, onRefused }: Options): Redirect {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Whoever has turned to another page of ours meanwhile is left there. */
  const gone = useRef(false);

  useEffect(() => {
    gone.current = false;
    // The browser's Back brings this page as it was left: busy.
    const back = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false);
    window.addEventListener('pageshow', back);
    return () => {
      gone.current = true;
      window.removeEventListener('pageshow', back);
    };
  }, []);

  const start = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { url } = await ask();
      if (!gone.current) window.location.assign(url);
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
      onRefused?.(error);
    }
  };
  return { busy, failure, start };
}
