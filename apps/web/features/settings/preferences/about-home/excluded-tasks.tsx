import { useRef } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Chip } from '#apps/ui/feedback/chip.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
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
    <Stack as="section" gap={8} aria-labelledby="excluded">
      <Heading as="h3" className={styles.heading} id="excluded" ref={heading} tabIndex={-1}>
        {words.excluded}
      </Heading>
      <Muted as="p">{tasks.length > 0 ? words.excludedAbout : words.noneExcluded}</Muted>
      {inclusion.isError && <Alert>{messageOf(inclusion.error)}</Alert>}
      {tasks.length > 0 && (
        <Stack as="ul">
          {tasks.map((task) => (
            <Row key={task.taskId} as="li" gap={16} lines={8} spread="apart" className={styles.row}>
              <Stack gap={8} align="start" className={styles.words}>
                <h4>{task.title}</h4>
                <Chip>{itemName(task.item)}</Chip>
              </Stack>
              <Button
                variant="ghost"
                small
                busy={inclusion.isPending && inclusion.variables.taskId === task.taskId}
                disabled={inclusion.isPending}
                onClick={() => include(task)}
              >
                {words.include} <VisuallyHidden>{task.title}</VisuallyHidden>
              </Button>
            </Row>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
