import { Stack } from '#apps/ui/layout/stack.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { frame } from '#words/site/frame.ts';
import { guides as words } from '#words/site/guides.ts';
import type { GuideContent, GuideTask } from '../../content/guide-content.ts';
import { GuideTaskCard } from './guide-task-card.tsx';
import { ReferenceTable } from './reference-table.tsx';
import styles from './schedule.module.css';
import { Section } from './section.tsx';
import { sections } from './sections.ts';
import { SignUpPrompt } from './sign-up-prompt.tsx';
import { TaskRows } from './task-table.tsx';

type Props = {
  content: Pick<GuideContent, 'guide' | 'tasks' | 'reference' | 'kinds' | 'codes'>;
  rest: string | undefined;
};

/** The guide's tasks. Visitors see the first few and the number of the others; users see all. */
export function Schedule({ content: { guide, tasks, reference, kinds, codes }, rest }: Props) {
  const remaining = guide.taskCount - tasks.length;
  return (
    <Section {...sections.schedule} lede={words.schedule(guide.taskCount)}>
      {kinds && <ReferenceTable table={kinds} />}
      {reference && <ReferenceTable table={reference} />}
      <Stack as="ol" gap={16} className={styles.tasks} data-rest={rest}>
        {tasks.map((task) => (
          <GuideTaskCard key={task.id} task={task} />
        ))}
        <template>
          {Array.from({ length: remaining }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all entries are identical
            <li className={styles.coming} key={index}>
              {index === 0 && <VisuallyHidden>{frame.loading}</VisuallyHidden>}
            </li>
          ))}
        </template>
      </Stack>
      {codes && <ReferenceTable table={codes} />}
      {remaining > 0 && <SignUpPrompt guide={guide} remaining={remaining} />}
    </Section>
  );
}

/** The tasks that only users see, as a file of its own: the rows of the table and the cards. */
export function RestOfSchedule({ tasks }: { tasks: readonly GuideTask[] }) {
  return (
    <>
      <table>
        <tbody>
          <TaskRows tasks={tasks} />
        </tbody>
      </table>
      <ol>
        {tasks.map((task) => (
          <GuideTaskCard key={task.id} task={task} />
        ))}
      </ol>
    </>
  );
}
