import type { WeekNote } from '../domain/advice/week/note.ts';
import type { Meter } from '../domain/meters/meter.ts';
import type { Caller, Membership } from '../domain/people/membership.ts';
import type { Person } from '../domain/people/person.ts';
import type { Task, TaskSource } from '../domain/tasks/task.ts';
import type { IsoDate } from '../domain/time/dates.ts';
import type { AccountRead } from './account-view.ts';
import type { SessionClaims } from './session-tokens.ts';
import type { SourceHistory } from './task-store.ts';

export type WeekRead = Caller & {
  /** Absent if none was asked for. */
  readonly session?: AccountRead['session'];
  /** The current day in the household's time zone. */
  readonly today: IsoDate;
  readonly weekStart: IsoDate;
  /** The household's day on which the week was planned; absent when it has no plan. */
  readonly plannedOn?: IsoDate;
  /** Whether the household has seen the week as it is planned; absent when it has no plan. */
  readonly isSeen?: boolean;
  /** When the household first saw a week on which the assistant has still to write; otherwise absent. */
  readonly noteWantedSince?: Date;
  /** The assistant's note on the week. */
  readonly note?: WeekNote;
  /** Who is in the home, in the order in which they joined. */
  readonly people: readonly (Pick<Person, 'id' | 'name'> & Pick<Membership, 'role'>)[];
  /** For the current week: the meters of which a reading is asked for, oldest first; otherwise none. */
  readonly meters: readonly Pick<Meter, 'id' | 'name'>[];
  /** With those who completed and moved them. Scheduled in the week and not skipped, in no particular order. */
  readonly tasks: readonly Task[];
  /**
   * For the current week: tasks of the `missedAfterDays` before it that are open or were done in it, in no particular
   * order; otherwise none.
   */
  readonly overdue: readonly Task[];
  /** For the current week: when the tasks of `seasonalSources` were last done; otherwise none. */
  readonly seasonalHistory: readonly SourceHistory[];
};

export type WeekView = {
  /**
   * Everything that the week screen shows, and whether the session is valid, in one read; without a session, the caller
   * has checked who asks, and names the home. `offset` counts weeks from
   * the one that contains `now` in the household's time zone. `seasonalSources` are the tasks that close or open an
   * item. The home is as in `AccountView`, and so is undefined.
   */
  read(
    of: Pick<SessionClaims, 'personId'> & {
      readonly sessionId: string | undefined;
      readonly homeId: string | undefined;
    },
    offset: number,
    now: Date,
    seasonalSources: readonly TaskSource[],
  ): Promise<WeekRead | undefined>;
};
