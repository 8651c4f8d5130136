import type { ReactNode } from 'react';
import styles from './guide-card.module.css';

/** Cards beside one another as far as there is room. */
export function GuideGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
