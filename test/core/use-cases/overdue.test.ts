import { beforeEach, describe, expect, it } from 'vitest';
import { isSafetyTask } from '#core/catalogue/is-safety-task.ts';
import { addDays, weekStartOf } from '#core/domain/time/dates.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

/** A household that comes back after two missed weeks. */
async function comingBack() {
  const home = await world.withWeek();
  for (let week = 0; week < 2; week++) {
    world.clock.advance({ days: 7 });
    await home.look();
  }
  const week = await home.look();
  return { ...home, householdId: home.household.id, week, today: week.today };
}

const openWeeks = () =>
  Map.groupBy(
    world.tasks().filter(({ status }) => status === 'open'),
    ({ scheduledOn }) => weekStartOf(scheduledOn),
  );

describe('coming back', () => {
  it('spreads the backlog with one press, so that no week has more than the household wants', async () => {
    const { householdId, household, look, week, today } = await comingBack();
    expect(week.overdue.length).toBeGreaterThan(5);
    const { moved, skipped, before } = await world.clearOverdue({ householdId, action: 'spread' });
    expect([moved.length, skipped, before.length]).toEqual([week.overdue.length, 0, week.overdue.length]);
    expect((await look()).overdue).toEqual([]);
    for (let offset = 1; offset <= 4; offset++) await look(offset);
    const urgent = moved.filter(isSafetyTask).length;
    for (const [monday, tasks] of openWeeks()) {
      const most = household.tasksPerWeek + (monday === weekStartOf(today) ? urgent : 0);
      expect([monday, tasks.length <= most]).toEqual([monday, true]);
    }
  });

  it('moves all to today', async () => {
    const { householdId, today, week, look } = await comingBack();
    await world.clearOverdue({ householdId, action: 'today' });
    const ids = (await look()).tasks.flatMap(({ id, scheduledOn }) => (scheduledOn === today ? [id] : []));
    expect(ids).toEqual(expect.arrayContaining(week.overdue.map(({ id }) => id)));
  });

  it('lets all go but safety tasks', async () => {
    const { householdId, week, look } = await comingBack();
    const { moved, skipped } = await world.clearOverdue({ householdId, action: 'let-go' });
    expect(moved.length + skipped).toBe(week.overdue.length);
    expect(moved.every(isSafetyTask)).toBe(true);
    expect((await look()).overdue).toEqual([]);
  });

  it.each(['spread', 'today', 'let-go'] as const)('undoes “%s” with one press', async (action) => {
    const { householdId, week, look } = await comingBack();
    const { before } = await world.clearOverdue({ householdId, action });
    await world.putTasksBack({ householdId, places: before });
    expect((await look()).overdue).toEqual(week.overdue);
  });

  it('clears only the given tasks, and nothing of another household', async () => {
    const { householdId, week, look } = await comingBack();
    const [one] = week.overdue;
    if (!one) throw new Error('the week needs an overdue task for this');
    const stranger = await world.addResident();
    const theirs = await world.clearOverdue({ householdId: stranger.household.id, action: 'today', ids: [one.id] });
    expect(theirs.before).toEqual([]);
    const { before } = await world.clearOverdue({ householdId, action: 'today', ids: [one.id] });
    expect(before).toEqual([{ id: one.id, scheduledOn: one.scheduledOn, moved: one.moved }]);
    await world.putTasksBack({ householdId: stranger.household.id, places: before });
    expect((await look()).overdue).toHaveLength(week.overdue.length - 1);
  });

  it('leaves a task that was done meanwhile done when the rest is put back', async () => {
    const { household, householdId, look } = await comingBack();
    const { before, moved } = await world.clearOverdue({ householdId, action: 'today' });
    const [done] = moved;
    if (!done) throw new Error('a task is needed for this');
    await world.completeTask({ household, id: done.id, completed: true });
    await world.putTasksBack({ householdId, places: before });
    expect((await look()).tasks.find(({ id }) => id === done.id)?.status).toBe('done');
  });

  it('counts a leftover task in the week in which it is done', async () => {
    const { household, week, look } = await comingBack();
    const [first] = week.overdue;
    if (!first) throw new Error('the week needs an overdue task for this');
    await world.completeTask({ household, id: first.id, completed: true });
    expect((await look()).overdue.find(({ id }) => id === first.id)?.status).toBe('done');
    world.clock.advance({ days: 7 });
    expect((await look()).overdue.map(({ id }) => id)).not.toContain(first.id);
  });
});

describe('after the last task of the week', () => {
  it('the user learns what comes next, and can do one of the next week', async () => {
    const { household, look } = await world.withWeek();
    const { nextWeek, next, weeksKept } = await world.getNext({ household });
    const coming = (await look(1)).tasks;
    expect(nextWeek.tasks).toBe(coming.length);
    expect(nextWeek.minutes).toBe(coming.reduce((sum, { minutes = 0 }) => sum + minutes, 0));
    expect(weeksKept).toBe(0);
    if (!next) throw new Error('next week needs a task for this');
    expect(coming.map(({ id }) => id)).toContain(next.id);
    const { today } = await look();
    await world.rescheduleTask({ household, id: next.id, to: today });
    expect((await look()).tasks.map(({ id }) => id)).toContain(next.id);
  });
});

describe('choosing a day', () => {
  it('shows what is planned on each', async () => {
    const { household, week } = await world.withWeek();
    const { days, today } = await world.getDays({ household, from: '2027-01-04', to: addDays('2027-01-04', 30) });
    expect(today).toBe(week.today);
    const minutes = days.flatMap((day) => (day.date < '2027-01-11' ? [day.minutes] : [])).reduce((a, b) => a + b, 0);
    expect(minutes).toBe(week.tasks.reduce((sum, task) => sum + (task.minutes ?? 0), 0));
  });
});
