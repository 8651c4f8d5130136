import { useState } from 'react';
import type { TaskActions } from '../data/use-task-actions.ts';
import { Icon } from '../icon.tsx';
import { foldedText, takesTasks } from '../model/board.ts';
import type { Day } from '../model/days.ts';
import { DaySection } from './day-section.tsx';
import styles from './folded-days.module.css';

type FoldedDaysProps = { days: readonly Day[]; today: string; actions: TaskActions };

/** Days that need no attention, in one line. A task that is dropped on it goes to the first that takes tasks. */
export function FoldedDays({ days, today, actions }: FoldedDaysProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const target = days.find(({ date }) => takesTasks(date, today))?.date;
  return (
    <div className={styles.folded}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isUnfolded}
        onClick={() => setIsUnfolded(!isUnfolded)}
        {...(target && !isUnfolded && { 'data-day': target })}
      >
        {foldedText(days)}
        <Icon of="down" />
      </button>
      {isUnfolded && days.map((day) => <DaySection key={day.date} day={day} today={today} actions={actions} />)}
    </div>
  );
}
