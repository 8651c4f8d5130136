import type { ReactNode } from 'react';
import { joinClasses } from '#apps/ui/join-classes.ts';
import styles from './section.module.css';

type Props = {
  id: string;
  title: string;
  /** A sentence below the heading. */
  lede?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
};

/** A section of a guide, linked from the table of contents. */
export function Section({ id, title, lede, className, children }: Props) {
  return (
    <section className={joinClasses(styles.section, className)} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lede && <p className={styles.lede}>{lede}</p>}
      {children}
    </section>
  );
}
