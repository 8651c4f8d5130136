import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import styles from './entry-card.module.css';

/** The card in the middle of the page that sign-in and its link happen in. */
export function EntryCard({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Card className={styles.card ?? ''}>{children}</Card>
    </div>
  );
}
