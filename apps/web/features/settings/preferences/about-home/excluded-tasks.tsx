import { useRef } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { aboutHome as words } from '#words/app/about-home.ts';
import { TaskList } from './task-list.tsx';
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
    <TaskList
      id="excluded"
      title={words.excluded}
      heading={heading}
      about={words.excludedAbout}
      none={words.noneExcluded}
      tasks={tasks}
      failure={inclusion.isError && <Alert>{messageOf(inclusion.error)}</Alert>}
    >
      {(task) => (
        <Button
          variant="ghost"
          small
          busy={inclusion.isPending && inclusion.variables.taskId === task.taskId}
          disabled={inclusion.isPending}
          onClick={() => include(task)}
        >
          {words.include} <VisuallyHidden>{task.title}</VisuallyHidden>
        </Button>
      )}
    </TaskList>
  );
}
