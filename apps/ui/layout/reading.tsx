import type { ReactNode } from 'react';
import { PageContents, type Part } from './page-contents.tsx';
import styles from './reading.module.css';

/** A long text in a readable width, with a table of contents, beside it if there is space. */
export function Reading({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  return (
    <div className={styles.reading}>
      <PageContents parts={parts} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
