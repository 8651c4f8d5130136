import type { ReactNode } from 'react';
import { Mark } from '../pictures/mark.tsx';
import styles from './disclosure.module.css';

/** A list that opens below its label. */
export function Disclosure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {label}
        <span className={styles.arrow}>
          <Mark of="down" size={16} />
        </span>
      </summary>
      {children}
    </details>
  );
}
