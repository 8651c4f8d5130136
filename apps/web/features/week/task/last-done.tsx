import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import type { LastDoneTime } from '#core/domain/home/last-done-times.ts';
import { week } from '#words/app/week/week.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import type { Task } from '../model/week.ts';
import styles from './last-done.module.css';

const answers: readonly LastDoneTime[] = ['this-year', 'last-year', 'longer-ago', 'unknown'];

/** Asks when a yearly job or a visit was last done, before Upkept planned it. In one line until it is opened. */
export function LastDone({ task, actions }: { task: Task; actions: TaskActions }) {
  return (
    <div className={styles.question}>
      <Disclosure label={week.lastDone.question}>
        <Row gap={8} lines={2} align="stretch">
          {answers.map((when) => (
            <button
              key={when}
              type="button"
              className={styles.answer}
              disabled={actions.isOffline}
              onClick={() => actions.setLastDone(task, when)}
            >
              {week.lastDone[when]}
            </button>
          ))}
        </Row>
      </Disclosure>
    </div>
  );
}
