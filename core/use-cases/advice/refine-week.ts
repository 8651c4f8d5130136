import { careTasksOf } from '../../catalogue/care-tasks-of.ts';
import { describeHome } from '../../domain/advice/describe-home.ts';
import type { WeekDraft } from '../../domain/advice/draft.ts';
import { withCheckedTexts } from '../../domain/advice/week/checked-texts.ts';
import { weekSetOf } from '../../domain/advice/week/note.ts';
import { type RefinedWeek, type Rejection, refinedWeek } from '../../domain/advice/week/refined-week.ts';
import type { RefinementOutcome } from '../../domain/advice/week/refinement.ts';
import { type WeekOption, weekOptions } from '../../domain/advice/week/week-options.ts';
import { type WeekWords, wordsOf } from '../../domain/advice/week/week-words.ts';
import { addDays, type IsoDate, weekStartOf } from '../../domain/dates.ts';
import { DomainError, isStorageAway } from '../../domain/errors.ts';
import { type Household, isOnboarded } from '../../domain/household.ts';
import { openDays } from '../../domain/plan/days.ts';
import { newTask } from '../../domain/plan/new-task.ts';
import type { PlanInput } from '../../domain/plan/types.ts';
import { careTaskIdOf, isReplaceable, isUserCreated, type Task } from '../../domain/task.ts';
import { isPlanGood, plannableWeeks, plannedWeeksAhead, weekStartAt } from '../../domain/week.ts';
import { dateInZone } from '../../domain/zones.ts';
import type { Advisor, WeekRequest } from '../../ports/advisor.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { Reporter } from '../../ports/reporter.ts';
import type { Stores, UnitOfWork } from '../../ports/unit-of-work.ts';
import type { OpenCall } from '../../procedures/advice/open-call.ts';
import type { PlanWeeks } from '../../procedures/plan-weeks.ts';
import type { ReadPlanInput } from '../../procedures/read-plan-input.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly advisor: Advisor;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly reporter: Reporter;
  readonly openCall: OpenCall;
  readonly planWeeks: PlanWeeks;
  readonly readPlanInput: ReadPlanInput;
};

/** A week that may be refined, as it is now. */
type OpenWeek = {
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

/** Why a week stays as the rules planned it. */
type Kept = { readonly outcome: Exclude<RefinementOutcome, 'refined'>; readonly reason: string };

/**
 * Lets the assistant choose among the tasks of a household's current week, and write a note and lines. Once anyone has
 * seen the week, only the note and the lines are added. The plan of the rules stays if the assistant can't be reached, or
 * its proposal breaks a rule. Calls the assistant outside of transactions.
 */
export const makeRefineWeek = (deps: Deps) => {
  const { unitOfWork, reporter } = deps;
  const open = (stores: Stores, householdId: string) => openWeek(stores, householdId, deps);

  const refine = async (householdId: string): Promise<void> => {
    const week = await unitOfWork.run((stores) => open(stores, householdId));
    if (!week) return;
    const request = week.isSeen ? fixedRequest(week) : requestOf(week);
    if (request.candidates.length === 0) {
      // There is nothing to say about it, so its household waits for no note.
      await unitOfWork.run(({ weeks }) =>
        weeks.settleRefinement(householdId, week.weekStart, { refinement: 'refined' }),
      );
      return;
    }
    const draft = await draftOf(householdId, request, deps);
    const result = await unitOfWork.run(async (stores): Promise<Kept | undefined> => {
      const now = await open(stores, householdId);
      if (!now) return { outcome: 'rejected', reason: 'changed meanwhile' };
      const refined =
        'outcome' in draft
          ? draft
          : now.isSeen
            ? wordsOf(draft, request.candidates)
            : refinedWeek(draft, now.options, now.input);
      const kept = keptOf(refined);
      if (kept) await stores.weeks.settleRefinement(householdId, now.weekStart, { refinement: kept.outcome });
      else if ('lines' in refined) await addWords(stores, { ...now, about: week.about }, refined);
      else await replaceWeek(stores, now, refined as RefinedWeek, deps.ids);
      return kept;
    });
    if (!result) await deps.planWeeks({ householdId, upTo: (today) => weekStartAt(today, plannedWeeksAhead) });
    reporter.note('refinement', { outcome: result?.outcome ?? 'refined', reason: result?.reason ?? '' });
  };

  return async ({ pendingJobId }: { readonly pendingJobId: string }): Promise<void> => {
    const pendingJob = await unitOfWork.run(({ pendingJobs }) => pendingJobs.find(pendingJobId));
    if (!pendingJob) return;
    await refine(pendingJob.householdId);
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(pendingJobId));
  };
};

function keptOf(result: Kept | RefinedWeek | WeekWords | { readonly rejected: Rejection }): Kept | undefined {
  if ('outcome' in result) return result;
  return 'rejected' in result ? { outcome: 'rejected', reason: result.rejected } : undefined;
}

/** Undefined for a week that must stay as it is: refined, without a good plan, or of a home that refuses it. */
async function openWeek(
  stores: Stores,
  householdId: string,
  { clock, readPlanInput }: Pick<Deps, 'clock' | 'readPlanInput'>,
): Promise<OpenWeek | undefined> {
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
  return { isSeen, household, today, weekStart, input, options, replaced, careTasks, ownTasks, about };
}

/** The proposal of the assistant, or why there is none. */
async function draftOf(
  householdId: string,
  request: WeekRequest,
  { advisor, openCall, reporter }: Deps,
): Promise<WeekDraft | Kept> {
  try {
    const { call, settle } = await openCall(householdId, { kind: 'week', request });
    try {
      const { draft, dropped } = withCheckedTexts(await advisor.refineWeek(request, call), request.candidates);
      for (const reason of dropped) reporter.note('week text dropped', { reason });
      return draft;
    } finally {
      await settle();
    }
  } catch (error) {
    if (!(error instanceof DomainError) || isStorageAway(error)) throw error;
    const why = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    return { outcome: 'failed', reason: `${error.code}${why}` };
  }
}

const factsOf = ({ input, weekStart, ownTasks }: OpenWeek) => ({
  facts: describeHome(input.home),
  weekStart,
  ownTasks: ownTasks.map(({ title, scheduledOn }) => ({ title, date: scheduledOn })),
});

function requestOf(week: OpenWeek): WeekRequest {
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
function fixedRequest(week: OpenWeek): WeekRequest {
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

/** Tasks that the user has done, moved or removed in the meantime stay so. */
async function addWords(
  { tasks, weeks }: Stores,
  { household: { id }, weekStart, careTasks, about }: OpenWeek,
  { note, lines }: WeekWords,
): Promise<void> {
  for (const task of careTasks) {
    const line = lines.get(careTaskIdOf(task.source) ?? '');
    if (line) await tasks.update({ ...task, line });
  }
  await weeks.settleRefinement(id, weekStart, {
    refinement: 'refined',
    ...(note !== '' && { note: { text: note, about } }),
  });
}

/** Later weeks are planned again, since they may have lent a task to this one. */
async function replaceWeek(
  { tasks, weeks }: Stores,
  { household: { id }, today, weekStart, replaced }: OpenWeek,
  refined: RefinedWeek,
  ids: Ids,
): Promise<void> {
  await tasks.remove(
    id,
    replaced.map((task) => task.id),
  );
  await tasks.addMissing(
    refined.tasks.map(({ line, ...task }) => ({ ...newTask(task, id, ids.named), ...(line && { line }) })),
  );
  const about = weekSetOf(await tasks.between(id, weekStart, addDays(weekStart, 6)));
  await weeks.forget(
    id,
    plannableWeeks(today).filter((week) => week > weekStart),
  );
  await weeks.settleRefinement(id, weekStart, {
    refinement: 'refined',
    ...(refined.note !== '' && { note: { text: refined.note, about } }),
  });
}
