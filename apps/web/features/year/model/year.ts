import type { OutputOf } from '#apps/ui/api/client.ts';

export type Year = OutputOf<'getYear'>;
export type Month = Year['months'][number];
export type YearTask = Month['tasks'][number];

/** A regular task, with the number of times that it comes in the month. */
export type Regular = {
  readonly taskId: string;
  readonly title: string;
  readonly item: string;
  readonly times: number;
};

export type MonthGroups = {
  readonly bookings: readonly YearTask[];
  readonly seasonal: readonly YearTask[];
  readonly regular: readonly Regular[];
  /** How often the regular tasks come in the month, all together. */
  readonly regularTimes: number;
};

export function groupsOf({ tasks }: Month): MonthGroups {
  const ofKind = (kind: YearTask['kind']) =>
    tasks.filter((task) => task.kind === kind).toSorted((one, other) => (one.weekStart < other.weekStart ? -1 : 1));
  const regular = ofKind('regular');
  return {
    bookings: ofKind('booking'),
    seasonal: ofKind('seasonal'),
    regular: [...Map.groupBy(regular, ({ taskId }) => taskId).values()].flatMap(([first, ...others]) =>
      first ? [{ taskId: first.taskId, title: first.title, item: first.item, times: others.length + 1 }] : [],
    ),
    regularTimes: regular.length,
  };
}

export const longestMonth = ({ months }: Year): number => Math.max(1, ...months.map(({ minutes }) => minutes));

export const isEmpty = ({ months }: Year): boolean => months.every(({ tasks }) => tasks.length === 0);
