import type { ComponentPropsWithoutRef } from 'react';
import { Card } from '../../ui/card.tsx';
import styles from './entry-card.module.css';

/** The card in the middle of the page that sign-in and its link happen in. */
export function EntryCard({ children, ...rest }: Omit<ComponentPropsWithoutRef<'div'>, 'className'>) {
  return (
    <div {...rest} className={styles.page}>
      <Card className={styles.card ?? ''}>{children}</Card>
    </div>
  );
}
