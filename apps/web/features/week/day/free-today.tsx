import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { week } from '#words/app/week/week.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import { freeTodayText } from '../model/board.ts';
import type { Day } from '../model/days.ts';
import type { Task } from '../model/week.ts';
import { TaskRow } from '../task/task-row.tsx';
import styles from './free-today.module.css';

type FreeTodayProps = {
  today: string;
  /** The next day of the week with tasks. */
  next: Day | undefined;
  /** What someone who has just joined can begin with. */
  quickWin: Task | undefined;
  actions: TaskActions;
};

/** What the current day says if it has no tasks. */
export function FreeToday({ today, next, quickWin, actions }: FreeTodayProps) {
  if (!quickWin)
    return (
      <Muted as="p" className={styles.text}>
        {freeTodayText(next)}
      </Muted>
    );
  return (
    <>
      <Muted as="p" className={styles.text} id="quick-win">
        {quickWin.completed ? week.quickWinDone : week.quickWin}
      </Muted>
      <Stack as="ul" aria-labelledby="quick-win">
        <TaskRow task={quickWin} today={today} actions={actions} />
      </Stack>
    </>
  );
}
