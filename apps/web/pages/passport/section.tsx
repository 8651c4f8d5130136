import type { ReactNode } from 'react';
import type { Heading, Headings } from './headings.ts';
import styles from './passport-document.module.css';

type SectionProps = { of: Heading; headings: Headings; children: ReactNode };

/** A part of the passport. In France its French name comes first. */
export function Section({ of, headings, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={`passport-${of}`}>
      <h2 className={styles.heading} id={`passport-${of}`}>
        <HeadingText of={of} headings={headings} />
      </h2>
      {children}
    </section>
  );
}

export function HeadingText({ of, headings }: Omit<SectionProps, 'children'>) {
  const { french } = headings;
  if (!french) return headings[of];
  return (
    <>
      <span lang="fr">{french[of]}</span> <span className={styles.translation}>{headings[of]}</span>
    </>
  );
}
