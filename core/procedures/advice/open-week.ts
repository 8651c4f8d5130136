import { careTasksOf } from '../../catalogue/care-tasks-of.ts';
import { describeHome } from '../../domain/advice/describe-home.ts';
import { weekSetOf } from '../../domain/advice/week/note.ts';
import { type WeekOption, weekOptions } from '../../domain/advice/week/week-options.ts';
import { type Household, isOnboarded } from '../../domain/home/household.ts';
import { openDays } from '../../domain/plan/days.ts';
import { isPlanGood, plannedWeeksAhead } from '../../domain/plan/planned-weeks.ts';
import type { PlanInput } from '../../domain/plan/types.ts';
import { careTaskIdOf, isReplaceable, isUserCreated, type Task } from '../../domain/tasks/task.ts';
import { addDays, type IsoDate, weekStartOf } from '../../domain/time/dates.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { WeekRequest } from '../../ports/advisor.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { ReadPlanInput } from '../read-plan-input.ts';
import { phraseOf } from './phrase-of.ts';

type Deps = { readonly clock: Clock; readonly readPlanInput: ReadPlanInput };

/** A week that may be refined, as it is now. */
type Opened = {
  /** The tasks and days of a week that was seen stay as they are. */
  readonly isSeen: boolean;
  readonly household: Household;
  readonly today: IsoDate;
  readonly weekStart: IsoDate;
  /** Without the tasks that the refined plan replaces. */
  readonly input: PlanInput;
  readonly options: readonly WeekOption[];
  /** The assistant's open tasks of this week and later ones. */
  readonly replaced: readonly Task[];
  /** The open tasks of this week: the assistant's, and the user's own. */
  readonly careTasks: readonly Task[];
  readonly ownTasks: readonly Task[];
  /** What a note on the week as it is now is about. */
  readonly about: string;
};

export type OpenedWeek = Opened & { readonly request: WeekRequest };

/**
 * Locks the current week of a household. Undefined for one that must stay as it is: refined, without a good plan, or of a
 * home that refuses it.
 */
export const makeOpenWeek =
  ({ clock, readPlanInput }: Deps) =>
  async (stores: Stores, householdId: string): Promise<OpenedWeek | undefined> => {
    const household = await stores.households.lock(householdId);
    if (!household?.assistantWeeks || !isOnboarded(household) || household.deletionRequestedAt) return undefined;
    const today = dateInZone(clock.now(), household.timezone);
    const weekStart = weekStartOf(today);
    const week = await stores.weeks.lock(householdId, weekStart);
    if (week?.refinement !== 'wanted' || !isPlanGood(weekStart, week.plannedOn, today)) return undefined;
    const read = await readPlanInput(stores, household, today);
    const end = addDays(weekStart, 6);
    const all = await stores.tasks.between(householdId, weekStart, addDays(weekStart, 7 * (plannedWeeksAhead + 1) - 1));
    const replaced = all.filter(isReplaceable);
    const gone = new Set(replaced.map(({ source, occurrence }) => `${source} ${occurrence}`));
    const input = {
      ...read,
      tasks: read.tasks.filter(({ source, occurrence }) => !gone.has(`${source} ${occurrence}`)),
    };
    const [ownTasks = [], careTasks = []] = [true, false].map((isOwn) =>
      all.filter((task) => isUserCreated(task) === isOwn && task.status === 'open' && task.scheduledOn <= end),
    );
    const isSeen = week.seenAt !== undefined;
    const options = isSeen ? [] : weekOptions(input);
    const about = weekSetOf(all.filter(({ scheduledOn }) => scheduledOn <= end));
    const opened = { isSeen, household, today, weekStart, input, options, replaced, careTasks, ownTasks, about };
    return { ...opened, request: isSeen ? fixedRequest(opened) : openRequest(opened) };
  };

const factsOf = ({ input, weekStart, ownTasks }: Opened) => ({
  facts: describeHome(input.home, phraseOf),
  weekStart,
  ownTasks: ownTasks.map(({ title, scheduledOn }) => ({ title, date: scheduledOn })),
});

/** The tasks among which the assistant chooses. */
function openRequest(week: Opened): WeekRequest {
  const { options, weekStart, today } = week;
  const { home } = week.input;
  const planned = options.filter(({ plannedOn }) => plannedOn !== undefined);
  return {
    ...factsOf(week),
    isFixed: false,
    days: openDays(home, weekStart, today),
    most: Math.max(planned.length, home.tasksPerWeek),
    minutes: planned.reduce((sum, { placed }) => sum + placed.yearTask.candidate.task.minutes, 0),
    candidates: options.map(({ placed, plannedOn, required }) => {
      const { task, item } = placed.yearTask.candidate;
      return {
        taskId: task.id,
        title: task.title,
        item: item.name,
        minutes: task.minutes,
        ...(plannedOn !== undefined && { plannedOn }),
        required,
        why: task.why,
      };
    }),
  };
}

/** The tasks of a week that was seen, each on its day. */
function fixedRequest(week: Opened): WeekRequest {
  const candidates = week.careTasks.flatMap(({ source, scheduledOn }) => {
    const known = careTasksOf(week.household)(careTaskIdOf(source) ?? '');
    if (!known) return [];
    const { task, item } = known;
    const { id: taskId, title, minutes, why, stake } = task;
    return [{ taskId, title, item: item.name, minutes, plannedOn: scheduledOn, required: stake === 'danger', why }];
  });
  return {
    ...factsOf(week),
    isFixed: true,
    days: [...new Set(candidates.map(({ plannedOn }) => plannedOn))].sort(),
    most: candidates.length,
    minutes: candidates.reduce((sum, { minutes }) => sum + minutes, 0),
    candidates,
  };
}
