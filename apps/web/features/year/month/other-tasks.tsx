import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Text } from '#apps/ui/layout/text.tsx';
import { year } from '#words/app/year.ts';
import type { OtherTask } from '../model/year.ts';
import styles from './other-tasks.module.css';

/** The number of a month's other tasks, which opens to their list. */
export function OtherTasks({ label, tasks }: { label: string; tasks: readonly OtherTask[] }) {
  return (
    <Disclosure label={label}>
      <ul className={styles.list}>
        {tasks.map(({ taskId, title, times }) => (
          <li key={taskId}>
            {title}
            {times > 1 && <Text color="soft">{year.times(times)}</Text>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
