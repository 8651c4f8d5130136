import type { CareTask, CatalogueItem } from '../care/care-task.ts';
import { assumesTown } from '../home/assumed-town.ts';
import { type Household, isOnboarded } from '../home/household.ts';
import { type LocalWords, localise } from '../local-text/localise.ts';
import { homeOf } from '../plan/home.ts';
import { assumedTrait } from '../tasks/assumed-trait.ts';
import type { Reason } from '../tasks/reason.ts';
import { careTaskIdOf, type Task } from '../tasks/task.ts';
import { compareTaskPlaces } from '../tasks/task-order.ts';
import { addDays, type IsoDate, weekStartOf } from '../time/dates.ts';
import type { SeasonalNote, Summary, SummaryBooking, SummaryTask } from './summary.ts';

/** Of a care task, the item and the task as the home has it; undefined for an unknown id. */
type FindCareTask = (id: string) => { readonly item: CatalogueItem; readonly task: CareTask } | undefined;

/** What a summary says of a task. */
export type TaskInSummary = Pick<
  Task,
  'id' | 'source' | 'title' | 'category' | 'isRequest' | 'scheduledOn' | 'status' | 'minutes' | 'reason'
>;

/** The words of a task for its reader. */
type Words = {
  readonly titleOf: (task: TaskInSummary) => string;
  readonly reasonOf: (reason: Reason, care: CareTask | undefined) => string;
  readonly itemName: (item: string) => string;
  readonly local: LocalWords;
};

type SummaryInput = {
  readonly household: Household;
  /** The name of the person who receives it. */
  readonly name: string;
  /** The household's current day, with which the seven days begin. */
  readonly today: IsoDate;
  /** Those scheduled in `summaryReach` at least, of any status, in any order. */
  readonly tasks: readonly TaskInSummary[];
  readonly asksToPause: boolean;
};

/** How many days before and after the current one a summary reads. */
export const summaryReach = { before: 7, after: 34 } as const;

const mostBookings = 3;

/** The contents of the summary of the seven days from today on. */
export function summaryOf(
  { household, name, today, tasks, asksToPause }: SummaryInput,
  find: FindCareTask,
  words: Words,
): Summary {
  const to = addDays(today, 6);
  const known = tasks.filter(({ status }) => status !== 'skipped').map((task) => withCare(task, find));
  const between = (first: IsoDate, last: IsoDate) =>
    known.filter(({ task }) => first <= task.scheduledOn && task.scheduledOn <= last);
  const open = between(today, to).filter(isOpen).sort(comparePlaces);
  const ahead = between(addDays(to, 1), addDays(today, summaryReach.after)).filter(isOpen).sort(comparePlaces);
  const days = [...Map.groupBy(open, ({ task }) => task.scheduledOn)].map(([date, ofDay]) => ({
    date,
    tasks: ofDay.map((each) => shown(each, household, words)),
  }));
  const lastWeek = lastWeekOf(between(addDays(today, -summaryReach.before), addDays(today, -1)));
  const [next] = ahead;
  const finished = finishedOf(between(weekStartOf(today), addDays(weekStartOf(today), 6)));
  const cares = open.flatMap(({ care }) => care?.task ?? []);
  const note = noteOf([...ahead, ...open], household.country, words);
  return {
    name,
    from: today,
    to,
    ...(lastWeek && { lastWeek }),
    days,
    ...(finished && { finished }),
    ...(next && { next: { title: words.titleOf(next.task), weekStart: weekStartOf(next.task.scheduledOn) } }),
    minutes: minutesOf(open),
    toBook: bookingsOf(ahead, words),
    ...(note && { note }),
    ...(isOnboarded(household) && assumesTown(cares, homeOf(household)) && { assumesTown: true }),
    asksToPause,
  };
}

/** Whether a summary is worth a mail. */
export function isWorthSending({ days, toBook }: Summary): boolean {
  return days.length > 0 || toBook.length > 0;
}

/** A task with the care task that it comes from, if the assistant proposed it. */
type Known = { readonly task: TaskInSummary; readonly care: ReturnType<FindCareTask> };

const withCare = (task: TaskInSummary, find: FindCareTask): Known => ({
  task,
  care: find(careTaskIdOf(task.source) ?? ''),
});

const isOpen = ({ task }: Known) => task.status === 'open';

const isCritical = ({ care }: Known) => care?.task.stake === 'danger';

const minutesOf = (known: readonly Known[]) => known.reduce((sum, { task }) => sum + (task.minutes ?? 0), 0);

const placeOf = (known: Known) => {
  const { id, title, scheduledOn, minutes } = known.task;
  return { date: scheduledOn, critical: isCritical(known), minutes: minutes ?? null, title, id };
};

const comparePlaces = (one: Known, other: Known) => compareTaskPlaces(placeOf(one), placeOf(other));

function shown(known: Known, { answers }: Household, { titleOf, reasonOf }: Words): SummaryTask {
  const { id, category, minutes } = known.task;
  const reason = known.task.reason && reasonOf(known.task.reason, known.care?.task);
  const assumes = assumedTrait(known.task);
  return {
    id,
    title: titleOf(known.task),
    category: known.care ? '' : category,
    ...(minutes !== undefined && { minutes }),
    ...(reason && { reason }),
    ...(assumes && answers[assumes] === undefined && { assumes }),
    critical: isCritical(known),
    ...(known.care?.task.professional && { isVisit: true }),
  };
}

function lastWeekOf(known: readonly Known[]): Summary['lastWeek'] {
  const done = known.filter(({ task }) => task.status === 'done');
  return known.length === 0 ? undefined : { planned: known.length, done: done.length, minutes: minutesOf(done) };
}

function finishedOf(ofWeek: readonly Known[]): Summary['finished'] {
  const isFinished = ofWeek.length > 0 && !ofWeek.some(isOpen);
  return isFinished ? { done: ofWeek.length, minutes: minutesOf(ofWeek) } : undefined;
}

/** The visits of professionals, each once. */
function bookingsOf(ahead: readonly Known[], { titleOf }: Words): readonly SummaryBooking[] {
  const visits = ahead.filter(({ care }) => care?.task.professional);
  const first = [...Map.groupBy(visits, ({ task }) => task.source).values()].flatMap(([visit]) => visit ?? []);
  return first.slice(0, mostBookings).map(({ task }) => ({
    title: titleOf(task),
    weekStart: weekStartOf(task.scheduledOn),
  }));
}

/** Why the first of the tasks that belong to this part of the year matters. They fit the home, as they are planned. */
function noteOf(
  known: readonly Known[],
  country: string | undefined,
  { itemName, local }: Words,
): SeasonalNote | undefined {
  const care = known.find(({ care }) => care?.task.season && !care.task.professional)?.care;
  return (
    care && {
      item: itemName(care.item.name),
      title: care.task.title,
      text: localise(care.task.why, country, local),
    }
  );
}
