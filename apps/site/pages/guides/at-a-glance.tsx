import { guides as words } from '#words/site/guides.ts';
import type { GuideCard, GuideTask } from '../../content/guide-content.ts';
import { TaskTable } from './task-table.tsx';

/** The guide's tasks as a table, which gets the other rows for users: live/rest-of-guide.ts. */
export function AtAGlance({ guide, tasks }: { guide: GuideCard; tasks: readonly GuideTask[] }) {
  const part = (
    <>
      <span data-for="visitor">{words.firstOf(tasks.length, guide.taskCount)}</span>
      <template data-for="user">{words.glance}</template>
    </>
  );
  return (
    <div id="at-a-glance">
      <TaskTable caption={guide.taskCount > tasks.length ? part : words.glance} tasks={tasks} />
    </div>
  );
}
