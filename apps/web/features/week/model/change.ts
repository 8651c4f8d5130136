import { call } from '#apps/ui/api/client.ts';
import type { LastDoneTime } from '#core/domain/home/last-done-times.ts';
import type { Actor } from '../../../household/actor-name.ts';
import type { OfflineChange } from '../../../household/outbox/offline-change.ts';
import { applyOffline, isOffline, sendChange } from '../../../household/outbox/offline-changes.ts';
import { editTask, withoutTask, withTask } from '../../../household/week-edits.ts';
import type { ClosedItem, OpenQuestion, Task, Week } from './week.ts';

type Fields = {
  readonly assign: { readonly task: Task; readonly person: Actor | null };
  readonly edit: { readonly task: Task; readonly edited: Task };
  readonly exclude: { readonly task: Task };
  readonly 'last-done': { readonly task: Task; readonly when: LastDoneTime };
  readonly answer: { readonly question: OpenQuestion; readonly answer: string };
  readonly open: { readonly item: ClosedItem };
};

type Kind = keyof Fields;
/** A change that needs the server. */
type OnlineChange<Of extends Kind = Kind> = { [K in Of]: { readonly kind: K } & Fields[K] }[Of];

/** A change by the user that the server hasn't confirmed yet. */
export type Change = Exclude<OfflineChange, { readonly kind: 'file' }> | OnlineChange;

type Row<Of extends Kind> = {
  readonly apply: (week: Week, change: OnlineChange<Of>) => Week;
  /** Returns the task as saved, if the response has one. */
  readonly send: (change: OnlineChange<Of>) => Promise<Task | undefined>;
};

const paramsOf = ({ task: { id } }: { readonly task: Task }) => ({ params: { id } });

/** What the kinds of change do that can't wait for a connection. The others are in offline-changes.ts. */
const kinds: { readonly [Of in Kind]: Row<Of> } = {
  assign: {
    apply: (week, { task, person }) => editTask(week, task.id, (one) => ({ ...one, assignedTo: person })),
    send: (change) => call('rescheduleTask', { ...paramsOf(change), body: { assignedTo: change.person?.id ?? null } }),
  },
  edit: {
    apply: (week, { edited }) => withTask(week, edited),
    send: (change) => {
      const { title, description, scheduledAt, minutes } = change.edited;
      return call('rescheduleTask', { ...paramsOf(change), body: { title, description, scheduledAt, minutes } });
    },
  },
  exclude: {
    apply: (week, { task }) => withoutTask(week, task.id),
    send: async (change) => void (await call('excludeTask', paramsOf(change))),
  },
  'last-done': {
    apply: (week, { task }) => editTask(week, task.id, (one) => ({ ...one, asksLastDone: false })),
    send: async (change) => void (await call('setLastDone', { ...paramsOf(change), body: { when: change.when } })),
  },
  answer: {
    apply: (week, { question }) => withoutQuestion(week, question.id),
    send: async ({ question, answer }) =>
      void (await call('answerQuestions', { body: { answers: { [question.id]: answer } } })),
  },
  open: {
    apply: (week, { item }) => ({
      ...week,
      closed: week.closed.filter(({ opensWith }) => opensWith !== item.opensWith),
    }),
    send: async ({ item }) => void (await call('openItem', { params: { taskId: item.opensWith } })),
  },
};

const rowOf = <Of extends Kind>({ kind }: { readonly kind: Of }): Row<Of> => kinds[kind];
const applyOnline = <Of extends Kind>(week: Week, change: OnlineChange<Of>): Week =>
  rowOf<Of>(change).apply(week, change);
const sendOnline = <Of extends Kind>(change: OnlineChange<Of>): Promise<Task | undefined> =>
  rowOf<Of>(change).send(change);

/** The week with the change applied. Objects that the change doesn't affect keep their identity. */
export const withChange = (week: Week, change: Change): Week =>
  isOffline(change) ? applyOffline(week, change) : applyOnline(week, change);

export function withChanges(week: Week, changes: readonly Change[]): Week {
  return changes.reduce(withChange, week);
}

/** Sends the change to the server. Returns the task as saved, or nothing if the response has no task. */
export const send = (change: Change): Promise<Task | undefined> =>
  isOffline(change) ? sendChange(change) : sendOnline(change);

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
