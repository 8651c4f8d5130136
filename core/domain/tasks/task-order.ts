import { compareText } from '../text/compare-text.ts';
import type { IsoDate } from '../time/dates.ts';

/** The values that determine a task's place in a list. */
export type TaskPlace = {
  readonly date: IsoDate;
  /** Whether it is a safety task. */
  readonly critical: boolean;
  /** Null if the duration is unknown. */
  readonly minutes: number | null;
  readonly title: string;
  readonly id: string;
};

const atTheEnd = Number.MAX_SAFE_INTEGER;

/**
 * Sorts by day, oldest first. Within a day, safety tasks come first, then shorter tasks, because a day should begin
 * with something easy. Tasks of unknown duration come last, and ties are sorted by title. Completion doesn't matter, so
 * ticking a task doesn't move it.
 */
export function compareTaskPlaces(one: TaskPlace, other: TaskPlace): number {
  return (
    compareText(one.date, other.date) ||
    Number(other.critical) - Number(one.critical) ||
    (one.minutes ?? atTheEnd) - (other.minutes ?? atTheEnd) ||
    compareText(one.title, other.title) ||
    compareText(one.id, other.id)
  );
}
