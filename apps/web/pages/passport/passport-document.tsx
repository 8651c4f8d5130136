import { product } from '#apps/contract/product.ts';
import { dateText } from '#apps/ui/content/date-text.ts';
import { CareTable } from './care-table.tsx';
import { EquipmentList } from './equipment-list.tsx';
import { headingsFor } from './headings.ts';
import { groupedChecksum, type Passport, partsOf } from './passport.ts';
import styles from './passport-document.module.css';
import { PassportFigures } from './passport-figures.tsx';
import { HeadingText, Section } from './section.tsx';
import { WorksTable } from './works-table.tsx';

/** The passport as it is read and printed: what the home has, what was done to it, and how to tell whether it was changed. */
export function PassportDocument({ passport }: { passport: Passport }) {
  const { country, generatedOn, home, includes, checksum } = passport;
  const headings = headingsFor(country);
  const { care, works } = partsOf(passport);
  return (
    <article className={styles.document}>
      <header className={styles.head}>
        <p className={styles.brand}>{product.name}</p>
        <h1 className={styles.title}>
          <HeadingText of="title" headings={headings} />
        </h1>
        {headings.limits && <p className={styles.subtitle}>{headings.limits}</p>}
        <p className={styles.subtitle}>
          {[home.propertyType, home.since && `records since ${dateText(home.since)}`, `as of ${dateText(generatedOn)}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <Section of="equipment" headings={headings}>
        <EquipmentList home={home} />
      </Section>
      <Section of="care" headings={headings}>
        {care.length > 0 ? (
          care.map((equipment) => <CareTable key={equipment.item} equipment={equipment} includes={includes} />)
        ) : (
          <p className={styles.nothing}>No maintenance is recorded yet.</p>
        )}
      </Section>
      <Section of="works" headings={headings}>
        {works.length > 0 ? (
          <WorksTable works={works} includes={includes} />
        ) : (
          <p className={styles.nothing}>No repairs or other work are recorded.</p>
        )}
      </Section>
      <Section of="figures" headings={headings}>
        <PassportFigures figures={passport.figures} />
      </Section>
      <footer className={styles.foot}>
        <p>
          Made by the household with {product.name} from its own records. Checksum (SHA-256), which changes if anything
          above does:
        </p>
        <p className={styles.checksum}>{groupedChecksum(checksum)}</p>
      </footer>
    </article>
  );
}
