import type { Role } from '../people/membership.ts';
import { addDays, type IsoDate, type Weekday, weekdayOf, weekStartOf } from '../time/dates.ts';
import { isPaused, type Pauses } from '../time/pause.ts';

/** Kinds of work that not everyone can or wants to do. */
export const workKinds = ['heights', 'chemicals', 'heavy'] as const;
export type WorkKind = (typeof workKinds)[number];

/** When a person has time for the home, and what they don't do there. */
export type WorkPreferences = {
  /** Absent for every day. */
  readonly days?: readonly Weekday[];
  readonly avoids: readonly WorkKind[];
  /** When they are away, and were away lately. */
  readonly absences: Pauses;
};

/** A person who takes turns. */
export type Taker = WorkPreferences & { readonly personId: string; readonly role: Role };

/** A task that one of the people is to do. */
export type Turn = {
  readonly id: string;
  readonly date: IsoDate;
  readonly minutes?: number;
  readonly kinds: readonly WorkKind[];
  readonly isSafety: boolean;
};

/** What a person did or is to do on a day. */
export type Share = { readonly personId: string; readonly date: IsoDate; readonly minutes?: number };

/** Turns are fair over the last weeks and over a year. Both numbers include the week itself. */
const fairWeeks = { lately: 8, inYear: 52 } as const;

const firstDayOf = (weekStart: IsoDate, weeks: number): IsoDate => addDays(weekStart, -7 * (weeks - 1));

/** The first day that counts for the turns of a week. */
export const sharesFrom = (weekStart: IsoDate): IsoDate => firstDayOf(weekStart, fairWeeks.inYear);

/** What a task of unknown length counts. */
const usualMinutes = 15;

const isAway = ({ absences }: WorkPreferences, date: IsoDate): boolean => isPaused(date, absences);

/** Whether the person has time on that day and does that kind of work. */
export const canTake = (taker: WorkPreferences, turn: Turn): boolean =>
  !isAway(taker, turn.date) &&
  (taker.days === undefined || taker.days.includes(weekdayOf(turn.date))) &&
  !turn.kinds.some((kind) => taker.avoids.includes(kind));

/**
 * Who takes each turn, by its id. The longest of a week is given first. Of the people who, in the last weeks, are ahead of
 * the one furthest behind by at most its minutes, it goes to the one who did least in a year. So small differences don't
 * add up, and no one has to catch up on a year at once. What no one can take stays with everyone, but safety goes to
 * an owner. `takers` are in a fixed order, which decides between equals.
 */
export function assignTurns(
  turns: readonly Turn[],
  takers: readonly Taker[],
  shares: readonly Share[],
): ReadonlyMap<string, string> {
  const assigned = new Map<string, string>();
  const all = [...shares];
  const weeks = Map.groupBy(turns, ({ date }) => weekStartOf(date));
  for (const [weekStart, week] of [...weeks].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const lately = minutesAhead(all, takers, firstDayOf(weekStart, fairWeeks.lately), weekStart);
    const inYear = minutesAhead(all, takers, sharesFrom(weekStart), weekStart);
    for (const turn of week.toSorted(byLength)) {
      const able = takers.filter((each) => canTake(each, turn));
      const group = able.length === 0 && turn.isSafety ? ownersFor(turn, takers) : able;
      const least = Math.min(...group.map(({ personId }) => lately.get(personId) ?? 0));
      const close = group.filter(({ personId }) => (lately.get(personId) ?? 0) <= least + lengthOf(turn));
      const [taker] = close.toSorted(
        (one, other) => (inYear.get(one.personId) ?? 0) - (inYear.get(other.personId) ?? 0),
      );
      if (!taker) continue;
      const { personId } = taker;
      const share = { ...turn, personId };
      assigned.set(turn.id, personId);
      all.push(share);
      for (const ahead of [lately, inYear]) count(share, takers, ahead);
    }
  }
  return assigned;
}

/** The owners who are at home, otherwise all. */
function ownersFor({ date }: Turn, takers: readonly Taker[]): readonly Taker[] {
  const owners = takers.filter(({ role }) => role === 'owner');
  const present = owners.filter((owner) => !isAway(owner, date));
  return present.length > 0 ? present : owners;
}

const lengthOf = ({ minutes = usualMinutes }: Pick<Turn, 'minutes'>): number => minutes;

const byLength = (one: Turn, other: Turn): number => lengthOf(other) - lengthOf(one) || (one.id < other.id ? -1 : 1);

/**
 * How many minutes more each person did, or is to do, than their fair part from a day to the end of a week; negative
 * for those who did less. What is done while a person is away isn't theirs to share, so no one has to catch up on it.
 */
export function minutesAhead(
  shares: readonly Share[],
  takers: readonly Taker[],
  from: IsoDate,
  weekStart: IsoDate,
): Map<string, number> {
  const ahead = new Map<string, number>();
  const end = addDays(weekStart, 7);
  for (const share of shares) if (from <= share.date && share.date < end) count(share, takers, ahead);
  return ahead;
}

/** Adds what a person did to their minutes, and takes the fair part of it from everyone who was there. */
function count(share: Share, takers: readonly Taker[], ahead: Map<string, number>): void {
  const add = (personId: string, minutes: number) => ahead.set(personId, (ahead.get(personId) ?? 0) + minutes);
  const present = takers.filter((taker) => !isAway(taker, share.date));
  for (const { personId } of present) add(personId, -lengthOf(share) / present.length);
  add(share.personId, lengthOf(share));
}
