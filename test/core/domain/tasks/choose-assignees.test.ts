import { describe, expect, it } from 'vitest';
import {
  type AssignableTask,
  canTake,
  chooseAssignees,
  minutesAhead,
  type PossibleAssignee,
  type Share,
} from '#core/domain/tasks/choose-assignees.ts';
import { addDays } from '#core/domain/time/dates.ts';

const monday = '2027-01-04';
const person = (personId: string, more: Partial<PossibleAssignee> = {}): PossibleAssignee => ({
  personId,
  role: 'member',
  avoids: [],
  absences: [],
  ...more,
});
const task = (id: string, more: Partial<AssignableTask> = {}): AssignableTask => ({
  id,
  date: '2027-01-09',
  minutes: 30,
  kinds: [],
  isSafety: false,
  ...more,
});
const [ada, sam, kim] = [person('ada', { role: 'owner' }), person('sam'), person('kim')];
const given = (tasks: readonly AssignableTask[], people: readonly PossibleAssignee[], shares: readonly Share[] = []) =>
  Object.fromEntries(chooseAssignees(tasks, people, shares));

describe('the choice of assignees', () => {
  it('go to the person who did least in the last eight weeks, the longest first', () => {
    const tasks = [task('short', { minutes: 10 }), task('long', { minutes: 60 }), task('middle', { minutes: 40 })];
    expect(given(tasks, [ada, sam])).toEqual({ long: 'ada', middle: 'sam', short: 'sam' });
    expect(given([task('one')], [ada, sam], [{ personId: 'ada', date: '2026-11-16', minutes: 50 }])).toEqual({
      one: 'sam',
    });
  });

  it('go to the person who did least in a year, unless another did less than its minutes fewer in the last weeks', () => {
    const before = { personId: 'ada', date: '2026-11-15', minutes: 500 };
    expect(given([task('one')], [ada, sam], [before])).toEqual({ one: 'sam' });
    const lately = (minutes: number) => ({ personId: 'sam', date: '2026-11-16', minutes });
    expect(given([task('one')], [ada, sam], [before, lately(30)])).toEqual({ one: 'sam' });
    expect(given([task('one')], [ada, sam], [before, lately(31)])).toEqual({ one: 'ada' });
    // The fifty-second week before counts, and no earlier one.
    expect(given([task('one')], [ada, sam], [{ ...before, date: '2026-01-12' }])).toEqual({ one: 'sam' });
    expect(given([task('one')], [ada, sam], [{ ...before, date: '2026-01-11' }])).toEqual({ one: 'ada' });
  });

  it('of later weeks count those of the weeks before', () => {
    const tasks = [task('second', { date: '2027-01-16' }), task('first')];
    expect(given(tasks, [ada, sam])).toEqual({ first: 'ada', second: 'sam' });
  });

  it('keep to each person’s days, kinds of work and absence', () => {
    expect(canTake(person('a', { days: ['Saturday'] }), task('x'))).toBe(true);
    expect(canTake(person('a', { days: ['Sunday'] }), task('x'))).toBe(false);
    expect(canTake(person('a', { avoids: ['heights'] }), task('x', { kinds: ['heights', 'heavy'] }))).toBe(false);
    expect(canTake(person('a', { absences: [{ from: '2027-01-08', to: '2027-01-09' }] }), task('x'))).toBe(false);
    expect(canTake(person('a', { absences: [{ from: '2027-01-10', to: '2027-01-11' }] }), task('x'))).toBe(true);
  });

  it('that no one can take are everyone’s, but those for safety are an owner’s who is at home', () => {
    const absences = [{ from: monday, to: '2027-01-10' }];
    const people = [
      person('ada', { role: 'owner', absences }),
      person('eve', { role: 'owner', avoids: ['heights'] }),
      person('sam', { avoids: ['heights'] }),
    ];
    const tasks = [task('gutters', { kinds: ['heights'] }), task('alarm', { kinds: ['heights'], isSafety: true })];
    expect(given(tasks, people)).toEqual({ alarm: 'eve' });
    expect(given([task('alarm', { isSafety: true })], [person('ada', { role: 'owner', absences })])).toEqual({
      alarm: 'ada',
    });
  });
});

/** How far the person with the most minutes is ahead of the one with the fewest, apart from what rounding adds. */
const spread = (ahead: ReadonlyMap<string, number>) =>
  Math.round((Math.max(...ahead.values()) - Math.min(...ahead.values())) * 1000) / 1000;

/** A generator of numbers from 0 to 1 that gives the same ones in each run. */
function makeRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('52 weeks of assigned tasks with random absences', () => {
  const longest = 60;
  const year = Array.from({ length: 52 }, (_, week) => addDays(monday, 7 * week));

  it.each(Array.from({ length: 100 }, (_, seed) => seed + Number(process.env.PROPERTY_SEED ?? 1)))(
    'are fair within one task’s minutes, seed %i',
    (seed) => {
      const random = makeRandom(seed);
      const shares: Share[] = [];
      let people: readonly PossibleAssignee[] = seed % 2 === 0 ? [ada, sam] : [ada, sam, kim];
      for (const [week, weekStart] of year.entries()) {
        const absence = { from: weekStart, to: addDays(weekStart, 6) };
        people = people.map((each) => (random() < 0.2 ? { ...each, absences: [...each.absences, absence] } : each));
        const tasks = Array.from({ length: 1 + Math.floor(random() * 7) }, (_, index) =>
          task(`${week}-${index}`, {
            date: addDays(weekStart, Math.floor(random() * 7)),
            minutes: 5 * (1 + Math.floor((random() * longest) / 5)),
          }),
        );
        const taken = chooseAssignees(tasks, people, shares);
        for (const each of tasks) {
          const personId = taken.get(each.id);
          if (personId !== undefined) shares.push({ ...each, personId });
        }
        expect(taken.size).toBe(people.every(({ absences }) => absences.includes(absence)) ? 0 : tasks.length);
        // What any eight weeks add up to.
        expect(spread(minutesAhead(shares, people, addDays(weekStart, -49), weekStart))).toBeLessThanOrEqual(
          2 * longest,
        );
      }
      expect(spread(minutesAhead(shares, people, monday, year.at(-1) ?? monday))).toBeLessThanOrEqual(longest);
    },
  );

  it('leave no one to catch up on what the others did while they were away', () => {
    const absences = [{ from: monday, to: '2027-01-31' }];
    const shares = ['2027-01-09', '2027-01-16', '2027-01-23', '2027-01-30'].map((date) => ({
      personId: 'sam',
      date,
      minutes: 60,
    }));
    const tasks = [task('one', { date: '2027-02-06' }), task('other', { date: '2027-02-06' })];
    const taken = chooseAssignees(tasks, [person('ada', { absences }), sam], shares);
    expect(new Set(taken.values())).toEqual(new Set(['ada', 'sam']));
  });
});
