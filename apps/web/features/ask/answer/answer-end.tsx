import { Subheading } from '#apps/ui/layout/heading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { ask } from '#words/app/ask.ts';
import type { Answer } from '../model/advice.ts';
import styles from './answer.module.css';
import { ProfessionalNote } from './professional-note.tsx';
import { TaskChip } from './task-chip.tsx';

type AnswerEndProps = { answer: Pick<Answer, 'steps' | 'stop' | 'tasks'> };

/** What follows the steps: whether to leave the work to a professional, and the tasks that help besides the cited ones. */
export function AnswerEnd({ answer: { steps, stop, tasks } }: AnswerEndProps) {
  const cited = new Set(
    steps.flatMap(({ cites }) => cites.map((cite) => (cite.kind === 'task' ? cite.id : undefined))),
  );
  const others = tasks.filter(({ taskId }) => !cited.has(taskId));
  return (
    <>
      {stop === 'professional' && <ProfessionalNote>{ask.answer.professionalText}</ProfessionalNote>}
      {others.length > 0 && (
        <Stack gap={12}>
          <Subheading size="sm-650">{cited.size > 0 ? ask.answer.otherTasks : ask.answer.tasks}</Subheading>
          <ul className={styles.sources}>
            {others.map(({ taskId, title }) => (
              <li key={taskId}>
                <TaskChip taskId={taskId} title={title} />
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </>
  );
}
