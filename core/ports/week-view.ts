import type { IsoDate } from '../domain/dates.ts';
import type { Task } from '../domain/task.ts';
import type { Session } from './session-store.ts';

export type WeekRead = {
  readonly session: Session;
  readonly onboarded: boolean;
  /** The day that it is in the household's zone. */
  readonly today: IsoDate;
  readonly weekStart: IsoDate;
  /** The household's day on which the week was planned; absent when it has no plan. */
  readonly plannedOn?: IsoDate;
  /** Scheduled in the week, skipped ones left out; by day, then by id. */
  readonly tasks: readonly Task[];
  /** For the current week: open tasks of the fourteen days before it, by day then by id; else none. */
  readonly overdue: readonly Task[];
};

export type WeekView = {
  /**
   * Everything that the week screen shows, and whether the session is valid, in one read. `offset` counts weeks from
   * the one that contains `now` in the household's time zone. Undefined if the session has ended.
   */
  read(householdId: string, sessionId: string, offset: number, now: Date): Promise<WeekRead | undefined>;
};
