import { Row } from '#apps/ui/layout/row.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { durations } from '#words/durations.ts';
import { progress as words } from '#words/progress.ts';
import { home } from '#words/site/home.ts';
import { sampleTasks } from './sample-home.ts';
import styles from './task-preview.module.css';

/** A week with three tasks, one of which is done: live/previews/tasks.ts. */
export function TaskPreview() {
  const done = sampleTasks.filter(({ isDone }) => isDone);
  return (
    <div className={styles.card} data-preview="tasks">
      <Row gap={16} lines={4} spread="apart" className={styles.head}>
        <h4>{home.previews.due.week}</h4>
        <Text as="p" size="sm" color="evergreen" weight={600} className={styles.progress} role="status">
          {words.done(done.length, sampleTasks.length)}
        </Text>
      </Row>
      <ul>
        {sampleTasks.map(({ name, minutes, place, isDone }, index) => (
          <li key={name}>
            <div>
              <p id={`preview-task-${index}`} className={styles.name}>
                {name}
              </p>
              <Muted as="p">
                {durations.short(minutes)} · {place}
              </Muted>
            </div>
            <button
              type="button"
              aria-pressed={isDone}
              id={`preview-complete-${index}`}
              aria-labelledby={`preview-complete-${index} preview-task-${index}`}
            >
              {home.previews.due.complete}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
