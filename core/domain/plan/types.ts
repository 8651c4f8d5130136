import { type CareTask, type CatalogueItem, every } from '../care/care-task.ts';
import type { TraitId } from '../care/traits.ts';
import type { DescribedHome } from '../home/facts.ts';
import type { Reason } from '../tasks/reason.ts';
import type { Task, TaskSource } from '../tasks/task.ts';
import type { IsoDate, Weekday } from '../time/dates.ts';
import type { Pauses } from '../time/pause.ts';
import type { CustomTask } from '../time/recurrence.ts';

/** The data about a household that planning needs. */
export type Home = DescribedHome & {
  readonly id: string;
  /** Ids of care tasks that are never planned. */
  readonly excludedTasks: ReadonlySet<string>;
  /** The days between two turns of a care task that the household chose, by id. */
  readonly rhythms?: Readonly<Record<string, number>>;
  /** When care tasks are due by their meters, by id, where readings give an estimate. */
  readonly uses?: Readonly<Record<string, ByUse>>;
  readonly onboardedOn: IsoDate;
  readonly pauses: Pauses;
  readonly tasksPerWeek: number;
  readonly scheduledDays: readonly Weekday[];
};

/** The days between two turns of a care task that its use takes, and that use in the unit of the meter. */
export type ByUse = {
  readonly days: number;
  readonly every: number;
  readonly unit: string;
  /** The use takes fewer days, in which it can't come. */
  readonly isSlower?: true;
};

/** The days on which a source was last done and last skipped. */
export type LastTime = {
  /** In the household's time zone. A task that was deleted after completion counts as done. */
  readonly lastDoneOn?: IsoDate;
  /** The scheduled day of the latest skipped task, but at most the end of the week for which it was planned. */
  readonly lastSkippedOn?: IsoDate;
};

export type PlanInput = {
  readonly home: Home;
  readonly catalogue: readonly CatalogueItem[];
  /** By source, from the household's whole history. */
  readonly history: ReadonlyMap<TaskSource, LastTime>;
  /** Every task, of any status, from `rememberedFrom(today)` on. */
  readonly tasks: readonly PlannedBefore[];
  readonly customTasks: readonly CustomTask[];
  /** A Monday. */
  readonly weekStart: IsoDate;
  /** In the household's zone. */
  readonly today: IsoDate;
  /** The year as it was last planned, which a new plan changes as little as it can. */
  readonly outlook?: Outlook;
};

export type PlannedBefore = Pick<Task, 'source' | 'occurrence' | 'scheduledOn' | 'status' | 'minutes'>;

export type PlannedTask = {
  readonly source: TaskSource;
  readonly occurrence: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly date: IsoDate;
  /** Absent for custom tasks whose duration is unknown. */
  readonly minutes?: number;
  /** Of custom tasks that have any. */
  readonly steps?: readonly string[];
  readonly critical: boolean;
  readonly reason: Reason;
  /** Whether the household asks its landlord for it. */
  readonly isRequest?: true;
  /** Whether it was never done or skipped before. */
  readonly isFirst?: boolean;
};

/** A care task that the home could do, with the item that it belongs to. */
export type Job = {
  readonly item: CatalogueItem;
  /** As this home has it: see `taskInHome`. */
  readonly task: CareTask;
  /** Whether the law of the country sets its interval. */
  readonly isLegal?: true;
  /** The unanswered question whose safest answer it rests on. */
  readonly assumes?: TraitId;
  /** The days between two turns that it would have if the household hadn't chosen those of the task. */
  readonly usualDays?: number;
  /** The use that makes it due earlier than its date would. */
  readonly byUse?: ByUse;
};

/** Whether leaving it undone is dangerous or costly. */
export const isWeighty = ({ task: { stake } }: Pick<Job, 'task'>): boolean => stake === 'danger' || stake === 'costly';

/** Whether the job may come on a holiday if no other day is in time: one for safety that needs no tradesperson. */
export const comesOnHolidays = ({ task }: Pick<Job, 'task'>): boolean => task.stake === 'danger' && !task.professional;

/** Whether the household learns by it what it has to know before something happens, such as where to shut off water. */
export const isLesson = ({ task: { quickWin, intervalDays } }: Pick<Job, 'task'>): boolean =>
  quickWin === true && intervalDays >= every.halfYear;

/** Whether a tradesperson comes for it: the household books the visit, or asks its landlord to. */
export const isVisit = ({ task }: Pick<Job, 'task'>): boolean => task.professional === true || task.isRequest === true;

/** Whether it is wear that comes every two months or more often: the care of something in use. */
export const isCareInUse = ({ task }: Pick<Job, 'task'>): boolean =>
  task.stake === 'wear' && task.intervalDays <= every.twoMonths;

/**
 * Whether it is expensive to leave for weeks: what comes every fortnight, every month of its season, or often and is quick,
 * such as the filters of an air conditioner that runs all year.
 */
export function isCostlyToLeave({ task: { stake, season, quickWin, intervalDays } }: Pick<Job, 'task'>): boolean {
  const often = quickWin ? every.twoMonths : season ? every.month : every.fortnight;
  return stake === 'costly' && intervalDays <= often;
}

/** Whether it is wear that prevents a hazard, such as furniture that is anchored once. */
export const isAgainstHazard = ({ task }: Pick<Job, 'task'>): boolean =>
  task.stake === 'wear' && task.hazard !== undefined;

/** Whether frost, rain, storms or fire may do the harm that the job prevents, soon after they begin. */
export const isAgainstWeather = ({ task: { season } }: Pick<Job, 'task'>): boolean =>
  season !== undefined && 'around' in season && season.afterRains === undefined;

/** Whether the days between two turns are the most that are allowed. */
export const keepsInterval = ({ task, isLegal }: Job): boolean => task.stake === 'danger' || isLegal === true;

/** When the last plan of the year had each job: its Mondays, as day numbers. */
export type Outlook = ReadonlyMap<TaskSource, readonly number[]>;

export const sourceOf = ({ task }: Job): TaskSource => `care:${task.id}`;
