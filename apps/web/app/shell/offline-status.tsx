import { useSyncExternalStore } from 'react';
import { OfflineBanner } from '#apps/ui/shell/offline-banner.tsx';
import { shell as words } from '#words/app/shell.ts';
import { start } from '#words/site/live/start.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

type OfflineStatusProps = {
  /** What the user sees: their week, another page of the app, or a page without an account. */
  on: 'week' | 'household' | 'visitor';
};

const texts = {
  week: words.offlineWeek,
  household: words.offlineHome,
  visitor: start.offline,
} as const;

export function OfflineStatus({ on }: OfflineStatusProps) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{!online && <OfflineBanner>{texts[on]}</OfflineBanner>}</div>;
}
