import type { ReactNode } from 'react';
import { passport as words } from '#words/passport.ts';
import styles from './passport-document.module.css';

type SectionProps = { of: keyof typeof words.sections; children: ReactNode };

/** A part of the passport. */
export function Section({ of, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={`passport-${of}`}>
      <h2 className={styles.heading} id={`passport-${of}`}>
        {words.sections[of]}
      </h2>
      {children}
    </section>
  );
}
