import { Suspense } from 'react';
import { Words } from '#apps/ui/content/words.tsx';
import { Button } from '#apps/ui/controls/button.tsx';
import { Row } from '#apps/ui/layout/row.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Steps } from '#apps/ui/layout/steps.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { lazyComponent, Nothing } from '#apps/ui/loading/lazy-component.ts';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { slugOfItem } from '#core/catalogue/item-slugs.ts';
import { rest } from '#words/app/week/rest.ts';
import { itemName } from '#words/item-names.ts';
import { TaskGuide } from '../../../household/task-guide.tsx';
import { useMay } from '../../../session/use-may.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import { type Task, tickLabel } from '../model/week.ts';
import { movedBy } from '../model/who-did.ts';
import { LastDone } from './last-done.tsx';
import { StepList, stepsOf } from './step-list.tsx';
import styles from './task-details.module.css';
import type { TaskPartsProps } from './task-parts.tsx';
import { TaskQuestion } from './task-question.tsx';
import type { TaskRhythmProps } from './task-rhythm.tsx';

/** Loads when a task is opened, as week screens are at the limit of their scripts. It shows something for few tasks. */
const TaskParts = lazyComponent<'TaskParts', TaskPartsProps>('TaskParts', () => import('./task-parts.tsx'), Nothing);

/** Loads likewise, for tasks whose rhythm the household may choose. */
const TaskRhythm = lazyComponent<'TaskRhythm', TaskRhythmProps>(
  'TaskRhythm',
  () => import('./task-rhythm.tsx'),
  Nothing,
);

export type TaskDetailsProps = { task: Task; actions: TaskActions };

/**
 * What the task asks about the home, what the assistant says of it, and instructions: the guide of a planned task, or the
 * user's own notes. The row's buttons come again at the end, because the row may be out of sight by then.
 */
export function TaskDetails({ task, actions }: TaskDetailsProps) {
  const { guide, description } = task;
  const mayChange = useMay('member') && !task.completed;
  const moved = task.completed ? undefined : movedBy(task, actions.viewer);
  const slug = slugOfItem(task.category);
  return (
    <>
      {task.asks && mayChange && <TaskQuestion task={task} question={task.asks} actions={actions} />}
      {task.line && !task.completed && (
        <Muted as="p" className={styles.line}>
          <Text weight={600}>{rest.details.line}</Text> {task.line}
        </Muted>
      )}
      {moved && (
        <Muted as="p" className={styles.moved}>
          {rest.details.moved(moved)}
        </Muted>
      )}
      <TaskGuide
        guide={guide}
        note={guide && description === guide.why ? '' : description}
        steps={
          mayChange ? (
            <Stack gap={10} align="start">
              <StepList task={task} actions={actions} />
              {isGuidable(task) && (
                <Button variant="ghost" small disabled={actions.isPlaceholder} onClick={() => actions.guide(task)}>
                  {rest.guided.open}
                </Button>
              )}
            </Stack>
          ) : guide ? undefined : (
            <Steps steps={stepsOf(task)} show={(step) => <Words>{step}</Words>} />
          )
        }
      />
      {task.asksLastDone && mayChange && <LastDone task={task} actions={actions} />}
      {task.learns && task.turnOf && mayChange && (
        <Suspense>
          <TaskRhythm careTaskId={task.turnOf} actions={actions} />
        </Suspense>
      )}
      {task.turnOf && (
        <Suspense>
          <TaskParts turnOf={task.turnOf} />
        </Suspense>
      )}
      {slug && (
        <p className={styles.appliance}>
          <Link to={paths.applianceOf(slug)}>
            {rest.details.appliance}{' '}
            <VisuallyHidden>{rest.details.applianceOf(itemName(task.category))}</VisuallyHidden>
          </Link>
        </p>
      )}
      {mayChange && (
        <Row gap={8} align="stretch" className={styles.actions}>
          <Button small disabled={actions.isPlaceholder} onClick={() => actions.toggle(task)}>
            {tickLabel(task)}
          </Button>
          <Button variant="ghost" small disabled={actions.isPlaceholder} onClick={() => actions.chooseDay(task)}>
            {rest.menu.chooseDay}
          </Button>
        </Row>
      )}
    </>
  );
}

/** Whether there is something to be led through: work of one's own, in several steps. */
const isGuidable = (task: Task): boolean =>
  !task.completed && task.guide?.professional !== true && stepsOf(task).length > 1;
