import { useState } from 'react';
import type { TaskActions } from '../data/use-task-actions.ts';
import { Icon } from '../icon.tsx';
import { earlierSummary } from '../model/board.ts';
import type { Day } from '../model/days.ts';
import { DaySection } from './day-section.tsx';
import styles from './earlier-days.module.css';

type EarlierDaysProps = { days: readonly Day[]; today: string; actions: TaskActions };

/** The days of this week that are past, folded into one line. */
export function EarlierDays({ days, today, actions }: EarlierDaysProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  return (
    <div className={styles.earlier}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
      >
        {earlierSummary(days)}
        <Icon of="down" />
      </button>
      {isUnfolded && days.map((day) => <DaySection key={day.date} day={day} today={today} actions={actions} />)}
    </div>
  );
}
