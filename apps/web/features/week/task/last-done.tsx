import { useId } from 'react';
import { Row } from '#apps/ui/layout/row.tsx';
import type { LastDoneTime } from '#core/domain/home/last-done-times.ts';
import { rest } from '#words/app/week/rest.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import type { Task } from '../model/week.ts';
import styles from './last-done.module.css';

const answers: readonly LastDoneTime[] = ['this-year', 'last-year', 'longer-ago', 'unknown'];

/** Asks when a yearly job or a visit was last done, before Upkept planned it. */
export function LastDone({ task, actions }: { task: Task; actions: TaskActions }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a form
    <div role="group" aria-labelledby={id}>
      <p id={id}>{rest.lastDone.question}</p>
      <Row gap={8} lines={2} align="stretch">
        {answers.map((when) => (
          <button
            key={when}
            type="button"
            className={styles.answer}
            disabled={actions.isOffline}
            onClick={() => actions.setLastDone(task, when)}
          >
            {rest.lastDone[when]}
          </button>
        ))}
      </Row>
    </div>
  );
}
