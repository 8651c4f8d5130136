import { lazy, Suspense, useEffect, useRef } from 'react';
import { track } from '#apps/web/analytics/track.ts';
import { VisuallyHidden } from '#apps/web/ui/visually-hidden.tsx';
import { useChanges } from './data/use-changes.ts';
import { useOnline } from './data/use-online.ts';
import { useShownWeek } from './data/use-shown-week.ts';
import { useTaskActions } from './data/use-task-actions.ts';
import { useAsked } from './dialogs/use-asked.ts';
import { fieldsOf, firstDayToOffer } from './model/new-task.ts';
import { progressMessage, progressOf, progressSummary } from './model/progress.ts';
import { isPlanned, weekTitle } from './model/week-offset.ts';
import { ProgressCard } from './overview/progress-card.tsx';
import { ProgressSkeleton } from './overview/progress-skeleton.tsx';
import { WeekHeader } from './overview/week-header.tsx';
import { WeekContent } from './states/week-content.tsx';
import { useCelebration } from './use-celebration.ts';
import { useFocusKeeper } from './use-focus-keeper.ts';
import { useOffset } from './use-offset.ts';
import styles from './week-page.module.css';

/** Dialogs need a loaded week, so their script loads later. */
const loadDialogs = () => import('./dialogs/week-dialogs.tsx');
const WeekDialogs = lazy(async () => ({ default: (await loadDialogs()).WeekDialogs }));
const dialogsAfterMs = 1500;

/** The dashboard: one week of tasks and its actions. */
export function WeekPage() {
  const [offset, showWeek] = useOffset();
  const heading = useRef<HTMLHeadingElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const { asked, isOpen, ask, close } = useAsked();
  const { pending, apply, replan } = useChanges({
    onCreateFailed: ({ task }) => ask({ kind: 'add', draft: fieldsOf(task) }),
  });
  const shown = useShownWeek(offset, pending);
  const { week, today } = shown;
  const judge = useCelebration(week);
  const focusTask = useFocusKeeper(board, heading);
  const tasks = useTaskActions({ week, apply, onCompleted: judge, onUndone: focusTask, showWeek });
  useEffect(() => {
    // If preloading fails, opening a dialog loads the script again.
    const timer = setTimeout(() => loadDialogs().catch(() => {}), dialogsAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const locked = !useOnline() || shown.isStandIn;

  const title = weekTitle(offset, today);
  const progress = week && progressOf(week.tasks);
  const spoken =
    progress &&
    !shown.isStandIn &&
    `${title.heading}: ${progress.total > 0 ? `${progressSummary(progress)}. ` : ''}${progressMessage(progress, offset)}`;

  return (
    <div className={styles.page}>
      <WeekHeader title={title} offset={offset} onShow={showWeek} headingRef={heading} />
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <div className={styles.columns}>
        {shown.isAbsent || (
          <aside
            className={styles.aside}
            aria-label="Progress and actions"
            inert={shown.isStandIn}
            aria-busy={shown.isStandIn}
          >
            {progress && week ? (
              <ProgressCard
                progress={progress}
                offset={offset}
                locked={locked}
                isReplanning={replan.isPending}
                onAdd={() => ask({ kind: 'add', draft: { title: '', date: firstDayToOffer(week), notes: '' } })}
                {...(isPlanned(offset) && { onReplan: () => ask({ kind: 'replan' }) })}
              />
            ) : (
              <ProgressSkeleton />
            )}
          </aside>
        )}
        <div className={styles.board} ref={board}>
          <WeekContent
            shown={shown}
            offset={offset}
            actions={{
              ...tasks,
              locked,
              askDay: (task) => ask({ kind: 'day', task }),
              askDelete: (task) => ask({ kind: 'delete', task }),
            }}
          />
        </div>
      </div>
      {asked && (
        <Suspense>
          <WeekDialogs
            asked={asked}
            open={isOpen}
            onClose={close}
            today={today ?? ''}
            on={{
              remove: tasks.remove,
              move: tasks.move,
              add: tasks.create,
              replan: () => {
                track('dashboard_interaction', { element_name: 'replan_week' });
                replan.mutate(offset);
              },
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
