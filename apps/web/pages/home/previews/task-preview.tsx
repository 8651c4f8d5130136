import { useEffect, useRef, useState } from 'react';
import { track } from '../../../analytics/track.ts';
import { celebrate } from '../../../ui/celebration/celebrate.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { sampleTasks } from './sample-home.ts';
import styles from './task-preview.module.css';

const confettiMs = 3000;
const doneAtFirst: readonly string[] = ['Clean dishwasher filter'];

/** A week with three tasks, one of which is done. */
export function TaskPreview() {
  const [done, setDone] = useState(doneAtFirst);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const toggle = (name: string) => {
    const wasDone = done.includes(name);
    const next = wasDone ? done.filter((other) => other !== name) : [...done, name];
    setDone(next);
    stop.current?.();
    stop.current = next.length === sampleTasks.length ? celebrate(confettiMs) : undefined;
    track('home_feature_preview_click', {
      feature: 'task',
      action: wasDone ? 'uncomplete' : 'complete',
      task_name: name,
    });
  };

  const isAllDone = done.length === sampleTasks.length;
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h4>This week</h4>
        <p className={joinClasses(styles.progress, isAllDone && styles.allDone)} role="status">
          {isAllDone ? 'All tasks completed! Great job!' : `${done.length} of ${sampleTasks.length} done`}
        </p>
      </div>
      <ul>
        {sampleTasks.map(({ name, minutes, place }, index) => {
          const isDone = done.includes(name);
          return (
            <li key={name} className={joinClasses(isDone && styles.done)}>
              <div>
                <p id={`preview-task-${index}`} className={styles.name}>
                  {name}
                </p>
                <p className={styles.meta}>
                  {minutes} min · {place}
                </p>
              </div>
              <button
                type="button"
                aria-pressed={isDone}
                id={`preview-complete-${index}`}
                aria-labelledby={`preview-complete-${index} preview-task-${index}`}
                onClick={() => toggle(name)}
              >
                Complete
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
