import { useEffect } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * Loads a script that the user may need later, once `isReady` and the browser is idle. If that fails, the script's first
 * use reports it.
 */
export function usePreloadWhenIdle(load: () => Promise<unknown>, isReady = true) {
  useEffect(() => {
    if (!isReady) return;
    let isGone = false;
    whenIdle(() => {
      if (!isGone) load().catch(() => {});
    });
    return () => {
      isGone = true;
    };
  }, [load, isReady]);
}
