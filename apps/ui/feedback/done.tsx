import type { ReactNode } from 'react';
import { Mark } from '../pictures/mark.tsx';
import styles from './done.module.css';

/** What has been done; empty before that, so that screen readers announce it. */
export function Done({ as: Element = 'span', children }: { as?: 'span' | 'p'; children?: ReactNode }) {
  return (
    <Element className={styles.done} role="status">
      {children && (
        <>
          <Mark of="check" size={18} /> {children}
        </>
      )}
    </Element>
  );
}
