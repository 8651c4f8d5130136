import { call } from '#apps/ui/api/client.ts';
import type { LastDoneTime } from '#core/domain/home/last-done-times.ts';
import type { Actor } from '../../../household/actor-name.ts';
import type { OfflineFields } from '../../../household/outbox/offline-change.ts';
import { offlineKinds } from '../../../household/outbox/offline-changes.ts';
import { editTask, withoutTask, withTask } from '../../../household/week-edits.ts';
import type { ClosedItem, OpenQuestion, Task, Week } from './week.ts';

type Fields = Omit<OfflineFields, 'file'> & {
  readonly assign: { readonly task: Task; readonly person: Actor | null };
  readonly edit: { readonly task: Task; readonly edited: Task };
  readonly exclude: { readonly task: Task };
  readonly 'last-done': { readonly task: Task; readonly when: LastDoneTime };
  readonly answer: { readonly question: OpenQuestion; readonly answer: string };
  readonly open: { readonly item: ClosedItem };
};

type Kind = keyof Fields;

/** A change by the user that the server hasn't confirmed yet. */
export type Change<Of extends Kind = Kind> = { [K in Of]: { readonly kind: K } & Fields[K] }[Of];

type Row<Of extends Kind> = {
  readonly apply: (week: Week, change: Change<Of>) => Week;
  /** Returns the task as saved, if the response has one. */
  readonly send: (change: Change<Of>) => Promise<Task | undefined>;
};

const paramsOf = ({ task: { id } }: { readonly task: Task }) => ({ params: { id } });

/** The kinds of change: those that can wait for a connection, and those that need the server. */
const kinds: { readonly [Of in Kind]: Row<Of> } = {
  ...offlineKinds,
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

const kindOf = <Of extends Kind>({ kind }: { readonly kind: Of }): Row<Of> => kinds[kind];

/** The week with the change applied. Objects that the change doesn't affect keep their identity. */
export const withChange = (week: Week, change: Change): Week => kindOf(change).apply(week, change);

export function withChanges(week: Week, changes: readonly Change[]): Week {
  return changes.reduce(withChange, week);
}

/** Sends the change to the server. Returns the task as saved, or nothing if the response has no task. */
export const send = (change: Change): Promise<Task | undefined> => kindOf(change).send(change);

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
