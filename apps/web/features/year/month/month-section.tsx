import { pluralise } from '#core/domain/pluralise.ts';
import { rhythm } from '#words/rhythm.ts';
import { monthName } from '../model/month-text.ts';
import { groupsOf, type Month } from '../model/year.ts';
import { MinutesBar } from './minutes-bar.tsx';
import styles from './month-section.module.css';
import { OtherTasks } from './other-tasks.tsx';
import { TaskLines } from './task-lines.tsx';

type MonthSectionProps = {
  month: Month;
  today: string;
  /** The minutes of the longest month, whose bar is full. */
  longest: number;
};

export function MonthSection({ month, today, longest }: MonthSectionProps) {
  const { bookings, seasonal, others, otherTimes } = groupsOf(month);
  const id = `month-${month.month}`;
  return (
    <section className={styles.month} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.name} id={id}>
          {monthName(month.month, today)}
        </h2>
        <MinutesBar minutes={month.minutes} longest={longest} />
        <p className={styles.minutes}>{month.minutes > 0 ? rhythm.duration(month.minutes) : 'No time needed'}</p>
      </header>
      <div className={styles.tasks}>
        {month.tasks.length === 0 && <p className={styles.nothing}>Nothing is planned.</p>}
        {bookings.length > 0 && <TaskLines kind="booking" heading="To book" tasks={bookings} />}
        {seasonal.length > 0 && <TaskLines kind="seasonal" heading="Seasonal" tasks={seasonal} />}
        {otherTimes > 0 && (
          <OtherTasks
            label={pluralise(otherTimes, bookings.length + seasonal.length > 0 ? 'other task' : 'small task')}
            tasks={others}
          />
        )}
      </div>
    </section>
  );
}
