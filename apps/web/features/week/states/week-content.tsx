import { Suspense } from 'react';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { week as words } from '#words/app/week/week.ts';
import type { useDisplayedWeek } from '../data/use-displayed-week.ts';
import type { HomeActions } from '../data/use-home-actions.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import { WeekBoard } from '../week-board.tsx';
import styles from './states.module.css';
import { WeekError } from './week-error.tsx';
import { WeekSkeleton } from './week-skeleton.tsx';

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
      <Stack gap={24} className={styles.content} inert={isPlaceholder} aria-busy={isPlaceholder}>
        <Suspense fallback={<WeekSkeleton isTryingAgain={false} />}>
          <WeekBoard week={week} offset={offset} {...actions} />
        </Suspense>
      </Stack>
    </>
  );
}
