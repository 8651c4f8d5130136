import type { ReactNode } from 'react';
import styles from './guide-card.module.css';

/** A responsive grid of cards. */
export function GuideGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
