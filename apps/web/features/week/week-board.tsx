import { Fragment, type ReactNode } from 'react';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { Card } from '#apps/ui/layout/card.tsx';
import { lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { phone, useMedia } from '#apps/ui/use-media.ts';
import { useUser } from '../../session/use-auth.ts';
import type { HomeActions } from './data/use-home-actions.ts';
import type { TaskActions } from './data/use-task-actions.ts';
import type { BacklogCardProps } from './day/backlog-card.tsx';
import { DaySection } from './day/day-section.tsx';
import { EarlierDays } from './day/earlier-days.tsx';
import { ClosedItems } from './home/closed-items.tsx';
import { QuestionsCard } from './home/questions-card.tsx';
import { aroundToday, backlogOf } from './model/board.ts';
import { type Day, daysOf } from './model/days.ts';
import { startsGently } from './model/first-weeks.ts';
import type { Week } from './model/week.ts';
import { endsPlan } from './model/week-offset.ts';
import type { EmptyWeekProps } from './states/empty-week.tsx';
import type { PauseNoteProps } from './states/pause-note.tsx';
import { YearLink } from './states/year-link.tsx';
import { FirstWeeksNote, WeekNote } from './week-note.tsx';
import styles from './week-page.module.css';

/** What an ordinary week doesn't show. The skeleton stays until the script is there, so that nothing moves. */
const BacklogCard = lazyComponent<'BacklogCard', BacklogCardProps>(
  'BacklogCard',
  () => import('./day/backlog-card.tsx'),
);
const EmptyWeek = lazyComponent<'EmptyWeek', EmptyWeekProps>('EmptyWeek', () => import('./states/empty-week.tsx'));
const PauseNote = lazyComponent<'PauseNote', PauseNoteProps>('PauseNote', () => import('./states/pause-note.tsx'));

type WeekBoardProps = { week: Week; offset: number; actions: TaskActions; homeActions: HomeActions };

/**
 * The week's days, with the current week's questions and leftover tasks. On a phone, today comes first. After a long
 * absence, the first screen has today and the leftovers, on a wide screen too.
 */
export function WeekBoard({ week, offset, actions, homeActions }: WeekBoardProps) {
  const { tasks_per_week } = useUser();
  const isPhone = useMedia(phone);
  const backlog = offset === 0 ? backlogOf(week) : undefined;
  const section = (day: Day) => <DaySection key={day.date} day={day} today={week.today} actions={actions} />;
  const card = (children: ReactNode) => (
    <Card className={joinClasses(styles.days, offset < 0 && styles.past)}>{children}</Card>
  );

  const note =
    week.note || week.noteComing ? (
      <WeekNote key="note" note={week.note ?? undefined} />
    ) : (
      startsGently(week, tasks_per_week) && <FirstWeeksNote key="note" />
    );
  const pause = week.pause && <PauseNote key="pause" week={week} />;
  const questions = offset === 0 && (
    <Fragment key="questions">
      <QuestionsCard questions={week.questions} actions={homeActions} />
      {week.closed.length > 0 && <ClosedItems items={week.closed} today={week.today} actions={homeActions} />}
    </Fragment>
  );
  const leftovers = backlog && <BacklogCard key="backlog" backlog={backlog} today={week.today} actions={actions} />;
  if (week.tasks.length === 0 && !backlog) {
    return (
      <>
        {note}
        {pause}
        {questions}
        <EmptyWeek week={week} offset={offset} />
      </>
    );
  }
  const around = isPhone || backlog?.isLong ? aroundToday(week) : undefined;
  if (!around) {
    return (
      <>
        {note}
        {pause}
        {questions}
        {leftovers}
        {card(daysOf(week).map(section))}
        {endsPlan(offset) && (
          <p className={styles.further}>
            <YearLink />
          </p>
        )}
      </>
    );
  }
  const { today, earlier, later } = around;
  const before = earlier.length > 0 && (
    <EarlierDays key="earlier" days={earlier} today={week.today} actions={actions} />
  );
  if (!isPhone) {
    return (
      <>
        {pause}
        {leftovers}
        {card([before, ...[today, ...later].map(section)])}
        {note}
        {questions}
      </>
    );
  }
  const others = [...(before ? [before] : []), ...later.map(section)];
  return (
    <>
      {pause}
      {card(section(today))}
      {leftovers}
      {note}
      {questions}
      {others.length > 0 && card(others)}
    </>
  );
}
