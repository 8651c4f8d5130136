import { useSyncExternalStore } from 'react';
import styles from '#apps/ui/shell/offline-banner.module.css';

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
  week: 'You’re offline. You can tick, move, add, skip and note: it’s sent when you’re back.',
  household: 'You’re offline. What you see may be out of date. Only your week can be changed until you’re back.',
  visitor: 'You’re offline. What you see may be out of date, and changes can’t be saved.',
} as const;

export function OfflineBanner({ on }: OfflineBannerProps) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return <div role="status">{!online && <p className={styles.banner}>{texts[on]}</p>}</div>;
}
