import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { passport as words } from '#words/passport.ts';
import { Subheading } from '../layout/heading.tsx';
import { Stack } from '../layout/stack.tsx';
import { Muted } from '../layout/text.tsx';
import { EntryTable, type ShownColumns } from './entry-table.tsx';
import type { Equipment } from './passport.ts';
import styles from './passport-document.module.css';

/** The maintenance of one item. */
export function CareTable({ equipment, includes }: { equipment: Equipment; includes: ShownColumns }) {
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
