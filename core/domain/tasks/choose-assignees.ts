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

/** A person in a home whose people take turns. */
export type PossibleAssignee = WorkPreferences & { readonly personId: string; readonly role: Role };

/** A planned task that one of the people is to do. */
export type AssignableTask = {
  readonly id: string;
  readonly date: IsoDate;
  readonly minutes?: number;
  readonly kinds: readonly WorkKind[];
  readonly isSafety: boolean;
};

/** What a person did or is to do on a day. */
export type Share = { readonly personId: string; readonly date: IsoDate; readonly minutes?: number };

/** The work is shared fairly over the last weeks and over a year. Both numbers include the week itself. */
const fairWeeks = { lately: 8, inYear: 52 } as const;

const firstDayOf = (weekStart: IsoDate, weeks: number): IsoDate => addDays(weekStart, -7 * (weeks - 1));

/** The first day that counts for the tasks of a week. */
export const sharesFrom = (weekStart: IsoDate): IsoDate => firstDayOf(weekStart, fairWeeks.inYear);

/** What a task of unknown length counts. */
const usualMinutes = 15;

const isAway = ({ absences }: WorkPreferences, date: IsoDate): boolean => isPaused(date, absences);

/** Whether the person has time on that day and does that kind of work. */
export const canTake = (person: WorkPreferences, task: AssignableTask): boolean =>
  !isAway(person, task.date) &&
  (person.days === undefined || person.days.includes(weekdayOf(task.date))) &&
  !task.kinds.some((kind) => person.avoids.includes(kind));

/**
 * Who takes each task, by its id. The longest of a week is assigned first. Of the people who, in the last weeks, are ahead of
 * the one furthest behind by at most its minutes, it goes to the one who did least in a year. So small differences don't
 * add up, and no one has to catch up on a year at once. What no one can take stays with everyone, but safety goes to
 * an owner. `people` are in a fixed order, which decides between equals.
 */
export function chooseAssignees(
  tasks: readonly AssignableTask[],
  people: readonly PossibleAssignee[],
  shares: readonly Share[],
): ReadonlyMap<string, string> {
  const assigned = new Map<string, string>();
  const all = [...shares];
  const weeks = Map.groupBy(tasks, ({ date }) => weekStartOf(date));
  for (const [weekStart, week] of [...weeks].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const lately = minutesAhead(all, people, firstDayOf(weekStart, fairWeeks.lately), weekStart);
    const inYear = minutesAhead(all, people, sharesFrom(weekStart), weekStart);
    for (const task of week.toSorted(byLength)) {
      const able = people.filter((each) => canTake(each, task));
      const group = able.length === 0 && task.isSafety ? ownersFor(task, people) : able;
      const least = Math.min(...group.map(({ personId }) => lately.get(personId) ?? 0));
      const close = group.filter(({ personId }) => (lately.get(personId) ?? 0) <= least + lengthOf(task));
      const [person] = close.toSorted(
        (one, other) => (inYear.get(one.personId) ?? 0) - (inYear.get(other.personId) ?? 0),
      );
      if (!person) continue;
      const { personId } = person;
      const share = { ...task, personId };
      assigned.set(task.id, personId);
      all.push(share);
      for (const ahead of [lately, inYear]) count(share, people, ahead);
    }
  }
  return assigned;
}

/** The owners who are at home, otherwise all. */
function ownersFor({ date }: AssignableTask, people: readonly PossibleAssignee[]): readonly PossibleAssignee[] {
  const owners = people.filter(({ role }) => role === 'owner');
  const present = owners.filter((owner) => !isAway(owner, date));
  return present.length > 0 ? present : owners;
}

const lengthOf = ({ minutes = usualMinutes }: Pick<AssignableTask, 'minutes'>): number => minutes;

const byLength = (one: AssignableTask, other: AssignableTask): number =>
  lengthOf(other) - lengthOf(one) || (one.id < other.id ? -1 : 1);

/**
 * How many minutes more each person did, or is to do, than their fair part from a day to the end of a week; negative
 * for those who did less. What is done while a person is away isn't theirs to share, so no one has to catch up on it.
 */
export function minutesAhead(
  shares: readonly Share[],
  people: readonly PossibleAssignee[],
  from: IsoDate,
  weekStart: IsoDate,
): Map<string, number> {
  const ahead = new Map<string, number>();
  const end = addDays(weekStart, 7);
  for (const share of shares) if (from <= share.date && share.date < end) count(share, people, ahead);
  return ahead;
}

/** Adds what a person did to their minutes, and takes the fair part of it from everyone who was there. */
function count(share: Share, people: readonly PossibleAssignee[], ahead: Map<string, number>): void {
  const add = (personId: string, minutes: number) => ahead.set(personId, (ahead.get(personId) ?? 0) + minutes);
  const present = people.filter((person) => !isAway(person, share.date));
  for (const { personId } of present) add(personId, -lengthOf(share) / present.length);
  add(share.personId, lengthOf(share));
}
