import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import type { LastDoneTime } from '#core/domain/home/last-done.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import type { Task } from '../model/week.ts';
import styles from './last-done.module.css';

const answers: readonly { readonly when: LastDoneTime; readonly label: string }[] = [
  { when: 'this-year', label: 'This year' },
  { when: 'last-year', label: 'Last year' },
  { when: 'longer-ago', label: 'Longer ago' },
  { when: 'unknown', label: 'Never or not sure' },
];

/** Asks when a yearly job or a visit was last done, before Upkept planned it. In one line until it is opened. */
export function LastDone({ task, actions }: { task: Task; actions: TaskActions }) {
  return (
    <div className={styles.question}>
      <Disclosure label="When was this last done?">
        <div className={styles.answers}>
          {answers.map(({ when, label }) => (
            <button
              key={when}
              type="button"
              className={styles.answer}
              disabled={actions.locked}
              onClick={() => actions.setLastDone(task, when)}
            >
              {label}
            </button>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
