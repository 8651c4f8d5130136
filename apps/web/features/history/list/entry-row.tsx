import { Suspense } from 'react';
import { Words } from '#apps/ui/content/words.tsx';
import { Chip } from '#apps/ui/feedback/chip.tsx';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { isBooking } from '#core/domain/history/is-booking.ts';
import { isolated } from '#core/domain/text/isolated.ts';
import { amounts } from '#words/amounts.ts';
import { history } from '#words/app/history/history.ts';
import { durations } from '#words/durations.ts';
import { format } from '#words/format.ts';
import { itemName } from '#words/item-names.ts';
import { actorName } from '../../../household/actor-name.ts';
import { ByText } from '../../../household/history-entry/by-text.tsx';
import { useUser } from '../../../session/use-auth.ts';
import { useMay } from '../../../session/use-may.ts';
import { broughtBy, type Entry, type EntryActions } from '../model/history.ts';
import { EntryMenu } from './entry-menu.tsx';
import styles from './entry-row.module.css';
import { FileStrip } from './lazy-file-strip.ts';

/** One entry of the list: its day, what was done, by whom, and what it cost. */
export function EntryRow({ entry, actions }: { entry: Entry; actions: EntryActions }) {
  const { personId } = useUser();
  const { id, date, kind, title, item, minutes, by, actor, note, cost, safety } = entry;
  const mayChange = useMay('member');
  const facts = [isolated(itemName(item)), kind === 'done' && minutes !== null && durations.short(minutes)].filter(
    Boolean,
  );
  return (
    <li className={joinClasses(styles.row, kind !== 'done' && styles.undone)} data-task={id}>
      <Stack as="p" align="center" className={styles.day}>
        <VisuallyHidden>{format.date(date)}</VisuallyHidden>
        <span className={styles.number} aria-hidden="true">
          {Number(date.slice(8))}
        </span>
        <span className={styles.weekday} aria-hidden="true">
          {format.date(date, 'shortWeekday')}
        </span>
      </Stack>
      <Stack gap={2} className={styles.body}>
        <Text as="p" weight={600} tight breaks className={styles.title}>
          <Words>{title}</Words>
        </Text>
        <Row as="p" gap={8} lines={4} className={styles.facts}>
          {kind !== 'done' && <Chip tone="plain">{history.kinds[kind]}</Chip>}
          {kind === 'done' && isBooking(entry) && <Chip tone="plain">{history.list.booked}</Chip>}
          <span>{facts.join(' · ')}</span>
          {safety && <Chip>{history.list.safety}</Chip>}
          {by && <ByText by={by} />}
          {actions.isShared && actor && actor.id !== personId && <span>{broughtBy(entry, actorName(actor))}</span>}
        </Row>
        {note && (
          <Text as="p" size="sm" breaks lines measure={42} className={styles.note}>
            <Words>{note}</Words>
          </Text>
        )}
        {entry.files.length > 0 && (
          <Suspense fallback={<div className={styles.files} />}>
            <FileStrip
              about={`${isolated(title)}, ${format.date(date)}`}
              files={entry.files}
              onShow={(file) => actions.showFile(entry, file)}
            />
          </Suspense>
        )}
      </Stack>
      {cost && (
        <Text as="p" weight={600} numeric className={styles.cost}>
          {amounts.exact(cost)}
        </Text>
      )}
      {mayChange && (
        <div className={styles.menu}>
          <EntryMenu entry={entry} actions={actions} />
        </div>
      )}
    </li>
  );
}
