import type { OutputOf } from '#apps/ui/api/client.ts';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { waits as words } from '#words/app/waits.ts';
import { fullTitle } from '#words/full-title.ts';
import { itemName } from '#words/item-names.ts';
import { rhythm } from '#words/rhythm.ts';
import styles from './waiting-list.module.css';

type WaitingTask = OutputOf<'getHome'>['waiting'][number];

/** A longer list would only worry people: those that follow matter less. */
const mostShown = 5;

/** The weightiest tasks that come less often than they should, each with what the plan can do. */
export function WaitingList({ tasks }: { tasks: readonly WaitingTask[] }) {
  const more = tasks.length - mostShown;
  return (
    <Stack as="ul" gap={12} className={styles.list}>
      {tasks.slice(0, mostShown).map((task) => (
        <li key={task.taskId}>
          <Text weight={550} tight breaks>
            {fullTitle(itemName(task.item), task.title)}
          </Text>{' '}
          <Muted>{reasonOf(task)}</Muted>
        </li>
      ))}
      {more > 0 && <Muted as="li">{words.more(more)}</Muted>}
    </Stack>
  );
}

function reasonOf({ everyDays, wantedDays }: WaitingTask): string {
  const wanted = rhythm.every(wantedDays);
  if (everyDays === null) return words.noRoom(wanted);
  const planned = rhythm.every(everyDays);
  return planned === wanted ? words.later(wanted) : words.instead(planned, wanted);
}
