import type { ReactNode } from 'react';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { Stack } from '#apps/ui/layout/stack.tsx';
import styles from './home-section.module.css';

type Props = {
  id: string;
  title: string;
  /** A sentence or two below the heading. */
  lede?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A section of the home page that a link can lead to. */
export function HomeSection({ id, title, lede, className, children }: Props) {
  return (
    <section className={joinClasses(styles.section, className)} id={id} aria-labelledby={`${id}-title`}>
      <Stack gap={12} className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lede && <p>{lede}</p>}
      </Stack>
      {children}
    </section>
  );
}
