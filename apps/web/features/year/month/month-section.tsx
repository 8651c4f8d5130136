import { Heading } from '#apps/ui/layout/heading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { year } from '#words/app/year.ts';
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
    <Stack as="section" gap={12} className={styles.month} aria-labelledby={id}>
      <header className={styles.head}>
        <Heading id={id}>{monthName(month.month, today)}</Heading>
        <MinutesBar minutes={month.minutes} longest={longest} />
        <Muted as="p" numeric>
          {month.minutes > 0 ? rhythm.duration(month.minutes) : year.noTime}
        </Muted>
      </header>
      <Stack gap={18} className={styles.tasks}>
        {month.tasks.length === 0 && <Muted as="p">{year.nothing}</Muted>}
        {bookings.length > 0 && <TaskLines kind="booking" heading={year.bookings} tasks={bookings} />}
        {seasonal.length > 0 && <TaskLines kind="seasonal" heading={year.seasonal} tasks={seasonal} />}
        {otherTimes > 0 && (
          <OtherTasks
            label={bookings.length + seasonal.length > 0 ? year.others(otherTimes) : year.small(otherTimes)}
            tasks={others}
          />
        )}
      </Stack>
    </Stack>
  );
}
