import type { ReactNode } from 'react';
import { PageContents, type Part } from './page-contents.tsx';
import styles from './reading.module.css';

/** A long text in a readable width, with a list of its parts, beside it where there is room. */
export function Reading({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  return (
    <div className={styles.reading}>
      <PageContents parts={parts} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
