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

/** `canChange` is true for the week, which the user can change offline. */
export function OfflineBanner({ canChange }: { canChange: boolean }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          {canChange
            ? 'You’re offline. Changes are saved here and sent when you’re back.'
            : 'You’re offline. What you see may be out of date, and changes can’t be saved.'}
        </p>
      )}
    </div>
  );
}
