import { type FunctionComponent, Suspense, useEffect, useState } from 'react';
import { logFailure } from '#apps/ui/api/log-failure.ts';
import { IconButton } from '#apps/ui/controls/button.tsx';
import { LazyTrigger } from '#apps/ui/controls/lazy-trigger.tsx';
import { ProgressBar } from '#apps/ui/feedback/progress.tsx';
import { joinClasses } from '#apps/ui/join-classes.ts';
import { Card } from '#apps/ui/layout/card.tsx';
import { lazyComponent, Nothing } from '#apps/ui/loading/lazy-component.ts';
import { week } from '#words/app/week/week.ts';
import { Icon } from '../icon.tsx';
import { type Progress, progressFacts, progressMessage, progressSummary } from '../model/progress.ts';
import type { FinishedWeekProps } from './finished-week.tsx';
import type { HouseDrawingProps } from './house-drawing.tsx';
import styles from './progress-card.module.css';
import type { WeekMenuProps } from './week-menu.tsx';

/**
 * The drawing, once the week is on the page. Its place is reserved, and it says nothing: without it, the week can be used
 * all the same. React would show what suspends no sooner than 0.3 seconds later.
 */
function useHouseDrawing(isShown: boolean): FunctionComponent<HouseDrawingProps> | undefined {
  const [drawing, setDrawing] = useState<FunctionComponent<HouseDrawingProps>>();
  useEffect(() => {
    if (!isShown) return;
    import('./house-drawing.tsx').then(
      ({ HouseDrawing }) => setDrawing(() => HouseDrawing),
      (error: unknown) => logFailure('The drawing of the house failed to load', error),
    );
  }, [isShown]);
  return drawing;
}

/** Only a finished week needs it. */
const FinishedWeek = lazyComponent<'FinishedWeek', FinishedWeekProps>(
  'FinishedWeek',
  () => import('./finished-week.tsx'),
  Nothing,
);

const WeekMenu = lazyComponent<'WeekMenu', WeekMenuProps>('WeekMenu', () => import('./week-menu.tsx'));

type ProgressCardProps = Omit<FinishedWeekProps, 'disabled'> & {
  progress: Progress;
  offset: number;
  /** Whether the week is on the page. */
  isShown: boolean;
  /** Whether actions are disabled. */
  disabled: boolean;
  isReplanning: boolean;
  onShowNeeds: () => void;
  /** Absent for a reader who may only look. */
  onShowKeys?: (() => void) | undefined;
  /** Absent if the planner doesn't plan the week. */
  onReplan?: (() => void) | undefined;
  onShare?: (() => void) | undefined;
};

export function ProgressCard({ progress, offset, isShown, disabled, isReplanning, ...on }: ProgressCardProps) {
  const HouseDrawing = useHouseDrawing(isShown);
  const [done, left] = progressFacts(progress);
  const isFinished = offset === 0 && progress.total > 0 && progress.percent === 100 && progress.leftOver === 0;
  const more = (
    <IconButton label={week.more} disabled={disabled || isReplanning}>
      <Icon of="dots" size={20} />
    </IconButton>
  );
  return (
    <Card className={joinClasses(styles.card, isFinished && styles.finished) ?? ''}>
      <div className={styles.art}>{HouseDrawing && <HouseDrawing percent={progress.percent} />}</div>
      <div className={styles.text}>
        {progress.total > 0 && (
          <>
            <p className={styles.summary}>
              {done}
              {left && (
                <>
                  , <span className={styles.left}>{left}</span>
                </>
              )}
            </p>
            <ProgressBar
              label={week.progress}
              value={progress.done}
              max={progress.total}
              valueText={progressSummary(progress)}
            />
          </>
        )}
        <p className={styles.message}>{progressMessage(progress, offset)}</p>
        {isFinished && (
          <Suspense>
            <FinishedWeek disabled={disabled} onDoNext={on.onDoNext} />
          </Suspense>
        )}
        <div className={styles.menu}>
          <LazyTrigger trigger={more} preload={WeekMenu.preload}>
            <WeekMenu
              trigger={more}
              offset={offset}
              onReplan={on.onReplan}
              onShowNeeds={on.onShowNeeds}
              onShowKeys={on.onShowKeys}
              onShare={on.onShare}
            />
          </LazyTrigger>
        </div>
      </div>
    </Card>
  );
}
