import type ICAL from 'ical.js';
import type { App } from '#apps/composition/container.ts';
import { listedTask } from '#core/catalogue/listed-task.ts';
import { textsIn } from '#core/catalogue/texts-in.ts';
import { detailsOf } from '#core/domain/calendar/day-text.ts';
import { type Todo, todoOf } from '#core/domain/calendar/todo.ts';
import { homeAddress } from '#core/domain/home/home-address.ts';
import { isOnboarded } from '#core/domain/home/household.ts';
import { once } from '#core/domain/running/once.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import { hexOf } from '#core/domain/text/hex.ts';
import type { Program } from '../pipeline/handler.ts';
import { calendarOf, loadIcal } from './todo-text.ts';

/** A task with its to-do, as one version of it reads. */
export type ShownTodo = {
  readonly task: Task;
  /** Changes whenever the text does. */
  readonly etag: string;
  /** Made when it is first asked for, because most requests are only about the tags. */
  readonly calendar: () => ICAL.Component;
  readonly text: () => string;
};

/** To be changed with `calendarOf`, so that programs read all to-dos again. */
const form = 1;

/** This week and the next, as the plan shows them, with what is overdue. */
const offsets = [0, 1] as const;

/** What a home has to do, in the order of its weeks: all, or one task. Before onboarding, that is nothing. */
export async function todosOf(app: App, program: Program, id?: string): Promise<readonly ShownTodo[]> {
  const { claims, homeId, household } = program;
  if (!isOnboarded(household)) return [];
  const weeks = [];
  // One after the other: the first may plan both.
  for (const offset of offsets) weeks.push(await app.getWeek({ ...claims, homeId, offset }));
  const ical = await loadIcal();
  const shown = weeks.flatMap((week) => [...week.overdue, ...week.tasks]);
  const tasks = id === undefined ? shown : shown.filter((task) => task.id === id);
  return app.eventLoop.map(tasks, (task) => {
    const todo = todoWith(app, program, task);
    const hash = hexOf(app.digest.sha256(JSON.stringify([form, todo])));
    const calendar = once(() => calendarOf(todo, ical));
    const text = once(() => ical.stringify(calendar().toJSON()));
    return { task, etag: `"${hash.slice(0, 32)}"`, calendar, text };
  });
}

function todoWith({ config }: App, { household, person: { language } }: Program, task: Task): Todo {
  const { calendar, itemName } = textsIn(language);
  const listed = listedTask(task, household, { baseUrl: config.publicUrl, language });
  return todoOf(task, {
    title: listed.title,
    description: detailsOf(listed, calendar).join('\n'),
    category: itemName(task.category),
    link: homeAddress(config.publicUrl, '/dashboard', household.id),
  });
}

/** Changes whenever a to-do does, comes or goes. */
export const tagOf = ({ digest }: App, todos: readonly ShownTodo[]): string =>
  hexOf(digest.sha256(todos.map(({ task, etag }) => task.id + etag).join(' '))).slice(0, 32);
