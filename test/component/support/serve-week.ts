import { addDays } from '#core/domain/time/dates.ts';
import { home, newId, type Question, type Task, task, type Week } from './data.ts';
import { type Received, type ResponseOf, refused, respond, unreachable } from './network.ts';

export const today = '2027-01-06';
const thisMonday = '2027-01-04';

type ChangeName =
  | 'completeTask'
  | 'tickSteps'
  | 'rescheduleTask'
  | 'deleteTask'
  | 'excludeTask'
  | 'restoreTask'
  | 'createTask'
  | 'setLastDone'
  | 'answerQuestions'
  | 'openItem'
  | 'clearOverdue'
  | 'putTasksBack';
/** Runs before the server makes a change. If it throws, the error is the response and nothing changes. */
type Intercept = (name: ChangeName) => void | Promise<void>;

const isLeftOver = ({ completed, completedAt }: Task) => !completed || (completedAt ?? '') >= thisMonday;

export type ServedWeeks = {
  /** Returns the saved tasks of a week as `title: day`, followed by `done` if the task is done. */
  saved(offset?: number): readonly string[];
  /** Sets the questions about the home that the current week asks. */
  ask(...questions: readonly Question[]): void;
  /** Sets the items that are closed for the season. */
  closeItems(...items: Week['closed']): void;
  /** Sets the day on which the household joined, its pause, and who is in the home. */
  tell(facts: { joinedOn?: string; pause?: Week['pause']; people?: Week['people']; assumesTown?: boolean }): void;
  /** Sets the tasks that the household has after it replans its week. */
  replanWith(tasks: readonly Partial<Task>[]): void;
  /** Sets the note of the current week; without one, it is said to come. */
  setNote(note?: string): void;
  interceptChanges(intercept: Intercept): void;
  /** Has the connection lost after the server's next change of this kind, before its response. */
  loseResponse(name: ChangeName): void;
  /** Moves a task as another device does. */
  moveElsewhere(title: string, date: string): void;
};

/** Makes the server respond for a household with exactly these tasks and save changes to them. */
export function serveWeek(planned: readonly Partial<Task>[]): ServedWeeks {
  let tasks: readonly Task[] = planned.map(task);
  let questions: readonly Question[] = [];
  let closed: Week['closed'] = [];
  let note: string | null = null;
  let noteComing = false;
  let assumesTown = false;
  let joinedOn = '2026-01-01';
  let pause: Week['pause'] = null;
  let people: Week['people'] = [];
  const deleted = new Map<string, Task>();

  const between = (first: string, end: string) =>
    tasks.filter(({ scheduledAt }) => scheduledAt >= first && scheduledAt < end);
  const weekAt = (offset: number) => addDays(thisMonday, 7 * offset);
  const find = (id: string) => {
    const found = tasks.find((each) => each.id === id);
    if (!found) throw refused(404, { message: 'This task no longer exists', code: 'task_not_found' });
    return found;
  };
  const save = (changed: Task) => {
    tasks = [...tasks.filter(({ id }) => id !== changed.id), changed];
    return changed;
  };

  respond('getWeek', ({ params: { offset } }) => ({
    weekStart: weekAt(offset),
    today,
    joinedOn,
    pause,
    people,
    tasks: between(weekAt(offset), weekAt(offset + 1)),
    overdue: offset === 0 ? between(weekAt(-2), weekAt(0)).filter(isLeftOver) : [],
    questions: offset === 0 ? [...questions] : [],
    closed: offset === 0 ? [...closed] : [],
    meters: [],
    note: offset === 0 ? note : null,
    noteComing: offset === 0 && noteComing,
    assumesTown,
  }));
  let intercept: Intercept = () => {};
  const lost = new Set<ChangeName>();
  const onChange = <Name extends ChangeName>(name: Name, make: (received: Received<Name>) => ResponseOf<Name>) =>
    respond<Name>(name, async (received) => {
      await intercept(name);
      const response = make(received);
      if (!lost.delete(name)) return response;
      throw unreachable();
    });
  onChange('completeTask', ({ params: { id }, body: { completed, on = today } }) =>
    save({ ...find(id), completed, completedAt: completed ? `${on}T09:00:00.000Z` : null, completedBy: null }),
  );
  onChange('tickSteps', ({ params: { id }, body: { done } }) => save({ ...find(id), stepsDone: done }));
  onChange('setLastDone', ({ params: { id } }) => {
    save({ ...find(id), asksLastDone: false });
    return { message: 'Saved' };
  });
  onChange('answerQuestions', ({ body: { answers } }) => {
    questions = questions.filter((question) => !(question.id in answers));
    tasks = tasks.map((each) => (each.asks && each.asks.id in answers ? { ...each, asks: null } : each));
    return home();
  });
  onChange('openItem', ({ params: { taskId } }) => {
    closed = closed.filter(({ opensWith }) => opensWith !== taskId);
    return { message: 'Opened' };
  });
  onChange('rescheduleTask', ({ params: { id }, body: { from, ...body } }) => {
    const { scheduledAt } = find(id);
    if (from !== undefined && ![from, body.scheduledAt].includes(scheduledAt))
      throw refused(409, { message: 'This task was moved on another device', code: 'task_changed' });
    const { assignedTo, ...edits } = body;
    const given = Object.fromEntries(Object.entries(edits).filter(([, value]) => value !== undefined));
    const person = people.find((each) => each.id === assignedTo);
    const assigned = person ? { id: person.id, name: person.name } : null;
    const changed = { ...find(id), ...given, ...(assignedTo !== undefined && { assignedTo: assigned }) };
    return save({ ...changed, fullTitle: body.title ?? changed.fullTitle });
  });
  onChange('clearOverdue', ({ body: { action } }) => {
    const open = between(weekAt(-2), today).filter(({ completed }) => !completed);
    const undo = open.map(({ id, scheduledAt }) => ({ id, scheduledAt, moved: false }));
    if (action === 'let-go') {
      for (const { id } of open) drop(id);
      return { tasks: [], skipped: open.length, undo };
    }
    const moved = open.map((each, index) =>
      save({ ...each, scheduledAt: action === 'today' ? today : addDays(today, 1 + index) }),
    );
    return { tasks: moved, skipped: 0, undo };
  });
  onChange('putTasksBack', ({ body }) => {
    for (const { id, scheduledAt } of body.tasks) save({ ...(deleted.get(id) ?? find(id)), scheduledAt });
    return { message: 'Put back' };
  });
  respond('getDays', ({ query: { from, to } }) => {
    const open = between(from, addDays(to, 1)).filter(({ completed }) => !completed);
    const days = Map.groupBy(open, ({ scheduledAt }) => scheduledAt);
    return {
      today,
      pause,
      days: [...days].toSorted().map(([date, each]) => ({
        date,
        minutes: each.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
        titles: each.map(({ fullTitle }) => fullTitle),
      })),
    };
  });
  respond('getNext', () => {
    const next = between(weekAt(1), weekAt(2)).filter(({ completed }) => !completed);
    const minutes = next.reduce((sum, each) => sum + (each.minutes ?? 0), 0);
    return { weeksKept: 4, nextWeek: { tasks: next.length, minutes }, next: next[0] ?? null };
  });
  const drop = (id: string) => {
    deleted.set(id, find(id));
    tasks = tasks.filter((each) => each.id !== id);
  };
  onChange('deleteTask', ({ params: { id } }) => {
    drop(id);
    return { message: 'Task deleted' };
  });
  onChange('excludeTask', ({ params: { id } }) => {
    drop(id);
    return { message: 'The task will not be planned again' };
  });
  onChange('restoreTask', ({ params: { id } }) => save(deleted.get(id) ?? find(id)));
  onChange(
    'createTask',
    ({ body }) =>
      tasks.find(({ id }) => id === body.id) ??
      save(
        task({
          ...body,
          id: body.id ?? newId(),
          completedAt: body.completed ? `${body.scheduledAt}T12:00:00.000Z` : null,
          isUserCreated: true,
          reason: null,
          guide: null,
        }),
      ),
  );

  return {
    moveElsewhere: (title, scheduledAt) => {
      for (const each of tasks) if (each.title === title) save({ ...each, scheduledAt });
    },
    loseResponse: (name) => void lost.add(name),
    interceptChanges: (next) => {
      intercept = next;
    },
    setNote: (set) => {
      note = set ?? null;
      noteComing = set === undefined;
    },
    ask: (...asked) => {
      questions = asked;
    },
    tell: (facts) => {
      ({ joinedOn = joinedOn, pause = pause, people = people, assumesTown = assumesTown } = facts);
    },
    closeItems: (...items) => {
      closed = items;
    },
    replanWith: (replanned) =>
      respond('replanWeek', () => {
        tasks = replanned.map(task);
        return { message: 'Week planned' };
      }),
    saved: (offset = 0) =>
      between(weekAt(offset), weekAt(offset + 1)).map(
        ({ title, scheduledAt, completed }) => `${title}: ${scheduledAt}${completed ? ' done' : ''}`,
      ),
  };
}
