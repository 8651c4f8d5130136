import type { ComponentPropsWithoutRef } from 'react';
import { Card } from './card.tsx';
import styles from './entry-card.module.css';

/** The centred card that contains sign-in and link verification. */
export function EntryCard({ children, ...rest }: Omit<ComponentPropsWithoutRef<'div'>, 'className'>) {
  return (
    <div {...rest} className={styles.page}>
      <Card className={styles.card ?? ''}>{children}</Card>
    </div>
  );
}
