import { useEffect } from 'react';

/** Runs what public pages run too, as long as the component is shown. */
export function useLive(run: (signal: AbortSignal) => void): void {
  useEffect(() => {
    const page = new AbortController();
    run(page.signal);
    return () => page.abort();
  }, [run]);
}
