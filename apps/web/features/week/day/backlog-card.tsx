import { useState } from 'react';
import { Button } from '#apps/ui/controls/button.tsx';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import type { OverdueAction } from '#core/domain/plan/overdue.ts';
import { backlog as words } from '#words/app/week/backlog.ts';
import { durations } from '#words/durations.ts';
import { useMay } from '../../../session/use-may.ts';
import { useClearOverdue } from '../data/use-clear-overdue.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import { Icon } from '../icon.tsx';
import type { Backlog } from '../model/board.ts';
import { TaskRow } from '../task/task-row.tsx';
import styles from './backlog-card.module.css';

const choices: readonly OverdueAction[] = ['spread', 'today', 'let-go'];

/** More tasks than this are folded, so that today stays in sight. */
const mostUnfolded = 2;

export type BacklogCardProps = { backlog: Backlog; today: string; actions: TaskActions };

/** What earlier days left open, with one press for each way to clear it. */
export function BacklogCard({ backlog, today, actions }: BacklogCardProps) {
  const { tasks, open, minutes } = backlog;
  const [isUnfolded, setIsUnfolded] = useState(tasks.length <= mostUnfolded);
  const { clearing, clear } = useClearOverdue({ onCleared: actions.focusHeading });
  const isDone = open === 0;
  const mayChange = useMay('member');
  return (
    <Card as="section" className={joinClasses(styles.card, isDone && styles.caughtUp)} aria-labelledby="earlier">
      <Row gap={8} lines={0} align="baseline">
        <Heading id="earlier">{isDone ? words.done : words.title}</Heading>
        {!isDone && (
          <Muted numeric>
            {words.tasks(open)}
            {minutes > 0 && ` · ${durations.short(minutes)}`}
          </Muted>
        )}
      </Row>
      {isDone ? (
        <Muted as="p" className={styles.hint}>
          {words.doneText}
        </Muted>
      ) : (
        mayChange && (
          <>
            <Muted as="p" className={styles.hint}>
              {words.text}
            </Muted>
            <Row gap={8} align="stretch" className={styles.choices}>
              {choices.map((action) => (
                <Button
                  key={action}
                  className={styles.choice ?? ''}
                  variant="ghost"
                  small
                  disabled={actions.isOffline || (clearing !== undefined && clearing !== action)}
                  busy={clearing === action}
                  onClick={() => clear(action)}
                >
                  {words.choices[action]}
                </Button>
              ))}
            </Row>
          </>
        )
      )}
      {tasks.length > mostUnfolded && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {isUnfolded ? words.hide : words.unfold(tasks.length)}
          <Icon of="down" size={16} />
        </button>
      )}
      {isUnfolded && tasks.length > 0 && (
        <ul className={styles.tasks}>
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} today={today} actions={actions} showDate />
          ))}
        </ul>
      )}
    </Card>
  );
}
