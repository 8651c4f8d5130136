import type { ReactNode } from 'react';
import { sources as words } from '#words/sources.ts';
import styles from './elsewhere.module.css';

/** What holds in other countries only, folded away. Folds without script, and prints expanded. */
export function Elsewhere({ children }: { children: ReactNode }) {
  return (
    <details className={styles.elsewhere}>
      <summary>{words.inOtherCountries}</summary>
      {children}
    </details>
  );
}
