import { joinClasses } from '../../ui/join-classes.ts';
import { Card } from '../../ui/layout/card.tsx';
import type { TaskActions } from './data/use-task-actions.ts';
import { DaySection } from './day/day-section.tsx';
import { EarlierCard } from './day/earlier-card.tsx';
import { daysOf } from './model/days.ts';
import { visibleOverdue, type Week } from './model/week.ts';
import { EmptyWeek } from './states/empty-week.tsx';
import styles from './week-page.module.css';

type WeekBoardProps = { week: Week; offset: number; actions: TaskActions };

export function WeekBoard({ week, offset, actions }: WeekBoardProps) {
  const earlier = offset === 0 ? visibleOverdue(week) : [];
  return (
    <>
      {earlier.length > 0 && <EarlierCard tasks={earlier} today={week.today} actions={actions} />}
      {week.tasks.length === 0 ? (
        <EmptyWeek offset={offset} />
      ) : (
        <Card className={joinClasses(styles.days, offset < 0 && styles.past)}>
          {daysOf(week).map((day) => (
            <DaySection key={day.date} day={day} today={week.today} actions={actions} />
          ))}
        </Card>
      )}
    </>
  );
}
