import { inDisplayOrder } from '../../catalogue/display-order.ts';
import { careTaskById, catalogue, seasonalSources } from '../../catalogue/index.ts';
import { isSessionOver, isUseWorthNoting } from '../../domain/access/sign-in.ts';
import { shownNote } from '../../domain/advice/week/note.ts';
import { isNoteComing } from '../../domain/advice/week/refinement.ts';
import { DomainError } from '../../domain/errors.ts';
import { assumesTown } from '../../domain/home/assumed-town.ts';
import { isOnboarded } from '../../domain/home/household.ts';
import { type Question, questionsFor, questionsOfWeek } from '../../domain/home/questions.ts';
import { type ClosedItem, closedItems, hasSeasonalItem } from '../../domain/plan/closed-items.ts';
import { homeOf } from '../../domain/plan/home.ts';
import { jobsOfHome } from '../../domain/plan/jobs-of-home.ts';
import { firstWeekOf } from '../../domain/plan/joining.ts';
import { isPlanGood, weeksToPlan } from '../../domain/plan/planned-weeks.ts';
import { assumedTrait } from '../../domain/tasks/assumed-trait.ts';
import { careTaskIdOf } from '../../domain/tasks/task.ts';
import { daysBetween } from '../../domain/time/dates.ts';
import { isPaused } from '../../domain/time/pause.ts';
import { weekStartAt } from '../../domain/time/week.ts';
import type { SessionClaims } from '../../ports/session-tokens.ts';
import type { WeekRead } from '../../ports/week-view.ts';
import type { Needs } from '../../procedures/index.ts';

/** A week with its tasks in display order, and with what its screen asks and says beside them. */
type ShownWeek = Omit<WeekRead, 'note'> & {
  /** The assistant's note on the week, as long as it is true. */
  readonly note?: string;
  /** Whether the assistant is about to write its note on the week. */
  readonly isNoteComing: boolean;
  /** Whether a task comes when towns need it that the home may not be near, as it names none. */
  readonly assumesTown: boolean;
  readonly questions: readonly Question[];
  readonly closed: readonly ClosedItem[];
};

type Deps = Needs<
  'weekView' | 'unitOfWork' | 'advisor' | 'clock' | 'enqueuePending' | 'noteVisit' | 'planWeeks' | 'moveSession'
>;
/** Without a session, a program asks. The caller has checked for whom, and names the home. */
type Input = Pick<SessionClaims, 'personId'> &
  Partial<SessionClaims> & {
    /** As for `authenticate`. */ readonly homeId?: string | undefined;
    readonly offset: number;
  };

/**
 * The week at an offset from the current one, with its tasks in display order. Plans the week if it is due and has no
 * plan, and marks it as seen. A current week that the assistant hasn't refined yet still gets its words, soon after that.
 * A program's request is no visit, so that it only plans the week. Every role may see it. Throws as `authenticate` does if
 * the session is over, `home_not_found` if the person isn't in that home, and `not_onboarded` before onboarding.
 */
export const makeGetWeek =
  ({ weekView, unitOfWork, advisor, clock, enqueuePending, noteVisit, planWeeks, moveSession }: Deps) =>
  async ({ personId, sessionId, homeId, offset }: Input): Promise<ShownWeek> => {
    const now = clock.now();
    const find = () => weekView.read({ personId, sessionId, homeId }, offset, now, seasonalSources);
    const moved = async () => {
      if (sessionId === undefined) throw new DomainError('not_signed_in');
      await moveSession({ personId, sessionId, homeId });
      return find();
    };
    const read = async (): Promise<WeekRead> => {
      const week = (await find()) ?? (await moved());
      if (!week || (week.session && isSessionOver(week.session, now))) throw new DomainError('not_signed_in');
      return week;
    };
    const week = await read();
    const { session } = week;
    if (session && isUseWorthNoting(session, now)) {
      await unitOfWork.run(async (stores) => {
        await stores.sessions.touch(personId, session.id, now);
        await noteVisit(stores, week.household, personId);
      });
    }
    const householdId = week.household.id;
    if (!isOnboarded(week.household)) throw new DomainError('not_onboarded');
    const { today, weekStart, plannedOn, isSeen } = week;
    const isPlanned = isPlanGood(weekStart, plannedOn, today);
    const isVisit = sessionId !== undefined;
    if ((isPlanned && (isSeen || !isVisit)) || weeksToPlan(today, weekStart).length === 0)
      return shownWeek(week, offset, now);
    if (!isPlanned) await planWeeks({ householdId, upTo: (today) => weekStartAt(today, offset) });
    if (!isVisit) return shownWeek(await read(), offset, now);
    const wantsWords = offset === 0 && advisor.isAvailable && week.household.assistantWeeks;
    await unitOfWork.run(async (stores) => {
      await stores.weeks.markSeen([householdId], weekStart, now);
      if (wantsWords && (await stores.weeks.requestRefinement(householdId, weekStart))) {
        await enqueuePending(stores, 'refine-week', { householdId });
      }
    });
    // Read only now, because the assistant may refine a week until it is marked.
    return shownWeek(await read(), offset, now);
  };

/** A note is shown as long as it is true. Questions and closed items belong to the current week. While the household pauses, nothing is overdue. */
export function shownWeek({ note: written, ...week }: WeekRead, offset: number, now: Date): ShownWeek {
  const note = shownNote(written, week.tasks);
  return {
    ...week,
    ...(note !== undefined && { note }),
    isNoteComing: week.tasks.length > 0 && isNoteComing(week.noteWantedSince, now),
    assumesTown: assumesTown(openCareTasks(week.tasks), homeOf(week.household)),
    tasks: inDisplayOrder(week.tasks),
    overdue: isPaused(week.today, week.household.pauses) ? [] : inDisplayOrder(week.overdue),
    ...(offset === 0 ? asksAndStates(week) : { questions: [], closed: [] }),
  };
}

const openCareTasks = (tasks: WeekRead['tasks']) =>
  tasks.flatMap(({ status, source }) =>
    status === 'open' ? (careTaskById.get(careTaskIdOf(source) ?? '')?.task ?? []) : [],
  );

function asksAndStates({ household, today, weekStart, tasks, seasonalHistory }: WeekRead) {
  const home = homeOf(household);
  const assumed = new Set(tasks.flatMap((task) => assumedTrait(task) ?? []));
  const week = daysBetween(firstWeekOf(home), weekStart) / 7;
  const history = new Map(seasonalHistory.map((entry) => [entry.source, entry]));
  return {
    questions: questionsOfWeek(questionsFor(home, catalogue), home.answers, week, assumed),
    // Few homes have such an item, and finding all jobs of a home takes longer than reading its week.
    closed: hasSeasonalItem(home, catalogue) ? closedItems(jobsOfHome(home, catalogue), { home, history, today }) : [],
  };
}
