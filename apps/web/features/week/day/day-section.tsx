import type { ReactNode } from 'react';
import { IconButton } from '#apps/ui/controls/button.tsx';
import { Chip } from '#apps/ui/feedback/chip.tsx';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Muted, Text } from '#apps/ui/layout/text.tsx';
import { capitalise } from '#core/domain/text/capitalise.ts';
import { week } from '#words/app/week/week.ts';
import { durations } from '#words/durations.ts';
import { useMay } from '../../../session/use-may.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import { Icon } from '../icon.tsx';
import { takesTasks } from '../model/board.ts';
import { longDate, shortDate, weekdayName } from '../model/date-text.ts';
import type { Day } from '../model/days.ts';
import styles from './day-section.module.css';
import { SyncButton } from './sync-button.tsx';
import { TaskList } from './task-list.tsx';

type DaySectionProps = {
  day: Day;
  today: string;
  actions: TaskActions;
  /** Shown if the day has no tasks. */
  children?: ReactNode;
};

/** A day with its tasks, onto which others can be dragged. */
export function DaySection({ day, today, actions, children }: DaySectionProps) {
  const { date, tasks, isToday } = day;
  const isFree = tasks.length === 0;
  const mayChange = useMay('member');
  const takes = mayChange && takesTasks(date, today);
  return (
    <section
      className={joinClasses(styles.day, isFree && !isToday && styles.free, isToday && styles.isToday)}
      aria-labelledby={`day-${date}`}
      {...(takes && { 'data-day': date })}
    >
      <header className={styles.header}>
        <div className={styles.heading}>
          <Heading className={styles.name} id={`day-${date}`}>
            {capitalise(weekdayName(date))}
          </Heading>
          {isToday && <Chip tone="honey">{week.today}</Chip>}
          <Muted numeric className={joinClasses(styles.fact, styles.date)}>
            {shortDate(date)}
          </Muted>
          {day.minutes > 0 && !day.allDone && (
            <Muted numeric className={styles.fact}>
              {durations.short(day.minutes)}
            </Muted>
          )}
          {day.allDone && (
            <Text size="sm" color="evergreen" weight={600} className={styles.allDone}>
              {week.dayDone}
            </Text>
          )}
        </div>
        <div className={styles.actions}>
          {takes && (
            <IconButton
              className={styles.add ?? ''}
              label={week.newTask(longDate(date, today))}
              disabled={actions.isPlaceholder}
              onClick={() => actions.addOn(date)}
            >
              <Icon of="plus" />
            </IconButton>
          )}
          {mayChange && <SyncButton date={date} today={today} disabled={actions.isOffline} quiet={isFree} />}
        </div>
      </header>
      {isFree ? children : <TaskList tasks={tasks} today={today} actions={actions} />}
    </section>
  );
}
