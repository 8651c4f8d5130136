import { CareTable } from './care-table.tsx';
import { EntryTable } from './entry-table.tsx';
import { type Passport, partsOf } from './passport.ts';
import styles from './passport-document.module.css';
import { Section } from './section.tsx';

/** Everything that was done, which can be many pages. */
export function Annex({ passport }: { passport: Passport }) {
  const { care, works } = partsOf(passport);
  const { includes } = passport;
  return (
    <div className={styles.annex}>
      <Section of="annex">
        {care.map((equipment) => (
          <CareTable key={equipment.item} equipment={equipment} includes={includes} />
        ))}
        {works.length > 0 && (
          <section className={styles.item} aria-label="All repairs and other work">
            <h3 className={styles.subheading}>Repairs and other work</h3>
            <EntryTable label="All repairs and other work" lines={works} includes={includes} />
          </section>
        )}
      </Section>
    </div>
  );
}
