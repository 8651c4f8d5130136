import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { passport as words } from '#words/passport.ts';
import { Subheading } from '../layout/heading.tsx';
import { Stack } from '../layout/stack.tsx';
import { Muted } from '../layout/text.tsx';
import { EntryTable, type ShownColumns } from './entry-table.tsx';
import { type Equipment, type Passport, partsOf } from './passport.ts';
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
          <Stack as="section" gap={4} className={styles.item} aria-label={words.allWorks}>
            <Subheading size="md-650" className={styles.subheading}>
              {words.sections.works}
            </Subheading>
            <EntryTable label={words.allWorks} lines={works} includes={includes} />
          </Stack>
        )}
      </Section>
    </div>
  );
}

/** The maintenance of one item. */
function CareTable({ equipment, includes }: { equipment: Equipment; includes: ShownColumns }) {
  const { lastDone, entries } = equipment;
  const item = itemName(equipment.item);
  return (
    <Stack as="section" gap={4} className={styles.item} aria-label={item}>
      <Subheading size="md-650" className={styles.subheading}>
        {item} {lastDone && <Muted weight={450}>{words.lastOn(format.date(lastDone))}</Muted>}
      </Subheading>
      <EntryTable label={words.careOf(item)} lines={entries} includes={includes} />
    </Stack>
  );
}
