import type { OutputOf } from '#apps/ui/api/client.ts';
import { fullTitle } from '#words/full-title.ts';
import { itemName } from '#words/item-names.ts';

export type Year = OutputOf<'getYear'>;
export type Month = Year['months'][number];
export type YearTask = Month['tasks'][number];

/** One of a month's other tasks, with the number of times that it comes in the month. */
export type OtherTask = {
  readonly taskId: string;
  readonly title: string;
  readonly times: number;
};

type MonthGroups = {
  readonly bookings: readonly YearTask[];
  /** The seasonal jobs that prevent harm or expensive damage. */
  readonly seasonal: readonly YearTask[];
  readonly others: readonly OtherTask[];
  /** How often the other tasks come in the month, all together. */
  readonly otherTimes: number;
};

const isWeighty = ({ stake }: YearTask): boolean => stake === 'danger' || stake === 'costly';

/** The month's tasks, whose titles name their items. */
export function groupsOf(month: Month): MonthGroups {
  const tasks = month.tasks
    .map((task) => ({ ...task, title: fullTitle(itemName(task.item), task.title) }))
    .toSorted((one, other) => (one.weekStart < other.weekStart ? -1 : 1));
  const isShown = (task: YearTask) => task.kind === 'booking' || (task.kind === 'seasonal' && isWeighty(task));
  const others = tasks.filter((task) => !isShown(task));
  return {
    bookings: tasks.filter(({ kind }) => kind === 'booking'),
    seasonal: tasks.filter((task) => task.kind === 'seasonal' && isShown(task)),
    others: [...Map.groupBy(others, ({ taskId }) => taskId).values()].flatMap(([first, ...more]) =>
      first ? [{ taskId: first.taskId, title: first.title, times: more.length + 1 }] : [],
    ),
    otherTimes: others.length,
  };
}

export const longestMonth = ({ months }: Year): number => Math.max(1, ...months.map(({ minutes }) => minutes));

export const isEmpty = ({ months }: Year): boolean => months.every(({ tasks }) => tasks.length === 0);
