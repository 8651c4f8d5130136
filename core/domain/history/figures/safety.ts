import type { Job } from '../../plan/types.ts';
import { compareText } from '../../text/compare-text.ts';
import { addDays, daysBetween, type IsoDate } from '../../time/dates.ts';
import type { HistoryFact } from '../entry.ts';

/** A care task with its item, by id, whether or not the home still has the item. */
export type FindJob = (careTaskId: string) => Job | undefined;

/** One turn of a safety task after its first, and the last day on which it was on time. */
type SafetyTurn = {
  readonly job: Job;
  readonly dueOn: IsoDate;
  /** Absent while it is open and late. */
  readonly doneOn?: IsoDate;
};

type LateTurn = SafetyTurn & { readonly daysLate: number };
export type SafetyFigure = { readonly onTime: number; readonly total: number; readonly late: readonly LateTurn[] };

/** The days of one care task, in order. */
type Days = { readonly done: IsoDate[]; readonly missed: IsoDate[] };

type Seasons = { readonly closed: readonly IsoDate[]; readonly opened: readonly IsoDate[] };

function daysByTask(entries: readonly HistoryFact[], find: FindJob): ReadonlyMap<string, Days & { job: Job }> {
  const byTask = new Map<string, Days & { job: Job }>();
  for (const { careTaskId, kind, date } of entries) {
    if (careTaskId === undefined || kind === 'skipped') continue;
    const job = find(careTaskId);
    if (!job || (job.task.stake !== 'danger' && !job.task.seasonalUse)) continue;
    const days = byTask.get(job.task.id) ?? { job, done: [], missed: [] };
    days[kind].push(date);
    byTask.set(job.task.id, days);
  }
  for (const { done, missed } of byTask.values()) {
    done.sort(compareText);
    missed.sort(compareText);
  }
  return byTask;
}

/** The days on which each item was closed for a season and opened again. */
function seasonsByItem(days: Iterable<Days & { job: Job }>): ReadonlyMap<string, Seasons> {
  const seasons = new Map<string, { closed: IsoDate[]; opened: IsoDate[] }>();
  for (const { job, done } of days) {
    const { seasonalUse } = job.task;
    if (!seasonalUse) continue;
    const ofItem = seasons.get(job.item.name) ?? { closed: [], opened: [] };
    ofItem[seasonalUse === 'closes' ? 'closed' : 'opened'].push(...done);
    seasons.set(job.item.name, ofItem);
  }
  return seasons;
}

/**
 * The day from which the gap that ends on `to` counts: the previous completion, or a later opening of the item.
 * Undefined if the item is closed on that day.
 */
function startOfGap(from: IsoDate, to: IsoDate, seasons: Seasons | undefined): IsoDate | undefined {
  if (!seasons) return from;
  const latest = (days: readonly IsoDate[]) =>
    days
      .filter((day) => day <= to)
      .sort(compareText)
      .at(-1) ?? '';
  const [closed, opened] = [latest(seasons.closed), latest(seasons.opened)];
  if (closed > opened && closed >= from) return undefined;
  return opened > from ? opened : from;
}

function turnsOf({ job, done, missed }: Days & { job: Job }, seasons: Seasons | undefined, today: IsoDate) {
  const turns: SafetyTurn[] = [];
  const [first] = done;
  const missedFirst = missed[0] !== undefined && (first === undefined || missed[0] < first) ? missed[0] : undefined;
  if (missedFirst !== undefined) turns.push({ job, dueOn: missedFirst, ...(first !== undefined && { doneOn: first }) });
  for (const [index, from] of done.entries()) {
    const doneOn = done[index + 1];
    const start = startOfGap(from, doneOn ?? today, seasons);
    if (start === undefined) continue;
    const dueOn = addDays(start, job.task.intervalDays);
    if (doneOn !== undefined) turns.push({ job, dueOn, doneOn });
    else if (dueOn < today) turns.push({ job, dueOn });
  }
  return turns;
}

/**
 * Every turn of a safety task that was done or is late. The gap counts from the previous completion; the first turn is
 * due on the day on which it was first missed, if it was. While an item is closed for a season its tasks rest, and the
 * gap counts from the opening. An open turn counts only if its task still fits the home: `isCurrent`.
 */
export function safetyTurns(
  entries: readonly HistoryFact[],
  { find, isCurrent, today }: { find: FindJob; isCurrent: (job: Job) => boolean; today: IsoDate },
): readonly SafetyTurn[] {
  const days = daysByTask(entries, find);
  const seasons = seasonsByItem(days.values());
  return [...days.values()]
    .filter(({ job: { task } }) => task.stake === 'danger')
    .flatMap((each) => {
      const { item, task } = each.job;
      const rests = !task.whileClosed && !task.seasonalUse;
      return turnsOf(each, rests ? seasons.get(item.name) : undefined, today);
    })
    .filter(({ doneOn, job }) => doneOn !== undefined || isCurrent(job));
}

/** Counts turns by the year in which they were done; open ones belong to the current year. All years without a year. */
export function safetyFigure(turns: readonly SafetyTurn[], today: IsoDate, year?: number): SafetyFigure {
  const counted = turns.filter(({ doneOn = today }) => year === undefined || Number(doneOn.slice(0, 4)) === year);
  const late = counted
    .map((turn): LateTurn => ({ ...turn, daysLate: daysBetween(turn.dueOn, turn.doneOn ?? today) }))
    .filter(({ daysLate }) => daysLate > 0)
    .sort((one, other) => compareText(other.dueOn, one.dueOn) || compareText(one.job.task.id, other.job.task.id));
  return { onTime: counted.length - late.length, total: counted.length, late };
}
