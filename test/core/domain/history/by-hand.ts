import { careTaskById } from '#core/catalogue/index.ts';
import type { HistoryEntry } from '#core/domain/history/entry.ts';

/**
 * The figures of a history as a person would work them out with a calendar: day by day and week by week. It shares no
 * code with the product, not even for dates.
 */
export type ByHand = {
  readonly entries: readonly HistoryEntry[];
  readonly joinedOn: string;
  readonly today: string;
  readonly year: number | undefined;
  readonly goneTasks: ReadonlySet<string>;
};

const day = (date: string): Date => new Date(`${date}T00:00:00Z`);
const text = (date: Date): string => date.toISOString().slice(0, 10);
/** Days that were looked up before, because a history is walked through again and again. */
const moves = new Map<string, string>();
function plus(date: string, days: number): string {
  const key = `${date} ${days}`;
  const known = moves.get(key);
  if (known !== undefined) return known;
  const moved = day(date);
  moved.setUTCDate(moved.getUTCDate() + days);
  moves.set(key, text(moved));
  return text(moved);
}
function mondayOf(date: string): string {
  let monday = date;
  while (day(monday).getUTCDay() !== 1) monday = plus(monday, -1);
  return monday;
}

export function countsByHand({ entries, year }: ByHand) {
  const counts = { done: 0, skipped: 0, missed: 0, minutes: 0 };
  const money: Record<string, bigint> = {};
  const lines: Record<string, bigint> = {};
  const months: Record<string, Record<string, number>> = {};
  const weekly: Record<string, Record<string, number>> = {};
  for (const entry of entries) {
    if (year !== undefined && !entry.date.startsWith(`${year}-`)) continue;
    counts[entry.kind] += 1;
    if (entry.kind === 'done' && entry.minutes) counts.minutes += entry.minutes;
    const month = entry.date.substring(0, 7);
    months[month] ??= { done: 0, skipped: 0, missed: 0 };
    months[month][entry.kind] = (months[month][entry.kind] ?? 0) + 1;
    if (year !== undefined) {
      const monday = mondayOf(entry.date);
      const week = monday.startsWith(`${year}-`) ? monday : `${year}-01-01`;
      weekly[week] ??= { done: 0, skipped: 0, missed: 0 };
      weekly[week][entry.kind] = (weekly[week][entry.kind] ?? 0) + 1;
    }
    if (!entry.cost) continue;
    const { currency, minor } = entry.cost;
    const line = `${entry.date.substring(0, 4)} ${entry.item} ${currency}`;
    money[currency] = (money[currency] ?? 0n) + BigInt(minor);
    lines[line] = (lines[line] ?? 0n) + BigInt(minor);
  }
  return { counts, money, lines, months, weekly };
}

export function weeksByHand({ entries, joinedOn, today, year }: ByHand) {
  const result = { kept: 0, total: 0, away: 0, run: 0, longestRun: 0 };
  const thisMonday = mondayOf(today);
  for (let monday = mondayOf(joinedOn); monday < thisMonday; monday = plus(monday, 7)) {
    const week = new Set(Array.from({ length: 7 }, (_, index) => plus(monday, index)));
    const grace = new Set(Array.from({ length: 21 }, (_, index) => plus(monday, index)));
    // The last day of the two weeks after the week lies before the current week, and so no task may still be done.
    if ([...grace].some((each) => each >= thisMonday)) continue;
    if (year !== undefined && !monday.startsWith(`${year}-`)) continue;
    let [planned, done, active] = [0, 0, false];
    for (const { kind, date, plannedFor } of entries) {
      if (kind === 'done' && week.has(date)) active = true;
      if (plannedFor === undefined || !week.has(plannedFor) || kind === 'skipped') continue;
      planned += 1;
      if (kind === 'done' && (grace.has(date) || date < monday)) done += 1;
    }
    if (planned === 0) continue;
    if (done >= planned / 2) {
      result.kept += 1;
      result.total += 1;
      result.run += 1;
      result.longestRun = Math.max(result.longestRun, result.run);
    } else if (done === 0 && !active) {
      result.away += 1;
    } else {
      result.total += 1;
      result.run = 0;
    }
  }
  return result;
}

type Late = { readonly id: string; readonly dueOn: string; readonly doneOn: string | null; readonly daysLate: number };

/** Walks through the days with a counter for each safety task, which stops while its item is closed. */
export function safetyByHand({ entries, today, year, goneTasks }: ByHand) {
  let total = 0;
  const late: Late[] = [];
  const note = (id: string, doneOn: string | null, lateDays: number) => {
    if (year !== undefined && !(doneOn ?? today).startsWith(`${year}-`)) return;
    total += 1;
    if (lateDays > 0) late.push({ id, dueOn: plus(doneOn ?? today, -lateDays), doneOn, daysLate: lateDays });
  };
  const ids = new Set(entries.map(({ careTaskId }) => careTaskId ?? ''));
  for (const id of ids) {
    const job = careTaskById.get(id);
    if (job?.task.stake !== 'danger') continue;
    const { intervalDays, whileClosed } = job.task;
    const ownDays = new Map<string, { done: number; missed: number; opens: boolean; closes: boolean }>();
    const on = (date: string) => {
      const known = ownDays.get(date) ?? { done: 0, missed: 0, opens: false, closes: false };
      ownDays.set(date, known);
      return known;
    };
    for (const { careTaskId = '', kind, date } of entries) {
      const other = careTaskById.get(careTaskId);
      if (careTaskId === id && kind !== 'skipped') on(date)[kind] += 1;
      if (other?.item !== job.item || kind !== 'done' || whileClosed) continue;
      if (other.task.seasonalUse === 'opens') on(date).opens = true;
      if (other.task.seasonalUse === 'closes') on(date).closes = true;
    }
    const days = [...ownDays.keys()].sort();
    let [isKnown, isClosed, elapsed] = [false, false, 0];
    let daysSinceMissed = -1;
    for (let date = days[0] ?? today; date <= today; date = plus(date, 1)) {
      elapsed += 1;
      if (daysSinceMissed >= 0) daysSinceMissed += 1;
      const { done = 0, missed = 0, opens = false, closes = false } = ownDays.get(date) ?? {};
      if (closes) isClosed = true;
      if (opens) [isClosed, elapsed] = [false, 0];
      for (let turn = 0; turn < done; turn++) {
        if (isKnown && !isClosed) note(id, date, elapsed - intervalDays);
        if (!isKnown && daysSinceMissed >= 0) note(id, date, daysSinceMissed);
        [isKnown, isClosed, elapsed, daysSinceMissed] = [true, closes && !opens, 0, -1];
      }
      if (missed > 0 && !isKnown && daysSinceMissed < 0) daysSinceMissed = 0;
    }
    if (goneTasks.has(id)) continue;
    if (isKnown && !isClosed && elapsed > intervalDays) note(id, null, elapsed - intervalDays);
    if (!isKnown && daysSinceMissed >= 0) note(id, null, daysSinceMissed);
  }
  return { total, onTime: total - late.length, late };
}
