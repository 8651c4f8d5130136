import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useRef, useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { loadToastOutlet } from '#apps/ui/feedback/toast.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { lazyComponent, Nothing } from '#apps/ui/loading/lazy-component.ts';
import { useIsShown } from '#apps/ui/loading/use-is-shown.ts';
import { usePreloadWhenIdle } from '#apps/ui/loading/use-preload-when-idle.ts';
import { week as words } from '#words/app/week/week.ts';
import { loadAddFiles, useAddFiles } from '../../household/files/use-add-files.ts';
import { OutboxStatus } from '../../household/outbox/lazy-outbox-status.ts';
import { preloadUnsentCheck } from '../../household/outbox/use-unsent-check.tsx';
import { todayIn } from '../../household/today-in.ts';
import { useOnline } from '../../household/use-online.ts';
import { useUser } from '../../session/use-auth.ts';
import { useMay } from '../../session/use-may.ts';
import { useChanges } from './data/use-changes.ts';
import { useDisplayedWeek } from './data/use-displayed-week.ts';
import { useHomeActions } from './data/use-home-actions.ts';
import { useTaskActions } from './data/use-task-actions.ts';
import { useDialog } from './dialogs/use-dialog.ts';
import type { WeekDialog } from './dialogs/week-dialogs.tsx';
import { isDivided, ownWeek, type Whose } from './model/assignment.ts';
import { tasksToDo } from './model/board.ts';
import { defaultDay, emptyTask, fieldsOf } from './model/new-task.ts';
import { progressMessage, progressOf, progressSummary } from './model/progress.ts';
import { visibleOverdue, type Week } from './model/week.ts';
import { isPlanned, weekTitle } from './model/week-offset.ts';
import { ProgressCard } from './overview/progress-card.tsx';
import { ProgressSkeleton } from './overview/progress-skeleton.tsx';
import { WeekHeader } from './overview/week-header.tsx';
import type { WhoseTasksProps } from './overview/whose-tasks.tsx';
import type { ShortcutsProps } from './shortcuts.tsx';
import { WeekContent } from './states/week-content.tsx';
import { TaskDetails, TaskQuestion } from './task/task-row.tsx';
import { useCelebration } from './use-celebration.ts';
import { useDrag } from './use-drag.ts';
import { useFocusKeeper } from './use-focus-keeper.ts';
import { useMeantTask } from './use-meant-task.ts';
import { useOffset } from './use-offset.ts';
import { useWelcomeBack } from './use-welcome-back.ts';
import { loadCards } from './week-board.tsx';
import { WeekEnd } from './week-end.tsx';
import styles from './week-page.module.css';

/** Only weeks in which something is one person's have it. */
const WhoseTasks = lazyComponent<'WhoseTasks', WhoseTasksProps>(
  'WhoseTasks',
  () => import('./overview/whose-tasks.tsx'),
  Nothing,
);

/** Dialogs need a loaded week, so their script loads later. */
const WeekDialogs = lazyComponent('WeekDialogs', () => import('./week-rest.ts'));

/** Its keys work soon after the week is shown. */
const Shortcuts = lazyComponent<'Shortcuts', ShortcutsProps>('Shortcuts', () => import('./week-rest.ts'), Nothing);

/** Only people who share a home need it. */
const OthersChanges = lazyComponent<'OthersChanges'>(
  'OthersChanges',
  () => import('./data/others-changes.tsx'),
  Nothing,
);

/** Loads what the user may need next, and could not load any more without a connection. */
const loadRest = () =>
  Promise.all([
    ...[TaskDetails, TaskQuestion, WeekDialogs, OutboxStatus].map((part) => part.preload()),
    loadCards(),
    preloadUnsentCheck(),
    loadToastOutlet(),
    loadAddFiles(),
  ]);

const adding = (week: Week): WeekDialog => ({ kind: 'add', draft: emptyTask(defaultDay(week)) });

/** The dashboard: one week of tasks and its actions. */
export function WeekPage() {
  const { timezone, personId } = useUser();
  const mayChange = useMay('member');
  const [offset, showWeek] = useOffset();
  const addFiles = useAddFiles();
  const heading = useRef<HTMLHeadingElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const { dialog, isOpen, openDialog, close } = useDialog();
  const { pending, apply, replan } = useChanges({
    onCreateFailed: ({ task }) => openDialog({ kind: 'add', draft: fieldsOf(task) }),
  });
  const displayed = useDisplayedWeek(offset, pending);
  const { week, today } = displayed;
  const people = week?.people ?? [];
  const [whose, setWhose] = useState<Whose>('all');
  const isFiltered = whose === 'mine' && week !== undefined && isDivided(week);
  const celebrateIfDone = useCelebration(week);
  useWelcomeBack(week?.today);
  const meant = useMeantTask(week, offset === 0 && !displayed.isPlaceholder);
  const focusTask = useFocusKeeper(board, heading);
  const tasks = useTaskActions({
    week,
    apply,
    onCompleted: (task) => {
      celebrateIfDone(task);
      if (task.guide?.professional) openDialog({ kind: 'booked', task });
    },
    focusTask,
    showWeek,
  });
  const closeDialog = () => {
    close();
    // Completing a task folds its details, and with them the button that leads through its steps.
    if (dialog?.kind === 'guided') focusTask(dialog.task.id);
  };
  const homeActions = useHomeActions(apply);
  usePreloadWhenIdle(useWorkerStart(), week !== undefined);
  usePreloadWhenIdle(loadRest, week !== undefined);
  /** Ticking, moving, adding, deleting and notes work offline, from the outbox. */
  const isPlaceholder = displayed.isPlaceholder;
  const isOffline = !useOnline() || isPlaceholder;

  useDrag({ board, week, disabled: isPlaceholder || !mayChange, onMove: tasks.move });
  const isShown = useIsShown(week !== undefined);

  const title = weekTitle(offset, today ?? (displayed.isUnavailable ? todayIn(timezone) : undefined));
  const progress = week && progressOf(week.tasks, offset === 0 ? visibleOverdue(week) : []);
  const announcement =
    progress &&
    !displayed.isPlaceholder &&
    words.announcement(
      title.heading,
      `${progress.total > 0 ? `${progressSummary(progress)}. ` : ''}${progressMessage(progress, offset)}`,
    );

  return (
    <div className={styles.page}>
      <WeekHeader title={title} offset={offset} onShow={showWeek} headingRef={heading} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <div className={styles.columns}>
        {displayed.isUnavailable || (
          <aside
            className={styles.aside}
            aria-label={words.aside}
            inert={displayed.isPlaceholder}
            aria-busy={displayed.isPlaceholder}
          >
            {progress && week ? (
              <ProgressCard
                progress={progress}
                offset={offset}
                isShown={isShown}
                disabled={isOffline}
                isReplanning={replan.isPending}
                onShowNeeds={() => openDialog({ kind: 'needs', tasks: tasksToDo(week, offset) })}
                {...(mayChange && { onShowKeys: () => openDialog({ kind: 'keys' }) })}
                onDoNext={(task) => tasks.move(task, week.today)}
                {...(mayChange && people.length > 1 && { onShare: () => openDialog({ kind: 'turn-taking' }) })}
                {...(mayChange && isPlanned(offset) && { onReplan: () => openDialog({ kind: 'replan' }) })}
              />
            ) : (
              <ProgressSkeleton />
            )}
          </aside>
        )}
        <div className={styles.board} ref={board}>
          {week && isDivided(week) && (
            <Suspense>
              <WhoseTasks whose={whose} onChange={setWhose} />
            </Suspense>
          )}
          <WeekContent
            displayed={isFiltered ? { ...displayed, week: ownWeek(week, personId) } : displayed}
            offset={offset}
            actions={{
              ...tasks,
              focusHeading: () => focusTask(''),
              isOffline,
              isPlaceholder,
              ...meant,
              addOn: (date) => openDialog({ kind: 'add', draft: emptyTask(date) }),
              edit: (task) => openDialog({ kind: 'edit', task }),
              chooseDay: (task) => openDialog({ kind: 'day', task }),
              chooseDayDone: (task) => openDialog({ kind: 'done', task }),
              addFiles,
              chooseDoer: (task) => openDialog({ kind: 'assign', task }),
              share: (task) => openDialog({ kind: 'share', task }),
              guide: (task) => openDialog({ kind: 'guided', task }),
              addDetails: (task) => openDialog({ kind: isOffline ? 'note' : 'details', task }),
              confirmDelete: (task) => openDialog({ kind: 'delete', task }),
            }}
            homeActions={{ ...homeActions, isOffline }}
          />
          {week && mayChange && (
            <WeekEnd week={week} offset={offset} disabled={isPlaceholder} onAdd={() => openDialog(adding(week))} />
          )}
        </div>
      </div>
      {isShown && week && (
        <Suspense>
          <Shortcuts
            board={board}
            tasks={[...week.tasks, ...week.overdue]}
            isOff={isOpen || isPlaceholder || !mayChange}
            on={{
              toggle: tasks.toggle,
              move: (task) => openDialog({ kind: 'day', task }),
              add: () => {
                if (!isPlaceholder) openDialog(adding(week));
              },
              today: () => {
                showWeek(0);
                heading.current?.focus();
                scrollTo({ top: 0 });
              },
              help: () => openDialog({ kind: 'keys' }),
            }}
            onAskVisit={(task) => openDialog(task ? { kind: 'visit', task } : adding(week))}
          />
        </Suspense>
      )}
      {isShown && people.length > 1 && (
        <Suspense>
          <OthersChanges />
        </Suspense>
      )}
      {dialog && (
        <Suspense>
          <WeekDialogs
            dialog={dialog}
            open={isOpen}
            onClose={closeDialog}
            today={today ?? ''}
            people={people}
            on={{
              assign: tasks.assign,
              remove: tasks.remove,
              move: tasks.move,
              completeOn: tasks.completeOn,
              add: tasks.create,
              addAgain: (draft) => openDialog({ kind: 'add', draft }),
              edit: tasks.edit,
              askVisit: (task) => openDialog({ kind: 'visit', task }),
              addNote: tasks.addNote,
              tickSteps: tasks.tickSteps,
              toggle: tasks.toggle,
              addFiles,
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

/** Returns a function that starts the service worker. Visitors, who never see the week, don't get one. */
function useWorkerStart(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    const { registerWorker } = await import('../../session/register-worker.ts');
    await registerWorker(client);
  }, [client]);
}
