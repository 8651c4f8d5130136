import type { IsoDate } from '../domain/dates.ts';
import type { Household } from '../domain/household.ts';
import type { Person } from '../domain/person.ts';
import type { SummarySchedule } from '../domain/summary/schedule.ts';
import type { Task } from '../domain/task.ts';

/** What the summary of a household is made of. */
export type SummaryRead = {
  readonly household: Household;
  /** Who receives it; absent for a home that is being deleted and has no owner. */
  readonly contact?: Person;
  /** Absent if the household has never had one. */
  readonly schedule?: SummarySchedule;
  /** The current day in the household's time zone. */
  readonly today: IsoDate;
  /** The days on which its current week and later ones were planned, by their Mondays. */
  readonly planned: ReadonlyMap<IsoDate, IsoDate>;
  /** Scheduled within `summaryReach` of today and not skipped, in no particular order. */
  readonly tasks: readonly Task[];
};

export type SummaryView = {
  /** One read for all these households, in any order. Unknown ids, and households of unknown time zones, are absent. */
  read(householdIds: readonly string[], now: Date): Promise<readonly SummaryRead[]>;
};
