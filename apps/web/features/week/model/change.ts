import type { LastDoneTime } from '#core/domain/home/last-done-times.ts';
import type { Actor } from '../../../household/actor-name.ts';
import type { OfflineChange } from '../../../household/outbox/outbox.ts';
import { type ClosedItem, holdsDate, isCarriedOver, type OpenQuestion, type Task, type Week } from './week.ts';

/** A change by the user that the server hasn't confirmed yet. */
export type Change =
  | Exclude<OfflineChange, { readonly kind: 'file' }>
  | { readonly kind: 'assign'; readonly task: Task; readonly person: Actor | null }
  | { readonly kind: 'edit'; readonly task: Task; readonly edited: Task }
  | { readonly kind: 'exclude'; readonly task: Task }
  | { readonly kind: 'last-done'; readonly task: Task; readonly when: LastDoneTime }
  | { readonly kind: 'answer'; readonly question: OpenQuestion; readonly answer: string }
  | { readonly kind: 'open'; readonly item: ClosedItem };

/** The week with the change applied. Objects that the change doesn't affect keep their identity. */
export function withChange(week: Week, change: Change): Week {
  switch (change.kind) {
    case 'delete':
    case 'exclude':
      return withoutTask(week, change.task.id);
    case 'complete': {
      const { completed, at } = change;
      return editTask(week, change.task.id, (task) => ({
        ...task,
        completed,
        completedAt: completed ? at : null,
        completedBy: null,
      }));
    }
    case 'move':
      return withTask(week, { ...currentOf(week, change.task), scheduledAt: change.date, movedBy: null });
    case 'assign':
      return editTask(week, change.task.id, (task) => ({ ...task, assignedTo: change.person }));
    case 'edit':
      return withTask(week, change.edited);
    case 'restore':
    case 'create':
      return withTask(week, change.task);
    case 'note':
      return week;
    case 'last-done':
      return editTask(week, change.task.id, (task) => ({ ...task, asksLastDone: false }));
    case 'answer':
      return withoutQuestion(week, change.question.id);
    case 'open':
      return { ...week, closed: week.closed.filter(({ opensWith }) => opensWith !== change.item.opensWith) };
  }
}

export function withChanges(week: Week, changes: readonly Change[]): Week {
  return changes.reduce(withChange, week);
}

/** Moves a task according to its date: into the week, into the overdue list, or out of view. */
export function withTask(week: Week, task: Task): Week {
  const stays = (list: readonly Task[]) => list.some(({ id }) => id === task.id);
  if (holdsDate(week, task.scheduledAt)) {
    if (stays(week.tasks)) return editTask(week, task.id, () => task);
    const others = withoutTask(week, task.id);
    return { ...others, tasks: [...others.tasks, task] };
  }
  const kept = stays(week.overdue) && task.scheduledAt < week.weekStart;
  if (kept) return editTask(week, task.id, () => task);
  const others = withoutTask(week, task.id);
  return isCarriedOver(week, task) ? { ...others, overdue: [...others.overdue, task] } : others;
}

/** The server drops a completed task from the overdue list; the screen keeps it, so that the user can untick it. */
export function keepCompleted(before: Week | undefined, fresh: Week): Week {
  const known = new Set([...fresh.tasks, ...fresh.overdue].map(({ id }) => id));
  const ticked = (before?.overdue ?? []).filter((task) => task.completed && !known.has(task.id));
  return before?.weekStart === fresh.weekStart && ticked.length > 0
    ? { ...fresh, overdue: [...ticked, ...fresh.overdue] }
    : fresh;
}

function withoutQuestion(week: Week, question: string): Week {
  const asks = ({ asks }: Task) => asks?.id === question;
  const silent = (list: Task[]) =>
    list.some(asks) ? list.map((task) => (asks(task) ? { ...task, asks: null } : task)) : list;
  const questions = week.questions.filter(({ id }) => id !== question);
  return { ...week, questions, tasks: silent(week.tasks), overdue: silent(week.overdue) };
}

function withoutTask(week: Week, id: string): Week {
  const others = (list: Task[]) => (list.some((task) => task.id === id) ? list.filter((task) => task.id !== id) : list);
  return { ...week, tasks: others(week.tasks), overdue: others(week.overdue) };
}

function editTask(week: Week, id: string, edit: (task: Task) => Task): Week {
  const edited = (list: Task[]) =>
    list.some((task) => task.id === id) ? list.map((task) => (task.id === id ? edit(task) : task)) : list;
  return { ...week, tasks: edited(week.tasks), overdue: edited(week.overdue) };
}

/** Earlier changes may have modified the task since it was rendered. */
function currentOf(week: Week, task: Task): Task {
  return [...week.tasks, ...week.overdue].find(({ id }) => id === task.id) ?? task;
}
