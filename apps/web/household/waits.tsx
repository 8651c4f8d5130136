import type { OutputOf } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { waits as words } from '#words/app/waits.ts';
import { fullTitle } from '#words/full-title.ts';
import { itemName } from '#words/item-names.ts';
import { rhythm } from '#words/rhythm.ts';
import { tasksPerWeekSaid, useSaveAtOnce } from './use-save-at-once.ts';
import styles from './waits.module.css';

type WaitsProps = Pick<OutputOf<'getHome'>, 'waiting'> & { waits: NonNullable<OutputOf<'getHome'>['waits']> };

/** What comes less often than it should, in one sentence, with the list folded and a larger week to choose. */
export function Waits({ waits: { sentence, raise }, waiting }: WaitsProps) {
  const { save, pending } = useSaveAtOnce();
  return (
    <Stack as="section" gap={8} className={styles.waits} aria-label={words.title}>
      <p className={styles.sentence}>{sentence}</p>
      <Row gap={16} lines={4} align="start" className={styles.choices}>
        {raise && (
          <Button
            variant="ghost"
            small
            disabled={pending.tasks_per_week !== undefined}
            onClick={() => save({ tasks_per_week: raise.tasksPerWeek }, tasksPerWeekSaid(raise.tasksPerWeek))}
          >
            {raise.label}
          </Button>
        )}
        <Disclosure label={words.see}>
          <WaitingList tasks={waiting} />
        </Disclosure>
      </Row>
    </Stack>
  );
}

type WaitingTask = OutputOf<'getHome'>['waiting'][number];

/** A longer list would only worry people: those that follow matter less. */
const mostShown = 5;

/** The weightiest tasks that come less often than they should, each with what the plan can do. */
function WaitingList({ tasks }: { tasks: readonly WaitingTask[] }) {
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
