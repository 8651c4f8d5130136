import { Suspense } from 'react';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { buttons } from '#words/app/buttons.ts';
import { week, week as words } from '#words/app/week/week.ts';
import { frame } from '#words/site/frame.ts';
import type { useDisplayedWeek } from '../data/use-displayed-week.ts';
import type { HomeActions } from '../data/use-home-actions.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import { WeekBoard } from '../week-board.tsx';
import styles from './states.module.css';

type WeekContentProps = {
  displayed: ReturnType<typeof useDisplayedWeek>;
  offset: number;
  actions: TaskActions;
  homeActions: HomeActions;
};

/** The week, or its loading or error state. */
export function WeekContent({ displayed, offset, ...actions }: WeekContentProps) {
  const { week, error, isPlaceholder, waitsForConnection, isFetching, isTryingAgain, retry } = displayed;
  if (waitsForConnection) return <Alert tone="info">{words.offline}</Alert>;
  const failure = error !== undefined && <WeekError error={error} retrying={isFetching} onRetry={retry} />;
  if (!week) return failure || <WeekSkeleton isTryingAgain={isTryingAgain} />;
  return (
    <>
      {failure}
      <div className={styles.content} inert={isPlaceholder} aria-busy={isPlaceholder}>
        <Suspense fallback={<WeekSkeleton isTryingAgain={false} />}>
          <WeekBoard week={week} offset={offset} {...actions} />
        </Suspense>
      </div>
    </>
  );
}

type WeekErrorProps = { error: unknown; retrying: boolean; onRetry: () => void };

function WeekError({ error, retrying, onRetry }: WeekErrorProps) {
  return (
    <Alert
      action={
        <Button variant="ghost" small busy={retrying} onClick={onRetry}>
          {buttons.tryAgain}
        </Button>
      }
    >
      {messageOf(error)}
    </Alert>
  );
}

const rowWidths = ['58%', '72%', '49%'];

/** As tall as a typical week, so the page doesn't move when the week arrives. */
function WeekSkeleton({ isTryingAgain }: { isTryingAgain: boolean }) {
  return (
    <Card>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      <p className={styles.waiting} role="status">
        {isTryingAgain && week.slow}
      </p>
      {['10rem', '8.5rem'].map((width) => (
        <div key={width} className={styles.skeletonDay}>
          <Skeleton width={width} height="1.5rem" />
          {rowWidths.map((rowWidth) => (
            <div key={rowWidth} className={styles.skeletonRow}>
              <Skeleton width="1.75rem" height="1.75rem" round />
              <div>
                <Skeleton width={rowWidth} height="1.125rem" />
                <Skeleton width="88%" height="0.875rem" />
              </div>
            </div>
          ))}
        </div>
      ))}
    </Card>
  );
}
