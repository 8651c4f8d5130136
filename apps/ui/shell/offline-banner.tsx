import type { ReactNode } from 'react';
import styles from './offline-banner.module.css';

/** Says below the navbar that the browser is offline. */
export function OfflineBanner({ children }: { children: ReactNode }) {
  return <p className={styles.banner}>{children}</p>;
}
