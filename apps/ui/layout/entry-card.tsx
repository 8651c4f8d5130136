import type { ComponentPropsWithoutRef } from 'react';
import { CardPage } from './card-page.tsx';
import styles from './entry-card.module.css';

/** The card that contains sign-in and link verification. */
export function EntryCard(props: Omit<ComponentPropsWithoutRef<'div'>, 'className'>) {
  return <CardPage {...props} className={styles.card} />;
}
