import { TaskGuide } from '../../../household/task-guide.tsx';
import type { TaskActions } from '../data/use-task-actions.ts';
import type { Task } from '../model/week.ts';
import { TaskQuestion } from './task-question.tsx';

/** What the task asks about the home, and instructions: the guide of a planned task, or the user's own notes. */
export type TaskDetailsProps = { task: Task; actions: TaskActions };

export function TaskDetails({ task, actions }: TaskDetailsProps) {
  const { guide, description } = task;
  return (
    <>
      {task.asks && !task.completed && <TaskQuestion task={task} question={task.asks} actions={actions} />}
      <TaskGuide guide={guide} note={guide && description === guide.why ? '' : description} />
    </>
  );
}
