import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Leaf from 'lucide-react/icons/leaf';
import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { Heading, Subheading } from '#apps/ui/layout/heading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { year } from '#words/app/year.ts';
import { durations } from '#words/durations.ts';
import { monthName, weekText } from '../model/month-text.ts';
import { groupsOf, type Month, type OtherTask, type YearTask } from '../model/year.ts';
import styles from './month-section.module.css';

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
          {month.minutes > 0 ? durations.short(month.minutes) : year.noTime}
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

/** How long a month's work takes, compared with the longest month; the text beside it says the time. Without a track, which would look like progress. */
function MinutesBar({ minutes, longest }: { minutes: number; longest: number }) {
  const width = Math.round((minutes / longest) * 100);
  return (
    <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.fill} width={width} height="6" />
    </svg>
  );
}

/** The number of a month's other tasks, which opens to their list. */
function OtherTasks({ label, tasks }: { label: string; tasks: readonly OtherTask[] }) {
  return (
    <Disclosure label={label}>
      <ul className={styles.list}>
        {tasks.map(({ taskId, title, times }) => (
          <li key={taskId}>
            {title} {times > 1 && <Text color="soft">{year.times(times)}</Text>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const icons = { booking: CalendarPlus, seasonal: Leaf };

type TaskLinesProps = { kind: keyof typeof icons; heading: string; tasks: readonly YearTask[] };

/** The bookings or the seasonal jobs of a month. */
function TaskLines({ kind, heading, tasks }: TaskLinesProps) {
  const Icon = icons[kind];
  return (
    <Stack gap={6}>
      <Subheading className={joinClasses(styles.heading, styles[kind])}>
        <Icon size={16} aria-hidden="true" />
        {heading}
      </Subheading>
      <Stack as="ul" gap={10}>
        {tasks.map(({ taskId, title, weekStart, minutes }) => (
          <Stack key={`${taskId} ${weekStart}`} as="li" gap={2}>
            <Text weight={550} tight breaks>
              {title}
            </Text>
            <Muted unbroken>
              {weekText(weekStart)} <span aria-hidden="true">·</span> {durations.short(minutes)}
            </Muted>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
