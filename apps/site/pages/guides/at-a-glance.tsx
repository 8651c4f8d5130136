import type { GuideCard, GuideTask } from '../../content/guide-content.ts';
import { TaskTable } from './task-table.tsx';

const whole = 'At a glance';

/** The guide's tasks as a table, which gets the other rows for users: live/rest-of-guide.ts. */
export function AtAGlance({ guide, tasks }: { guide: GuideCard; tasks: readonly GuideTask[] }) {
  const part = (
    <>
      <span data-for="visitor">{`The first ${tasks.length} of ${guide.taskCount} tasks at a glance`}</span>
      <template data-for="user">{whole}</template>
    </>
  );
  return (
    <div id="at-a-glance">
      <TaskTable caption={guide.taskCount > tasks.length ? part : whole} tasks={tasks} />
    </div>
  );
}
