import { joinClasses } from '../../ui/join-classes.ts';
import { Card } from '../../ui/layout/card.tsx';
import type { HomeActions } from './data/use-home-actions.ts';
import type { TaskActions } from './data/use-task-actions.ts';
import { DaySection } from './day/day-section.tsx';
import { EarlierCard } from './day/earlier-card.tsx';
import { ClosedItems } from './home/closed-items.tsx';
import { QuestionsCard } from './home/questions-card.tsx';
import { daysOf } from './model/days.ts';
import { visibleOverdue, type Week } from './model/week.ts';
import { EmptyWeek } from './states/empty-week.tsx';
import { WeekNote } from './week-note.tsx';
import styles from './week-page.module.css';

type WeekBoardProps = { week: Week; offset: number; actions: TaskActions; homeActions: HomeActions };

export function WeekBoard({ week, offset, actions, homeActions }: WeekBoardProps) {
  const earlier = offset === 0 ? visibleOverdue(week) : [];
  return (
    <>
      {week.note && <WeekNote note={week.note} />}
      {offset === 0 && <QuestionsCard questions={week.questions} actions={homeActions} />}
      {offset === 0 && week.closed.length > 0 && (
        <ClosedItems items={week.closed} today={week.today} actions={homeActions} />
      )}
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
