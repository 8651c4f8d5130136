import type { ReactNode } from 'react';
import styles from './passport-document.module.css';

const headings = {
  equipment: 'Equipment',
  care: 'Maintenance',
  works: 'Repairs and other work',
  figures: 'In figures',
  photos: 'Photos',
  annex: 'Annex: every entry',
} as const;

type SectionProps = { of: keyof typeof headings; children: ReactNode };

/** A part of the passport. */
export function Section({ of, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={`passport-${of}`}>
      <h2 className={styles.heading} id={`passport-${of}`}>
        {headings[of]}
      </h2>
      {children}
    </section>
  );
}
