import type { Household } from '../domain/home/household.ts';
import type { Role } from '../domain/people/membership.ts';
import type { Person } from '../domain/people/person.ts';
import type { PersonInHome } from '../domain/people/person-in-home.ts';
import type { SummarySchedule } from '../domain/summary/schedule.ts';
import type { TaskInSummary } from '../domain/summary/summary-of.ts';
import type { IsoDate } from '../domain/time/dates.ts';

/** What the summary of a home for one person is made of. */
export type SummaryRead = PersonInHome & {
  readonly household: Household;
  /** Who receives it, and their role; absent once they have left the home. */
  readonly reader?: { readonly person: Person; readonly role: Role };
  /** Absent if the person has never had one. */
  readonly schedule?: SummarySchedule;
  /** The current day in the household's time zone. */
  readonly today: IsoDate;
  /** The days on which its current week and later ones were planned, by their Mondays. */
  readonly planned: ReadonlyMap<IsoDate, IsoDate>;
  /** Scheduled within `summaryReach` of today and not skipped, in no particular order. */
  readonly tasks: readonly TaskInSummary[];
};

export type SummaryView = {
  /** One read for all these people, in any order. Unknown homes, and those of unknown time zones, are absent. */
  read(recipients: readonly PersonInHome[], now: Date): Promise<readonly SummaryRead[]>;
};
