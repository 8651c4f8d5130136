import type { ReactNode } from 'react';
import { joinClasses } from '#apps/ui/join-classes.ts';
import styles from './home-section.module.css';

type Props = {
  id: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A section of the home page that a link can lead to. */
export function HomeSection({ id, title, className, children }: Props) {
  return (
    <section className={joinClasses(styles.section, className)} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
      </div>
      {children}
    </section>
  );
}
