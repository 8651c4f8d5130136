import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { history } from '#words/app/history/history.ts';
import { format } from '#words/format.ts';
import type { Figures } from '../model/history.ts';
import styles from './figure-list.module.css';

const { figures: words } = history;

/** So many fit below the number; the rest open with a click. */
const shownAtOnce = 2;

/** The safety checks that waited longer than they should, each with how long. */
export function LateList({ late }: { late: Figures['safety']['late'] }) {
  const lines = late.map(({ careTaskId, title, dueOn, doneOn, daysLate }) => (
    <li key={`${careTaskId} ${dueOn}`}>
      <Text weight={550} breaks className={styles.name}>
        {title}
      </Text>{' '}
      <span>
        {doneOn
          ? words.late(daysLate, format.date(doneOn, 'shortDay'))
          : words.stillOpen(format.date(dueOn, 'shortDay'))}
      </span>
    </li>
  ));
  return (
    <>
      <Stack as="ul" gap={6} className={styles.list}>
        {lines.slice(0, shownAtOnce)}
      </Stack>
      {lines.length > shownAtOnce && (
        <Disclosure label={words.more(lines.length - shownAtOnce)}>
          <Stack as="ul" gap={6} className={styles.list}>
            {lines.slice(shownAtOnce)}
          </Stack>
        </Disclosure>
      )}
    </>
  );
}
