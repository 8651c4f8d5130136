import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { passport as words } from '#words/passport.ts';
import { EntryTable, type ShownColumns } from './entry-table.tsx';
import type { Equipment } from './passport.ts';
import styles from './passport-document.module.css';

/** The maintenance of one item. */
export function CareTable({ equipment, includes }: { equipment: Equipment; includes: ShownColumns }) {
  const { lastDone, entries } = equipment;
  const item = itemName(equipment.item);
  return (
    <section className={styles.item} aria-label={item}>
      <h3 className={styles.subheading}>
        {item} {lastDone && <span className={styles.last}>{words.lastOn(format.date(lastDone))}</span>}
      </h3>
      <EntryTable label={words.careOf(item)} lines={entries} includes={includes} />
    </section>
  );
}
