import { useRef } from 'react';
import { track } from '../../../analytics/track.ts';
import { messageOf } from '../../../api/api-error.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { SettingsCard } from '../settings-card.tsx';
import styles from './excluded-tasks-card.module.css';
import { type ExcludedTask, useExcludedTasks, useIncludeTask } from './use-excluded-tasks.ts';

/** Lists the tasks that are never planned, each with a button to plan it again. */
export function ExcludedTasksCard() {
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useExcludedTasks();
  const inclusion = useIncludeTask({ onIncluded: () => heading.current?.focus() });
  const include = (task: ExcludedTask) => {
    track('settings_interaction', { element_name: 'include_task' });
    inclusion.mutate(task);
  };
  return (
    <SettingsCard
      title="Not in your home"
      about="If a task doesn’t apply to your home, choose “Not in my home” in its menu. It isn’t planned again and is listed here."
      headingRef={heading}
    >
      {inclusion.isError && <Alert>{messageOf(inclusion.error)}</Alert>}
      <Content list={list}>
        {(task) => (
          <Button
            variant="ghost"
            small
            busy={inclusion.isPending && inclusion.variables.taskId === task.taskId}
            disabled={inclusion.isPending}
            onClick={() => include(task)}
          >
            Plan it again<VisuallyHidden>: {task.title}</VisuallyHidden>
          </Button>
        )}
      </Content>
    </SettingsCard>
  );
}

type ContentProps = {
  list: ReturnType<typeof useExcludedTasks>;
  children: (task: ExcludedTask) => React.ReactNode;
};

function Content({ list, children }: ContentProps) {
  const { data, isPaused, isError, isFetching, error, refetch } = list;
  if (data?.length === 0) return <p className={styles.none}>So far, every task applies.</p>;
  if (data)
    return (
      <ul className={styles.list}>
        {data.map((task) => (
          <li key={task.taskId} className={styles.row}>
            <div className={styles.words}>
              <h3>{task.title}</h3>
              <Chip>{task.item}</Chip>
            </div>
            {children(task)}
          </li>
        ))}
      </ul>
    );
  if (isPaused) return <Alert tone="info">The list loads as soon as you are back online.</Alert>;
  if (!isError)
    return (
      <>
        <VisuallyHidden role="status">Loading...</VisuallyHidden>
        <Skeleton width="55%" height="1.25rem" />
      </>
    );
  return (
    <Alert
      action={
        <Button variant="ghost" small busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  );
}
