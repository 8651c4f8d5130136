import { useRef } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Chip } from '#apps/ui/feedback/chip.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { aboutHome as words } from '#words/app/about-home.ts';
import { itemName } from '#words/item-names.ts';
import styles from './excluded-tasks.module.css';
import { type ExcludedTask, useIncludeTask } from './use-home.ts';

/** Lists the tasks that are never planned, each with a button to plan it again. Nothing until there is one. */
export function ExcludedTasks({ tasks }: { tasks: readonly ExcludedTask[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const inclusion = useIncludeTask({ onIncluded: () => heading.current?.focus() });
  const include = (task: ExcludedTask) => {
    track('settings_interaction', { element_name: 'include_task' });
    inclusion.mutate(task);
  };
  if (tasks.length === 0 && !inclusion.isSuccess) return null;
  return (
    <section className={styles.section} aria-labelledby="excluded">
      <h3 className={styles.heading} id="excluded" ref={heading} tabIndex={-1}>
        {words.excluded}
      </h3>
      <p className={styles.none}>{tasks.length > 0 ? words.excludedAbout : words.noneExcluded}</p>
      {inclusion.isError && <Alert>{messageOf(inclusion.error)}</Alert>}
      {tasks.length > 0 && (
        <ul className={styles.list}>
          {tasks.map((task) => (
            <li key={task.taskId} className={styles.row}>
              <div className={styles.words}>
                <h4>{task.title}</h4>
                <Chip>{itemName(task.item)}</Chip>
              </div>
              <Button
                variant="ghost"
                small
                busy={inclusion.isPending && inclusion.variables.taskId === task.taskId}
                disabled={inclusion.isPending}
                onClick={() => include(task)}
              >
                {words.include}
                <VisuallyHidden>{task.title}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
