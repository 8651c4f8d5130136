import { Suspense } from 'react';
import type { ReferenceTable as Reference } from '#core/catalogue/guides/guide.ts';
import { pluralise } from '#core/domain/pluralise.ts';
import type { GuideCard, GuideTask } from '../../content/guide-content.ts';
import { useAuth } from '../../session/use-auth.ts';
import { GuideTaskCard } from './guide-task-card.tsx';
import { ReferenceTable } from './reference-table.tsx';
import { RestSkeleton } from './rest-skeleton.tsx';
import styles from './schedule.module.css';
import { Section } from './section.tsx';
import { sections } from './sections.ts';
import { SignUpPrompt } from './sign-up-prompt.tsx';
import { TaskRows, TaskTable } from './task-table.tsx';
import { useRestOfTasks } from './use-guides.ts';

type Props = { guide: GuideCard; tasks: readonly GuideTask[]; reference: Reference | undefined };

/** The guide's tasks. Visitors see the first few and the number of the others; signed-in users see all. */
export function Schedule({ guide, tasks, reference }: Props) {
  const auth = useAuth();
  const remaining = guide.taskCount - tasks.length;
  const hidesRest = remaining > 0 && auth.status === 'signed-out';
  return (
    <Section
      {...sections.schedule}
      lede={`${pluralise(guide.taskCount, 'task')}: how often, how long, how hard, and how to do it safely.`}
    >
      <TaskTable
        caption={hidesRest ? `The first ${tasks.length} of ${guide.taskCount} tasks at a glance` : 'At a glance'}
        tasks={tasks}
      >
        {remaining > 0 && auth.status === 'signed-in' && (
          <Suspense fallback={null}>
            <RestOfRows guide={guide} />
          </Suspense>
        )}
      </TaskTable>
      {reference && <ReferenceTable table={reference} />}
      <ol className={styles.tasks}>
        {tasks.map((task, index) => (
          <GuideTaskCard key={task.id} task={task} open={index === 0} />
        ))}
        {remaining > 0 && auth.status !== 'signed-out' && (
          <Suspense fallback={<RestSkeleton count={remaining} />}>
            {auth.status === 'signed-in' ? <RestOfTasks guide={guide} /> : <RestSkeleton count={remaining} />}
          </Suspense>
        )}
      </ol>
      {hidesRest && <SignUpPrompt guide={guide} remaining={remaining} />}
    </Section>
  );
}

function RestOfTasks({ guide }: { guide: GuideCard }) {
  return useRestOfTasks(guide.slug).map((task) => <GuideTaskCard key={task.id} task={task} />);
}

function RestOfRows({ guide }: { guide: GuideCard }) {
  return <TaskRows tasks={useRestOfTasks(guide.slug)} />;
}
