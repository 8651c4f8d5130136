import { useSyncExternalStore } from 'react';
import styles from '#apps/ui/shell/offline-banner.module.css';
import { shell as words } from '#words/app/shell.ts';
import { common } from '#words/common.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

type OfflineBannerProps = {
  /** What the user sees: their week, another page of the app, or a page without an account. */
  on: 'week' | 'household' | 'visitor';
};

const texts = {
  week: words.offlineWeek,
  household: words.offlineHome,
  visitor: common.offline,
} as const;

export function OfflineBanner({ on }: OfflineBannerProps) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{!online && <p className={styles.banner}>{texts[on]}</p>}</div>;
}
