import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Leaf from 'lucide-react/icons/leaf';
import { rhythm } from '#words/rhythm.ts';
import { weekText } from '../model/month-text.ts';
import type { YearTask } from '../model/year.ts';
import styles from './task-lines.module.css';

const icons = { booking: CalendarPlus, seasonal: Leaf };

type TaskLinesProps = { kind: keyof typeof icons; heading: string; tasks: readonly YearTask[] };

/** The bookings or the seasonal jobs of a month. */
export function TaskLines({ kind, heading, tasks }: TaskLinesProps) {
  const Icon = icons[kind];
  return (
    <div className={styles[kind]}>
      <h3 className={styles.heading}>
        <Icon size={16} aria-hidden="true" />
        {heading}
      </h3>
      <ul className={styles.lines}>
        {tasks.map(({ taskId, title, weekStart, minutes }) => (
          <li key={`${taskId} ${weekStart}`} className={styles.line}>
            <span className={styles.title}>{title}</span>
            <span className={styles.facts}>
              {weekText(weekStart)} <span aria-hidden="true">·</span> {rhythm.duration(minutes)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
