import type { Household } from '../domain/home/household.ts';
import type { Meter } from '../domain/meters/meter.ts';
import type { DuePlan, DueRange } from '../domain/plan/due-plans.ts';
import type { OutlookText } from '../domain/plan/outlook-text.ts';
import type { Task } from '../domain/tasks/task.ts';
import type { IsoDate } from '../domain/time/dates.ts';
import type { CustomTask } from '../domain/time/recurrence.ts';
import type { SourceHistory } from './task-store.ts';

/** A week of a household that has a plan, by its Monday, and the household's day on which it was planned. */
export type PlannedWeek = { readonly householdId: string; readonly weekStart: IsoDate; readonly plannedOn: IsoDate };

/** The part of a task that planning reads. */
export type KnownTask = Pick<
  Task,
  'householdId' | 'id' | 'source' | 'occurrence' | 'scheduledOn' | 'status' | 'minutes' | 'moved'
>;

type HistoryOfHousehold = SourceHistory & { readonly householdId: string };

/** The year of a household as it was last planned. */
export type OutlookOfHousehold = OutlookText & { readonly householdId: string };

/** Reads and writes the plans of many households at once. Each method but `lock` makes one statement. */
export type PlanStore = {
  /**
   * The plans of onboarded households that are due at the instant, at most `limit`, in the order of their dates and then
   * of the households' ids. A plan is due from the start until `saveDue`, and again after `WeekStore.markUnplanned` and after a
   * change of the time zone.
   */
  due(at: Date, range: DueRange, limit: number): Promise<readonly DuePlan[]>;
  /** Saves when these plans are due next. */
  saveDue(plans: readonly DuePlan[]): Promise<void>;
  /** Finds the households and locks them until the transaction ends, in the order of their ids. Unknown ids are absent. */
  lock(householdIds: readonly string[]): Promise<readonly Household[]>;
  /** The planned weeks that begin on a day or later. */
  weeksFrom(householdIds: readonly string[], from: IsoDate): Promise<readonly PlannedWeek[]>;
  /** Tasks of any status scheduled for a day or later. */
  tasksFrom(householdIds: readonly string[], from: IsoDate): Promise<readonly KnownTask[]>;
  /** The histories of households by id, with their time zones. Entries as in `TaskStore.history`, in any order. */
  histories(timezones: ReadonlyMap<string, string>): Promise<readonly HistoryOfHousehold[]>;
  /** Their custom tasks; those of a household oldest first. */
  customTasks(householdIds: readonly string[]): Promise<readonly CustomTask[]>;
  /** Their meters; those of a household oldest first. */
  meters(householdIds: readonly string[]): Promise<readonly Meter[]>;
  /** Their years as they were last planned, in any order. Households without one are absent. */
  outlooks(householdIds: readonly string[]): Promise<readonly OutlookOfHousehold[]>;
  /** Saves the outlooks of different households, each in place of the one before. */
  saveOutlooks(outlooks: readonly OutlookOfHousehold[]): Promise<void>;
  /** Deletes these tasks, but none that the user has done, skipped or moved since they were read. */
  deleteTasks(tasks: readonly Pick<Task, 'householdId' | 'id'>[]): Promise<void>;
  /** Marks these weeks as unplanned. */
  markUnplanned(weeks: readonly Pick<PlannedWeek, 'householdId' | 'weekStart'>[]): Promise<void>;
  /** Saves that the weeks are planned. Has no effect on a week that is already planned. */
  markPlanned(weeks: readonly PlannedWeek[]): Promise<void>;
};
