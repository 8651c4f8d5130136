import type { Meter } from '../meters/meter.ts';
import type { Task } from '../tasks/task.ts';
import type { IsoDate } from '../time/dates.ts';

/** Home Assistant shows no longer state. */
const longestState = 255;

type NextTask = Pick<Task, 'id' | 'scheduledOn' | 'minutes'> & {
  /** In the language of the reader. */
  readonly title: string;
  readonly item: string;
};

/** What a home's device shows. */
type HomeState = {
  /** How many tasks of this week are open. */
  readonly week: number;
  readonly overdue: number;
  readonly next: NextTask | undefined;
  readonly meters: readonly Pick<Meter, 'id' | 'readings'>[];
  readonly today: IsoDate;
};

const shortened = (title: string): string =>
  title.length > longestState ? `${title.slice(0, longestState - 1)}…` : title;

/** The JSON of a home's state, from which each entity takes its part by a template. */
export const stateMessage = ({ week, overdue, next, meters, today }: HomeState): string =>
  JSON.stringify({
    week,
    overdue,
    next: next
      ? {
          title: shortened(next.title),
          item: next.item,
          task_id: next.id,
          date: next.scheduledOn,
          minutes: next.minutes ?? null,
          is_overdue: next.scheduledOn < today,
        }
      : null,
    meters: Object.fromEntries(meters.map(({ id, readings }) => [id, readings.at(-1)?.value ?? null])),
  });
