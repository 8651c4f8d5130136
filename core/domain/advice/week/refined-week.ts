import { violationsOf } from '../../plan/check/violations-of.ts';
import { openDays } from '../../plan/days.ts';
import { asTask } from '../../plan/plan-week.ts';
import { reasonsFor } from '../../plan/reasons.ts';
import type { PlanInput } from '../../plan/types.ts';
import { dayNumber, type IsoDate } from '../../time/dates.ts';
import { holidaysBetween } from '../../time/holidays.ts';
import { restOn } from '../../time/rest-of-week.ts';
import type { WeekDraft } from '../draft.ts';
import { type RefinedTask, type Refinement, rejected } from './refinement.ts';
import type { WeekOption } from './week-options.ts';

/** How many tasks fewer than the rules planned a week may have. */
const mayDrop = 1;

/** Whether fewer businesses would answer on that day than on the one that the rules chose for a visit. */
function isWorseForVisit(date: IsoDate, option: WeekOption | undefined, country: string): boolean {
  if (!option?.placed.yearTask.candidate.task.professional) return false;
  const isHoliday = (day: number) => holidaysBetween(country, day, day).has(day);
  const rest = (on: IsoDate) => (isHoliday(dayNumber(on)) ? Number.POSITIVE_INFINITY : restOn(on, country));
  return rest(date) > rest(option.placed.date);
}

function taskProblem({ tasks }: WeekDraft, options: ReadonlyMap<string, WeekOption>, input: PlanInput) {
  const ids = tasks.map(({ taskId }) => taskId);
  const days = new Set(openDays(input.home, input.weekStart, input.today));
  const planned = [...options.values()].filter(({ plannedOn }) => plannedOn !== undefined);
  if (ids.some((id) => !options.has(id))) return 'unknown task';
  if (new Set(ids).size < ids.length) return 'task twice';
  if ([...options].some(([id, { required }]) => required && !ids.includes(id))) return 'required task missing';
  if (tasks.some(({ date }) => !days.has(date))) return 'day';
  if (tasks.some(({ taskId, date }) => isWorseForVisit(date, options.get(taskId), input.home.country)))
    return 'visit on a day of rest';
  return ids.length < planned.length - mayDrop ? 'too few tasks' : undefined;
}

/**
 * The week as the assistant proposes it, or why it is rejected. A refined week keeps every rule that the planner keeps,
 * has every safety task that the rules planned, and at most one task fewer. Its texts were checked before.
 */
export function refinedWeek(draft: WeekDraft, options: readonly WeekOption[], input: PlanInput): Refinement {
  const byId = new Map(options.map((option) => [option.placed.yearTask.candidate.task.id, option]));
  const problem = taskProblem(draft, byId, input);
  if (problem) return rejected(problem);
  const placed = draft.tasks.flatMap(({ taskId, date, line }) => {
    const option = byId.get(taskId);
    return option ? [{ placed: { ...option.placed, date }, line }] : [];
  });
  const reasons = reasonsFor(placed.map((each) => each.placed));
  const tasks = placed.map(
    (each, index): RefinedTask => ({
      ...asTask(each.placed, input.weekStart, reasons[index] ?? { kind: 'why' }),
      ...(each.line !== '' && { line: each.line }),
    }),
  );
  const [violation] = violationsOf(tasks, input);
  return violation ? rejected(violation.rule) : { kind: 'week', tasks, note: draft.note };
}

type Offered = { readonly taskId: string; readonly plannedOn?: IsoDate };

/**
 * Only the words of a draft, for a week that its household has seen, so that no task comes, goes or moves. They are
 * rejected if the draft has another task than the week, or another day, because then they describe another week.
 */
export function weekWords(draft: WeekDraft, offered: readonly Offered[]): Refinement {
  const days = new Map(offered.map(({ taskId, plannedOn }) => [taskId, plannedOn]));
  if (draft.tasks.some(({ taskId }) => days.get(taskId) === undefined)) return rejected('unknown task');
  if (draft.tasks.some(({ taskId, date }) => days.get(taskId) !== date)) return rejected('day');
  return { kind: 'words', note: draft.note, lines: new Map(draft.tasks.map(({ taskId, line }) => [taskId, line])) };
}
