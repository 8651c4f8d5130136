import { type ReactNode, Suspense, useState } from 'react';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { Card } from '#apps/ui/layout/card.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { lazyComponent, Nothing } from '#apps/ui/loading/lazy-component.ts';
import { useIsShown } from '#apps/ui/loading/use-is-shown.ts';
import { week } from '#words/app/week/week.ts';
import { useUser } from '../../session/use-auth.ts';
import { useMay } from '../../session/use-may.ts';
import type { HomeActions } from './data/use-home-actions.ts';
import type { TaskActions } from './data/use-task-actions.ts';
import type { BacklogCardProps } from './day/backlog-card.tsx';
import { DaySection } from './day/day-section.tsx';
import { FoldedDays } from './day/folded-days.tsx';
import { FreeToday } from './day/free-today.tsx';
import type { ClosedItemsProps } from './home/closed-items.tsx';
import type { QuestionsCardProps } from './home/questions-card.tsx';
import type { TownCardProps } from './home/town-card.tsx';
import { backlogOf, boardOf, isFolded, type Part, partsOf, quickWinOf } from './model/board.ts';
import { type Day, daysOf } from './model/days.ts';
import { isFirstWeek, startsGently } from './model/first-weeks.ts';
import { type PauseText, pauseOf } from './model/pause-text.ts';
import type { Week } from './model/week.ts';
import type { EmptyWeekProps } from './states/empty-week.tsx';
import type { MeterNoteProps } from './states/meter-note.tsx';
import styles from './week-page.module.css';

/** What an ordinary week doesn't show. The skeleton stays until the script is there, so that nothing moves. */
const BacklogCard = lazyComponent<'BacklogCard', BacklogCardProps>(
  'BacklogCard',
  () => import('./day/backlog-card.tsx'),
);
const ClosedItems = lazyComponent<'ClosedItems', ClosedItemsProps>(
  'ClosedItems',
  () => import('./home/closed-items.tsx'),
  Nothing,
);
const AssumedTown = lazyComponent<'AssumedTown'>(
  'AssumedTown',
  () => import('../../household/assumed-town.tsx'),
  Nothing,
);
const EmptyWeek = lazyComponent<'EmptyWeek', EmptyWeekProps>('EmptyWeek', () => import('./states/empty-week.tsx'));
const PauseNote = lazyComponent<'PauseNote', PauseText>('PauseNote', () => import('./states/pause-note.tsx'), Nothing);
const MeterNote = lazyComponent<'MeterNote', MeterNoteProps>(
  'MeterNote',
  () => import('./states/meter-note.tsx'),
  Nothing,
);

/** The first tasks can be ticked before what the week asks is there. */
const TownCard = lazyComponent<'TownCard', TownCardProps>('TownCard', () => import('./home/town-card.tsx'), Nothing);
const QuestionsCard = lazyComponent<'QuestionsCard', QuestionsCardProps>(
  'QuestionsCard',
  () => import('./home/questions-card.tsx'),
  Nothing,
);
/** Loads what the week asks beside its days. */
export const loadCards = QuestionsCard.preload;

const placeOfCard = <Skeleton height="11rem" />;

type WeekBoardProps = { week: Week; offset: number; actions: TaskActions; homeActions: HomeActions };

/**
 * The week's days. The current week begins with today, and with the next day that has tasks if today has none; what
 * else the week says or asks follows, and then its other days.
 */
export function WeekBoard({ week, offset, actions, homeActions }: WeekBoardProps) {
  const { tasks_per_week, town } = useUser();
  const [asksTown, setAsksTown] = useState(!town);
  const mayChange = useMay('member');
  const isShown = useIsShown();
  const { today } = week;
  const showsTown = offset === 0 && mayChange && asksTown && !town && isFirstWeek(week);
  const asks = week.questions.length > 0;
  // The card that has asked stays to give thanks.
  const [hasAsked, setHasAsked] = useState(asks);
  if (asks && !hasAsked) setHasAsked(true);
  const backlog = offset === 0 ? backlogOf(week) : undefined;
  const section = (day: Day, children?: ReactNode) => (
    <DaySection key={day.date} day={day} today={today} actions={actions}>
      {children}
    </DaySection>
  );
  const show = (part: Part) =>
    isFolded(part) ? <FoldedDays key={part[0]?.date} days={part} today={today} actions={actions} /> : section(part);
  const pauseText = pauseOf(week);
  const pause = pauseText && <PauseNote {...pauseText} />;
  const asides = (
    <>
      {offset === 0 && mayChange && (
        <>
          {(showsTown || hasAsked) && (
            <Suspense fallback={placeOfCard}>
              {!isShown ? (
                placeOfCard
              ) : showsTown ? (
                <TownCard
                  assumes={week.assumesTown}
                  disabled={homeActions.isOffline}
                  onLater={() => setAsksTown(false)}
                />
              ) : (
                <QuestionsCard questions={week.questions} actions={homeActions} />
              )}
            </Suspense>
          )}
          {week.meters?.length > 0 && <MeterNote meters={week.meters} />}
          {week.closed.length > 0 && (
            <Suspense>
              <ClosedItems items={week.closed} today={today} actions={homeActions} />
            </Suspense>
          )}
        </>
      )}
      {mayChange && week.assumesTown && !town && !showsTown && (
        <Suspense>
          <AssumedTown />
        </Suspense>
      )}
      {week.note && <WeekNote note={week.note} />}
      {startsGently(week, tasks_per_week) && <FirstWeeksNote />}
    </>
  );
  if (week.tasks.length === 0 && !backlog) {
    return (
      <>
        {pause || (
          <EmptyWeek
            week={week}
            offset={offset}
            disabled={actions.isOffline}
            onDoNext={(task) => actions.move(task, today)}
          />
        )}
        {asides}
      </>
    );
  }
  const quickWin = quickWinOf(week);
  const board = boardOf({ ...week, tasks: week.tasks.filter((task) => task !== quickWin) });
  if (!board) {
    return (
      <>
        {pause}
        <Card className={joinClasses(styles.days, offset < 0 && styles.past)}>{partsOf(daysOf(week)).map(show)}</Card>
        {asides}
      </>
    );
  }
  const [first, next] = board.first;
  return (
    <>
      <Card className={styles.days ?? ''}>
        {first && section(first, <FreeToday today={today} next={next} quickWin={quickWin} actions={actions} />)}
        {next && section(next)}
      </Card>
      {pause}
      {backlog && <BacklogCard backlog={backlog} today={today} actions={actions} />}
      {asides}
      {board.rest.length > 0 && <Card className={styles.days ?? ''}>{board.rest.map(show)}</Card>}
    </>
  );
}

/** What the assistant says about the week. */
function WeekNote({ note }: { note: string }) {
  return (
    <Stack as="figure" gap={4} className={styles.note}>
      <blockquote>{note}</blockquote>
      <figcaption>{week.note}</figcaption>
    </Stack>
  );
}

/** Why the weeks of a new home have few tasks. */
function FirstWeeksNote() {
  return <Muted as="p">{week.firstWeeks}</Muted>;
}
