import type { ReactNode, Ref } from 'react';
import { Chip } from '#apps/ui/feedback/chip.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { itemName } from '#words/item-names.ts';
import styles from './task-list.module.css';

type TaskOfList = { readonly taskId: string; readonly title: string; readonly item: string };

type TaskListProps<Listed> = {
  id: string;
  title: string;
  /** Receives the focus when a row with it goes. */
  heading: Ref<HTMLHeadingElement>;
  about: string;
  none: string;
  tasks: readonly Listed[];
  /** What can be done about a task, beside its name, or below if that needs room. */
  children: (task: Listed) => ReactNode;
  isBelow?: boolean;
  failure?: ReactNode;
};

/** Tasks of the home with their items, about each of which something can be done. */
export function TaskList<Listed extends TaskOfList>(props: TaskListProps<Listed>) {
  const { id, title, heading, about, none, tasks, children, isBelow = false, failure } = props;
  const named = (task: Listed) => (
    <>
      <Stack gap={8} align="start" className={styles.words}>
        <h4>{task.title}</h4>
        <Chip>{itemName(task.item)}</Chip>
      </Stack>
      {children(task)}
    </>
  );
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <Heading as="h3" className={styles.heading} id={id} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <Muted as="p">{tasks.length > 0 ? about : none}</Muted>
      {failure}
      {tasks.length > 0 && (
        <Stack as="ul">
          {tasks.map((task) =>
            isBelow ? (
              <Stack key={task.taskId} as="li" gap={8} align="start" className={styles.row}>
                {named(task)}
              </Stack>
            ) : (
              <Row key={task.taskId} as="li" gap={16} lines={8} spread="apart" className={styles.row}>
                {named(task)}
              </Row>
            ),
          )}
        </Stack>
      )}
    </Stack>
  );
}
