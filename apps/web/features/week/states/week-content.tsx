import { Alert } from '#apps/web/ui/alert.tsx';
import type { useShownWeek } from '../data/use-shown-week.ts';
import type { TaskActions } from '../data/use-task-actions.ts';
import { WeekBoard } from '../week-board.tsx';
import styles from './states.module.css';
import { WeekError } from './week-error.tsx';
import { WeekSkeleton } from './week-skeleton.tsx';

type WeekContentProps = { shown: ReturnType<typeof useShownWeek>; offset: number; actions: TaskActions };

/** The week, or its loading or error state. */
export function WeekContent({ shown, offset, actions }: WeekContentProps) {
  const { week, error, isStandIn, isWaiting, isFetching, retry } = shown;
  if (isWaiting) return <Alert tone="info">This week loads as soon as you are back online.</Alert>;
  const failure = error !== undefined && <WeekError error={error} retrying={isFetching} onRetry={retry} />;
  if (!week) return failure || <WeekSkeleton />;
  return (
    <>
      {failure}
      <div className={styles.content} inert={isStandIn} aria-busy={isStandIn}>
        <WeekBoard week={week} offset={offset} actions={actions} />
      </div>
    </>
  );
}
