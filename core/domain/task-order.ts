import { compareText } from './compare-text.ts';
import type { IsoDate } from './dates.ts';

/** What decides where a task stands among others. */
export type TaskPlace = {
  readonly date: IsoDate;
  /** Its care task is one that nothing may crowd out. */
  readonly critical: boolean;
  /** Null where nobody said how long it takes. */
  readonly minutes: number | null;
  readonly title: string;
  readonly id: string;
};

const atTheEnd = Number.MAX_SAFE_INTEGER;

/**
 * By day, the oldest first. Within a day safety first, then the short before the long, so that it begins with something
 * easy, and last what nobody has timed; alike ones by title. Being done plays no part: a tick moves nothing.
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
