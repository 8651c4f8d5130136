import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { CardPage } from './card-page.tsx';
import styles from './entry-card.module.css';
import { Stack } from './stack.tsx';

/** The card of sign-in, and of what else someone does before they are in the app. */
export function EntryCard(props: Omit<ComponentPropsWithoutRef<'div'>, 'className'>) {
  return <CardPage {...props} className={styles.card} />;
}

/** The title of such a card, and the sentences below it. */
export function EntryHead({ children }: { children: ReactNode }) {
  return (
    <Stack gap={10} className={styles.head}>
      {children}
    </Stack>
  );
}

/** The sign above the title. */
export function EntryMark({ failed = false, children }: { failed?: boolean; children: ReactNode }) {
  return <span className={joinClasses(styles.mark, failed && styles.failed)}>{children}</span>;
}
