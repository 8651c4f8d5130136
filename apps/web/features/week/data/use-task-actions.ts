import { track } from '#apps/ui/analytics/track.ts';
import { rememberUndo } from '#apps/ui/feedback/last-undo.ts';
import { showToast } from '#apps/ui/feedback/toast.tsx';
import type { LastDoneTime } from '#core/domain/home/last-done-times.ts';
import { daysBetween, type IsoDate, weekStartOf } from '#core/domain/time/dates.ts';
import { buttons } from '#words/app/buttons.ts';
import { week as words } from '#words/app/week/week.ts';
import { type Actor, actorName } from '../../../household/actor-name.ts';
import { dayIn } from '../../../household/today-in.ts';
import { holdsDate } from '../../../household/week-edits.ts';
import { useUser } from '../../../session/use-auth.ts';
import type { Change } from '../model/change.ts';
import { onDay, spokenDate } from '../model/date-text.ts';
import { editedTask, type NewTask, taskFrom } from '../model/new-task.ts';
import type { Task, Week } from '../model/week.ts';

const trackAction = (element_name: string) => track('dashboard_interaction', { element_name });

type Deps = {
  week: Week | undefined;
  apply: (change: Change) => void;
  /** Called when the user ticks a task, but not when Undo restores a ticked one. */
  onCompleted: (task: Task) => void;
  /** Focuses the task when the button that the user clicked disappears, such as Undo in a toast. */
  focusTask: (taskId: string) => void;
  showWeek: (offset: number) => void;
};

const assignedSaid = (person: Actor | null, personId: string): string => {
  if (!person) return words.forEveryone;
  return person.id === personId ? words.forYou : words.forPerson(actorName(person));
};

/** The user's actions on tasks. Each applies immediately and can be undone. */
export function useTaskActions({ week, apply, onCompleted, focusTask, showWeek }: Deps) {
  const today = week?.today ?? '';
  const { timezone, personId } = useUser();

  const undo = (reverse: Extract<Change, { task: Task }>) => ({
    label: buttons.undo,
    onClick: () => {
      trackAction('undo');
      apply(reverse);
      focusTask(reverse.task.id);
    },
  });

  const asBefore = (task: Task): Change => {
    const { completed, completedAt } = task;
    if (!completed || completedAt === null) return { kind: 'complete', task, completed: false, at: '' };
    return { kind: 'complete', task, completed, at: completedAt, on: dayIn(timezone, new Date(completedAt)) };
  };

  const toggle = (task: Task) => {
    const completed = !task.completed;
    trackAction(completed ? 'complete_task' : 'mark_task_incomplete');
    apply({ kind: 'complete', task, completed, at: new Date().toISOString() });
    rememberUndo(() => apply(asBefore(task)));
    if (completed) onCompleted(task);
  };

  const tickSteps = (task: Task, done: readonly number[]) => apply({ kind: 'steps', task, done });

  const move = (task: Task, date: IsoDate) => {
    if (date === task.scheduledAt) return;
    trackAction('reschedule_task');
    apply({ kind: 'move', task, date });
    showToast(words.movedTo(spokenDate(date, today)), {
      description: task.fullTitle,
      action: undo({ kind: 'move', task, date: task.scheduledAt }),
    });
  };

  const assign = (task: Task, person: Actor | null) => {
    trackAction('assign_task');
    apply({ kind: 'assign', task, person });
    showToast(assignedSaid(person, personId), {
      description: task.fullTitle,
      action: undo({ kind: 'assign', task, person: task.assignedTo }),
    });
  };

  const remove = (task: Task) => {
    trackAction('delete_task');
    apply({ kind: 'delete', task });
    showToast(words.deleted, { description: task.fullTitle, action: undo({ kind: 'restore', task }) });
  };

  /** Returns what takes it back: the dialog that asked for the day says what was done. */
  const completeOn = (task: Task, date: IsoDate) => {
    trackAction('complete_task_earlier');
    apply({ kind: 'complete', task, completed: true, at: `${date}T12:00:00Z`, on: date });
    return undo({ kind: 'complete', task, completed: false, at: '' });
  };

  const setLastDone = (task: Task, when: LastDoneTime) => {
    trackAction('set_last_done');
    apply({ kind: 'last-done', task, when });
    showToast(words.answered, { description: task.fullTitle });
    focusTask(task.id);
  };

  const answer = (task: Task, value: string) => {
    if (!task.asks) return;
    trackAction('answer_question');
    apply({ kind: 'answer', question: task.asks, answer: value });
    showToast(words.answered, { description: task.asks.question });
    focusTask(task.id);
  };

  const exclude = (task: Task) => {
    trackAction('exclude_task');
    apply({ kind: 'exclude', task });
    showToast(words.excluded, { description: task.fullTitle, action: undo({ kind: 'restore', task }) });
  };

  const create = (fields: NewTask) => {
    trackAction('add_task');
    const task = taskFrom(fields, today);
    const { scheduledAt: date } = task;
    apply({ kind: 'create', task });
    const offset = daysBetween(weekStartOf(today), weekStartOf(date)) / 7;
    const inSight = week !== undefined && holdsDate(week, date);
    showToast(task.completed ? words.recordedOn(onDay(date, today)) : words.addedTo(spokenDate(date, today)), {
      description: task.fullTitle,
      action: inSight ? undo({ kind: 'delete', task }) : { label: words.show, onClick: () => showWeek(offset) },
    });
  };

  const edit = (task: Task, fields: NewTask) => {
    trackAction('edit_task');
    const edited = editedTask(task, fields);
    apply({ kind: 'edit', task, edited });
    showToast(words.changed, {
      description: edited.fullTitle,
      action: undo({ kind: 'edit', task: edited, edited: task }),
    });
  };

  const addNote = (task: Task, note: string) => {
    trackAction('add_note');
    apply({ kind: 'note', task, note });
    showToast(words.noteSaved, { description: task.fullTitle });
  };

  return {
    viewer: { personId, timezone, people: week?.people ?? [] },
    toggle,
    tickSteps,
    addNote,
    move,
    assign,
    remove,
    exclude,
    completeOn,
    setLastDone,
    answer,
    create,
    edit,
  };
}

export type TaskActions = Pick<
  ReturnType<typeof useTaskActions>,
  'viewer' | 'toggle' | 'tickSteps' | 'move' | 'exclude' | 'setLastDone' | 'answer'
> & {
  /** Whether what needs the server is disabled: offline, and while older contents are shown. */
  isOffline: boolean;
  /** Whether older contents are shown for now. It disables what also works offline: ticking, moving, adding, deleting, notes and photos. */
  isPlaceholder: boolean;
  /** The task whose question a link names, such as one in the weekly mail. */
  meantTask: string | null;
  onMeantShown: () => void;
  focusHeading: () => void;
  addOn: (date: IsoDate) => void;
  edit: (task: Task) => void;
  chooseDay: (task: Task) => void;
  confirmDelete: (task: Task) => void;
  chooseDayDone: (task: Task) => void;
  addDetails: (task: Task) => void;
  addFiles: (task: Task, fromCamera: boolean) => void;
  chooseDoer: (task: Task) => void;
  share: (task: Task) => void;
  /** Leads through its steps one at a time. */
  guide: (task: Task) => void;
};
