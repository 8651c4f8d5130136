import { useEffect } from 'react';

/** Keeps the screen on while a task is done with wet or dirty hands. Browsers that can't do it let it go dark as usual. */
export function useScreenOn(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    // The browser releases it whenever the page is hidden.
    const keep = async () => {
      if (document.visibilityState !== 'visible') return;
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver || (lock && !lock.released)) void granted?.release();
      else lock = granted;
    };
    void keep();
    document.addEventListener('visibilitychange', keep);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', keep);
      void lock?.release();
    };
  }, [isWanted]);
}
