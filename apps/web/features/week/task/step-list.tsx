import { Words } from '#apps/ui/content/words.tsx';
import { rest } from '#words/app/week/rest.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import type { Task } from '../model/week.ts';
import styles from './step-list.module.css';

type StepListProps = { task: Task; actions: TaskActions };

/** A week that an earlier version stored has no steps of the user's own. */
export const stepsOf = ({ guide, steps }: Task): readonly string[] => guide?.steps ?? steps ?? [];

/** The steps of an open task, each with a box to tick. */
export function StepList({ task, actions }: StepListProps) {
  const done = new Set(task.stepsDone ?? []);
  const tick = (place: number, isDone: boolean) => {
    const places = isDone ? [...done, place] : [...done].filter((other) => other !== place);
    actions.tickSteps(
      task,
      places.toSorted((one, other) => one - other),
    );
  };
  return (
    <ol className={styles.list} aria-label={rest.details.steps}>
      {stepsOf(task).map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same words, and their order stays
        <li key={place}>
          <label className={styles.step}>
            <input
              className={styles.box}
              type="checkbox"
              checked={done.has(place)}
              disabled={actions.isPlaceholder}
              onChange={({ target }) => tick(place, target.checked)}
            />
            <span>
              <Words>{step}</Words>
            </span>
          </label>
        </li>
      ))}
    </ol>
  );
}
