import { TaskGuide } from '../../../household/task-guide.tsx';
import type { Task } from '../model/week.ts';

/** Instructions: the guide of a planned task, or the user's own notes. */
export type TaskDetailsProps = { task: Task };

export function TaskDetails({ task: { guide, description } }: TaskDetailsProps) {
  return <TaskGuide guide={guide} note={guide && description === guide.why ? '' : description} />;
}
