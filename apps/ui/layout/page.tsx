import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './page.module.css';

/** A page's column, with its title and the sentence below it. */
export function Page({
  above,
  title,
  lede,
  narrow = false,
  children,
}: {
  /** Above the title, such as breadcrumbs. */
  above?: ReactNode;
  title: ReactNode;
  lede?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={joinClasses(styles.page, narrow && styles.narrow)}>
      <div className={styles.head}>
        {above}
        <h1>{title}</h1>
        {lede && <p>{lede}</p>}
      </div>
      {children}
    </div>
  );
}
